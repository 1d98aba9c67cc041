/** Memory for parts of one size that one upload after the other uses. */
export class PartBuffers {
  readonly #bytes: number
  #free = new WeakRef<ArrayBuffer[]>([])

  constructor(bytes: number) {
    this.#bytes = bytes
  }

  /**
   * What lends memory for content of at most so many bytes. What is given back is kept for the next upload unless the
   * collector takes it before; to free it at once would be wrong: of a request that was answered early, the body may
   * still be on its way.
   */
  lender(maxBytes: number): PartLender {
    if (maxBytes < this.#bytes) return new PartLender(maxBytes, [])
    const free = this.#free.deref() ?? []
    this.#free = new WeakRef(free)
    return new PartLender(this.#bytes, free)
  }
}

/** Lends one upload its memory, which is used again and again: new memory for each part would be freed long after. */
export class PartLender {
  readonly #bytes: number
  readonly #free: ArrayBuffer[]

  constructor(bytes: number, free: ArrayBuffer[]) {
    this.#bytes = bytes
    this.#free = free
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
