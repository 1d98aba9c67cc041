import type { TraceEvent } from '../kernel/index.ts'

/** One link of a store's chain. */
export interface TraceEntry {
  /** 1 for the store's first entry. */
  readonly n: number
  /** `hash` of the entry before; 64 zeros for the first. */
  readonly prev: string
  readonly event: TraceEvent
  /** SHA-256, or HMAC-SHA-256 with the store's key, over the canonical JSON of `{ event, n, prev }`; hexadecimal. */
  readonly hash: string
}

/** How far a store's chain reaches. */
export interface TraceHead {
  /** 0 for an empty store. */
  readonly n: number
  readonly hash: string
}

/** What is wrong with a store. */
export type TraceProblemCode =
  | 'unreadable' // what stands there is no entry
  | 'changed' // the entry is not what its hash says
  | 'broken_link' // the entry does not follow the one before it: something is missing, inserted or out of order
  | 'tail_removed' // the store's head, or the one that was given, is further than its last entry
  | 'head_missing' // without its head nobody can tell whether the tail is whole
  | 'head_changed' // the head is no entry of this chain
  | 'session_gap' // a session's calls are not all there, though its end is

/** One thing that is wrong, and where. */
export interface TraceProblem {
  readonly code: TraceProblemCode
  /** The entry's place in the store, 1-based. */
  readonly place?: number
  readonly message: string
}

/** What `verifyTrace` found. */
export interface TraceVerdict {
  readonly ok: boolean
  readonly entries: number
  /** To be kept elsewhere: with it, a later check finds any removal, however skilful. */
  readonly head: TraceHead
  /** The first 100. */
  readonly problems: readonly TraceProblem[]
  /** Sessions without an end: still running, or their process ended before them. */
  readonly unfinished: readonly string[]
  /** Bytes after the last whole entry: an append that never came to its end, and was not acknowledged. */
  readonly tornBytes: number
}

/** What a store holds, as text that may be anything. */
export interface RawTrace {
  /** The canonical JSON of each entry, in the order of the store. */
  readonly lines: AsyncIterable<string>
  /** What the store says of its end; undefined if that is not there or no head. */
  readHead(): Promise<TraceHead | undefined>
  /** Known once `lines` is read to its end. */
  readonly tornBytes: number
}
