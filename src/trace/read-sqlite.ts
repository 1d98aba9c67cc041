import { DatabaseSync } from 'node:sqlite'

import { TraceError } from './errors.ts'
import { parseHead } from './parse-entry.ts'
import type { RawEntry, RawHead, RawTrace } from './types.ts'

/** Reads a trace in SQLite, as it was when it was opened. */
export class SqliteTrace implements RawTrace {
  readonly tornBytes = 0
  readonly #database: DatabaseSync

  /** @throws TraceError `no_trace` */
  constructor(path: string) {
    this.#database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    try {
      // One snapshot: the head and the entries belong together.
      this.#database.exec('BEGIN')
      this.#database.prepare('SELECT 1 FROM trace_entries, trace_head LIMIT 1').get()
    } catch (cause) {
      this.#database.close()
      throw new TraceError('no_trace', `${path} is a database without a trace`, { cause })
    }
  }

  readHead(): RawHead {
    const row = this.#database.prepare('SELECT n, hash, mac FROM trace_head WHERE id = 1').get()
    if (row === undefined) return { kind: 'missing' }
    const head = parseHead({ n: row['n'], hash: row['hash'] })
    if (head === undefined) return { kind: 'unreadable' }
    return { kind: 'head', head, ...(typeof row['mac'] === 'string' ? { mac: row['mac'] } : {}) }
  }

  async *entries(): AsyncGenerator<RawEntry> {
    const statement = this.#database.prepare('SELECT n, line FROM trace_entries ORDER BY n')
    for (const { n, line } of statement.iterate())
      yield { place: Number(n), text: typeof line === 'string' ? line : undefined }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#database.isOpen) this.#database.close()
  }
}
