/** Waits that are due at a time of the clock, whenever that is looked at: a wait goes on while no process runs. */
export class ReplayTimers {
  readonly #now: () => number
  readonly #timers = new Set<NodeJS.Timeout>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Resolves at that time, in milliseconds since the epoch; never once closed. */
  until(dueAt: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        resolve()
      },
      Math.max(0, dueAt - this.#now()),
    )
    this.#timers.add(timer)
    return promise
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }
}
