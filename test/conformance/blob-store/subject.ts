import type { ManagedBlobStore } from '../../../store/index.ts'
import type { ManualClock } from '../../store/manual-clock.ts'

/** One implementation under test. */
export interface BlobStoreSubject {
  readonly name: string
  /** A new, empty store that goes by this clock and keeps unpinned blobs for so many milliseconds. */
  open(settings: { readonly clock: ManualClock; readonly ttlMs: number }): Promise<ManagedBlobStore>
  /** Sizes in bytes at which it does something else: begins another chunk, another part. */
  readonly borders: readonly number[]
  /** Rounds of each property test. */
  readonly runs: number
}

/** A store and the clock it goes by. */
interface Opened {
  readonly store: ManagedBlobStore
  readonly clock: ManualClock
}

/** A subject, and a way to open it that closes it after the test. */
export interface Suite {
  readonly subject: BlobStoreSubject
  readonly open: () => Promise<Opened>
}

export const ttlMs = 1000
export const ada = { owner: 'ada' }
export const bob = { owner: 'bob' }
/** A ref that no store ever gave. */
export const missing = 'art_AAAAAAAAAAAAAAAAAAAAAAAA'
