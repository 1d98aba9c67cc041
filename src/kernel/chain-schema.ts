import { z } from 'zod'
import { approvalDecisionSchema } from './approval.ts'
import { jsonValueSchema } from './json.ts'
import {
  chainFileSchema,
  effectSchema,
  invocationCodeSchema,
  offloadShape,
  provenanceShape,
} from './result-schema.ts'
import { toolRiskSchema } from './risk.ts'
import { checkNoteSchema, scriptDiagnosticSchema } from './script-diagnostic.ts'
import { scriptPositionSchema } from './script-position.ts'

const count = z.int().nonnegative()
const milliseconds = z.number().nonnegative()

/** How an approval went, in its JSON form. */
export const approvalRecordSchema = z.strictObject({
  decision: z.enum([...approvalDecisionSchema.options, 'timeout', 'failed', 'unavailable', 'cancelled']),
  decidedBy: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  rule: z.string().exactOptional(),
  editedFrom: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
  remember: z
    .union([
      z.enum(['call', 'chain']),
      z.strictObject({ chain: count }),
      z.strictObject({ rule: z.string() }),
    ])
    .exactOptional(),
  waitedMs: milliseconds,
})

/** A record of a call in its JSON form. */
export const chainCallRecordSchema = z.strictObject({
  seq: z.int().positive(),
  callId: z.string(),
  tool: z.string(),
  argsDigest: z.string().regex(/^[0-9a-f]{64}$/),
  status: z.enum(['ok', 'error', 'denied', 'timeout', 'cancelled']),
  code: invocationCodeSchema.exactOptional(),
  effect: effectSchema,
  risk: toolRiskSchema.exactOptional(),
  approval: approvalRecordSchema.exactOptional(),
  startedAt: z.iso.datetime(),
  durationMs: milliseconds,
  argumentBytes: count,
  resultBytes: count,
  refs: z.array(z.string()),
  position: scriptPositionSchema.exactOptional(),
  ...provenanceShape,
})

export const chainErrorCodeSchema = z.enum([
  'syntax',
  'check',
  'source_too_large',
  'script',
  'tool',
  'denied',
  'budget',
  'unawaited_call',
  'unsettled',
  'invalid_value',
  'value_too_large',
  'timeout',
  'cpu',
  'memory',
  'crashed',
  'cancelled',
  'protocol',
  'sandbox_unavailable',
  'store_failed',
  'audit_failed',
  'journal_failed',
  'journal_mismatch',
  'internal',
])

/** What went wrong with a chain, in its JSON form. */
export const chainErrorSchema = z.strictObject({
  code: chainErrorCodeSchema,
  name: z.string(),
  message: z.string(),
  line: z.int().positive().exactOptional(),
  column: z.int().positive().exactOptional(),
  sourceLine: z.string().exactOptional(),
  stack: z.string().exactOptional(),
  diagnostics: z.array(scriptDiagnosticSchema).exactOptional(),
  call: z
    .strictObject({ callId: z.string(), tool: z.string(), code: invocationCodeSchema, effect: effectSchema })
    .exactOptional(),
})

export const logLineSchema = z.strictObject({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  text: z.string(),
})

const run = {
  chainId: z.string(),
  logs: z.array(logLineSchema),
  files: z.array(chainFileSchema),
  trace: z.array(chainCallRecordSchema),
  check: checkNoteSchema.exactOptional(),
  stats: z.strictObject({ durationMs: milliseconds, cpuMs: milliseconds, toolCalls: count }),
}

/** All that is known about a chain after its end; bytes of files are base64 in JSON. */
export const chainRunResultSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('ok'),
    ...run,
    value: jsonValueSchema.exactOptional(),
    artifactRef: z.string().exactOptional(),
    preview: z.string().exactOptional(),
    ...offloadShape,
    bytes: count,
  }),
  z.strictObject({ status: z.enum(['error', 'timeout', 'cancelled']), ...run, error: chainErrorSchema }),
  z.strictObject({
    status: z.literal('suspended'),
    ...run,
    waitingFor: z.array(z.strictObject({ callId: z.string(), tool: z.string() })),
  }),
])
