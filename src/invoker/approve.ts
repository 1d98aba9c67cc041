import type { ApprovalRecord, ApprovalRule } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { askApprover } from './ask-approver.ts'
import { bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { decidedCall } from './decided-call.ts'
import { failure, type Ending } from './failure.ts'
import type { Remembered } from './remembered-decisions.ts'
import { storedRules } from './stored-rules.ts'
import type { PinnedTool } from './tool-entry.ts'
import { refusedByRule, verdictOn } from './verdict.ts'

const rulesTimeoutMs = 5000

/** Step 7, second half: rules, the policy, what was remembered; and where these leave it open, somebody is asked. */
export function approve(call: Call, pinned: PinnedTool): undefined | Ending | Promise<Ending | undefined> {
  const { rules, ruleStore } = call.session.host
  return ruleStore === undefined ? decide(call, pinned, rules) : decideByStore(call, pinned)
}

async function decideByStore(call: Call, pinned: PinnedTool): Promise<Ending | undefined> {
  const { host, meta } = call.session
  const outcome = await bounded(call, storedRules(host.ruleStore, meta.tenant), {
    timeoutMs: rulesTimeoutMs,
  })
  switch (outcome.kind) {
    case 'value':
      return decide(call, pinned, [...host.rules, ...outcome.value])
    case 'error':
    case 'timeout': {
      // Without its rules nobody can tell what is denied.
      call.approval = Object.freeze({ decision: 'failed', waitedMs: 0 })
      const text = `The rules for "${call.tool}" could not be read, and nothing was run.`
      return failure('approval_failed', text, { status: 'denied', retryable: true })
    }
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function decide(
  call: Call,
  pinned: PinnedTool,
  rules: readonly ApprovalRule[],
): undefined | Ending | Promise<Ending | undefined> {
  const verdict = verdictOn(call, pinned, rules)
  switch (verdict.kind) {
    case 'run':
      if (verdict.rule !== undefined) record(call, { decision: 'approved', rule: verdict.rule.id })
      return undefined
    case 'refuse':
      return refusedByRule(call, verdict.rule)
    case 'ask':
      break
    default:
      return verdict satisfies never
  }
  const remembered = call.session.remembered.recall(decidedCall(call, verdict.rule))
  if (remembered !== undefined) return answeredBy(call, remembered)
  if (call.session.desk === undefined) return unavailable(call, verdict.rule)
  return askApprover(call, pinned, { rules, rule: verdict.rule })
}

function answeredBy(call: Call, { scope, decision, decidedBy }: Remembered): Ending | undefined {
  record(call, {
    decision,
    rule: `remembered/${scope}`,
    ...(decidedBy === undefined ? {} : { decidedBy }),
  })
  if (decision === 'approved') return undefined
  const text = `Approval for "${call.tool}" was denied before, for this call too, and nothing was run.`
  return failure('approval_denied', text, { status: 'denied' })
}

function unavailable(call: Call, rule: ApprovalRule | undefined): Ending {
  record(call, { decision: 'unavailable', ...(rule === undefined ? {} : { rule: rule.id }) })
  const why = rule === undefined ? `has the risk ${call.risk}` : `is under the rule ${rule.id}`
  const way =
    call.session.chainId === undefined
      ? 'An approval handler is needed.'
      : 'Call this tool directly, outside the chain.'
  const text = `"${call.tool}" ${why} and needs approval, but nobody is there to give it. ${way}`
  return failure('approval_unavailable', text, { status: 'denied' })
}

function record(call: Call, approval: Omit<ApprovalRecord, 'waitedMs'>): void {
  call.approval = Object.freeze({ ...approval, waitedMs: 0 })
}
