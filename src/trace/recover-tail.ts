import { fstatSync, ftruncateSync, readSync } from 'node:fs'

import { TraceError } from './errors.ts'
import { parseEntry } from './parse-entry.ts'
import { hashOf, type TraceKey } from './seal.ts'
import type { TraceHead } from './types.ts'

const chunkBytes = 64 * 1024
const lineFeed = 0x0a

/** A file of entries, and what it says of its end. */
export interface Tail {
  readonly file: number
  readonly path: string
  readonly head: TraceHead
  readonly key: TraceKey | undefined
}

/**
 * The end of a file whose last writer may have been killed: half a line was never acknowledged and is cut off; whole
 * lines after the head are entries, if they follow from it.
 *
 * @throws TraceError `damaged`
 */
export function recoverTail({ file, path, head, key }: Tail): {
  readonly head: TraceHead
  readonly bytes: number
} {
  const { size } = fstatSync(file)
  const bytes = lineStart(file, size + 1)
  const last = newest({ file, path, head, key }, bytes)
  if (last === undefined) {
    const text = `the end of ${path} is not what ${path}.head says: verify it, and start a new file`
    throw new TraceError('damaged', text)
  }
  if (bytes < size) ftruncateSync(file, bytes)
  return { head: last, bytes }
}

/** The last entry, if the entries lead back from it to the head; nearly always it is the head. */
function newest({ file, head, key }: Tail, bytes: number): TraceHead | undefined {
  let last: TraceHead | undefined
  let wanted: string | undefined
  for (let end = bytes; end > 0;) {
    const start = lineStart(file, end)
    const entry = parseEntry(readBytes(file, start, end - 1).toString('utf8'))
    if (entry === undefined || entry.n < head.n || entry.hash !== hashOf(entry, key)) return undefined
    if (wanted !== undefined && entry.hash !== wanted) return undefined
    last ??= { n: entry.n, hash: entry.hash }
    if (entry.n === head.n) return entry.hash === head.hash ? last : undefined
    wanted = entry.prev
    end = start
  }
  return head.n === 0 && (wanted ?? head.hash) === head.hash ? (last ?? head) : undefined
}

/** Where the line begins that ends (with its line feed) at an offset: after the line feed before that. */
function lineStart(file: number, end: number): number {
  for (let to = end - 1; to > 0;) {
    const from = Math.max(0, to - chunkBytes)
    const chunk = readBytes(file, from, to)
    const at = chunk.lastIndexOf(lineFeed)
    if (at >= 0) return from + at + 1
    to = from
  }
  return 0
}

function readBytes(file: number, from: number, to: number): Buffer {
  const bytes = Buffer.allocUnsafe(to - from)
  let got = 0
  while (got < bytes.length) {
    const read = readSync(file, bytes, got, bytes.length - got, from + got)
    if (read === 0) break
    got += read
  }
  return bytes.subarray(0, got)
}
