import { createHash } from 'node:crypto'

import { StoreError } from '../errors.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { MultipartUpload } from './multipart-upload.ts'
import type { PartLender } from './part-buffers.ts'
import type { ContentOptions } from './types.ts'

/** What is known of content once all of it is stored. */
export interface Uploaded {
  readonly bytes: number
  readonly sha256: string
  /** By which the service tells whether it is still the same object. */
  readonly etag: string
}

/** What is uploaded, and where to. */
export interface UploadSource {
  readonly key: string
  readonly chunks: AsyncIterable<Uint8Array>
  /** How long it is at most; infinite when nobody knows. */
  readonly maxBytes: number
}

/**
 * Stores content under a key that nobody else uses: at once if it fits into one part, else in parts, of which three are
 * in memory at most. When it fails nothing is left. @throws `aborted`, `unavailable`
 */
export async function upload(
  bucket: BlobBucket,
  { key, chunks, maxBytes }: UploadSource,
  options: ContentOptions,
): Promise<Uploaded> {
  const hash = createHash('sha256')
  const buffers = bucket.parts.lender(maxBytes)
  let bytes = 0
  let last = new Uint8Array()
  await using parts = new MultipartUpload(bucket, key, options)
  const addLast = async (): Promise<void> => {
    const part = last
    await parts.add(part, () => buffers.giveBack(part))
  }
  for await (const piece of pieces(chunks, buffers)) {
    if (bytes > 0) await addLast()
    hash.update(piece)
    bytes += piece.length
    last = piece
  }
  const isSmall = bytes === last.length
  if (!isSmall) await addLast()
  const etag = isSmall ? await bucket.put(key, last, options) : await parts.complete()
  if (isSmall && bytes > 0) buffers.giveBack(last)
  if (etag === undefined)
    throw new StoreError('unavailable', 'The storage service gave no ETag. See docs/store.md.')
  return { bytes, sha256: hash.digest('hex'), etag }
}

/** The same bytes in pieces of one size, the last of which may be smaller; no piece for no bytes. */
async function* pieces(
  chunks: AsyncIterable<Uint8Array>,
  buffers: PartLender,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let buffer: Uint8Array<ArrayBuffer> | undefined
  let filled = 0
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      buffer ??= buffers.take()
      const taken = chunk.subarray(at, at + buffer.length - filled)
      buffer.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < buffer.length) continue
      yield buffer
      buffer = undefined
      filled = 0
    }
  }
  if (buffer !== undefined) yield buffer.subarray(0, filled)
}
