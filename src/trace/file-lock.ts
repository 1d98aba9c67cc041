import { DatabaseSync } from 'node:sqlite'

/**
 * A lock that several processes take turns with and that ends with its holder, however that ends: the operating
 * system's own, by way of SQLite on an empty file, since Node has no other door to it.
 */
export class FileLock implements Disposable {
  readonly #database: DatabaseSync

  /** `waitMs` is how long to wait for another holder, in milliseconds. */
  constructor(path: string, waitMs: number) {
    this.#database = new DatabaseSync(path, { timeout: waitMs })
  }

  /** Runs some work while nobody else holds the lock. Nothing is written to the file. */
  hold<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      return work()
    } finally {
      this.#database.exec('ROLLBACK')
    }
  }

  [Symbol.dispose](): void {
    this.#database.close()
  }
}
