import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

import { corrupt, notFound, StoreError, throwIfAborted } from '../errors.ts'
import type { Bounds } from '../range.ts'
import { weigh } from '../weigh.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { service } from './failure.ts'
import type { S3Description } from './types.ts'

const resumeAttempts = 3

/** Which bytes of which object. */
export interface ContentPart {
  readonly key: string
  readonly description: S3Description
  readonly bounds: Bounds
  readonly signal: AbortSignal
}

/**
 * The bytes of a blob's content within bounds, each chunk in memory of its own. Of the whole content the digest is
 * verified before the last chunk is given. Of a part, that it comes from the very object that was stored (its ETag) and
 * is as long as it should be. A connection that breaks is made again where it broke.
 * @throws `corrupt`, `not_found`, `aborted`, `unavailable`
 */
export async function* readContent(bucket: BlobBucket, part: ContentPart): AsyncGenerator<Uint8Array> {
  const { description, bounds, signal } = part
  const isWhole = bounds.from === 0 && bounds.to === description.bytes
  const hash = isWhole ? createHash('sha256') : undefined
  let at = bounds.from
  let failures = 0
  while (at < bounds.to) {
    try {
      for await (const chunk of open(bucket, part, at)) {
        throwIfAborted(signal)
        at += chunk.length
        failures = 0
        if (at > bounds.to) throw corrupt()
        hash?.update(chunk)
        if (at === bounds.to && hash !== undefined && hash.digest('hex') !== description.sha256)
          throw corrupt()
        weigh(chunk)
        yield chunk
      }
      if (at < bounds.to) throw corrupt()
    } catch (error) {
      throwIfAborted(signal)
      failures += 1
      if (StoreError.isInstance(error) || failures > resumeAttempts)
        await service(Promise.reject(error), signal)
    }
  }
}

async function* open(bucket: BlobBucket, part: ContentPart, from: number): AsyncGenerator<Uint8Array> {
  const { key, description, bounds, signal } = part
  const range =
    from === 0 && bounds.to === description.bytes ? {} : { range: `bytes=${from}-${bounds.to - 1}` }
  const found = await bucket.get(key, { ...range, etag: description.etag, signal })
  if (found === undefined) throw notFound()
  // A service that knows no ranges answers with everything: that must not pass for a part.
  if (found.ContentLength !== bounds.to - from) throw corrupt()
  const body = found.Body as Readable | undefined
  if (body === undefined) throw corrupt()
  const giveUp = (): void => void body.destroy()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    for await (const chunk of body) yield own(chunk)
  } finally {
    signal.removeEventListener('abort', giveUp)
    body.destroy()
  }
}

/** The chunk in memory that has nothing else in it; a copy only where it has. */
function own(chunk: Buffer): Uint8Array {
  const isAlone = chunk.length === chunk.buffer.byteLength
  return isAlone ? new Uint8Array(chunk.buffer) : new Uint8Array(chunk)
}
