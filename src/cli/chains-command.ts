import { Command, Option } from 'commander'

import { identifier } from './identifier.ts'
import type { ListChainsFlags, PruneFlags } from './list-chains.ts'
import type { Output } from './output.ts'

const states = ['running', 'suspended', 'ok', 'error', 'timeout', 'cancelled']

/** The command `catenary chains`. `settle` is told the exit code. */
export function createChainsCommand(output: Output, settle: (code: number) => void): Command {
  const prune = new Command('prune')
    .description('Remove chains that ended some time ago from a journal.')
    .option('--journal <file>', 'the file that `catenary run` was given')
    .requiredOption('--older-than <age>', 'such as 30d, 12h or 10m')
    .action(async (_flags: unknown, command: Command) => {
      const { pruneChains } = await import('./list-chains.ts')
      // The command above has taken the file already.
      settle(await pruneChains(command.optsWithGlobals<PruneFlags>(), output))
    })
  return new Command('chains')
    .description('List the chains of a journal, the latest first.')
    .option('--journal <file>', 'the file that `catenary run` was given')
    .addOption(new Option('--state <state>', 'only those that stand so').choices(states))
    .option('--tenant <id>', 'only those of this tenant', identifier)
    .option('--json', 'print each as one line of JSON, with its result')
    .action(async (flags: ListChainsFlags) => {
      const { listChains } = await import('./list-chains.ts')
      settle(await listChains(flags, output))
    })
    .addCommand(prune)
}
