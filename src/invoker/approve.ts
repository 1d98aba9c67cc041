import {
  approvalResultSchema,
  compareRisk,
  ToolRisk,
  type ApprovalHandler,
  type ApprovalRequest,
  type ApprovalResult,
  type JsonValue,
} from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { attempt, bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import { failure, type Ending } from './failure.ts'

const maxReasonLength = 500

/** Step 7, second half: a call above the policy's risk runs only if somebody says so, in time and once. */
export function approve(call: Call, risk: ToolRisk): undefined | Ending | Promise<Ending | undefined> {
  const { policy, host } = call.session
  if (risk !== ToolRisk.CRITICAL && compareRisk(risk, policy.maxRiskUnapproved) <= 0) return undefined
  if (host.approvalHandler !== undefined) return ask(call, host.approvalHandler, requestOf(call, risk))
  call.approval = Object.freeze({ decision: 'unavailable', waitedMs: 0 })
  const way =
    call.session.chainId === undefined
      ? 'An approval handler is needed.'
      : 'Call this tool directly, outside the chain.'
  const text = `"${call.tool}" has the risk ${risk} and needs approval, but nobody is there to give it. ${way}`
  return failure('approval_unavailable', text, { status: 'denied' })
}

async function ask(
  call: Call,
  handler: ApprovalHandler,
  request: ApprovalRequest,
): Promise<Ending | undefined> {
  const { clock, policy, host } = call.session
  const asked = host.clock.monotonic()
  const withdrawn = new AbortController()
  clock.startWaiting()
  const work = attempt(() => handler.request(request, { signal: withdrawn.signal }))
  const outcome = await bounded(call, work, { timeoutMs: policy.approvalTimeoutMs })
  const waitedMs = host.clock.monotonic() - asked
  clock.stopWaiting()
  // Whatever the handler still does, its answer is not waited for any more.
  if (outcome.kind !== 'value') withdrawn.abort()
  return decide(call, outcome, waitedMs)
}

function decide(call: Call, outcome: Bounded<unknown>, waitedMs: number): Ending | undefined {
  switch (outcome.kind) {
    case 'value':
      return decided(call, outcome.value, waitedMs)
    case 'error':
      return failed(call, waitedMs)
    case 'timeout': {
      call.approval = Object.freeze({ decision: 'timeout', waitedMs })
      const text = `Approval for "${call.tool}" did not come within ${call.session.policy.approvalTimeoutMs} ms, and nothing was run.`
      return failure('approval_timeout', text, { status: 'denied', retryable: true })
    }
    case 'deadline':
      call.approval = Object.freeze({ decision: 'timeout', waitedMs })
      return deadlineEnding(call)
    case 'interrupted':
      call.approval = Object.freeze({ decision: 'cancelled', waitedMs })
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function decided(call: Call, answer: unknown, waitedMs: number): Ending | undefined {
  const result = approvalResultSchema.safeParse(typeof answer === 'string' ? { decision: answer } : answer)
  if (!result.success) return failed(call, waitedMs)
  const { decision, reason, decidedBy }: ApprovalResult = result.data
  call.approval = Object.freeze({
    decision,
    ...(decidedBy === undefined ? {} : { decidedBy }),
    ...(reason === undefined ? {} : { reason: reason.slice(0, maxReasonLength) }),
    waitedMs,
  })
  if (decision === 'approved') return undefined
  const why =
    reason === undefined || reason.trim() === '' ? '' : ` Reason: ${reason.slice(0, maxReasonLength)}`
  const text = `Approval for "${call.tool}" was ${decision === 'denied' ? 'denied' : 'not given'}, and nothing was run.${why}`
  return failure('approval_denied', text, { status: 'denied' })
}

function failed(call: Call, waitedMs: number): Ending {
  call.approval = Object.freeze({ decision: 'failed', waitedMs })
  const text = `Approval for "${call.tool}" could not be asked for, and nothing was run.`
  return failure('approval_failed', text, { status: 'denied', retryable: true })
}

function requestOf(call: Call, risk: ToolRisk): ApprovalRequest {
  const { session, callId, summary } = call
  const request: ApprovalRequest = {
    id: session.host.newId(),
    call: {
      kind: 'tool_call',
      callId,
      name: call.tool,
      // JSON by construction: read from JSON text, or copied as JSON.
      arguments: call.shownArgs as JsonValue,
    },
    risk,
    ...(summary === undefined ? {} : { summary }),
    agentId: session.meta.agentId,
    runId: session.meta.runId,
    tenant: session.meta.tenant,
    ...(session.chainId === undefined ? {} : { chainId: session.chainId }),
    artifacts: call.artifacts.map(({ ref, bytes, mediaType, sha256 }) => ({ ref, bytes, mediaType, sha256 })),
    requestedAt: new Date(session.host.clock.now()).toISOString(),
  }
  deepFreeze(request)
  return request
}
