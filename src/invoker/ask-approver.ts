import {
  approvalResultSchema,
  ToolRisk,
  type ApprovalMemory,
  type ApprovalRecord,
  type ApprovalRequest,
  type ApprovalResult,
  type ApprovalRule,
} from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { approvalRequest } from './approval-request.ts'
import { attempt, bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { editCall } from './edit-call.ts'
import { failure, type Ending } from './failure.ts'
import { digestOf } from './record.ts'
import { rememberDecision } from './remember-decision.ts'
import type { PinnedTool } from './tool-entry.ts'
import { refusedByRule, verdictOn } from './verdict.ts'

/** Characters of a reason, and of a name, that are recorded. */
const maxRecordedLength = 500
/** Questions about one call: the first, and one for each edit that does something nobody has seen. */
const maxRounds = 5

/** Under which rules somebody is asked, and by which of them. */
export interface Question {
  readonly rules: readonly ApprovalRule[]
  readonly rule: ApprovalRule | undefined
}

/** Asks until there is a decision about exactly what would run. */
export async function askApprover(
  call: Call,
  pinned: PinnedTool,
  { rules, rule: first }: Question,
): Promise<Ending | undefined> {
  let rule = first
  let revises: string | undefined
  for (let round = 1; round <= maxRounds; round += 1) {
    const request = approvalRequest(call, { risk: call.risk ?? ToolRisk.CRITICAL, rule, revises, round })
    const answer = await ask(call, request)
    if ('ending' in answer) return answer.ending
    const { result } = answer
    const edit = result.decision === 'approved' ? result.arguments : undefined
    if (edit === undefined || digestOf(edit) === call.argsDigest) return settle(call, result, rule)
    const asked = call.argsDigest
    const edited = await editCall(call, pinned, edit)
    if (!edited.ok) return misedited(call, edited.ending)
    note(call, { editedFrom: call.approval?.editedFrom ?? asked })
    const verdict = verdictOn(call, pinned, rules)
    if (verdict.kind === 'refuse') return refusedByRule(call, verdict.rule)
    if (edited.isSeen) return settle(call, result, rule)
    rule = verdict.rule
    revises = request.id
  }
  return failed(call, 'was edited again and again')
}

type Answer = { readonly ending: Ending } | { readonly result: ApprovalResult }

async function ask(call: Call, request: ApprovalRequest): Promise<Answer> {
  const { clock, policy, host, desk, decisions } = call.session
  const given = decisions?.[call.callId]
  if (given !== undefined && request.revises === undefined) return { result: given }
  const asked = host.clock.monotonic()
  const withdrawn = new AbortController()
  clock.startWaiting()
  // Whatever a handler throws, and wherever: the clock goes on.
  const answer = attempt(
    () => desk?.ask(request, withdrawn.signal) ?? Promise.reject(new Error('nobody to ask')),
  )
  const inTime = await bounded(call, answer, { timeoutMs: policy.approvalTimeoutMs })
  const outcome = inTime.kind === 'timeout' && goesOnWaiting(call) ? await bounded(call, answer) : inTime
  const waitedMs = (call.approval?.waitedMs ?? 0) + host.clock.monotonic() - asked
  clock.stopWaiting()
  note(call, { waitedMs, rule: request.rule?.id })
  // Whatever the handler still does, its answer is not waited for any more.
  if (outcome.kind !== 'value') withdrawn.abort(call.session.suspended ? suspension() : undefined)
  return answerOf(call, outcome)
}

function goesOnWaiting({ session, seq, callId, tool }: Call): boolean {
  return session.onApprovalOverdue?.({ seq, callId, tool }) === 'wait'
}

function suspension(): DOMException {
  return new DOMException('The chain sleeps until there is an answer.', 'SuspendError')
}

function answerOf(call: Call, outcome: Bounded<unknown>): Answer {
  switch (outcome.kind) {
    case 'value': {
      const result = resultOf(outcome.value)
      return result === undefined
        ? { ending: failed(call, 'was answered with what is no decision') }
        : { result }
    }
    case 'error':
      return { ending: failed(call, 'could not be asked for') }
    case 'timeout': {
      note(call, { decision: 'timeout' })
      const text = `Approval for "${call.tool}" did not come within ${call.session.policy.approvalTimeoutMs} ms, and nothing was run.`
      return { ending: failure('approval_timeout', text, { status: 'denied', retryable: true }) }
    }
    case 'deadline':
      note(call, { decision: 'timeout' })
      return { ending: deadlineEnding(call) }
    case 'interrupted':
      note(call, { decision: 'cancelled' })
      return { ending: cancelledEnding(call) }
    default:
      return outcome satisfies never
  }
}

/** A copy of an answer; undefined where it is none, or throws when it is read. */
function resultOf(answer: unknown): ApprovalResult | undefined {
  try {
    const result = approvalResultSchema.parse(typeof answer === 'string' ? { decision: answer } : answer)
    const decidedBy = result.decidedBy?.slice(0, maxRecordedLength)
    return structuredClone(decidedBy === undefined ? result : { ...result, decidedBy })
  } catch {
    return undefined
  }
}

async function settle(
  call: Call,
  result: ApprovalResult,
  rule: ApprovalRule | undefined,
): Promise<Ending | undefined> {
  const { decision, decidedBy, remember } = result
  const reason = result.reason?.slice(0, maxRecordedLength)
  let unkept: string | undefined
  note(call, { decision, decidedBy, reason })
  if (remember !== undefined) {
    const problem = await rememberDecision(call, result, { memory: remember, rule })
    if (problem !== undefined && decision === 'approved') return failed(call, problem)
    if (problem === undefined) note(call, { remember: recorded(remember) })
    else unkept = `The denial ${problem}: the next such call is not denied by it.`
  }
  if (decision === 'approved') return undefined
  const reasons = [reason?.trim(), unkept].filter((one) => one !== undefined && one !== '').join(' ')
  note(call, { reason: reasons === '' ? undefined : reasons })
  const why = reasons === '' ? '' : ` Reason: ${reasons}`
  const text = `Approval for "${call.tool}" was ${decision === 'denied' ? 'denied' : 'not given'}, and nothing was run.${why}`
  return failure('approval_denied', text, { status: 'denied' })
}

function recorded(memory: ApprovalMemory): ApprovalRecord['remember'] {
  switch (memory.scope) {
    case 'rule':
      return { rule: memory.rule.id }
    case 'chain':
      return memory.count === undefined ? 'chain' : { chain: memory.count }
    case 'call':
      return 'call'
    default:
      return memory satisfies never
  }
}

/** The call is as it was before the edit, and it does not run: that is not what the approver wanted. */
function misedited(call: Call, why: Ending): Ending {
  if (why.code === 'cancelled' || why.code === 'deadline') {
    note(call, { decision: why.code === 'cancelled' ? 'cancelled' : 'timeout' })
    return why
  }
  note(call, { decision: 'failed' })
  const text = `The approver edited the arguments of "${call.tool}", but not into a call that can be made, and nothing was run. ${why.text}`
  return failure('approval_failed', text, { status: 'denied', retryable: true })
}

function failed(call: Call, why: string): Ending {
  note(call, { decision: 'failed' })
  const text = `Approval for "${call.tool}" ${why}, and nothing was run.`
  return failure('approval_failed', text, { status: 'denied', retryable: true })
}

type Notes = { readonly [K in keyof ApprovalRecord]?: ApprovalRecord[K] | undefined }

/** Adds to what is recorded of the approval. Until something else is noted, it failed. */
function note(call: Call, notes: Notes): void {
  const known = Object.entries(notes).filter(([, value]) => value !== undefined)
  call.approval = Object.freeze({
    ...(call.approval ?? { decision: 'failed', waitedMs: 0 }),
    ...Object.fromEntries(known),
  })
}
