import { DatabaseSync } from 'node:sqlite'

import { asJournalError } from './as-journal-error.ts'
import { JournalError } from './journal-error.ts'
import type { JournalDurability } from './sqlite.ts'

/** Grows with each change that an older version could not read. */
const schemaVersion = 1

const schema = `
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS journal_meta (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL) STRICT;
INSERT OR IGNORE INTO journal_meta (id, version) VALUES (1, ${schemaVersion});
CREATE TABLE IF NOT EXISTS journal_chains (
  chain_id TEXT PRIMARY KEY, tenant TEXT NOT NULL, definition TEXT NOT NULL, state TEXT NOT NULL, outcome TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, attempts INTEGER NOT NULL, token INTEGER NOT NULL,
  holder TEXT, expires_at REAL NOT NULL, cancel_requested INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS journal_chains_updated ON journal_chains (updated_at);
CREATE TABLE IF NOT EXISTS journal_entries (
  chain_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, digest TEXT NOT NULL,
  tool TEXT, risk TEXT, idempotent INTEGER, at REAL, answer TEXT, facts TEXT,
  PRIMARY KEY (chain_id, n)
) STRICT, WITHOUT ROWID;
COMMIT;
`

export interface JournalFile {
  readonly path: string
  readonly durability: JournalDurability
  readonly busyTimeoutMs: number
}

/** Opens the file, and makes it if it is not there. @throws JournalError */
export function openJournal({ path, durability, busyTimeoutMs }: JournalFile): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${durability === 'disk' ? 'FULL' : 'NORMAL'}`)
    refuseNewer(database, path)
    database.exec(schema)
    return database
  } catch (error) {
    database?.close()
    throw asJournalError(error, path)
  }
}

// Before anything is made in it: a file of a later version is left as it is.
function refuseNewer(database: DatabaseSync, path: string): void {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'journal_meta'").get()
  if (known === undefined) return
  const version = database.prepare('SELECT version FROM journal_meta WHERE id = 1').get()?.['version']
  if (typeof version === 'number' && version <= schemaVersion) return
  throw new JournalError(
    'newer_schema',
    `${path} was written by a later version of Catenary: update this one, or use another file.`,
  )
}
