import type { ChainCallRecord } from '../kernel/index.ts'

/** Calls that ended so did not count against the budget. */
const notCounted: ReadonlySet<string | undefined> = new Set(['budget', 'deadline', 'cancelled'])

/** Refused calls that get a record each; beyond, they are only counted. */
const maxRefusalRecords = 100

/** The records of a session's calls, and how many of them count. */
export class CallLedger {
  readonly #records: ChainCallRecord[] = []
  #counted = 0
  #refused = 0
  #sealed = false

  /** In the order in which the calls ended; a copy. */
  list(): readonly ChainCallRecord[] {
    return [...this.#records]
  }

  /** Calls that count against the budget. */
  get counted(): number {
    return this.#counted
  }

  /** Calls refused for the budget, the deadline, a cancellation or the end of the session. */
  get refused(): number {
    return this.#refused
  }

  /** Checks and counts in one step: nothing can come between. */
  takeBudget(max: number): boolean {
    if (this.#counted >= max) return false
    this.#counted += 1
    return true
  }

  /** Counts a refused call; whether it still gets a record. */
  refuse(): boolean {
    this.#refused += 1
    return this.#refused <= maxRefusalRecords
  }

  /** False if there is no room for it any more. */
  add(record: ChainCallRecord): boolean {
    if (!this.#sealed) this.#records.push(record)
    return !this.#sealed
  }

  /** The record of a call that was made before. */
  restore(record: ChainCallRecord): void {
    this.#records.push(record)
    if (!notCounted.has(record.code)) this.#counted += 1
  }

  /** Puts the record of what the caller was told in the place of what went before. */
  replace(record: ChainCallRecord, by: ChainCallRecord): void {
    const at = this.#records.lastIndexOf(record)
    if (at >= 0 && !this.#sealed) this.#records[at] = by
  }

  /** It is final from now on. */
  seal(): void {
    this.#sealed = true
  }
}
