/** A half-open range of bytes, `from` included, `to` excluded. Without `to`, or with one past the end, up to the end. */
export interface ByteRange {
  readonly from: number
  readonly to?: number
}

/** What a caller hands over to be stored. The store takes a copy: changing it later changes nothing. */
export type BlobData = string | Uint8Array | AsyncIterable<Uint8Array>

/** How a blob is stored. */
export interface StoreOptions {
  /** Who may use the blob. Every other operation must name the same owner. */
  readonly owner: string
  /**
   * At most 512 bytes of UTF-8 without control characters.
   * @default `application/octet-stream`, or `text/plain; charset=utf-8` for a string
   */
  readonly mediaType?: string
  /** How long an unpinned blob lives, in whole milliseconds. @default the store's own, one hour */
  readonly ttlMs?: number
  readonly signal?: AbortSignal
}

/** What a store knows about a blob without reading it. */
export interface BlobInfo {
  readonly ref: string
  readonly mediaType: string
  /** Size in bytes. */
  readonly bytes: number
  /** Lower-case hexadecimal SHA-256 of the content. */
  readonly sha256: string
  /** Milliseconds since the epoch. */
  readonly storedAt: number
  /** Milliseconds since the epoch, the first at which the blob is gone; absent while pinned. */
  readonly expiresAt?: number
  /** How many pins hold the blob. */
  readonly pins: number
}

/** Scope of every operation on a stored blob. */
export interface Scope {
  readonly owner: string
  readonly signal?: AbortSignal
}

/** A read, whole or in part. */
export interface ReadOptions extends Scope {
  readonly range?: ByteRange
}

/**
 * Where large results rest. Refs are unguessable; content is immutable; every operation is scoped to an owner,
 * and a missing ref, an expired one and somebody else's answer alike (`StoreError` with code `not_found`).
 * Every operation may also fail with `invalid_argument`, `aborted` and `unavailable`; after dispose all do.
 */
export interface BlobStore extends AsyncDisposable {
  /**
   * Stores the bytes and returns what is known of them once they are durable. When it fails nothing is left
   * behind; an error of the source itself is passed on as it is.
   */
  store(data: BlobData, options: StoreOptions): Promise<BlobInfo>
  /** The whole content, verified. @throws `not_found`, `corrupt` */
  resolve(ref: string, scope: Scope): Promise<Uint8Array>
  /**
   * The content, or a range of it, in chunks that are the reader's own: to keep, to change, to give away. A read of the whole content is verified before
   * its last chunk is given; a part is only checked for its length. @throws `not_found`, `corrupt`, `invalid_range`
   */
  read(ref: string, options: ReadOptions): AsyncIterable<Uint8Array>
  /** What is known about a blob. @throws `not_found`, `corrupt` */
  info(ref: string, scope: Scope): Promise<BlobInfo>
  /** Keeps a blob from expiring; pins are counted. @throws `not_found`, `corrupt` */
  pin(ref: string, scope: Scope): Promise<void>
  /**
   * Takes back one pin; the last one returns the blob to its normal expiry, counted from that moment. On a blob
   * without pins it changes nothing. @throws `not_found`, `corrupt`
   */
  unpin(ref: string, scope: Scope): Promise<void>
  /** False for a missing, an expired and a foreign ref alike. @throws `corrupt` */
  exists(ref: string, scope: Scope): Promise<boolean>
  /** Removes a blob, pinned or not. False if there was none of this owner. */
  delete(ref: string, scope: Scope): Promise<boolean>
}

/** The time a store goes by. */
export interface StoreClock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** A source of bytes that nobody can predict. */
export type RandomBytes = (size: number) => Uint8Array

/** What every store can be told. */
export interface StoreSettings {
  /** How long an unpinned blob lives, in whole milliseconds. @default 3_600_000 */
  readonly ttlMs?: number
  /** @default the system's clock */
  readonly clock?: StoreClock
  /** Where refs come from. @default `randomBytes` of node:crypto */
  readonly randomBytes?: RandomBytes
}

/** What a sweep removed, or in the mode `report` would remove. */
export interface SweepReport {
  /** Expired blobs. */
  readonly blobs: number
  /** Size of what these blobs and parts held. */
  readonly bytes: number
  /** Uploads that were never finished. */
  readonly parts: number
  /** Pins whose holder is long gone. */
  readonly pins: number
}

/** Whether a sweep removes what it finds or only counts it. */
export interface SweepOptions {
  /** @default `remove` */
  readonly mode?: 'remove' | 'report'
}

/** A store that its operator can look into and tidy up. */
export interface ManagedBlobStore extends BlobStore {
  /** What an owner has, without what has expired or cannot be read; in no order. */
  list(scope: Scope): AsyncIterable<BlobInfo>
  /** Removes what nobody needs any more, of all owners, or only counts it. */
  sweep(options?: SweepOptions): Promise<SweepReport>
}
