const newline = 10

/** Puts chunks together to lines, without ever copying what it already holds. */
export class LineSplitter {
  readonly #maxBytes: number
  #chunks: Uint8Array[] = []
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The lines that a chunk completes, in order. @throws RangeError once a line is over the limit */
  *push(chunk: Uint8Array): Generator<string> {
    let from = 0
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      this.#hold(chunk.subarray(from, at))
      from = at + 1
      yield this.#take()
    }
    if (from < chunk.length) this.#hold(chunk.subarray(from))
  }

  #hold(piece: Uint8Array): void {
    this.#bytes += piece.length
    if (this.#bytes > this.#maxBytes) {
      this.#chunks = []
      throw new RangeError(`a message is over the limit of ${this.#maxBytes} bytes`)
    }
    this.#chunks.push(piece)
  }

  #take(): string {
    const bytes = Buffer.concat(this.#chunks, this.#bytes)
    this.#chunks = []
    this.#bytes = 0
    return bytes.toString('utf8').replace(/\r$/, '')
  }
}
