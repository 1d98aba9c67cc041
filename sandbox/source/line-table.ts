/** A place in a text; line and column count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Lines as V8 and esbuild count them, with the two separators of Unicode. */
export const ENGINE_LINES = /\r\n|[\n\r\u2028\u2029]/g
/** Lines as editors count them. */
export const EDITOR_LINES = /\r\n|[\n\r]/g

/** Where the lines of a text begin; found out once, when first asked. */
export class LineTable {
  readonly #text: string
  readonly #ends: RegExp
  #starts: readonly number[] | undefined

  constructor(text: string, ends: RegExp) {
    this.#text = text
    this.#ends = ends
  }

  /** The offset of a place; undefined where the text has no such place. */
  offsetOf({ line, column }: Position): number | undefined {
    const starts = this.#table()
    const start = starts[line - 1]
    if (start === undefined || column < 1) return undefined
    const offset = start + column - 1
    return offset <= (starts[line] ?? this.#text.length) ? offset : undefined
  }

  /** The place of an offset that lies in the text or right after it. */
  placeOf(offset: number): Position {
    const starts = this.#table()
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  /** The text of a line without its end. */
  lineText(line: number): string {
    const starts = this.#table()
    const text = this.#text.slice(starts[line - 1] ?? this.#text.length, starts[line])
    return text.replace(/[\r\n\u2028\u2029]{1,2}$/, '')
  }

  #table(): readonly number[] {
    this.#starts ??= lineStarts(this.#text, this.#ends)
    return this.#starts
  }
}

function lineStarts(text: string, ends: RegExp): number[] {
  const starts = [0]
  for (const end of text.matchAll(ends)) starts.push(end.index + end[0].length)
  return starts
}
