import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/**
 * A lock that several processes take turns with and that ends with its holder, however that ends: the operating
 * system's own, by way of SQLite on an empty file, since Node has no other door to it.
 */
export class FileLock implements Disposable {
  readonly #database: DatabaseSync
  readonly #take: StatementSync
  readonly #release: StatementSync

  /** `waitMs` is how long to wait for another holder, in milliseconds. */
  constructor(path: string, waitMs: number) {
    closeSync(openSync(path, 'a', 0o600))
    this.#database = new DatabaseSync(path, { timeout: waitMs })
    // Nothing is ever written to it, so it needs no journal; looking for one costs ten times the lock.
    this.#database.exec('PRAGMA journal_mode = MEMORY')
    this.#take = this.#database.prepare('BEGIN IMMEDIATE')
    this.#release = this.#database.prepare('ROLLBACK')
  }

  /** Runs some work while nobody else holds the lock. */
  hold<T>(work: () => T): T {
    this.#take.run()
    try {
      return work()
    } finally {
      this.#release.run()
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
