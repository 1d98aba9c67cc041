import { Command } from 'commander'

import type { DecideFlags } from './decide-approvals.ts'
import type { Output } from './output.ts'

/** The command `catenary deny`. `settle` is told the exit code. */
export function createDenyCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('deny')
    .description('Refuse calls that wait for somebody to decide.')
    .argument('<id...>', 'as `catenary approvals` lists them, or the id of a call')
    .requiredOption('--journal <file>', 'the file that `catenary run --approve inbox` was given')
    .option('--reason <text>', 'told to the script, and kept in the trace')
    .option('--remember <for>', 'as with `catenary approve`')
    .option('--by <name>', 'who decides (default: the user of this machine)')
    .action(async (ids: readonly string[], flags: DecideFlags) => {
      const { decideApprovals } = await import('./decide-approvals.ts')
      settle(await decideApprovals({ ids, flags, decision: 'denied' }, output))
    })
}
