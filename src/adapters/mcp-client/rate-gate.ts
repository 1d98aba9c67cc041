/** How much may pass in which time. */
export interface RateGateOptions {
  readonly limit: number
  readonly perMs: number
  /** Milliseconds that only grow. */
  readonly now: () => number
}

/** Lets a number of things pass in each span of time. */
export class RateGate {
  readonly #options: RateGateOptions
  #since: number
  #passed = 0

  constructor(options: RateGateOptions) {
    this.#options = options
    this.#since = options.now()
  }

  /** Counts one more. False if it is one too many. */
  pass(): boolean {
    const { limit, perMs, now } = this.#options
    const time = now()
    if (time - this.#since >= perMs) {
      this.#since = time
      this.#passed = 0
    }
    this.#passed += 1
    return this.#passed <= limit
  }
}
