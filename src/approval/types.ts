import type { ApprovalRequest, ApprovalResult } from '../kernel/index.ts'

/** What has become of a question. Only `pending` ones can be decided; a question is settled once. */
export type InboxState = 'pending' | 'decided' | 'expired' | 'withdrawn'

/** A question as it rests in an inbox. */
export interface InboxEntry {
  /** The request's id. */
  readonly id: string
  readonly state: InboxState
  readonly request: ApprovalRequest
  /** ISO 8601, UTC: not to be decided from then on. */
  readonly expiresAt: string
  /** Present when decided. */
  readonly result?: ApprovalResult
  /** ISO 8601, UTC; absent while pending. */
  readonly settledAt?: string
  /** When a call took the answer, ISO 8601, UTC: it is used once, and whoever asks again waits for another. */
  readonly takenAt?: string
}

/** Which questions to list. */
export interface InboxQuery {
  /** @default any */
  readonly state?: InboxState
  /** @default any */
  readonly tenant?: string
  /** The longest waiting come first. @default 100 */
  readonly limit?: number
}

/** How a question ended. */
export type Settlement = {
  /** ISO 8601, UTC. */
  readonly at: string
} & (
  | { readonly state: 'decided'; readonly result: ApprovalResult }
  | { readonly state: 'expired' | 'withdrawn' }
)

/** Where the questions of an inbox rest, for every process that shares them. */
export interface InboxStore {
  /** Keeps a new question, or one anew that was withdrawn or whose answer was taken. Gives what there is then. */
  open(entry: InboxEntry): Promise<InboxEntry>
  get(id: string): Promise<InboxEntry | undefined>
  /** In the order of asking. */
  list(query: InboxQuery): Promise<readonly InboxEntry[]>
  /** Those of the ids that are not pending (any more). */
  settled(ids: readonly string[]): Promise<readonly InboxEntry[]>
  /**
   * Ends a question that is pending; a decision only before it expires. True for exactly one of all who try,
   * whatever their process.
   */
  settle(id: string, settlement: Settlement): Promise<boolean>
  /** Marks the answer of a settled question as used (at: ISO 8601, UTC). True for exactly one of all who try. */
  take(id: string, at: string): Promise<boolean>
  /** Marks what has expired by then (ISO 8601, UTC), and says how many that were. */
  expire(now: string): Promise<number>
}
