import { DatabaseSync } from 'node:sqlite'
import { ApprovalError } from './approval-error.ts'

/** Milliseconds that a statement waits for another process to finish its own. */
const busyTimeoutMs = 5000

/**
 * Opens an SQLite file that processes share; what is committed survives a loss of power.
 * @throws ApprovalError `store_failed`
 */
export function openDatabase(path: string, schema: string): DatabaseSync {
  try {
    const database = new DatabaseSync(path, { timeout: busyTimeoutMs })
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(schema)
    return database
  } catch (error) {
    throw new ApprovalError('store_failed', 'The SQLite file cannot be opened or written.', error)
  }
}
