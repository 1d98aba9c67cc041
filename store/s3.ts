import { randomBytes } from 'node:crypto'
import { isUint8Array } from 'node:util/types'

import { chunksOf } from './chunks.ts'
import { StoreError, throwIfAborted } from './errors.ts'
import { Lifetime } from './lifetime.ts'
import { hourMs, milliseconds } from './milliseconds.ts'
import { boundsOf, checkRange } from './range.ts'
import { isRef, newRef, takenRef } from './ref.ts'
import { describe, findLive, infoOf, orNotFound } from './s3/blob.ts'
import type { LiveBlob } from './s3/blob.ts'
import { BlobBucket } from './s3/blob-bucket.ts'
import { checkSettings } from './s3/check-settings.ts'
import type { S3BlobStoreOptions } from './s3/check-settings.ts'
import { keysIn, keysOf, ownerFolder, refOf, folderOf } from './s3/layout.ts'
import type { BlobKeys } from './s3/layout.ts'
import { lifecycleTag } from './s3/lifecycle-tag.ts'
import { addPin, takePin } from './s3/pins.ts'
import { prepareBucket } from './s3/prepare-bucket.ts'
import { readContent } from './s3/read-content.ts'
import { removeBlob } from './s3/remove-blob.ts'
import { endOf } from './s3/state.ts'
import { sweep } from './s3/sweep.ts'
import type { S3Description, S3InitOptions, S3InitReport } from './s3/types.ts'
import { upload } from './s3/upload.ts'
import { checkScope } from './scope.ts'
import { checkStoreOptions } from './store-options.ts'
import type { CheckedStoreOptions } from './store-options.ts'
import type {
  BlobData,
  BlobInfo,
  ManagedBlobStore,
  RandomBytes,
  ReadOptions,
  Scope,
  StoreOptions,
  SweepOptions,
  SweepReport,
} from './types.ts'

export type { S3BlobStoreOptions } from './s3/check-settings.ts'
export type { S3Credentials, S3Encryption, S3InitOptions, S3InitReport, S3StorageClass } from './s3/types.ts'

const dayMs = 24 * hourMs

/**
 * Keeps blobs in a bucket of an S3-compatible service, where every process on every machine sees them, their pins and
 * their times. Expired blobs can no longer be read; their objects go when `sweep` is called, and by the bucket's
 * lifecycle rules, which `init` writes.
 */
export class S3BlobStore implements ManagedBlobStore {
  readonly #bucket: BlobBucket
  readonly #prefix: string
  readonly #randomBytes: RandomBytes
  readonly #lifetime = new Lifetime()
  readonly #rules

  /** @throws `invalid_argument` naming the field */
  constructor(options: S3BlobStoreOptions) {
    const { prefix, ...settings } = checkSettings(options)
    this.#prefix = prefix
    this.#randomBytes = options.randomBytes ?? randomBytes
    this.#rules = {
      clock: options.clock ?? Date,
      ttlMs: milliseconds('ttlMs', options.ttlMs, hourMs),
      maxPinMs: milliseconds('maxPinMs', options.maxPinMs, 30 * dayMs),
      maxPartMs: milliseconds('maxPartMs', options.maxPartMs, dayMs),
      maxAgeMs: milliseconds('maxAgeMs', options.maxAgeMs, 365 * dayMs),
      lifecycle: options.lifecycle ?? ('tags' as const),
    }
    this.#bucket = new BlobBucket(settings)
  }

  /** Makes the bucket and its lifecycle rules, unless they are there, or only looks. @throws `unavailable` */
  async init(options: S3InitOptions = {}): Promise<S3InitReport> {
    this.#lifetime.check()
    return prepareBucket(this.#bucket, { prefix: this.#prefix, ...this.#rules }, options)
  }

  async store(data: BlobData, options: StoreOptions): Promise<BlobInfo> {
    const checked = checkStoreOptions(data, options, this.#rules.ttlMs)
    return this.#lifetime.run(checked.signal, async (signal) => {
      const chunks = chunksOf(data, signal)
      const ref = newRef(this.#randomBytes)
      const keys = keysOf(this.#prefix, checked.owner, ref)
      const { mediaType, bytes, sha256, storedAt, ttlMs } = await this.#write(keys, chunks, {
        ...checked,
        signal,
        maxBytes: maxBytesOf(data),
      })
      return { ref, mediaType, bytes, sha256, storedAt, expiresAt: storedAt + ttlMs, pins: 0 }
    })
  }

  async resolve(ref: string, scope: Scope): Promise<Uint8Array> {
    const { keys, description } = await this.#openToRead(ref, scope)
    const content = new Uint8Array(description.bytes)
    let at = 0
    for await (const chunk of this.#content(keys, description, scope)) {
      content.set(chunk, at)
      at += chunk.length
    }
    return content
  }

  async *read(ref: string, options: ReadOptions): AsyncGenerator<Uint8Array> {
    checkRange(options.range)
    const { keys, description } = await this.#openToRead(ref, options)
    yield* this.#content(keys, description, options)
  }

  async info(ref: string, scope: Scope): Promise<BlobInfo> {
    return infoOf(ref, orNotFound(await this.#findLive(ref, scope)), this.#rules)
  }

  async pin(ref: string, scope: Scope): Promise<void> {
    await addPin(this.#bucket, orNotFound(await this.#findLive(ref, scope)), this.#rules)
  }

  async unpin(ref: string, scope: Scope): Promise<void> {
    await takePin(this.#bucket, orNotFound(await this.#findLive(ref, scope)))
  }

  async exists(ref: string, scope: Scope): Promise<boolean> {
    return (await this.#findLive(ref, scope)) !== undefined
  }

  async delete(ref: string, scope: Scope): Promise<boolean> {
    const keys = this.#locate(ref, scope)
    if (keys === undefined) return false
    const isThere = await this.#findLive(ref, scope).then((found) => found !== undefined, isCorrupt)
    return isThere && removeBlob(this.#bucket, keys)
  }

  async *list(scope: Scope): AsyncGenerator<BlobInfo> {
    this.#lifetime.check()
    checkScope(scope)
    for await (const { key } of this.#bucket.list(ownerFolder(this.#prefix, scope.owner), scope.signal)) {
      const folder = folderOf(this.#prefix, key)
      if (folder === undefined || key !== keysIn(folder).info) continue
      const ref = refOf(folder)
      const found = await this.#findLive(ref, scope).catch((error: unknown) => void isCorrupt(error))
      if (found !== undefined) yield infoOf(ref, found, this.#rules)
    }
  }

  /** Removes expired blobs, unfinished uploads and lapsed pins, of all owners; safe while others read and write. */
  async sweep(options: SweepOptions = {}): Promise<SweepReport> {
    this.#lifetime.check()
    return sweep({ bucket: this.#bucket, prefix: this.#prefix, rules: this.#rules }, options)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lifetime.close()
    this.#bucket[Symbol.dispose]()
  }

  /** The content first, under a key that is new; then the description, with which the blob is there. */
  async #write(
    keys: BlobKeys,
    chunks: AsyncIterable<Uint8Array>,
    { mediaType, ttlMs, signal, maxBytes }: WriteOptions,
  ): Promise<S3Description> {
    // Not from the settings' source: two that give the same ref must not overwrite each other's content.
    const content = randomBytes(12).toString('hex')
    const key = keys.content(content)
    const tag = this.#rules.lifecycle === 'none' ? undefined : lifecycleTag(ttlMs)
    try {
      const uploaded = await upload(this.#bucket, { key, chunks, maxBytes }, { mediaType, tag, signal })
      throwIfAborted(signal)
      const storedAt = Math.trunc(this.#rules.clock.now())
      const description: S3Description = { version: 1, mediaType, ...uploaded, storedAt, ttlMs, content }
      if (!(await this.#bucket.claim(keys.info, JSON.stringify(description)))) throw takenRef()
      return description
    } catch (error) {
      await this.#bucket.remove(key).catch(() => undefined)
      throw error
    }
  }

  /** Within the time to live it was stored with, the description says enough: its content says whether it is there. */
  async #openToRead(ref: string, scope: Scope): Promise<Pick<LiveBlob, 'keys' | 'description'>> {
    const keys = orNotFound(this.#locate(ref, scope))
    const now = this.#rules.clock.now()
    const description = orNotFound(await describe(this.#bucket, keys))
    if (now < endOf(description, { times: [] }, this.#rules)) return { keys, description }
    return orNotFound(await findLive(this.#bucket, keys, { rules: this.#rules }))
  }

  async *#content(
    keys: BlobKeys,
    description: S3Description,
    { range, signal }: ReadOptions,
  ): AsyncGenerator<Uint8Array> {
    const bounds = boundsOf(range, description.bytes)
    const reading = new AbortController()
    const end = signal === undefined ? reading.signal : AbortSignal.any([signal, reading.signal])
    using _held = this.#lifetime.hold({ [Symbol.asyncDispose]: async () => reading.abort() })
    const part = { key: keys.content(description.content), description, bounds, signal: end }
    try {
      for await (const chunk of readContent(this.#bucket, part)) {
        yield chunk
        this.#lifetime.check()
      }
    } catch (error) {
      this.#lifetime.check()
      throw error
    }
  }

  async #findLive(ref: string, scope: Scope): Promise<LiveBlob | undefined> {
    const keys = this.#locate(ref, scope)
    return keys === undefined ? undefined : findLive(this.#bucket, keys, { rules: this.#rules })
  }

  #locate(ref: string, scope: Scope): BlobKeys | undefined {
    this.#lifetime.check()
    checkScope(scope)
    return isRef(ref) ? keysOf(this.#prefix, scope.owner, ref) : undefined
  }
}

/** How a checked blob is written. */
interface WriteOptions extends CheckedStoreOptions {
  readonly signal: AbortSignal
  readonly maxBytes: number
}

function maxBytesOf(data: BlobData): number {
  if (typeof data === 'string') return data.length * 3
  return isUint8Array(data) ? data.length : Infinity
}

/** A blob that cannot be read can still be deleted. @throws whatever else went wrong */
function isCorrupt(error: unknown): boolean {
  if (StoreError.isInstance(error) && error.code === 'corrupt') return true
  throw error
}
