import { throwIfAborted } from '../errors.ts'

const graceMs = 10_000

/**
 * A signal for a request that makes something: it fires some time after the one it stands for. To give such a request up
 * at once would leave unknown whether the service has made it, and nobody could remove it.
 */
export class Grace implements Disposable {
  readonly #end = new AbortController()
  readonly #of: AbortSignal
  #timer: NodeJS.Timeout | undefined

  /** @throws `aborted` if it is too late to begin */
  constructor(of: AbortSignal) {
    throwIfAborted(of)
    this.#of = of
    of.addEventListener('abort', this.#begin, { once: true })
  }

  get signal(): AbortSignal {
    return this.#end.signal
  }

  [Symbol.dispose](): void {
    this.#of.removeEventListener('abort', this.#begin)
    clearTimeout(this.#timer)
  }

  readonly #begin = (): void => {
    this.#timer = setTimeout(() => this.#end.abort(), graceMs)
  }
}
