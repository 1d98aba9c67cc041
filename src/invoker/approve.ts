import {
  approvalResultSchema,
  compareRisk,
  isJsonObject,
  ToolRisk,
  type ApprovalHandler,
  type ApprovalRequest,
  type ApprovalResult,
  type JsonObject,
} from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { maxArgumentDepth } from './arguments.ts'
import { attempt, bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { deepFreeze } from './deep-freeze.ts'
import { failure, type Ending } from './failure.ts'
import { copyJson } from './json-copy.ts'

const maxReasonLength = 500

/** Step 7, second half: a call above the policy's risk runs only if somebody says so, in time and once. */
export function approve(call: Call, risk: ToolRisk): undefined | Ending | Promise<Ending | undefined> {
  const { policy, host } = call.session
  if (risk !== ToolRisk.CRITICAL && compareRisk(risk, policy.maxRiskUnapproved) <= 0) return undefined
  if (host.approvalHandler !== undefined) return ask(call, host.approvalHandler, requestOf(call, risk))
  call.approval = Object.freeze({ decision: 'unavailable', waitedMs: 0 })
  const text = `"${call.tool}" has the risk ${risk} and needs approval, but nobody is there to give it (no approval handler). Call this tool directly, outside the chain.`
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
    call: { kind: 'tool_call', callId, name: call.tool, arguments: shownArguments(call) },
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

/**
 * The very object that runs. Only where a schema has made something of the arguments that JSON cannot carry, it is
 * its JSON form, or the arguments as they came, of which the rest is a function.
 */
function shownArguments(call: Call): JsonObject {
  const shown = call.shownArgs ?? call.args
  if (isJsonObject(shown)) return shown
  const copy = copyJson(shown, maxArgumentDepth)
  if (copy.ok && isJsonObject(copy.value)) return copy.value
  return isJsonObject(call.givenArgs) ? call.givenArgs : {}
}
