import { closeSync, openSync, readSync } from 'node:fs'

import { TraceError } from './errors.ts'
import { JsonlTrace } from './read-jsonl.ts'
import { SqliteTrace } from './read-sqlite.ts'
import type { RawTrace } from './types.ts'

const sqliteMagic = 'SQLite format 3\0'

/**
 * Opens a trace to be read, whichever of the two kinds the file is; it may be written to meanwhile.
 *
 * @throws TraceError `not_found`, `no_trace`
 */
export function openTrace(path: string): RawTrace {
  const start = firstBytes(path)
  return start === sqliteMagic ? new SqliteTrace(path) : new JsonlTrace(path)
}

function firstBytes(path: string): string {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(sqliteMagic.length)
      const got = readSync(file, bytes, 0, bytes.length, 0)
      return bytes.toString('latin1', 0, got)
    } finally {
      closeSync(file)
    }
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
        ? 'there is no such file'
        : 'it cannot be read'
    throw new TraceError('not_found', `${path}: ${reason}`, { cause })
  }
}
