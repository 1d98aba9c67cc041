import { z } from 'zod'
import { jsonValueSchema, type JsonValue } from './json.ts'
import { toolRiskSchema, type ToolRisk } from './risk.ts'

/** One request to run one tool. */
export interface ToolCallRequest {
  readonly kind: 'tool_call'
  readonly callId: string
  readonly name: string
  /** One object for nearly every tool; whatever its schema takes. */
  readonly arguments: JsonValue
}

/** What a human, or a rule in their stead, decided. Anything but APPROVED cancels the call. */
export const ApprovalDecision = { APPROVED: 'approved', DENIED: 'denied', SKIPPED: 'skipped' } as const
export type ApprovalDecision = (typeof ApprovalDecision)[keyof typeof ApprovalDecision]

/** An artifact that a call under approval refers to. */
export interface ApprovalArtifact {
  readonly ref: string
  readonly bytes: number
  readonly mediaType: string
  readonly sha256: string
}

/** What the approver sees: exactly what will run. Frozen, and the same after a trip through JSON. */
export interface ApprovalRequest {
  readonly id: string
  readonly call: ToolCallRequest
  readonly risk: ToolRisk
  /** The tool's own line about this call, if it gave one. */
  readonly summary?: string
  readonly agentId: string
  readonly runId: string
  readonly tenant: string
  /** The chain that asks; absent for a direct call. */
  readonly chainId?: string
  readonly artifacts: readonly ApprovalArtifact[]
  /** ISO 8601, UTC. */
  readonly requestedAt: string
}

/** A decision with its author. */
export interface ApprovalResult {
  readonly decision: ApprovalDecision
  readonly reason?: string
  readonly decidedBy?: string
  /** ISO 8601, UTC. */
  readonly decidedAt?: string
}

/** Asks somebody. A handler that throws, hangs or answers late has denied. */
export interface ApprovalHandler {
  request(
    request: ApprovalRequest,
    options: { readonly signal: AbortSignal },
  ): Promise<ApprovalDecision | ApprovalResult>
}

/** A call in its JSON form. */
export const toolCallRequestSchema = z.strictObject({
  kind: z.literal('tool_call'),
  callId: z.string().min(1),
  name: z.string().min(1),
  arguments: jsonValueSchema,
})

export const approvalDecisionSchema = z.enum(['approved', 'denied', 'skipped'])

/** A decision with its author in its JSON form. */
export const approvalResultSchema = z.strictObject({
  decision: approvalDecisionSchema,
  reason: z.string().exactOptional(),
  decidedBy: z.string().exactOptional(),
  decidedAt: z.string().exactOptional(),
})

/** A request for approval in its JSON form. */
export const approvalRequestSchema = z.strictObject({
  id: z.string().min(1),
  call: toolCallRequestSchema,
  risk: toolRiskSchema,
  summary: z.string().exactOptional(),
  agentId: z.string(),
  runId: z.string(),
  tenant: z.string(),
  chainId: z.string().exactOptional(),
  artifacts: z.array(
    z.strictObject({
      ref: z.string(),
      bytes: z.int().nonnegative(),
      mediaType: z.string(),
      sha256: z.string(),
    }),
  ),
  requestedAt: z.iso.datetime(),
})
