import { compareRisk, judgeCall, ToolRisk, type ApprovalRule, type JsonValue } from '../kernel/index.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'
import type { PinnedTool } from './tool-entry.ts'

/** What is to become of a call that is ready to run. */
export type Verdict =
  /** By the rule, or because its risk needs nobody's word. */
  | { readonly kind: 'run'; readonly rule: ApprovalRule | undefined }
  | { readonly kind: 'refuse'; readonly rule: ApprovalRule }
  /** Because of the rule, or because of its risk. */
  | { readonly kind: 'ask'; readonly rule: ApprovalRule | undefined }

/** What rules and policy say. Rules that allow never speak for a CRITICAL call. */
export function verdictOn(call: Call, pinned: PinnedTool, rules: readonly ApprovalRule[]): Verdict {
  const { seen, policy } = call.session
  const risk = call.risk ?? ToolRisk.CRITICAL
  const facts = { tool: call.tool, risk, sink: pinned.sink, seen, arguments: call.shownArgs as JsonValue }
  const rule = judgeCall(rules, facts)
  if (rule?.action === 'deny') return { kind: 'refuse', rule }
  if (rule?.action === 'ask') return { kind: 'ask', rule }
  if (risk === ToolRisk.CRITICAL) return { kind: 'ask', rule: undefined }
  if (rule !== undefined || compareRisk(risk, policy.maxRiskUnapproved) <= 0) return { kind: 'run', rule }
  return { kind: 'ask', rule: undefined }
}

/** The ending of a call that a rule denies. */
export function refusedByRule(call: Call, { id, reason }: ApprovalRule): Ending {
  call.approval = Object.freeze({
    waitedMs: 0,
    ...call.approval,
    decision: 'denied',
    rule: id,
    ...(reason === undefined ? {} : { reason }),
  })
  const why = reason === undefined ? '' : ` Reason: ${reason}`
  const text = `A rule denies this call of "${call.tool}", and nothing was run.${why}`
  return failure('approval_denied', text, { status: 'denied' })
}
