import { StringDecoder } from 'node:string_decoder'

/** Some lines of a text, as far as there is room. */
export interface LinesFound {
  readonly lines: readonly string[]
  /** The number of the line after the last one given, counted from 1; undefined at the end of the text. */
  readonly next: number | undefined
}

/** Which lines are wanted, counted from 1, and how much they may come to in bytes. */
export interface LineRange {
  readonly first: number
  readonly count: number
  readonly maxBytes: number
}

/** Lines of a text that comes in pieces; no more of it is held than what is given. A line too long for the room is cut. */
export async function linesOf(chunks: AsyncIterable<Uint8Array>, range: LineRange): Promise<LinesFound> {
  const taking = new LineTaker(range)
  const decoder = new StringDecoder('utf8')
  for await (const chunk of chunks) {
    taking.push(decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)))
    if (taking.isFull) return taking.found
  }
  taking.end(decoder.end())
  return taking.found
}

class LineTaker {
  readonly #range: LineRange
  readonly #lines: string[] = []
  #line = 1
  #held = ''
  #left: number
  #isFull = false

  constructor(range: LineRange) {
    this.#range = range
    this.#left = range.maxBytes
  }

  get isFull(): boolean {
    return this.#isFull
  }

  get found(): LinesFound {
    return { lines: this.#lines, next: this.#isFull ? this.#line : undefined }
  }

  push(text: string): void {
    let at = 0
    for (let end = text.indexOf('\n'); end >= 0 && !this.#isFull; end = text.indexOf('\n', at)) {
      this.#hold(text.slice(at, end))
      this.#finish()
      at = end + 1
    }
    if (!this.#isFull) this.#hold(text.slice(at))
  }

  end(text: string): void {
    this.push(text)
    if (this.#held !== '' && !this.#isFull) this.#finish()
    this.#isFull = false
  }

  // Of a line that is not wanted nothing is kept, of one that is no more than there is room for.
  #hold(text: string): void {
    if (this.#line < this.#range.first) return
    const room = this.#left - this.#held.length
    if (room > 0) this.#held += text.slice(0, room + 1)
  }

  #finish(): void {
    if (this.#line >= this.#range.first) {
      const whole = this.#held.endsWith('\r') ? this.#held.slice(0, -1) : this.#held
      const line = whole.length > this.#left ? `${whole.slice(0, this.#left)}… [the line goes on]` : whole
      this.#lines.push(line)
      this.#left -= line.length + 1
      this.#held = ''
    }
    this.#line += 1
    this.#isFull = this.#lines.length >= this.#range.count || this.#left <= 0
  }
}
