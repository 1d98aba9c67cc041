import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ApprovalError } from './approval-error.ts'

/** Milliseconds that a statement waits for another process to finish its own. */
const busyTimeoutMs = 5000

/**
 * Opens an SQLite file that processes share; what is committed survives a loss of power. A file that is made here is
 * for its owner only: it holds arguments of calls. SQLite gives its other files the same mode.
 * @throws ApprovalError `store_failed`
 */
export function openDatabase(path: string, schema: string): DatabaseSync {
  try {
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600))
    const database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(schema)
    return database
  } catch (error) {
    throw new ApprovalError('store_failed', 'The SQLite file cannot be opened or written.', error)
  }
}
