import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { approvalRuleSchema, type ApprovalRule, type RuleStore } from '../kernel/index.ts'
import { openDatabase } from './open-database.ts'

const schema = `CREATE TABLE IF NOT EXISTS catenary_rules (
  tenant TEXT NOT NULL,
  id TEXT NOT NULL,
  rule TEXT NOT NULL,
  PRIMARY KEY (tenant, id)
) STRICT`

/** Rules in an SQLite file: they outlive the process, and every process that opens the file is under them. */
export class SqliteRuleStore implements RuleStore, Disposable {
  readonly #database: DatabaseSync
  readonly #list: StatementSync
  readonly #add: StatementSync
  readonly #remove: StatementSync

  /** @throws ApprovalError `store_failed` */
  constructor(path: string) {
    this.#database = openDatabase(path, schema)
    this.#list = this.#database.prepare('SELECT rule FROM catenary_rules WHERE tenant = ? ORDER BY rowid')
    this.#add = this.#database.prepare(`INSERT INTO catenary_rules (tenant, id, rule) VALUES (?, ?, ?)
      ON CONFLICT (tenant, id) DO UPDATE SET rule = excluded.rule`)
    this.#remove = this.#database.prepare('DELETE FROM catenary_rules WHERE tenant = ? AND id = ?')
  }

  async list(tenant: string): Promise<readonly ApprovalRule[]> {
    return this.#list.all(tenant).map(({ rule }) => approvalRuleSchema.parse(JSON.parse(String(rule))))
  }

  async add(tenant: string, rule: ApprovalRule): Promise<void> {
    const checked = approvalRuleSchema.parse(rule)
    this.#add.run(tenant, checked.id, JSON.stringify(checked))
  }

  async remove(tenant: string, id: string): Promise<boolean> {
    return this.#remove.run(tenant, id).changes === 1
  }

  /** Closes the file. */
  [Symbol.dispose](): void {
    this.#database.close()
  }
}
