import { StoreError } from './errors.ts'

/** From when to when a store works: it cancels and awaits what is under way at its end, and refuses what comes after. */
export class Lifetime {
  readonly #end = new AbortController()
  readonly #running = new Set<Promise<unknown>>()
  readonly #held = new Set<AsyncDisposable>()

  /** @throws `unavailable` after the end */
  check(): void {
    if (!this.#end.signal.aborted) return
    throw new StoreError('unavailable', 'The store is closed. Open a new one to go on.')
  }

  /** Does work that ends early, by its signal, when the caller gives up or the store ends. @throws `unavailable` */
  async run<T>(signal: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.check()
    const end = this.#end.signal
    const running = work(signal === undefined ? end : AbortSignal.any([signal, end]))
    this.#running.add(running)
    try {
      return await running
    } finally {
      this.#running.delete(running)
    }
  }

  /** Keeps something open until the returned function is called, or until the end. @throws `unavailable` */
  hold(resource: AsyncDisposable): Disposable {
    this.check()
    this.#held.add(resource)
    return { [Symbol.dispose]: () => void this.#held.delete(resource) }
  }

  /** Comes to the end. Never fails; the second time it only waits. */
  async close(): Promise<void> {
    this.#end.abort(new StoreError('unavailable', 'The store was closed meanwhile.'))
    await Promise.allSettled(this.#running)
    await Promise.allSettled([...this.#held].map((resource) => resource[Symbol.asyncDispose]()))
  }
}
