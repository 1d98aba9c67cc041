import { z } from 'zod'
import { bytesSchema } from './base64.ts'
import { contentBlockSchema } from './content.ts'
import { jsonObjectSchema, jsonValueSchema } from './json.ts'

export const effectSchema = z.enum(['none', 'done', 'unknown'])

/** The provenance fields of a schema. */
export const provenanceShape = {
  source: z.string().exactOptional(),
  observedAt: z.string().exactOptional(),
  policy: z.string().exactOptional(),
}

/** A tool's result; bytes are base64 in JSON. */
export const toolExecutionResultSchema = z.strictObject({
  kind: z.literal('tool_result'),
  content: z.array(contentBlockSchema),
  structuredContent: jsonValueSchema.exactOptional(),
  isError: z.boolean(),
  retryable: z.boolean().exactOptional(),
  effect: effectSchema.exactOptional(),
  metadata: jsonObjectSchema,
  text: z.string(),
  ...provenanceShape,
})

/** A file of a chain; bytes are base64 in JSON. */
export const chainFileSchema = z.strictObject({
  path: z.string().startsWith('/'),
  mediaType: z.string().min(1),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  artifactRef: z.string().exactOptional(),
  data: bytesSchema.exactOptional(),
})

export const invocationCodeSchema = z.enum([
  'cancelled',
  'deadline',
  'budget',
  'unknown_tool',
  'not_callable',
  'invalid_arguments',
  'arguments_too_large',
  'prepare_failed',
  'invalid_risk',
  'approval_unavailable',
  'approval_denied',
  'approval_timeout',
  'approval_failed',
  'artifact_not_found',
  'artifact_malformed',
  'artifact_too_large',
  'timeout',
  'tool_failed',
  'invalid_result',
  'result_too_large',
  'store_failed',
  'session_closed',
  'audit_failed',
  'journal_failed',
  'outcome_unknown',
  'internal',
])

/** What is told of a result that was stored. */
export const offloadShape = {
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .exactOptional(),
  omittedBytes: z.int().nonnegative().exactOptional(),
  outline: z.string().exactOptional(),
}

/** The outcome of a call; bytes of files are base64 in JSON. */
export const invocationResultSchema = z.strictObject({
  callId: z.string(),
  tool: z.string(),
  status: z.enum(['ok', 'error', 'denied']),
  code: invocationCodeSchema.exactOptional(),
  text: z.string(),
  structured: jsonValueSchema.exactOptional(),
  artifactRef: z.string().exactOptional(),
  ...offloadShape,
  bytes: z.int().nonnegative(),
  mediaType: z.string(),
  files: z.array(chainFileSchema),
  retryable: z.boolean(),
  effect: effectSchema,
})
