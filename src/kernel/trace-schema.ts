import { z } from 'zod'
import { scriptPositionSchema } from './script-position.ts'
import { approvalRecordSchema, chainCallRecordSchema, chainErrorCodeSchema } from './chain-schema.ts'
import { jsonValueSchema } from './json.ts'
import { toolRiskSchema } from './risk.ts'

const count = z.int().nonnegative()
const digest = z.string().regex(/^[0-9a-f]{64}$/)

const base = {
  sessionId: z.string(),
  chainId: z.string().exactOptional(),
  at: z.iso.datetime(),
  ms: z.number().nonnegative(),
}

/** An event of a trace in its JSON form. */
export const traceEventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('session_start'),
    ...base,
    agentId: z.string(),
    runId: z.string(),
    tenant: z.string(),
    script: z.strictObject({ sha256: digest, bytes: count }).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('call_start'),
    ...base,
    seq: z.int().positive(),
    callId: z.string(),
    tool: z.string(),
    argsDigest: digest,
    risk: toolRiskSchema,
    approval: approvalRecordSchema.exactOptional(),
    position: scriptPositionSchema.exactOptional(),
    idempotencyKey: z.string(),
  }),
  z.strictObject({
    type: z.literal('call_end'),
    ...base,
    record: chainCallRecordSchema,
    arguments: jsonValueSchema.exactOptional(),
    result: jsonValueSchema.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('session_end'),
    ...base,
    status: z.enum(['ok', 'error', 'timeout', 'cancelled', 'suspended']).exactOptional(),
    code: chainErrorCodeSchema.exactOptional(),
    calls: count,
    unrecorded: count,
    cpuMs: z.number().nonnegative().exactOptional(),
  }),
])
