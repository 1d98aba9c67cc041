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
  | 'head_unreadable' // what stands there is no head
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

/** One entry as it stands in a store: text that may be anything. */
export interface RawEntry {
  /** Where it stands, 1-based. */
  readonly place: number
  /** Undefined for bytes that are no text. */
  readonly text: string | undefined
}

/** What a store says of its end, as it stands there. */
export type RawHead =
  | { readonly kind: 'head'; readonly head: TraceHead; readonly mac?: string }
  /** What is there instead of a head, if anything. */
  | { readonly kind: 'missing' | 'unreadable' }

/** A store to be read, by whoever trusts nothing in it. */
export interface RawTrace extends AsyncDisposable {
  /** To be asked before the entries are read: a store may grow meanwhile. */
  readHead(): RawHead
  /** The entries in the order of the store. */
  entries(): AsyncIterable<RawEntry>
  /** Bytes after the last whole entry; known once the entries are read to their end. */
  readonly tornBytes: number
}

/** What a sink that keeps entries promises with its answer. */
export type Durability =
  | 'process' // what was answered for outlives this process, killed or not
  | 'disk' // and a loss of power
