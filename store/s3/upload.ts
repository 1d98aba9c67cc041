import { createHash } from 'node:crypto'

import { StoreError } from '../errors.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { MultipartUpload } from './multipart-upload.ts'
import type { ContentOptions } from './types.ts'

/** What is known of content once all of it is stored. */
export interface Uploaded {
  readonly bytes: number
  readonly sha256: string
  /** By which the service tells whether it is still the same object. */
  readonly etag: string
}

/**
 * Stores content under a key that nobody else uses: at once if it fits into one part, else in parts, of which three are
 * in memory at most. When it fails nothing is left. @throws `aborted`, `unavailable`
 */
export async function upload(
  bucket: BlobBucket,
  { key, chunks }: { readonly key: string; readonly chunks: AsyncIterable<Uint8Array> },
  options: ContentOptions,
): Promise<Uploaded> {
  const hash = createHash('sha256')
  let bytes = 0
  let last: Uint8Array = new Uint8Array()
  await using parts = new MultipartUpload(bucket, key, options)
  for await (const piece of pieces(chunks, bucket.settings.partBytes)) {
    if (bytes > 0) await parts.add(last)
    hash.update(piece)
    bytes += piece.length
    last = piece
  }
  const isSmall = bytes === last.length
  if (!isSmall) await parts.add(last)
  const etag = isSmall ? await bucket.put(key, last, options) : await parts.complete()
  if (etag === undefined)
    throw new StoreError('unavailable', 'The storage service gave no ETag. See docs/store.md.')
  return { bytes, sha256: hash.digest('hex'), etag }
}

/** The same bytes in pieces of one size, each in memory of its own, the last maybe smaller; no piece for no bytes. */
async function* pieces(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let piece: Uint8Array | undefined
  let filled = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      // Memory that is not written to is not taken from the system: a small content costs what it weighs.
      piece ??= Buffer.allocUnsafeSlow(size)
      // A copy: the source may use its memory again.
      const taken = chunk.subarray(at, at + size - filled)
      piece.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < size) continue
      yield piece
      piece = undefined
      filled = 0
    }
  }
  if (piece !== undefined) yield piece.subarray(0, filled)
}
