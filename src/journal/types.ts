/** Where a chain stands. All but `running` and `suspended` are ends. */
export type ChainState = 'running' | 'suspended' | 'ok' | 'error' | 'timeout' | 'cancelled'

/** What a chain is begun with; JSON texts, so that a journal need not know what they mean. */
export interface NewChain {
  readonly chainId: string
  readonly tenant: string
  /** The whole of what the chain is run from: script, input, policy, seed, tools. */
  readonly definition: string
}

/** A chain as a journal lists it. */
export interface JournaledChain {
  readonly chainId: string
  readonly tenant: string
  readonly state: ChainState
  /** Whether a process that lives holds it. A chain that is `running` and not held was interrupted. */
  readonly isHeld: boolean
  readonly cancelRequested: boolean
  /** ISO 8601, UTC. */
  readonly createdAt: string
  /** ISO 8601, UTC. */
  readonly updatedAt: string
  /** How often it was taken up. */
  readonly attempts: number
  /** What the last attempt left: for `suspended` what it waits for, for an end its result; JSON text. */
  readonly outcome?: string
}

/** A call that may have an effect and is about to run: written before it does. */
export interface StartedEntry {
  readonly kind: 'started'
  /** The question's number within the chain. */
  readonly id: number
  readonly tool: string
  /** Of the question: the same number with another digest is another script. */
  readonly digest: string
  readonly risk: string
  /** Whether running it twice with one idempotency key is the same as once. */
  readonly idempotent: boolean
}

/**
 * An answer, in the place that it has among all answers: what is read back in this order is delivered in this order.
 * `facts` is JSON text of what only the host knows of a call.
 */
export interface AnswerEntry {
  readonly kind: 'answer'
  readonly id: number
  /** Milliseconds since the epoch: the time that the script sees from then on. */
  readonly at: number
  /** Of the question. */
  readonly digest: string
  /** Absent where the answer is made anew: reads and the workspace have no effect outside. */
  readonly answer?: string
  readonly facts?: string
}

export type JournalEntry = StartedEntry | AnswerEntry

/** The right to run one chain, for as long as nobody else has taken it over; each write checks that. */
export interface ChainLease extends AsyncDisposable {
  readonly chainId: string
  readonly definition: string
  /** Grows with each taking up. */
  readonly token: number
  /** Whether `append` never gives a promise: what it is given is kept once it returns. @default false */
  readonly writesAtOnce?: boolean
  /** Everything written so far, in order. */
  entries(): readonly JournalEntry[] | Promise<readonly JournalEntry[]>
  /**
   * Writes entries in this order, all of them or none; they are kept once this returns, or once what it returns has
   * resolved.
   * @throws JournalError `lease_lost`, `write_failed`
   */
  append(...entries: readonly JournalEntry[]): void | Promise<void>
  /** Drops what is written of these questions: they are asked again. @throws JournalError `lease_lost` */
  forget(ids: readonly number[]): void | Promise<void>
  /** Ends this attempt, and gives the chain back. @throws JournalError `lease_lost` */
  settle(state: ChainState, outcome: string): void | Promise<void>
  /** Keeps the lease for another while, and says whether somebody wants the chain cancelled. @throws JournalError `lease_lost` */
  renew(): 'go_on' | 'cancel' | Promise<'go_on' | 'cancel'>
}

/** Which chains to list. */
export interface ChainQuery {
  /** @default any */
  readonly state?: ChainState
  /** @default any */
  readonly tenant?: string
  /** The latest first. @default 100 */
  readonly limit?: number
}

/** The record that makes chains resumable. Several processes may share one. */
export interface Journal extends AsyncDisposable {
  /** Milliseconds after which a lease that is not renewed is anybody's. */
  readonly leaseMs: number
  /** Enters a chain and takes it. @throws JournalError `chain_exists` */
  create(chain: NewChain): ChainLease | Promise<ChainLease>
  /** Takes a chain up again. @throws JournalError `chain_unknown`, `chain_held` */
  acquire(chainId: string): ChainLease | Promise<ChainLease>
  get(chainId: string): JournaledChain | undefined | Promise<JournaledChain | undefined>
  list(query?: ChainQuery): readonly JournaledChain[] | Promise<readonly JournaledChain[]>
  /** Asks whoever runs the chain to cancel it. False if there is no such chain, or it has ended. */
  requestCancel(chainId: string): boolean | Promise<boolean>
  /** Removes chains that ended before then (ISO 8601, UTC) with all their entries, and says how many. */
  prune(before: string): number | Promise<number>
}
