import { nextTick } from 'node:process'

import type { ChainLease, JournalEntry } from '../journal/index.ts'

interface Due {
  readonly entry: JournalEntry
  /** Told whether it is kept. */
  readonly onEnd: ((isKept: boolean) => void) | undefined
}

/**
 * Writes the entries of one chain, in the order in which they come. All of one turn of the event loop, or that come
 * while others are written, are one commit; it begins at the end of that turn, after everything else that the turn has
 * to do and before anything is heard from outside.
 */
export class EntryWriter {
  readonly #lease: ChainLease
  readonly #onFailed: (error: unknown) => void
  #due: Due[] = []
  #isBusy = false

  constructor(lease: ChainLease, onFailed: (error: unknown) => void) {
    this.#lease = lease
    this.#onFailed = onFailed
  }

  /** Whoever wants to know is told once it is kept; never, if it cannot be. */
  add(entry: JournalEntry, onKept?: () => void): void {
    this.#add({ entry, onEnd: onKept && ((isKept) => isKept && onKept()) })
  }

  /** Resolves once it is kept, and rejects if it cannot be. */
  keep(entry: JournalEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      const onEnd = (isKept: boolean): void => (isKept ? resolve() : reject(new Error('it is not kept')))
      this.#add({ entry, onEnd })
    })
  }

  /** Writes what is due now. */
  flush(): void {
    if (this.#due.length > 0) this.#write()
  }

  #add(due: Due): void {
    this.#due.push(due)
    if (!this.#isBusy) this.#writeSoon()
  }

  #writeSoon(): void {
    this.#isBusy = true
    // The first tick may come before what is sent in this turn leaves; the second one comes after it.
    nextTick(() => nextTick(() => this.#write()))
  }

  #write(): void {
    const due = this.#due
    this.#due = []
    const entries = entriesOf(due)
    if (entries.length === 0) return this.#goOn()
    let writing: void | Promise<void>
    try {
      writing = this.#lease.append(...entries)
    } catch (error) {
      return this.#fail(due, error)
    }
    if (writing === undefined) this.#tell(due, true)
    else void this.#wait(due, writing)
  }

  async #wait(due: readonly Due[], writing: Promise<void>): Promise<void> {
    try {
      await writing
    } catch (error) {
      return this.#fail(due, error)
    }
    this.#tell(due, true)
  }

  #fail(due: readonly Due[], error: unknown): void {
    this.#onFailed(error)
    this.#tell(due, false)
  }

  #tell(due: readonly Due[], isKept: boolean): void {
    this.#goOn()
    for (const { onEnd } of due) onEnd?.(isKept)
  }

  #goOn(): void {
    if (this.#due.length > 0) this.#writeSoon()
    else this.#isBusy = false
  }
}

/** A start says nothing beside its own answer. */
function entriesOf(due: readonly Due[]): readonly JournalEntry[] {
  const entries = due.map(({ entry }) => entry)
  if (entries.length < 2) return entries
  const answered = new Set(entries.flatMap(({ kind, id }) => (kind === 'answer' ? [id] : [])))
  return entries.filter(({ kind, id }) => kind === 'answer' || !answered.has(id))
}
