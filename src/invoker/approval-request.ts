import type { ApprovalRequest, ApprovalRule, JsonValue, ToolRisk } from '../kernel/index.ts'
import type { Call } from './call.ts'
import { cutText } from './cut-text.ts'
import { deepFreeze } from './deep-freeze.ts'

const maxLineLength = 500

/** Why a call asks, and how often it has. */
export interface Asking {
  readonly risk: ToolRisk
  readonly rule: ApprovalRule | undefined
  /** The request that this one revises. */
  readonly revises: string | undefined
  /** 1 for the first. */
  readonly round: number
}

/** What the approver is shown of a call: the very object that will run, frozen. */
export function approvalRequest(call: Call, { risk, rule, revises, round }: Asking): ApprovalRequest {
  const { session, callId, summary, files, position } = call
  const sourceLine = position === undefined ? undefined : cutLine(session.lineOf(position.line))
  const request: ApprovalRequest = {
    id: round === 1 ? call.idempotencyKey : `${call.idempotencyKey}:${round}`,
    call: {
      kind: 'tool_call',
      callId,
      name: call.tool,
      // JSON by construction: read from JSON text, or copied as JSON.
      arguments: call.shownArgs as JsonValue,
    },
    risk,
    ...(summary === undefined ? {} : { summary }),
    ...(files === undefined ? {} : { files }),
    ...(rule === undefined ? {} : { rule: reasonOf(rule) }),
    ...(position === undefined ? {} : { position }),
    ...(sourceLine === undefined ? {} : { sourceLine }),
    ...(revises === undefined ? {} : { revises }),
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

function cutLine(line: string | undefined): string | undefined {
  return line === undefined ? undefined : cutText(line, maxLineLength)
}

function reasonOf({ id, reason }: ApprovalRule): { readonly id: string; readonly reason?: string } {
  return { id, ...(reason === undefined ? {} : { reason }) }
}
