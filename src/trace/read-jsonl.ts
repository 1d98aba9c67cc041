import { createReadStream } from 'node:fs'

import { readHeadFile } from './head-file.ts'
import type { RawEntry, RawHead, RawTrace } from './types.ts'

const lineFeed = 0x0a

/** Reads a trace in a file of lines. */
export class JsonlTrace implements RawTrace {
  readonly #path: string
  #tornBytes = 0

  constructor(path: string) {
    this.#path = path
  }

  get tornBytes(): number {
    return this.#tornBytes
  }

  readHead(): RawHead {
    return readHeadFile(this.#path)
  }

  async *entries(): AsyncGenerator<RawEntry> {
    let place = 0
    let rest: Buffer[] = []
    for await (const chunk of createReadStream(this.#path)) {
      const bytes: Buffer = chunk
      let from = 0
      for (let to = bytes.indexOf(lineFeed); to >= 0; to = bytes.indexOf(lineFeed, from)) {
        place += 1
        yield { place, text: textOf([...rest, bytes.subarray(from, to)]) }
        rest = []
        from = to + 1
      }
      if (from < bytes.length) rest.push(bytes.subarray(from))
    }
    this.#tornBytes = rest.reduce((sum, { length }) => sum + length, 0)
  }

  /** Nothing is open between readings. */
  async [Symbol.asyncDispose](): Promise<void> {}
}

/** Strict: bytes that are no UTF-8 must not be taken for the character that stands for such. */
function textOf(parts: readonly Buffer[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts))
  } catch {
    return undefined
  }
}
