import type { ApprovalMemory, ApprovalResult, ApprovalRule } from '../kernel/index.ts'
import { attempt, bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { decidedCall } from './decided-call.ts'

const storeTimeoutMs = 5000

/** What is to be remembered, and the rule that made the call ask. */
export interface Remembering {
  readonly memory: ApprovalMemory
  readonly rule: ApprovalRule | undefined
}

/** Remembers a decision; a rule is stored before anything runs by it. Otherwise the reason why it cannot be. */
export async function rememberDecision(
  call: Call,
  result: ApprovalResult,
  { memory, rule }: Remembering,
): Promise<string | undefined> {
  const { remembered, host, meta } = call.session
  if (memory.scope !== 'rule') {
    remembered.keep(decidedCall(call, rule), result, memory)
    return undefined
  }
  const { ruleStore } = host
  if (ruleStore === undefined) return 'was given with a rule, but there is no store for rules'
  if (memory.rule.action !== (result.decision === 'approved' ? 'allow' : 'deny'))
    return 'was given with a rule that says something else'
  const stored = await bounded(
    call,
    attempt(() => ruleStore.add(meta.tenant, memory.rule)),
    { timeoutMs: storeTimeoutMs },
  )
  return stored.kind === 'value' ? undefined : 'was given with a rule that could not be stored'
}
