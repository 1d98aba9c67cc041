import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { approvalRequestSchema, approvalResultSchema } from '../kernel/index.ts'
import { openDatabase } from './open-database.ts'
import type { InboxEntry, InboxQuery, InboxStore, Settlement } from './types.ts'

const schema = `CREATE TABLE IF NOT EXISTS catenary_approvals (
  id TEXT PRIMARY KEY,
  seq INTEGER NOT NULL,
  tenant TEXT NOT NULL,
  state TEXT NOT NULL,
  request TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  result TEXT,
  settled_at TEXT,
  taken_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS catenary_approvals_by_state ON catenary_approvals (state, seq)`

/** Questions in an SQLite file: they outlive the process, and any process that opens the file can decide them. */
export class SqliteInboxStore implements InboxStore, Disposable {
  readonly #database: DatabaseSync
  readonly #open: StatementSync
  readonly #get: StatementSync
  readonly #list: StatementSync
  readonly #settled: StatementSync
  readonly #settle: StatementSync
  readonly #take: StatementSync
  readonly #overdue: StatementSync
  readonly #expire: StatementSync

  /** @throws ApprovalError `store_failed` */
  constructor(path: string) {
    const database = openDatabase(path, schema)
    this.#database = database
    const next = '(SELECT coalesce(max(seq), 0) + 1 FROM catenary_approvals)'
    this.#open =
      database.prepare(`INSERT INTO catenary_approvals (id, seq, tenant, state, request, expires_at)
      VALUES (:id, ${next}, :tenant, 'pending', :request, :expires_at)
      ON CONFLICT (id) DO UPDATE SET seq = excluded.seq, tenant = excluded.tenant, state = 'pending',
        request = excluded.request, expires_at = excluded.expires_at, result = NULL, settled_at = NULL,
        taken_at = NULL
      WHERE state = 'withdrawn' OR taken_at IS NOT NULL`)
    this.#get = database.prepare('SELECT * FROM catenary_approvals WHERE id = ?')
    this.#list = database.prepare(`SELECT * FROM catenary_approvals
      WHERE (:state IS NULL OR state = :state) AND (:tenant IS NULL OR tenant = :tenant)
      ORDER BY seq LIMIT :limit`)
    this.#settled = database.prepare(`SELECT * FROM catenary_approvals
      WHERE state <> 'pending' AND id IN (SELECT value FROM json_each(?))`)
    this.#settle = database.prepare(`UPDATE catenary_approvals
      SET state = :state, result = :result, settled_at = :at
      WHERE id = :id AND state = 'pending' AND (:state <> 'decided' OR expires_at > :at)`)
    this.#take = database.prepare(`UPDATE catenary_approvals SET taken_at = :at
      WHERE id = :id AND state <> 'pending' AND taken_at IS NULL`)
    this.#overdue = database.prepare(
      `SELECT 1 FROM catenary_approvals WHERE state = 'pending' AND expires_at <= ? LIMIT 1`,
    )
    this.#expire = database.prepare(`UPDATE catenary_approvals
      SET state = 'expired', settled_at = :now WHERE state = 'pending' AND expires_at <= :now`)
  }

  async open(entry: InboxEntry): Promise<InboxEntry> {
    const { id, request, expiresAt } = entry
    this.#open.run({ id, tenant: request.tenant, request: JSON.stringify(request), expires_at: expiresAt })
    return (await this.get(id)) ?? entry
  }

  async get(id: string): Promise<InboxEntry | undefined> {
    const row = this.#get.get(id)
    return row === undefined ? undefined : entryOf(row)
  }

  async list({ state, tenant, limit = 100 }: InboxQuery): Promise<readonly InboxEntry[]> {
    return this.#list.all({ state: state ?? null, tenant: tenant ?? null, limit }).map(entryOf)
  }

  async settled(ids: readonly string[]): Promise<readonly InboxEntry[]> {
    return this.#settled.all(JSON.stringify(ids)).map(entryOf)
  }

  async settle(id: string, settlement: Settlement): Promise<boolean> {
    const { state, at } = settlement
    const result = settlement.state === 'decided' ? JSON.stringify(settlement.result) : null
    return this.#settle.run({ id, state, at, result }).changes === 1
  }

  async take(id: string, at: string): Promise<boolean> {
    return this.#take.run({ id, at }).changes === 1
  }

  async expire(now: string): Promise<number> {
    // Looking first: an update takes the lock of the file even if it finds nothing.
    if (this.#overdue.get(now) === undefined) return 0
    return Number(this.#expire.run({ now }).changes)
  }

  /** Closes the file. */
  [Symbol.dispose](): void {
    this.#database.close()
  }
}

/** What another process wrote is checked like anything that comes from outside. */
function entryOf(row: Record<string, SQLOutputValue>): InboxEntry {
  const { id, state, request, result } = row
  const { expires_at: expiresAt, settled_at: settledAt, taken_at: takenAt } = row
  return {
    id: String(id),
    state: stateOf(state),
    request: approvalRequestSchema.parse(JSON.parse(String(request))),
    expiresAt: String(expiresAt),
    ...(typeof result === 'string' ? { result: approvalResultSchema.parse(JSON.parse(result)) } : {}),
    ...(typeof settledAt === 'string' ? { settledAt } : {}),
    ...(typeof takenAt === 'string' ? { takenAt } : {}),
  }
}

function stateOf(value: unknown): InboxEntry['state'] {
  if (value === 'pending' || value === 'decided' || value === 'withdrawn') return value
  return 'expired'
}
