import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { asJournalError } from './as-journal-error.ts'
import { JournalError } from './journal-error.ts'
import type { JournalDurability } from './sqlite.ts'

/** Grows with each change that an older version could not read. */
const schemaVersion = 2
/** Pages that are written before they are copied into the file proper, which waits for the disk: 16 MiB. */
const checkpointPages = 4000

// The place of an entry is its chain's number, and in the lower 32 bits its own within the chain: that is the cheapest
// key there is, and an entry at the end of the table is one page to write.
const schema = `
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS journal_meta (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL) STRICT;
INSERT OR IGNORE INTO journal_meta (id, version) VALUES (1, ${schemaVersion});
CREATE TABLE IF NOT EXISTS journal_chains (
  number INTEGER PRIMARY KEY, chain_id TEXT NOT NULL UNIQUE, tenant TEXT NOT NULL, definition TEXT NOT NULL, state TEXT NOT NULL, outcome TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, attempts INTEGER NOT NULL, token INTEGER NOT NULL,
  holder TEXT, expires_at REAL NOT NULL, cancel_requested INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS journal_chains_updated ON journal_chains (updated_at);
CREATE TABLE IF NOT EXISTS journal_entries (
  place INTEGER PRIMARY KEY, kind TEXT NOT NULL, id INTEGER NOT NULL, digest TEXT NOT NULL,
  tool TEXT, risk TEXT, idempotent INTEGER, at REAL, answer TEXT, facts TEXT
) STRICT;
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
  makeFile(path)
  try {
    database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    database.exec('PRAGMA journal_mode = WAL')
    database.exec(`PRAGMA synchronous = ${durability === 'disk' ? 'FULL' : 'NORMAL'}`)
    database.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`)
    refuseOthers(database, path)
    database.exec(schema)
    return database
  } catch (error) {
    database?.close()
    throw asJournalError(error, path)
  }
}

// For its owner only, since it holds scripts and results; SQLite gives its other files the same mode. Why a file cannot
// be made is SQLite's to say.
function makeFile(path: string): void {
  if (path === ':memory:') return
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch {}
}

// Before anything is made in it: a file of another version is left as it is.
function refuseOthers(database: DatabaseSync, path: string): void {
  const known = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'journal_meta'").get()
  if (known === undefined) return
  const version = database.prepare('SELECT version FROM journal_meta WHERE id = 1').get()?.['version']
  if (version === schemaVersion) return
  if (typeof version === 'number' && version < schemaVersion)
    throw new JournalError(
      'unreadable',
      `The journal ${path} was written by a version of Catenary before its first release: use another file.`,
    )
  throw new JournalError(
    'newer_schema',
    `${path} was written by a later version of Catenary: update this one, or use another file.`,
  )
}
