import type { ToolStream } from '../kernel/index.ts'

/** Why a stream was given up, other than by its reader. */
export type StreamFault =
  | { readonly kind: 'source'; readonly error: unknown }
  | { readonly kind: 'chunk' }
  | { readonly kind: 'too_large' }

/** Reads what a tool gives in pieces, as bytes, counts it, and remembers whose fault its end was. */
export class StreamReader {
  readonly #iterator: AsyncIterator<unknown>
  readonly #maxBytes: number
  readonly #held: Uint8Array[] = []
  #fault: StreamFault | undefined
  #bytes = 0
  #isText = true
  #ended = false

  constructor({ source }: ToolStream, maxBytes: number) {
    this.#iterator = source[Symbol.asyncIterator]()
    this.#maxBytes = maxBytes
  }

  /** Set once the stream has failed. */
  get fault(): StreamFault | undefined {
    return this.#fault
  }

  /** Bytes that have come so far. */
  get bytes(): number {
    return this.#bytes
  }

  /** Whether all of it was text so far. */
  get isText(): boolean {
    return this.#isText
  }

  /** The beginning, at least so many bytes if there are; `chunks` gives it again. */
  async head(bytes: number): Promise<Uint8Array> {
    while (this.#bytes < bytes) {
      const chunk = await this.#next()
      if (chunk === undefined) break
      this.#held.push(chunk)
    }
    return Buffer.concat(this.#held).subarray(0, bytes)
  }

  /** Everything, from the beginning; once. */
  async *chunks(): AsyncGenerator<Uint8Array> {
    for (let chunk = this.#held.shift(); chunk !== undefined; chunk = this.#held.shift()) yield chunk
    for (let chunk = await this.#next(); chunk !== undefined; chunk = await this.#next()) yield chunk
  }

  /** Tells the source that nobody reads it any more; never waits for it. */
  stop(): void {
    if (this.#ended) return
    this.#ended = true
    const stopped = async (): Promise<void> => void (await this.#iterator.return?.())
    stopped().catch(() => undefined)
  }

  async #next(): Promise<Uint8Array | undefined> {
    if (this.#ended) return undefined
    let step: IteratorResult<unknown>
    try {
      step = await this.#iterator.next()
    } catch (error) {
      this.#ended = true
      return this.#fail({ kind: 'source', error })
    }
    if (step.done === true) {
      this.#ended = true
      return undefined
    }
    const chunk: unknown = step.value
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    if (!(bytes instanceof Uint8Array)) return this.#fail({ kind: 'chunk' })
    this.#isText &&= typeof chunk === 'string'
    this.#bytes += bytes.byteLength
    return this.#bytes > this.#maxBytes ? this.#fail({ kind: 'too_large' }) : bytes
  }

  #fail(fault: StreamFault): never {
    this.#fault = fault
    this.stop()
    throw new Error('The stream has failed.')
  }
}
