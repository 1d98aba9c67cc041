import { Command } from 'commander'

import { identifier } from './identifier.ts'
import type { Output } from './output.ts'
import type { ReadFlags } from './read-artifact.ts'

/** The command `catenary read`. `settle` is told the exit code. */
export function createReadCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('read')
    .description('Print a result that a chain left in a store on disk.')
    .argument('<ref>', 'the artifact, as the chain named it')
    .requiredOption('--store <kind>', 'the store of that chain: file:DIR')
    .option('--tenant <id>', 'whose result it is', identifier, 'local')
    .action(async (ref: string, flags: ReadFlags) => {
      const { readArtifact } = await import('./read-artifact.ts')
      settle(await readArtifact(ref, flags, output))
    })
}
