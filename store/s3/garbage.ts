import type { BlobBucket } from './blob-bucket.ts'
import type { StateRules } from './state.ts'

/** What a sweep goes by. */
export interface SweepRules extends StateRules {
  /** An upload of which nothing came for so many milliseconds is that of a process that died. */
  readonly maxPartMs: number
  /** How long a blob lives that cannot say so itself, in milliseconds. */
  readonly ttlMs: number
}

/** One thing that nobody needs any more. */
export interface Garbage {
  readonly kind: 'blob' | 'part' | 'pin' | 'rest'
  readonly bytes: number
  /** False if somebody else was faster. */
  remove(): Promise<boolean>
}

/** Where a sweep looks. */
export interface SweepPlace {
  readonly bucket: BlobBucket
  readonly prefix: string
  readonly rules: SweepRules
}
