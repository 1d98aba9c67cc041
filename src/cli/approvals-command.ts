import { Command } from 'commander'

import { identifier } from './identifier.ts'
import type { ListFlags } from './list-approvals.ts'
import type { Output } from './output.ts'

/** The command `catenary approvals`. `settle` is told the exit code. */
export function createApprovalsCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('approvals')
    .description('List the calls that wait for somebody to decide.')
    .requiredOption('--journal <file>', 'the file that `catenary run --approve inbox` was given')
    .option('--all', 'those that are decided, expired or withdrawn too')
    .option('--tenant <id>', 'only those of this tenant', identifier)
    .option('--json', 'print each as one line of JSON, whole')
    .action(async (flags: ListFlags) => {
      const { listApprovals } = await import('./list-approvals.ts')
      settle(await listApprovals(flags, output))
    })
}
