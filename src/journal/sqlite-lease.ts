import { JournalError } from './journal-error.ts'
import { readEntry } from './read-chain.ts'
import type { ChainLease, ChainState, JournalEntry } from './types.ts'

type Row = Readonly<Record<string, unknown>>
type Value = string | number | null

/** What a lease stands on: its journal's database. */
export interface SqliteLeaseOptions {
  readonly chainId: string
  readonly definition: string
  readonly token: number
  /** The state in which the chain was taken, and is given back unless it is settled. */
  readonly before: string
  readonly leaseMs: number
  readonly now: () => number
  readonly run: (sql: string, values: readonly Value[]) => number
  readonly get: (sql: string, values: readonly Value[]) => Row | undefined
  readonly all: (sql: string, values: readonly Value[]) => readonly Row[]
  readonly atOnce: <T>(work: () => T) => T
  /** The lease is over, whether or not that could be written. */
  readonly onGiven: () => void
}

const insert = `INSERT INTO journal_entries (place, kind, id, digest, tool, risk, idempotent, at, answer, facts)
  SELECT (number << 32) | ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM journal_chains WHERE chain_id = ? AND token = ?`

/** The entries of one chain, by its id. */
const ofChain = `journal_entries, (SELECT number FROM journal_chains WHERE chain_id = ?)
  WHERE place BETWEEN number << 32 AND (number << 32) | 0xffffffff`

function columns(entry: JournalEntry): readonly Value[] {
  if (entry.kind === 'started') return [entry.tool, entry.risk, entry.idempotent ? 1 : 0, null, null, null]
  return [null, null, null, entry.at, entry.answer ?? null, entry.facts ?? null]
}

/** A lease on a chain in SQLite. Every statement that writes checks the token in the same statement. */
export class SqliteLease implements ChainLease {
  readonly chainId: string
  readonly definition: string
  readonly token: number
  readonly writesAtOnce = true
  readonly #options: SqliteLeaseOptions
  #next: number | undefined
  #expiresAt: number
  #given = false

  constructor(options: SqliteLeaseOptions) {
    this.chainId = options.chainId
    this.definition = options.definition
    this.token = options.token
    this.#options = options
    this.#expiresAt = options.now() + options.leaseMs
  }

  entries(): readonly JournalEntry[] {
    const sql = `SELECT journal_entries.* FROM ${ofChain} ORDER BY place`
    return this.#options.all(sql, [this.chainId]).map(readEntry)
  }

  append(...entries: readonly JournalEntry[]): void {
    const first = this.#next ?? this.#last() + 1
    const write = (): void => entries.forEach((entry, i) => this.#insert(first + i, entry))
    // A statement is a transaction by itself, at half the cost of one around it.
    if (entries.length === 1) write()
    else this.#options.atOnce(write)
    this.#next = first + entries.length
  }

  forget(ids: readonly number[]): void {
    this.#options.atOnce(() => {
      this.#check()
      const sql = `DELETE FROM journal_entries WHERE place IN (SELECT place FROM ${ofChain} AND id = ?)`
      for (const id of ids) this.#options.run(sql, [this.chainId, id])
    })
  }

  settle(state: ChainState, outcome: string): void {
    const at = new Date(this.#options.now()).toISOString()
    // A wish to cancel that came while the chain was being suspended stands until it is taken up again.
    const sql = `UPDATE journal_chains SET state = ?1, outcome = ?2, updated_at = ?3, holder = NULL, token = token + 1,
      cancel_requested = iif(?1 = 'suspended', cancel_requested, 0) WHERE chain_id = ?4 AND token = ?5`
    if (this.#options.run(sql, [state, outcome, at, this.chainId, this.token]) !== 1) throw lost()
    this.#given = true
    this.#options.onGiven()
  }

  renew(): 'go_on' | 'cancel' {
    const { now, leaseMs } = this.#options
    const row = this.#check()
    if (this.#expiresAt - now() < (leaseMs * 2) / 3) {
      this.#expiresAt = now() + leaseMs
      const sql = 'UPDATE journal_chains SET expires_at = ? WHERE chain_id = ? AND token = ?'
      if (this.#options.run(sql, [this.#expiresAt, this.chainId, this.token]) !== 1) throw lost()
    }
    return row['cancel_requested'] === 1 ? 'cancel' : 'go_on'
  }

  /** Gives the chain back as it stood; after `settle` there is nothing to give. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#given) return
    this.#given = true
    this.#options.onGiven()
    const sql = `UPDATE journal_chains SET state = ?, holder = NULL, token = token + 1
      WHERE chain_id = ? AND token = ?`
    try {
      this.#options.run(sql, [this.#options.before, this.chainId, this.token])
    } catch {
      // The file is locked or gone: for other processes the lease runs out by itself.
    }
  }

  #insert(n: number, entry: JournalEntry): void {
    const { kind, id, digest } = entry
    const values = [n, kind, id, digest, ...columns(entry), this.chainId, this.token]
    if (this.#options.run(insert, values) !== 1) throw lost()
  }

  #last(): number {
    const sql = `SELECT coalesce(max(place & 0xffffffff), 0) AS n FROM ${ofChain}`
    return Number(this.#options.get(sql, [this.chainId])?.['n'] ?? 0)
  }

  #check(): Row {
    const sql = 'SELECT cancel_requested FROM journal_chains WHERE chain_id = ? AND token = ?'
    const row = this.#options.get(sql, [this.chainId, this.token])
    if (row === undefined) throw lost()
    return row
  }
}

function lost(): JournalError {
  return new JournalError('lease_lost', 'Another process has taken this chain over: nothing more runs here.')
}
