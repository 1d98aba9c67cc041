import { Command } from 'commander'

import type { Output } from './output.ts'
import type { StoreFlags } from './tend-store.ts'

/** The command `catenary store`. `settle` is told the exit code. */
export function createStoreCommand(output: Output, settle: (code: number) => void): Command {
  const command = new Command('store').description('Prepare and tidy up where large results rest.')
  command.addCommand(
    new Command('init')
      .description('Make the folder, or the bucket with its lifecycle rules, unless they are there.')
      .requiredOption('--store <kind>', 'file:DIR, or s3://BUCKET/PREFIX?endpoint=URL&pathStyle=true')
      .option('--check', 'only look; exits 1 if something is missing')
      .option('--json', 'print it as one line of JSON')
      .action(async (flags: StoreFlags) => {
        const { initStore } = await import('./tend-store.ts')
        settle(await initStore(flags, output))
      }),
  )
  command.addCommand(
    new Command('gc')
      .description('Remove what nobody needs any more: expired artifacts, unfinished uploads, lapsed pins.')
      .requiredOption('--store <kind>', 'file:DIR, or s3://BUCKET/PREFIX?endpoint=URL&pathStyle=true')
      .option('--dry-run', 'only say what it would free')
      .option('--json', 'print it as one line of JSON')
      .action(async (flags: StoreFlags) => {
        const { collectGarbage } = await import('./tend-store.ts')
        settle(await collectGarbage(flags, output))
      }),
  )
  return command
}
