/** Listens to some signals until it is ended, and holds none of them after that. */
export class AbortWatch {
  readonly #signals: readonly AbortSignal[]
  readonly #onAbort: () => void

  /** @param onAbort not called for what was aborted before */
  constructor(signals: readonly (AbortSignal | undefined)[], onAbort: () => void) {
    this.#signals = signals.filter((signal) => signal !== undefined)
    this.#onAbort = onAbort
    for (const signal of this.#signals) signal.addEventListener('abort', onAbort, { once: true })
  }

  get aborted(): boolean {
    return this.#signals.some(({ aborted }) => aborted)
  }

  end(): void {
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#onAbort)
  }
}
