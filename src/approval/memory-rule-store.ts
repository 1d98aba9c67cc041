import { approvalRuleSchema, type ApprovalRule, type RuleStore } from '../kernel/index.ts'

/** Rules in memory: they end with the process. */
export class MemoryRuleStore implements RuleStore {
  readonly #tenants = new Map<string, Map<string, ApprovalRule>>()

  async list(tenant: string): Promise<readonly ApprovalRule[]> {
    return [...(this.#tenants.get(tenant)?.values() ?? [])]
  }

  async add(tenant: string, rule: ApprovalRule): Promise<void> {
    const checked = approvalRuleSchema.parse(rule)
    const rules = this.#tenants.get(tenant) ?? new Map<string, ApprovalRule>()
    this.#tenants.set(tenant, rules)
    rules.set(checked.id, structuredClone(checked))
  }

  async remove(tenant: string, id: string): Promise<boolean> {
    return this.#tenants.get(tenant)?.delete(id) ?? false
  }
}
