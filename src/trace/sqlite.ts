import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

import type { TraceEvent, TraceSink } from '../kernel/index.ts'
import { TraceError } from './errors.ts'
import { GroupWriter } from './group-writer.ts'
import { parseHead } from './parse-entry.ts'
import { emptyHead, macOf, sealEvent, type TraceKey } from './seal.ts'
import type { Durability, TraceHead } from './types.ts'

export interface SqliteTraceSinkOptions {
  /** The database; made if it is not there. Several processes may write to one. */
  readonly path: string
  /** What an answer of the sink promises. @default `process` */
  readonly durability?: Durability
  /** Makes the chain one of HMACs; the same for all who write to the file. @default none: SHA-256 */
  readonly key?: TraceKey
  /** Milliseconds to wait while another process writes. @default 5000 */
  readonly busyTimeoutMs?: number
}

const schema = `
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS trace_entries (n INTEGER PRIMARY KEY, line TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS trace_head (
  id INTEGER PRIMARY KEY CHECK (id = 1), n INTEGER NOT NULL, hash TEXT NOT NULL, mac TEXT
) STRICT;
INSERT OR IGNORE INTO trace_head (id, n, hash) SELECT 1, 0, '${emptyHead.hash}'
  WHERE NOT EXISTS (SELECT 1 FROM trace_entries);
COMMIT;
`

/** Keeps a trace in SQLite. What several processes write to one file is one chain. */
export class SqliteTraceSink implements TraceSink, AsyncDisposable {
  readonly name = 'sqlite'
  readonly #database: DatabaseSync
  readonly #writer: GroupWriter<TraceEvent>
  readonly #key: TraceKey | undefined
  readonly #begin: StatementSync
  readonly #end: StatementSync
  readonly #readHead: StatementSync
  readonly #insert: StatementSync
  readonly #setHead: StatementSync
  #closed = false

  /** @throws TraceError `no_trace` if the file cannot be used as a database */
  constructor({ path, durability = 'process', key, busyTimeoutMs = 5000 }: SqliteTraceSinkOptions) {
    this.#key = key
    this.#database = openDatabase(path, { durability, busyTimeoutMs })
    this.#begin = this.#database.prepare('BEGIN IMMEDIATE')
    this.#end = this.#database.prepare('COMMIT')
    this.#readHead = this.#database.prepare('SELECT n, hash FROM trace_head WHERE id = 1')
    this.#insert = this.#database.prepare('INSERT INTO trace_entries (n, line) VALUES (?, ?)')
    this.#setHead = this.#database.prepare('UPDATE trace_head SET n = ?, hash = ?, mac = ? WHERE id = 1')
    this.#writer = new GroupWriter((events) => this.#commit(events))
  }

  write(event: TraceEvent): Promise<void> {
    return this.#writer.write(event)
  }

  /** Writes what waits, and closes the database. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#writer.close()
    this.#database.close()
  }

  #commit(events: readonly TraceEvent[]): void {
    // Immediate: the head is read under the lock under which it is moved.
    this.#begin.run()
    try {
      let head = this.#lastHead()
      for (const event of events) {
        const sealed = sealEvent(event, head, this.#key)
        this.#insert.run(sealed.head.n, sealed.line)
        head = sealed.head
      }
      this.#setHead.run(head.n, head.hash, macOf(head, this.#key) ?? null)
      this.#end.run()
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #lastHead(): TraceHead {
    const row = this.#readHead.get()
    const head = row === undefined ? undefined : parseHead({ ...row })
    if (head === undefined)
      throw new TraceError(
        'head_missing',
        'the trace has entries but no head: verify it, and start a new file',
      )
    return head
  }
}

function openDatabase(
  path: string,
  { durability, busyTimeoutMs }: Required<Pick<SqliteTraceSinkOptions, 'durability' | 'busyTimeoutMs'>>,
): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    // Its owner's alone, and so are the files that SQLite puts beside it.
    closeSync(openSync(path, 'a', 0o600))
    database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    // Readers never wait for a writer.
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${durability === 'disk' ? 'FULL' : 'NORMAL'}`)
    database.exec(schema)
    return database
  } catch (cause) {
    database?.close()
    const reason = cause instanceof Error ? cause.message : 'unknown reason'
    throw new TraceError('no_trace', `${path} cannot be used as a trace in SQLite: ${reason}`, { cause })
  }
}
