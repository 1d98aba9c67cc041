import type { Call } from './call.ts'

/** The calls of a session that have set out and not ended. */
export class InFlight {
  readonly #calls = new Set<Call>()
  #onDrained: (() => void) | undefined

  get calls(): Iterable<Call> {
    return this.#calls
  }

  add(call: Call): void {
    this.#calls.add(call)
  }

  delete(call: Call): void {
    if (this.#calls.delete(call) && this.#calls.size === 0) this.#onDrained?.()
  }

  interrupt(): void {
    for (const call of this.#calls) call.interrupt()
  }

  /** Resolves once there are none, or after so many milliseconds. */
  async drained(maxMs: number): Promise<void> {
    if (this.#calls.size === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#onDrained = resolve
    const timer = setTimeout(resolve, maxMs)
    await promise
    clearTimeout(timer)
  }
}
