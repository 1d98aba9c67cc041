import { Command } from 'commander'

import type { DecideFlags } from './decide-approvals.ts'
import type { Output } from './output.ts'

/** The command `catenary approve`. `settle` is told the exit code. */
export function createApproveCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('approve')
    .description('Let calls run that wait for somebody to decide.')
    .argument('<id...>', 'as `catenary approvals` lists them, or the id of a call')
    .requiredOption('--journal <file>', 'the file that `catenary run --approve inbox` was given')
    .option('--reason <text>', 'kept in the trace')
    .option('--arguments <json|@file>', 'what the call is to run with instead')
    .option(
      '--remember <for>',
      'call: the same call in this run; chain or chain:N: this tool in this run,\nN more times; always: a stored rule for this tool with these arguments',
    )
    .option('--by <name>', 'who decides (default: the user of this machine)')
    .action(async (ids: readonly string[], flags: DecideFlags) => {
      const { decideApprovals } = await import('./decide-approvals.ts')
      settle(await decideApprovals({ ids, flags, decision: 'approved' }, output))
    })
}
