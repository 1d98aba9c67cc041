/** A place where a text occurs. */
export interface Match {
  /** Of its first byte. */
  readonly offset: number
  /** Counted from 1. */
  readonly line: number
  /** What stands around it, of its own line. */
  readonly context: string
}

/** What was found, as far as there is room. */
export interface MatchesFound {
  readonly matches: readonly Match[]
  /** Where to go on looking, in bytes; undefined when all of it was looked at. */
  readonly next: number | undefined
}

/** What is looked for, from where, and how many places are wanted. */
export interface SearchOptions {
  readonly text: string
  readonly maxMatches: number
}

const contextBytes = 200
const newline = 10

/** The places where a text occurs in content that comes in pieces; only a little of it is held. */
export async function findText(
  chunks: AsyncIterable<Uint8Array>,
  { text, maxMatches }: SearchOptions,
): Promise<MatchesFound> {
  const needle = Buffer.from(text)
  const matches: Match[] = []
  let held = Buffer.alloc(0)
  let heldFrom = 0
  let heldLine = 1
  let looked = 0
  const look = (isLast: boolean): boolean => {
    for (let at = held.indexOf(needle, looked); at >= 0; at = held.indexOf(needle, looked)) {
      // What follows belongs to the context: it is waited for.
      if (!isLast && at + needle.length + contextBytes > held.length) return false
      if (matches.length === maxMatches) return true
      const line = heldLine + count(held.subarray(0, at))
      matches.push({ offset: heldFrom + at, line, context: around(held, at, at + needle.length) })
      looked = at + needle.length
    }
    looked = Math.max(looked, held.length - needle.length + 1)
    return false
  }
  const drop = (bytes: number): void => {
    if (bytes <= 0) return
    heldLine += count(held.subarray(0, bytes))
    held = held.subarray(bytes)
    heldFrom += bytes
    looked -= bytes
  }
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    if (look(false)) return { matches, next: heldFrom + looked }
    drop(Math.min(looked, held.length) - contextBytes)
  }
  return look(true) ? { matches, next: heldFrom + looked } : { matches, next: undefined }
}

function around(held: Buffer, from: number, to: number): string {
  const lineStart = held.lastIndexOf(newline, Math.max(0, from - 1)) + 1
  const lineEnd = held.indexOf(newline, to)
  const start = Math.max(from === 0 ? 0 : lineStart, from - contextBytes)
  const end = Math.min(lineEnd < 0 ? held.length : lineEnd, to + contextBytes)
  return held
    .subarray(start, end)
    .toString('utf8')
    .replace(/^\uFFFD+|\uFFFD+$/g, '')
}

function count(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1
  return lines
}
