import { StoreError, type BlobStore } from '../../index.ts'
import { artifactUri, readArtifactUri } from './artifact-uri.ts'
import { base64 } from './reply.ts'
import type { ReadResourceResult } from './sdk.ts'

/** What one read may bring, in bytes; a larger artifact is read in ranges. */
const maxReadBytes = 32 * 1024 * 1024

export interface ArtifactSource {
  readonly store: BlobStore | undefined
  readonly owner: string
}

/** An artifact, or a range of one, as a client gets it; undefined if there is none, it has expired or is another's. */
export async function readArtifactResource(
  uri: string,
  { store, owner }: ArtifactSource,
): Promise<ReadResourceResult | undefined> {
  const address = readArtifactUri(uri)
  if (address === undefined || store === undefined) return undefined
  const { ref, from = 0 } = address
  try {
    const { bytes: size, mediaType } = await store.info(ref, { owner })
    const wanted = Math.min(address.to ?? size, size)
    const to = Math.min(wanted, from + maxReadBytes)
    const chunks: Uint8Array[] = []
    if (from < to)
      for await (const chunk of store.read(ref, { owner, range: { from, to } })) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const next = to < size ? { 'catenary/next': artifactUri(ref, { from: to, to: size }) } : {}
    const _meta = { 'catenary/from': from, 'catenary/to': to, 'catenary/size': size, ...next }
    const content = isText(mediaType) ? wholeText(bytes) : undefined
    const body = content === undefined ? { blob: base64(bytes) } : { text: content }
    return { contents: [{ uri, mimeType: mediaType, ...body, _meta }] }
  } catch (error) {
    if (StoreError.isInstance(error) && error.code === 'not_found') return undefined
    throw error
  }
}

function isText(mediaType: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|javascript|yaml|x-ndjson|sql)\b|[\w./-]+\+(?:json|xml)\b)/.test(
    mediaType,
  )
}

/** A range may begin or end within a character: then it is bytes, and only bytes can be put together again. */
function wholeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
