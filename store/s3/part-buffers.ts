/** Memory for parts, used again and again: new memory for each would be freed long after it is needed. */
export class PartBuffers {
  readonly #bytes: number
  readonly #free: ArrayBuffer[] = []

  constructor(bytes: number) {
    this.#bytes = bytes
  }

  /** Memory for one part; what is in it is undefined. */
  take(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#free.pop() ?? new ArrayBuffer(this.#bytes))
  }

  /** Says that nobody reads this part any more. */
  giveBack(part: Uint8Array<ArrayBuffer>): void {
    this.#free.push(part.buffer)
  }
}
