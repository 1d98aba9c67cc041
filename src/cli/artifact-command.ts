import { Command } from 'commander'

import type { ArtifactFlags } from './use-artifact.ts'
import { identifier } from './identifier.ts'
import type { Output } from './output.ts'
import { byteRange } from './byte-range.ts'

/** The command `catenary artifact`. `settle` is told the exit code. */
export function createArtifactCommand(output: Output, settle: (code: number) => void): Command {
  const command = new Command('artifact').description('Look at what chains left in a store.')
  const add = (subcommand: Command): Command => {
    command.addCommand(
      subcommand
        .requiredOption('--store <kind>', 'the store of those chains: file:DIR, or s3://BUCKET/PREFIX?...')
        .option('--tenant <id>', 'whose artifacts', identifier, 'local'),
    )
    return subcommand
  }
  add(new Command('ls'))
    .description("List a tenant's artifacts.")
    .option('--json', 'print each as one line of JSON')
    .action(async (flags: ArtifactFlags) => {
      const { listArtifacts } = await import('./use-artifact.ts')
      settle(await listArtifacts(flags, output))
    })
  add(new Command('get').argument('<ref>', 'the artifact, as the chain named it'))
    .description('Print an artifact.')
    .option(
      '--range <from-to>',
      'only the bytes from, inclusive, to, exclusive; from- up to the end',
      byteRange,
    )
    .action(async (ref: string, flags: ArtifactFlags) => {
      const { getArtifact } = await import('./use-artifact.ts')
      settle(await getArtifact(ref, flags, output))
    })
  add(new Command('rm').argument('<ref...>', 'the artifacts, as the chain named them'))
    .description('Remove artifacts.')
    .action(async (refs: readonly string[], flags: ArtifactFlags) => {
      const { removeArtifacts } = await import('./use-artifact.ts')
      settle(await removeArtifacts(refs, flags, output))
    })
  return command
}
