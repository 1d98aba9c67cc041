import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { resolve } from 'node:path'

import { chunksOf } from './chunks.ts'
import { invalidArgument, notFound, StoreError, throwIfAborted } from './errors.ts'
import { diskIfThere } from './file/disk.ts'
import type { GarbageRules } from './file/garbage.ts'
import type { BlobPaths } from './file/layout.ts'
import { pathsOf } from './file/layout.ts'
import { listRefs } from './file/list-refs.ts'
import type { LiveBlob } from './file/live-blob.ts'
import { infoOf, openLive } from './file/live-blob.ts'
import { addPin, removePin } from './file/pins.ts'
import { readContent } from './file/read-content.ts'
import { removeBlob } from './file/remove-blob.ts'
import { sweep } from './file/sweep.ts'
import { syncDirectory } from './file/sync-directory.ts'
import { writeBlob } from './file/write-blob.ts'
import { Lifetime } from './lifetime.ts'
import { hourMs, milliseconds } from './milliseconds.ts'
import { boundsOf, checkRange } from './range.ts'
import { isRef, newRef } from './ref.ts'
import { checkScope } from './scope.ts'
import { checkStoreOptions } from './store-options.ts'
import type {
  BlobData,
  BlobInfo,
  ManagedBlobStore,
  RandomBytes,
  ReadOptions,
  Scope,
  StoreOptions,
  StoreSettings,
  SweepOptions,
  SweepReport,
} from './types.ts'

const monthMs = 30 * 24 * hourMs

/** How a store on disk is run. */
export interface FileBlobStoreOptions extends StoreSettings {
  /** Where the blobs lie; made, for this user only, when it is not there. Several processes may share it. */
  readonly directory: string
  /** A pin lapses at this age in milliseconds, since the process that made it may have died. @default 30 days */
  readonly maxPinMs?: number
  /** A sweep removes an unfinished upload that was not written to for so many milliseconds. @default 3_600_000 */
  readonly maxPartMs?: number
}

/**
 * Keeps blobs in a directory, where they outlast the process; any number of processes may use it at once. Writes are
 * atomic and durable. Expired blobs can no longer be read; their files go when `sweep` is called.
 */
export class FileBlobStore implements ManagedBlobStore {
  readonly #root: string
  readonly #rules: GarbageRules
  readonly #randomBytes: RandomBytes
  readonly #lifetime = new Lifetime()

  /** @throws `invalid_argument` naming the field */
  constructor(options: FileBlobStoreOptions) {
    if (typeof options.directory !== 'string' || options.directory === '') {
      throw invalidArgument('directory', 'must be a non-empty path')
    }
    this.#root = resolve(options.directory)
    this.#randomBytes = options.randomBytes ?? randomBytes
    this.#rules = {
      clock: options.clock ?? Date,
      ttlMs: milliseconds('ttlMs', options.ttlMs, hourMs),
      maxPinMs: milliseconds('maxPinMs', options.maxPinMs, monthMs),
      maxPartMs: milliseconds('maxPartMs', options.maxPartMs, hourMs),
    }
  }

  async store(data: BlobData, options: StoreOptions): Promise<BlobInfo> {
    const { owner, signal: given, mediaType, ttlMs } = checkStoreOptions(data, options, this.#rules.ttlMs)
    return this.#lifetime.run(given, async (signal) => {
      const chunks = chunksOf(data, signal)
      const ref = newRef(this.#randomBytes)
      const written = await writeBlob(pathsOf(this.#root, owner, ref), chunks, (digest) => {
        throwIfAborted(signal)
        return { version: 1, mediaType, ...digest, storedAt: Math.trunc(this.#rules.clock.now()), ttlMs }
      })
      const { bytes, sha256, storedAt } = written
      return { ref, mediaType, bytes, sha256, storedAt, expiresAt: storedAt + ttlMs, pins: 0 }
    })
  }

  async resolve(ref: string, scope: Scope): Promise<Uint8Array> {
    await using blob = await this.#open(ref, scope)
    const { bytes } = blob.description
    const content = new Uint8Array(bytes)
    let at = 0
    for await (const chunk of readContent(blob.file, blob.description, { from: 0, to: bytes })) {
      throwIfAborted(scope.signal)
      content.set(chunk, at)
      at += chunk.length
    }
    return content
  }

  async *read(ref: string, options: ReadOptions): AsyncGenerator<Uint8Array> {
    checkRange(options.range)
    await using blob = await this.#open(ref, options)
    using _held = this.#lifetime.hold(blob)
    const bounds = boundsOf(options.range, blob.description.bytes)
    for await (const chunk of readContent(blob.file, blob.description, bounds)) {
      throwIfAborted(options.signal)
      yield chunk
      this.#lifetime.check()
    }
  }

  async info(ref: string, scope: Scope): Promise<BlobInfo> {
    await using blob = await this.#open(ref, scope)
    return infoOf(ref, blob)
  }

  async pin(ref: string, scope: Scope): Promise<void> {
    await using blob = await this.#open(ref, scope)
    const pin = await addPin(blob.paths.pins, blob.state.now)
    if (pin === undefined) throw notFound()
    try {
      // Only now is it certain that no sweep took the blob before it could see the pin.
      await using still = await openLive(blob.paths, this.#rules, pin)
      if (still === undefined) throw notFound()
    } catch (error) {
      await removePin(pin)
      throw error
    }
  }

  async unpin(ref: string, scope: Scope): Promise<void> {
    await using blob = await this.#open(ref, scope)
    const { pins, now } = blob.state
    if (pins.length === 0) return
    // The time goes first: without the pin and with the old time a sweep would take the blob at once.
    const isThere = await diskIfThere(utimes(blob.paths.blob, now / 1000, now / 1000).then(() => true))
    if (isThere === undefined) throw notFound()
    for (const pin of pins) if (await removePin(pin)) return
  }

  async exists(ref: string, scope: Scope): Promise<boolean> {
    await using blob = await this.#openIfThere(ref, scope)
    return blob !== undefined
  }

  async delete(ref: string, scope: Scope): Promise<boolean> {
    const paths = this.#locate(ref, scope)
    if (paths === undefined || !(await isLiveOrCorrupt(paths, this.#rules))) return false
    const removed = await removeBlob(paths)
    await diskIfThere(syncDirectory(paths.directory))
    return removed
  }

  async *list(scope: Scope): AsyncGenerator<BlobInfo> {
    this.#lifetime.check()
    checkScope(scope)
    for await (const ref of listRefs(this.#root, scope.owner)) {
      const info = await this.info(ref, scope).catch(skipUnreadable)
      if (info !== undefined) yield info
    }
  }

  /** Removes expired blobs, unfinished uploads and lapsed pins, of all owners; safe while others read and write. */
  async sweep(options: SweepOptions = {}): Promise<SweepReport> {
    this.#lifetime.check()
    return sweep(this.#root, this.#rules, options)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lifetime.close()
  }

  async #open(ref: string, scope: Scope): Promise<LiveBlob> {
    const blob = await this.#openIfThere(ref, scope)
    if (blob === undefined) throw notFound()
    return blob
  }

  async #openIfThere(ref: string, scope: Scope): Promise<LiveBlob | undefined> {
    const paths = this.#locate(ref, scope)
    return paths === undefined ? undefined : openLive(paths, this.#rules)
  }

  #locate(ref: string, scope: Scope): BlobPaths | undefined {
    this.#lifetime.check()
    checkScope(scope)
    return isRef(ref) ? pathsOf(this.#root, scope.owner, ref) : undefined
  }
}

/** A blob that cannot be read can still be deleted. */
async function isLiveOrCorrupt(paths: BlobPaths, rules: GarbageRules): Promise<boolean> {
  try {
    await using blob = await openLive(paths, rules)
    return blob !== undefined
  } catch (error) {
    if (StoreError.isInstance(error) && error.code === 'corrupt') return true
    throw error
  }
}

/** A list goes on behind what is gone by now, or damaged. @throws whatever else went wrong */
function skipUnreadable(error: unknown): undefined {
  if (!StoreError.isInstance(error) || (error.code !== 'corrupt' && error.code !== 'not_found')) throw error
  return undefined
}
