import { z } from 'zod'
import { approvalRuleSchema, type ApprovalRule, type RuleStore } from '../kernel/index.ts'

/** The tenant's own rules. Rejects where the store fails or holds something that is no rule. */
export async function storedRules(
  store: RuleStore | undefined,
  tenant: string,
): Promise<readonly ApprovalRule[]> {
  return z.array(approvalRuleSchema).parse((await store?.list(tenant)) ?? [])
}
