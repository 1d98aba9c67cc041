import type { LogLine } from '../kernel/index.ts'

/** The lines of one chain, counted on this side too: the script's own count is not to be trusted. */
export interface LogBook {
  readonly lines: readonly LogLine[]
  add(level: LogLine['level'], text: string): void
}

/** Opens a log book of at most `maxBytes`, and some slack for the note that it is full. */
export function createLogBook(maxBytes: number, onLine: ((line: LogLine) => void) | undefined): LogBook {
  const lines: LogLine[] = []
  const slack = 1024
  let left = maxBytes + slack
  return {
    lines,
    add(level, text) {
      if (left <= 0) return
      const kept = text.length <= left ? text : text.slice(0, left)
      left -= Buffer.byteLength(kept) + 1
      const line = { level, text: kept }
      lines.push(line)
      notify(onLine, line)
    },
  }
}

function notify(onLine: ((line: LogLine) => void) | undefined, line: LogLine): void {
  try {
    onLine?.(line)
  } catch {
    // A listener's failure is the listener's.
  }
}
