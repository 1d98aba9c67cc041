import { StoreError, tenantOwner } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { openStore } from './open-store.ts'
import type { Output } from './output.ts'
import { printable } from './printable.ts'
import { UsageError } from './usage-error.ts'

/** The flags of `catenary read`, as they were given. */
export interface ReadFlags {
  readonly store: string
  readonly tenant: string
}

/** Writes an artifact to stdout and says with which code the process is to end. @throws UsageError */
export async function readArtifact(
  ref: string,
  { store, tenant }: ReadFlags,
  output: Output,
): Promise<number> {
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
