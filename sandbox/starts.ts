import type { JailLevel, Launch } from './jail.ts'

/** So many children that never came up, one after the other, and the pool says so instead of trying for ever. */
const maxFailures = 3
/** Not so soon after one that did, though: then it is rather the machine that is busy, or somebody kills them. */
const trustMs = 5000
/** After so long it is tried again: what was wrong (no memory, no free descriptor) may have passed. */
const retryAfterMs = 1000

/** How children are started: the launch that is used, and whether starting one works at all. */
export class Starts {
  readonly #launches: readonly Launch[]
  #index = 0
  /** A child of the launch in use has come up before. */
  #proven = false
  #failures = 0
  #failedAt = 0
  #cameUpAt = -Infinity
  #lastWords = ''

  constructor(launches: readonly Launch[]) {
    this.#launches = launches
  }

  get launch(): Launch | undefined {
    return this.#launches[this.#index]
  }

  /** How many failed since the last that came up. */
  get failures(): number {
    return this.#failures
  }

  /** Why none is started now; undefined when one may be. */
  get refusal(): string | undefined {
    if (this.#launches.length === 0)
      return 'jail: "require" is set, but bubblewrap is not installed here; run "catenary doctor"'
    const now = performance.now()
    if (this.#failures < maxFailures || now - this.#failedAt > retryAfterMs) return undefined
    if (now - this.#cameUpAt < trustMs) return undefined
    return `the sandbox process does not start: ${this.#lastWords}; run "catenary doctor"`
  }

  cameUp(level: JailLevel): void {
    this.#failures = 0
    this.#cameUpAt = performance.now()
    if (level === this.launch?.level) this.#proven = true
  }

  /** Whether a machine lets a child into a namespace shows only when it is tried; once it did, it stays so. */
  failed(level: JailLevel, words: string): void {
    this.#failures += 1
    this.#failedAt = performance.now()
    this.#lastWords = words
    if (this.#proven || level !== this.launch?.level || this.#index + 1 >= this.#launches.length) return
    this.#index += 1
    this.#failures = 0
  }
}
