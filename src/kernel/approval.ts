import { z } from 'zod'
import { approvalRuleSchema, type ApprovalRule } from './approval-rule.ts'
import { jsonValueSchema, type JsonValue } from './json.ts'
import { toolRiskSchema, type ToolRisk } from './risk.ts'
import { scriptPositionSchema, type ScriptPosition } from './script-position.ts'

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

/** What a call would do to one file, as its tool says. */
export interface FileChange {
  readonly path: string
  /** Unified diff, without its file headers. */
  readonly diff: string
}

/** What the approver sees: exactly what will run. Frozen, and the same after a trip through JSON. */
export interface ApprovalRequest {
  /** The same again when a chain is resumed and its call asks again. */
  readonly id: string
  readonly call: ToolCallRequest
  readonly risk: ToolRisk
  /** The tool's own line about this call, if it gave one. */
  readonly summary?: string
  /** What would become of files, if the tool said. */
  readonly files?: readonly FileChange[]
  /** The rule that made this call ask; absent where its risk alone did. */
  readonly rule?: { readonly id: string; readonly reason?: string }
  /** Where the script made the call. */
  readonly position?: ScriptPosition
  /** The line of the script at that place. */
  readonly sourceLine?: string
  /** The request whose answer edited the arguments: this one shows what became of them. */
  readonly revises?: string
  readonly agentId: string
  readonly runId: string
  readonly tenant: string
  /** The chain that asks; absent for a direct call. */
  readonly chainId?: string
  readonly artifacts: readonly ApprovalArtifact[]
  /** ISO 8601, UTC. */
  readonly requestedAt: string
}

/**
 * How long a decision holds: for the same tool with the same arguments in this run; for this tool in this run,
 * `count` more times (@default as often as it is called); or as a rule, which is stored first. An approval that is
 * remembered never answers for a CRITICAL call.
 */
export type ApprovalMemory =
  | { readonly scope: 'call' }
  | { readonly scope: 'chain'; readonly count?: number }
  | { readonly scope: 'rule'; readonly rule: ApprovalRule }

/** A decision with its author. */
export interface ApprovalResult {
  readonly decision: ApprovalDecision
  /** With `approved`: what is to run instead. Checked and classified like any other arguments. */
  readonly arguments?: JsonValue
  readonly reason?: string
  readonly decidedBy?: string
  /** ISO 8601, UTC. */
  readonly decidedAt?: string
  /** @default nothing is remembered */
  readonly remember?: ApprovalMemory
}

/** What a handler is told besides the request. */
export interface ApprovalOptions {
  /**
   * Aborted when nobody waits for the answer any more. Where the name of its reason is `SuspendError`, the chain
   * sleeps until there is an answer: the question stays open.
   */
  readonly signal: AbortSignal
}

/** Asks somebody. A handler that throws, hangs or answers late has denied. */
export interface ApprovalHandler {
  request(request: ApprovalRequest, options: ApprovalOptions): Promise<ApprovalDecision | ApprovalResult>
  /**
   * Asks about all calls of one run that wait at the same moment; answers in their order, one each. The signal is
   * aborted once nobody waits for any of them. Absent: each is asked for by itself.
   */
  requestBatch?(
    requests: readonly ApprovalRequest[],
    options: ApprovalOptions,
  ): Promise<readonly (ApprovalDecision | ApprovalResult)[]>
}

/** A call in its JSON form. */
export const toolCallRequestSchema = z.strictObject({
  kind: z.literal('tool_call'),
  callId: z.string().min(1),
  name: z.string().min(1),
  arguments: jsonValueSchema,
})

export const approvalDecisionSchema = z.enum(['approved', 'denied', 'skipped'])

/** How long a decision holds, in its JSON form. */
export const approvalMemorySchema = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('call') }),
  z.strictObject({ scope: z.literal('chain'), count: z.int().positive().exactOptional() }),
  z.strictObject({ scope: z.literal('rule'), rule: approvalRuleSchema }),
])

/** A decision with its author in its JSON form. */
export const approvalResultSchema = z.strictObject({
  decision: approvalDecisionSchema,
  arguments: jsonValueSchema.exactOptional(),
  reason: z.string().exactOptional(),
  decidedBy: z.string().exactOptional(),
  decidedAt: z.string().exactOptional(),
  remember: approvalMemorySchema.exactOptional(),
})

/** What a call would do to one file, in its JSON form. */
export const fileChangeSchema = z.object({ path: z.string(), diff: z.string() })

/** A request for approval in its JSON form. */
export const approvalRequestSchema = z.strictObject({
  id: z.string().min(1),
  call: toolCallRequestSchema,
  risk: toolRiskSchema,
  summary: z.string().exactOptional(),
  files: z.array(fileChangeSchema).exactOptional(),
  rule: z.strictObject({ id: z.string(), reason: z.string().exactOptional() }).exactOptional(),
  position: scriptPositionSchema.exactOptional(),
  sourceLine: z.string().exactOptional(),
  revises: z.string().exactOptional(),
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
