import {
  StoreError,
  type BlobData,
  type BlobInfo,
  type BlobStore,
  type ByteRange,
} from '../../store/index.ts'
import type { ArtifactStream } from '../kernel/index.ts'
import { ArtifactSource } from './artifact-source.ts'
import { ArtifactWindow } from './artifact-window.ts'
import type { Call } from './call.ts'
import { storeReason } from './store-reason.ts'
import type { ArtifactDescription, ArtifactFailure, ArtifactRead } from './types.ts'

/** How long the end of a session waits for a store to take its pins back. */
const releaseTimeoutMs = 5000

/** What a session's artifacts are made from. */
export interface SessionArtifactsOptions {
  readonly store: BlobStore | undefined
  readonly owner: string
  /** Refs that the session was granted. */
  readonly granted: readonly string[]
  /** The most that one read may bring into memory, in bytes. */
  readonly maxReadBytes: number
}

/** How something is stored. */
export interface KeepOptions {
  readonly mediaType: string
  /** Ends the storing. @default only the end of the session does */
  readonly signal?: AbortSignal
}

/** The artifacts of one session: which refs it may use, and the pins that keep them while it lasts. */
export class SessionArtifacts {
  readonly #options: SessionArtifactsOptions
  readonly #known: Set<string>
  readonly #pins: string[] = []
  /** Pins that are being made. */
  readonly #pinning = new Set<Promise<boolean>>()
  /** Content never changes: what was looked up for one read holds for the next. */
  readonly #infos = new Map<string, BlobInfo>()
  readonly #window: ArtifactWindow | undefined
  /** Ends what is still being stored or read when the session does; made for the first that is. */
  #ending: AbortController | undefined
  #released = false

  constructor(options: SessionArtifactsOptions) {
    this.#options = options
    this.#known = new Set(options.granted)
    const { store, owner, maxReadBytes: maxBytes } = options
    if (store !== undefined) this.#window = new ArtifactWindow({ store, owner, maxBytes })
  }

  get #end(): AbortSignal {
    this.#ending ??= new AbortController()
    if (this.#released) this.#ending.abort()
    return this.#ending.signal
  }

  /** Lets the session use a ref from now on. */
  issue(ref: string): void {
    this.#known.add(ref)
  }

  /** What the store knows of a ref; undefined for a missing, an expired, a foreign and an unissued one alike. */
  async info(ref: string): Promise<BlobInfo | undefined> {
    const { store, owner } = this.#options
    if (store === undefined || !this.#known.has(ref)) return undefined
    return unlessMissing(store.info(ref, { owner }))
  }

  /** The bytes of a ref, by the same rule. */
  async resolve(ref: string): Promise<Uint8Array | undefined> {
    const { store, owner } = this.#options
    if (store === undefined || !this.#known.has(ref)) return undefined
    return unlessMissing(store.resolve(ref, { owner }))
  }

  /** A ref that was looked up, as a tool reads it: while the session lasts, and as often as it likes. */
  stream(info: BlobInfo): ArtifactStream | undefined {
    const { store, owner } = this.#options
    return store === undefined ? undefined : new ArtifactSource(info, { store, owner, signal: this.#end })
  }

  /** A range of a ref, by the same rule; `to` is cut at the end. */
  async read(ref: string, range: ByteRange): Promise<ArtifactRead> {
    if (this.#released) return closed
    try {
      const info = this.#infos.get(ref) ?? (await this.info(ref))
      if (info === undefined || this.#window === undefined)
        return failed('artifact_not_found', artifactNotFound)
      this.#infos.set(ref, info)
      const to = Math.min(range.to ?? info.bytes, info.bytes)
      const from = Math.min(Math.max(0, range.from), to)
      if (to - from > this.#options.maxReadBytes) return tooMuch(to - from, this.#options.maxReadBytes)
      const bytes = from === to ? new Uint8Array() : await this.#window.read(info, { from, to })
      return { ok: true, bytes, size: info.bytes, mediaType: info.mediaType }
    } catch (error) {
      if (StoreError.isInstance(error) && error.code === 'not_found') {
        return failed('artifact_not_found', artifactNotFound)
      }
      return unread(error)
    }
  }

  /**
   * Stores bytes, pins them for the session and issues their ref. Undefined if the call or the session ended
   * meanwhile: the pin is then taken back, and the blob expires by itself.
   */
  keep(call: Call, data: BlobData, how: KeepOptions): Promise<BlobInfo | undefined> {
    return this.#keep(data, how, () => call.ended)
  }

  /** Stores what the script itself hands over, by the same rule. Never rejects. */
  async put(data: Uint8Array, mediaType: string): Promise<ArtifactDescription> {
    if (this.#options.store === undefined)
      return failed('store_failed', 'There is no store for artifacts here: pass the value itself.')
    try {
      const info = await this.#keep(data, { mediaType }, () => false)
      return info === undefined ? closed : described(info)
    } catch (error) {
      const reason = storeReason(error)
      return failed('store_failed', `The artifact could not be stored, and nothing else was done.${reason}`)
    }
  }

  /** What is known of a ref, by the rule of `read`. Never rejects. */
  async describe(ref: string): Promise<ArtifactDescription> {
    if (this.#released) return closed
    try {
      const info = await this.info(ref)
      return info === undefined ? failed('artifact_not_found', artifactNotFound) : described(info)
    } catch (error) {
      return unread(error)
    }
  }

  async #keep(data: BlobData, how: KeepOptions, isOver: () => boolean): Promise<BlobInfo | undefined> {
    const { store, owner } = this.#options
    if (store === undefined) return undefined
    const end = this.#end
    const signal = how.signal === undefined ? end : AbortSignal.any([how.signal, end])
    const info = await store.store(data, { owner, mediaType: how.mediaType, signal })
    if (isOver() || this.#released) return undefined
    const pinned = this.#pin(store, info.ref, isOver)
    this.#pinning.add(pinned)
    try {
      return (await pinned) ? info : undefined
    } finally {
      this.#pinning.delete(pinned)
    }
  }

  /** Pins a ref and issues it; false if that came too late, and the pin was taken back. */
  async #pin(store: BlobStore, ref: string, isOver: () => boolean): Promise<boolean> {
    const { owner } = this.#options
    await store.pin(ref, { owner })
    if (isOver() || this.#released) {
      await store.unpin(ref, { owner })
      return false
    }
    this.#pins.push(ref)
    this.issue(ref)
    return true
  }

  /**
   * Takes back every pin once, those that are just being made too; a store that fails for one of them is still asked for
   * the rest.
   */
  async release(): Promise<void> {
    if (this.#released) return
    this.#released = true
    this.#ending?.abort()
    const { store, owner } = this.#options
    if (store === undefined || this.#pins.length + this.#pinning.size === 0) return
    const unpinned = Promise.allSettled([
      ...this.#pins.splice(0).map(async (ref) => store.unpin(ref, { owner })),
      ...this.#pinning,
    ])
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, releaseTimeoutMs)
    await Promise.race([unpinned, late])
    clearTimeout(timer)
  }
}

/** What a ref that cannot be used is told, whatever the reason. */
export const artifactNotFound =
  'There is no such artifact here. Use an artifact that a tool of this run returned; it may have expired.'

const closed = failed('session_closed', 'The session is closed.')

function failed(code: ArtifactFailure['code'], message: string): ArtifactFailure {
  return { ok: false, code, message }
}

function unread(error: unknown): ArtifactFailure {
  return failed('store_failed', `The artifact could not be read from the store.${storeReason(error)}`)
}

function described({ ref, bytes, mediaType, sha256 }: BlobInfo): ArtifactDescription {
  return { ok: true, ref, bytes, mediaType, sha256 }
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (StoreError.isInstance(error) && error.code === 'not_found') return undefined
    throw error
  }
}

function tooMuch(asked: number, max: number): ArtifactRead {
  const message = `The read of ${asked} bytes is over the limit of ${max} (maxResolvedBytes): read it in slices.`
  return { ok: false, code: 'artifact_too_large', message }
}
