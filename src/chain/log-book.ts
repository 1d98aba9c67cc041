import type { LogLine } from '../kernel/index.ts'
import { cutText } from './cut-utf8.ts'
import { notify } from './notify.ts'

/** Room for the note that the book is full, on either side's account. */
const slack = 1024
const fullNote = '… [log truncated: the limit of this chain is reached]'

/** The lines of one chain, counted on this side too: the script's own count is not to be trusted. */
export interface LogBook {
  readonly lines: readonly LogLine[]
  add(level: LogLine['level'], text: string): void
}

/** Opens a log book of at most `maxBytes`, and some slack for the note that it is full. */
export function createLogBook(maxBytes: number, onLine: ((line: LogLine) => void) | undefined): LogBook {
  const lines: LogLine[] = []
  let left = maxBytes + slack
  return {
    lines,
    add(level, text) {
      if (left <= 0) return
      const bytes = Buffer.byteLength(text)
      const line = { level, text: bytes <= left ? text : cutText(text, left) + fullNote }
      left -= bytes + 1
      lines.push(line)
      notify(onLine, line)
    },
  }
}
