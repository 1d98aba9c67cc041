import { createHash, randomBytes } from 'node:crypto'
import { isUint8Array } from 'node:util/types'

import { chunksOf } from './chunks.ts'
import { invalidArgument, notFound, StoreError, throwIfAborted } from './errors.ts'
import { Lifetime } from './lifetime.ts'
import { hourMs, milliseconds } from './milliseconds.ts'
import { boundsOf, checkRange } from './range.ts'
import { newRef, takenRef } from './ref.ts'
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
  StoreClock,
  StoreOptions,
  StoreSettings,
  SweepOptions,
  SweepReport,
} from './types.ts'

const chunkBytes = 256 * 1024
const sweepEveryMs = 60_000

/** How a store in memory is run. */
export interface MemoryBlobStoreOptions extends StoreSettings {
  /** Bytes of content held at most; what exceeds it is refused with `unavailable`. @default 1 GiB */
  readonly maxBytes?: number
}

interface Entry {
  readonly owner: string
  readonly content: Uint8Array
  readonly fixed: Pick<BlobInfo, 'ref' | 'mediaType' | 'bytes' | 'sha256' | 'storedAt'>
  readonly ttlMs: number
  /** When the time to live began: at the store, or at the last unpin. */
  since: number
  pins: number
}

/** Keeps blobs in this process; they end with it. */
export class MemoryBlobStore implements ManagedBlobStore {
  readonly #entries = new Map<string, Entry>()
  readonly #lifetime = new Lifetime()
  readonly #clock: StoreClock
  readonly #ttlMs: number
  readonly #maxBytes: number
  readonly #randomBytes: RandomBytes
  #usedBytes = 0
  #nextSweep = 0

  /** @throws `invalid_argument` naming the field */
  constructor(options: MemoryBlobStoreOptions = {}) {
    this.#clock = options.clock ?? Date
    this.#ttlMs = milliseconds('ttlMs', options.ttlMs, hourMs)
    this.#randomBytes = options.randomBytes ?? randomBytes
    this.#maxBytes = options.maxBytes ?? 1024 ** 3
    if (!(this.#maxBytes > 0)) throw invalidArgument('maxBytes', 'must be a number above 0')
  }

  async store(data: BlobData, options: StoreOptions): Promise<BlobInfo> {
    const checked = checkStoreOptions(data, options, this.#ttlMs)
    return this.#lifetime.run(checked.signal, async (signal) => {
      const ref = newRef(this.#randomBytes)
      const content = await this.#collect(data, signal)
      return infoOf(this.#add(ref, content, checked))
    })
  }

  async resolve(ref: string, scope: Scope): Promise<Uint8Array> {
    return new Uint8Array(this.#find(ref, scope).content)
  }

  async *read(ref: string, options: ReadOptions): AsyncGenerator<Uint8Array> {
    checkRange(options.range)
    const { content } = this.#find(ref, options)
    const { from, to } = boundsOf(options.range, content.length)
    for (let at = from; at < to; at += chunkBytes) {
      this.#lifetime.check()
      throwIfAborted(options.signal)
      yield content.slice(at, Math.min(at + chunkBytes, to))
    }
  }

  async info(ref: string, scope: Scope): Promise<BlobInfo> {
    return infoOf(this.#find(ref, scope))
  }

  async pin(ref: string, scope: Scope): Promise<void> {
    this.#find(ref, scope).pins += 1
  }

  async unpin(ref: string, scope: Scope): Promise<void> {
    const entry = this.#find(ref, scope)
    if (entry.pins === 0) return
    entry.since = this.#clock.now()
    entry.pins -= 1
  }

  async exists(ref: string, scope: Scope): Promise<boolean> {
    return this.#lookUp(ref, scope) !== undefined
  }

  async delete(ref: string, scope: Scope): Promise<boolean> {
    const entry = this.#lookUp(ref, scope)
    if (entry !== undefined) this.#remove(entry)
    return entry !== undefined
  }

  async *list(scope: Scope): AsyncGenerator<BlobInfo> {
    this.#lifetime.check()
    checkScope(scope)
    for (const entry of this.#entries.values()) {
      if (entry.owner === scope.owner && !this.#isExpired(entry)) yield infoOf(entry)
    }
  }

  /** Frees what has expired. The store does so by itself, once a minute at most, when something is stored. */
  async sweep(options: SweepOptions = {}): Promise<SweepReport> {
    this.#lifetime.check()
    const expired = [...this.#entries.values()].filter((entry) => this.#isExpired(entry))
    if (options.mode !== 'report') for (const entry of expired) this.#remove(entry)
    const bytes = expired.reduce((sum, entry) => sum + entry.content.length, 0)
    return { blobs: expired.length, bytes, parts: 0, pins: 0 }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#lifetime.close()
    this.#entries.clear()
    this.#usedBytes = 0
  }

  async #collect(data: BlobData, signal: AbortSignal): Promise<Uint8Array> {
    const isOurs = typeof data === 'string' || isUint8Array(data)
    const parts: Uint8Array[] = []
    let bytes = 0
    try {
      for await (const chunk of chunksOf(data, signal)) {
        this.#claim(chunk.length)
        bytes += chunk.length
        parts.push(isOurs ? chunk : new Uint8Array(chunk))
      }
    } catch (error) {
      this.#usedBytes -= bytes
      throw error
    }
    return joined(parts, bytes)
  }

  #add(ref: string, content: Uint8Array, { owner, mediaType, ttlMs }: CheckedStoreOptions): Entry {
    if (this.#entries.has(ref)) {
      this.#usedBytes -= content.length
      throw takenRef()
    }
    const now = this.#clock.now()
    const fixed = { ref, mediaType, bytes: content.length, sha256: sha256(content), storedAt: now }
    const entry: Entry = { owner, content, fixed, ttlMs, since: now, pins: 0 }
    this.#entries.set(ref, entry)
    return entry
  }

  /** Counts bytes as they come, so that streams under way together cannot exceed the limit. */
  #claim(bytes: number): void {
    const now = this.#clock.now()
    if (now >= this.#nextSweep || this.#usedBytes + bytes > this.#maxBytes) {
      this.#nextSweep = now + sweepEveryMs
      for (const entry of this.#entries.values()) if (this.#isExpired(entry)) this.#remove(entry)
    }
    if (this.#usedBytes + bytes > this.#maxBytes) throw full(this.#maxBytes)
    this.#usedBytes += bytes
  }

  #find(ref: string, scope: Scope): Entry {
    const entry = this.#lookUp(ref, scope)
    if (entry === undefined) throw notFound()
    return entry
  }

  #lookUp(ref: string, scope: Scope): Entry | undefined {
    this.#lifetime.check()
    checkScope(scope)
    const entry = this.#entries.get(ref)
    return entry === undefined || entry.owner !== scope.owner || this.#isExpired(entry) ? undefined : entry
  }

  #isExpired(entry: Entry): boolean {
    return entry.pins === 0 && this.#clock.now() >= entry.since + entry.ttlMs
  }

  #remove(entry: Entry): void {
    if (this.#entries.delete(entry.fixed.ref)) this.#usedBytes -= entry.content.length
  }
}

function infoOf({ fixed, pins, since, ttlMs }: Entry): BlobInfo {
  return { ...fixed, pins, ...(pins === 0 && { expiresAt: since + ttlMs }) }
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only
  const content = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    content.set(part, at)
    at += part.length
  }
  return content
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function full(maxBytes: number): StoreError {
  return new StoreError(
    'unavailable',
    `The store is full: it holds at most ${maxBytes} bytes (maxBytes). Delete what is no longer needed, store less, ` +
      'or use a store on disk.',
  )
}
