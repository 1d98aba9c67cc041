import type { InboxEntry } from './types.ts'

/** Milliseconds after which a look that has not come back is given up, and another one begins. */
const maxLookMs = 30_000

/** Those who wait for a decision, and one timer that looks for all of them. */
export class WaitingRoom {
  readonly #look: (ids: readonly string[]) => Promise<readonly InboxEntry[]>
  readonly #pollMs: number
  readonly #waiting = new Map<string, Set<(entry: InboxEntry | undefined) => void>>()
  /** One at most, and set for as long as a look takes: each look is followed by one other. */
  #timer: NodeJS.Timeout | undefined
  #looking = false

  /** `look` finds out which of the ids are settled. */
  constructor(look: (ids: readonly string[]) => Promise<readonly InboxEntry[]>, pollMs: number) {
    this.#look = look
    this.#pollMs = pollMs
  }

  /** The entry once it is settled; undefined once the signal is aborted. */
  wait(id: string, signal: AbortSignal): Promise<InboxEntry | undefined> {
    if (signal.aborted) return Promise.resolve(undefined)
    const { promise, resolve } = Promise.withResolvers<InboxEntry | undefined>()
    const leave = (): void => resolve(undefined)
    const waiting = this.#waiting.get(id) ?? new Set()
    this.#waiting.set(id, waiting.add(resolve))
    signal.addEventListener('abort', leave, { once: true })
    this.#arm()
    return promise.finally(() => {
      signal.removeEventListener('abort', leave)
      waiting.delete(resolve)
      if (waiting.size === 0 && this.#waiting.get(id) === waiting) this.#waiting.delete(id)
      if (this.#waiting.size > 0 || this.#looking) return
      clearTimeout(this.#timer)
      this.#timer = undefined
    })
  }

  /** Tells those who wait for these entries. */
  settle(entries: readonly InboxEntry[]): void {
    for (const entry of entries) this.#waiting.get(entry.id)?.forEach((resolve) => resolve(entry))
  }

  #arm(): void {
    this.#timer ??= setTimeout(() => void this.#poll(), this.#pollMs)
  }

  async #poll(): Promise<void> {
    this.#looking = true
    const { promise: nothing, resolve } = Promise.withResolvers<readonly InboxEntry[]>()
    const patience = setTimeout(() => resolve([]), maxLookMs)
    try {
      this.settle(await Promise.race([this.#look([...this.#waiting.keys()]), nothing]))
    } catch {
      // A store that is busy now may answer next time; how long is waited for it is the caller's business.
    }
    clearTimeout(patience)
    this.#looking = false
    this.#timer = undefined
    if (this.#waiting.size > 0) this.#arm()
  }
}
