import { Command } from 'commander'

import { StoreError, tenantOwner } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { identifier } from './identifier.ts'
import { openStore } from './open-store.ts'
import type { Output } from './output.ts'
import { printable } from './printable.ts'
import { UsageError } from './usage-error.ts'

interface ReadFlags {
  readonly store: string
  readonly tenant: string
}

/** The command `catenary read`. `settle` is told the exit code. */
export function createReadCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('read')
    .description('Print a result that a chain left in a store on disk.')
    .argument('<ref>', 'the artifact, as the chain named it')
    .requiredOption('--store <kind>', 'the store of that chain: file:DIR')
    .option('--tenant <id>', 'whose result it is', identifier, 'local')
    .action(async (ref: string, flags: ReadFlags) => settle(await readArtifact(ref, flags, output)))
}

async function readArtifact(ref: string, { store, tenant }: ReadFlags, output: Output): Promise<number> {
  if (store === 'memory')
    throw new UsageError('--store: what a chain left in memory is gone; run it with --store file:DIR')
  await using opened = await openStore(store)
  const scope = { owner: tenantOwner(tenant) }
  try {
    const { mediaType } = await opened.store.info(ref, scope)
    if (!output.isTerminal) {
      for await (const chunk of opened.store.read(ref, scope)) await output.write(chunk)
      return exitCode.ok
    }
    if (!/^text\/|json/.test(mediaType)) {
      output.note('catenary:', `this is ${mediaType}, not for a terminal; write it to a file with > FILE`)
      return exitCode.usage
    }
    await output.write(printable(new TextDecoder().decode(await opened.store.resolve(ref, scope))) + '\n')
    return exitCode.ok
  } catch (error) {
    if (!StoreError.isInstance(error)) throw error
    output.note('catenary:', error.message)
    return exitCode.failed
  }
}
