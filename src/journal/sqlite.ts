import type { DatabaseSync, StatementSync } from 'node:sqlite'

import { asJournalError } from './as-journal-error.ts'
import { mayLive, thisHolder } from './holder.ts'
import { JournalError } from './journal-error.ts'
import { openJournal } from './open-journal.ts'
import { readChain, readHolder } from './read-chain.ts'
import { SqliteLease, type SqliteLeaseOptions } from './sqlite-lease.ts'
import type { ChainQuery, Journal, JournaledChain, NewChain } from './types.ts'

/**
 * What has happened to an entry that is written: it survives the death of every process, or a loss of power too, at
 * the cost of waiting for the disk with each entry.
 */
export type JournalDurability = 'process' | 'disk'

export interface SqliteJournalOptions {
  /** The database; made if it is not there. Several processes may share it. */
  readonly path: string
  /** @default `process` */
  readonly durability?: JournalDurability
  /** Milliseconds after which a lease that is not renewed is anybody's. @default 10_000 */
  readonly leaseMs?: number
  /** Milliseconds to wait while another process writes. @default 5000 */
  readonly busyTimeoutMs?: number
  /** Milliseconds since the epoch. @default the machine's */
  readonly now?: () => number
}

/** A journal in SQLite. */
export class SqliteJournal implements Journal {
  readonly leaseMs: number
  readonly #path: string
  readonly #now: () => number
  readonly #database: DatabaseSync
  readonly #holder = JSON.stringify(thisHolder())
  /** The chains that leases of this journal hold, with their tokens. */
  readonly #held = new Map<string, number>()
  readonly #statements = new Map<string, StatementSync>()

  /** @throws JournalError `unreadable`, `newer_schema`, `read_only`, `busy` */
  constructor(options: SqliteJournalOptions) {
    const { path, durability = 'process', leaseMs = 10_000, busyTimeoutMs = 5000 } = options
    this.leaseMs = leaseMs
    this.#path = path
    this.#now = options.now ?? Date.now
    this.#database = openJournal({ path, durability, busyTimeoutMs })
  }

  create({ chainId, tenant, definition }: NewChain): SqliteLease {
    const at = this.#at()
    const changes = this.#run(
      `INSERT OR IGNORE INTO journal_chains
         (chain_id, tenant, definition, state, created_at, updated_at, attempts, token, holder, expires_at)
       VALUES (?, ?, ?, 'running', ?, ?, 1, 1, ?, ?)`,
      [chainId, tenant, definition, at, at, this.#holder, this.#now() + this.leaseMs],
    )
    if (changes === 0)
      throw new JournalError(
        'chain_exists',
        'The journal has a chain of this id: resume it, or give another id.',
      )
    return this.#lease({ chainId, definition, token: 1, before: 'running' })
  }

  acquire(chainId: string): SqliteLease {
    return this.#atOnce(() => {
      const row = this.#get(
        'SELECT chain_id, state, definition, token, holder, expires_at FROM journal_chains WHERE chain_id = ?',
        [chainId],
      )
      if (row === undefined) throw new JournalError('chain_unknown', 'The journal has no chain of this id.')
      if (this.#isHeld(row))
        throw new JournalError('chain_held', 'Another process runs this chain: wait for it, or cancel it.')
      const token = Number(row['token']) + 1
      this.#run(
        `UPDATE journal_chains SET state = 'running', token = ?, holder = ?, expires_at = ?, updated_at = ?,
           attempts = attempts + 1 WHERE chain_id = ?`,
        [token, this.#holder, this.#now() + this.leaseMs, this.#at(), chainId],
      )
      return this.#lease({
        chainId,
        definition: String(row['definition']),
        token,
        before: String(row['state']),
      })
    })
  }

  get(chainId: string): JournaledChain | undefined {
    const row = this.#get('SELECT * FROM journal_chains WHERE chain_id = ?', [chainId])
    return row === undefined ? undefined : readChain(row, this.#isHeld(row))
  }

  list({ state, tenant, limit = 100 }: ChainQuery = {}): readonly JournaledChain[] {
    const sql = `SELECT * FROM journal_chains WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR tenant = ?2)
      ORDER BY updated_at DESC, chain_id LIMIT ?3`
    return this.#guard(() => this.#prepare(sql).all(state ?? null, tenant ?? null, limit)).map((row) =>
      readChain(row, this.#isHeld(row)),
    )
  }

  requestCancel(chainId: string): boolean {
    const sql = `UPDATE journal_chains SET cancel_requested = 1
      WHERE chain_id = ? AND state NOT IN ('ok', 'cancelled')`
    return this.#run(sql, [chainId]) === 1
  }

  prune(before: string): number {
    return this.#atOnce(() => {
      const old = `state IN ('ok', 'error', 'timeout', 'cancelled') AND updated_at < ?`
      this.#run(
        `DELETE FROM journal_entries WHERE place >> 32 IN (SELECT number FROM journal_chains WHERE ${old})`,
        [before],
      )
      return this.#run(`DELETE FROM journal_chains WHERE ${old}`, [before])
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#database.isOpen) this.#database.close()
  }

  #lease(given: Pick<SqliteLeaseOptions, 'chainId' | 'definition' | 'token' | 'before'>): SqliteLease {
    const { chainId, token } = given
    this.#held.set(chainId, token)
    return new SqliteLease({
      ...given,
      onGiven: () => {
        if (this.#held.get(chainId) === token) this.#held.delete(chainId)
      },
      leaseMs: this.leaseMs,
      now: this.#now,
      run: (sql, values) => this.#run(sql, values),
      get: (sql, values) => this.#get(sql, values),
      all: (sql, values) => this.#guard(() => this.#prepare(sql).all(...values)),
      atOnce: (work) => this.#atOnce(work),
    })
  }

  #isHeld(row: Readonly<Record<string, unknown>>): boolean {
    if (Number(row['expires_at']) <= this.#now()) return false
    // Whoever holds it by this very journal is known here, even where the file could not be told that it was given back.
    if (row['holder'] === this.#holder) return this.#held.has(String(row['chain_id']))
    const holder = readHolder(row['holder'])
    return holder !== undefined && mayLive(holder)
  }

  #at(): string {
    return new Date(this.#now()).toISOString()
  }

  #run(sql: string, values: readonly (string | number | null)[]): number {
    return this.#guard(() => Number(this.#prepare(sql).run(...values).changes))
  }

  #get(
    sql: string,
    values: readonly (string | number | null)[],
  ): Readonly<Record<string, unknown>> | undefined {
    return this.#guard(() => this.#prepare(sql).get(...values))
  }

  #atOnce<T>(work: () => T): T {
    return this.#guard(() => {
      this.#database.exec('BEGIN IMMEDIATE')
      try {
        const done = work()
        this.#database.exec('COMMIT')
        return done
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
        throw error
      }
    })
  }

  #guard<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw asJournalError(error, this.#path)
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const made = this.#database.prepare(sql)
    this.#statements.set(sql, made)
    return made
  }
}
