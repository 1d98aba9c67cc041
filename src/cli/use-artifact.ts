import { StoreError, tenantOwner } from '../index.ts'
import type { BlobInfo, ByteRange, ManagedBlobStore, Scope } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { openLastingStore } from './open-store.ts'
import type { Output } from './output.ts'
import { printable, printableJson } from './printable.ts'

/** The flags of the subcommands of `catenary artifact`, as they were given. */
export interface ArtifactFlags {
  readonly store: string
  readonly tenant: string
  readonly json?: true
  readonly range?: ByteRange
}

/** Lists a tenant's artifacts, the oldest first. @throws UsageError */
export async function listArtifacts(flags: ArtifactFlags, output: Output): Promise<number> {
  return withStore(flags, output, async (store, scope) => {
    const infos: BlobInfo[] = []
    for await (const info of store.list(scope)) infos.push(info)
    for (const info of infos.toSorted((a, b) => a.storedAt - b.storedAt))
      await output.write(`${flags.json === true ? printableJson(info) : lineOf(info)}\n`)
    return exitCode.ok
  })
}

/** Writes an artifact, or a range of it, to stdout. @throws UsageError */
export async function getArtifact(ref: string, flags: ArtifactFlags, output: Output): Promise<number> {
  return withStore(flags, output, async (store, scope) => {
    const options = { ...scope, ...(flags.range !== undefined && { range: flags.range }) }
    if (!output.isTerminal) {
      for await (const chunk of store.read(ref, options)) await output.write(chunk)
      return exitCode.ok
    }
    const { mediaType } = await store.info(ref, scope)
    if (!/^text\/|json/.test(mediaType)) {
      output.note('catenary:', `this is ${mediaType}, not for a terminal; write it to a file with > FILE`)
      return exitCode.usage
    }
    const decoder = new TextDecoder()
    for await (const chunk of store.read(ref, options))
      await output.write(printable(decoder.decode(chunk, { stream: true })))
    await output.write(`${printable(decoder.decode())}\n`)
    return exitCode.ok
  })
}

/** Removes artifacts; says which were none. @throws UsageError */
export async function removeArtifacts(
  refs: readonly string[],
  flags: ArtifactFlags,
  output: Output,
): Promise<number> {
  return withStore(flags, output, async (store, scope) => {
    let code: number = exitCode.ok
    for (const ref of refs) {
      if (await store.delete(ref, scope)) continue
      output.note('catenary:', `${ref}: there is no such artifact; nothing was removed`)
      code = exitCode.failed
    }
    return code
  })
}

function lineOf({ ref, mediaType, bytes, storedAt, expiresAt, pins }: BlobInfo): string {
  const end = expiresAt === undefined ? `pinned ${pins}` : `until ${time(expiresAt)}`
  return [ref, String(bytes), printable(mediaType).replace(/[\t\n]/g, ' '), time(storedAt), end].join('\t')
}

function time(ms: number): string {
  return new Date(ms).toISOString()
}

async function withStore(
  { store, tenant }: ArtifactFlags,
  output: Output,
  work: (store: ManagedBlobStore, scope: Scope) => Promise<number>,
): Promise<number> {
  await using opened = await openLastingStore(store)
  try {
    return await work(opened.store, { owner: tenantOwner(tenant) })
  } catch (error) {
    if (!StoreError.isInstance(error)) throw error
    output.note('catenary:', error.message)
    return exitCode.failed
  }
}
