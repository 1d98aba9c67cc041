import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  approvalRequestSchema,
  approvalResultSchema,
  approvalRuleSchema,
  chainCallRecordSchema,
  chainFileSchema,
  chainPolicySchema,
  chainRunResultSchema,
  contentBlockSchema,
  DEFAULT_POLICY,
  invocationResultSchema,
  jsonObjectSchema,
  jsonValueSchema,
  skillSchema,
  specOf,
  toolCallRequestSchema,
  toolExecutionResultSchema,
  toolResult,
  toolSpecSchema,
  traceEventSchema,
} from '../../src/kernel/index.ts'
import {
  approvalRule,
  chainCallRecord,
  chainFile,
  chainRunResult,
  contentBlock,
  invocationResult,
  isoDate,
  json,
  jsonObject,
} from './arbitraries.ts'
import { traceEvent } from '../trace/events.ts'

/** Through JSON text and back, as a wire or a database would carry it. */
function trip<T>(schema: z.ZodType<T>, value: T): T {
  return z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, value))))
}

function roundTrips<T>(schema: z.ZodType<T>, values: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect(trip(schema, value as T)).toEqual(value)
    }),
    { numRuns: 60 },
  )
}

const toolCallRequest = fc.record({
  kind: fc.constant('tool_call' as const),
  callId: fc.uuid(),
  name: fc.string({ minLength: 1 }),
  arguments: jsonObject,
})

describe('what crosses a boundary is the same after a trip through JSON', () => {
  it('JSON values', () => roundTrips(jsonValueSchema, json))
  it('content blocks, their bytes as base64', () => roundTrips(contentBlockSchema, contentBlock))
  it('ToolCallRequest', () => roundTrips(toolCallRequestSchema, toolCallRequest))
  it('ChainFile', () => roundTrips(chainFileSchema, chainFile))
  it('InvocationResult', () => roundTrips(invocationResultSchema, invocationResult))
  it('ChainCallRecord', () => roundTrips(chainCallRecordSchema, chainCallRecord))
  it('TraceEvent', () => roundTrips(traceEventSchema, traceEvent))
  it('ChainRunResult', () => roundTrips(chainRunResultSchema, chainRunResult))
  it('ToolExecutionResult', () => {
    const made = fc
      .tuple(fc.array(contentBlock, { maxLength: 4 }), json, fc.boolean())
      .map(([content, structuredContent, isError]) =>
        toolResult({ content, structuredContent: structuredContent as never, isError }),
      )
    roundTrips(toolExecutionResultSchema, made)
  })
  it('ApprovalRequest', () => {
    const request = fc.record(
      {
        id: fc.uuid(),
        call: toolCallRequest,
        risk: fc.constantFrom('safe', 'high', 'critical'),
        summary: fc.string(),
        files: fc.array(fc.record({ path: fc.string(), diff: fc.string() }), { maxLength: 2 }),
        rule: fc.record({ id: fc.string(), reason: fc.string() }, { requiredKeys: ['id'] }),
        position: fc.record({ line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) }),
        sourceLine: fc.string(),
        revises: fc.string(),
        agentId: fc.string(),
        runId: fc.string(),
        tenant: fc.string(),
        chainId: fc.uuid(),
        artifacts: fc.array(
          fc.record({ ref: fc.string(), bytes: fc.nat(), mediaType: fc.string(), sha256: fc.string() }),
          { maxLength: 2 },
        ),
        requestedAt: isoDate,
      },
      { requiredKeys: ['id', 'call', 'risk', 'agentId', 'runId', 'tenant', 'artifacts', 'requestedAt'] },
    )
    roundTrips(approvalRequestSchema, request)
  })
  it('ApprovalResult', () => {
    const result = fc.record(
      {
        decision: fc.constantFrom('approved', 'denied', 'skipped'),
        arguments: json,
        remember: fc.oneof(
          fc.constant({ scope: 'call' }),
          fc.record(
            { scope: fc.constant('chain'), count: fc.integer({ min: 1 }) },
            { requiredKeys: ['scope'] },
          ),
          fc.record({ scope: fc.constant('rule'), rule: approvalRule }),
        ),
        reason: fc.string(),
        decidedBy: fc.string(),
        decidedAt: isoDate,
      },
      { requiredKeys: ['decision'] },
    )
    roundTrips(approvalResultSchema, result)
  })
  it('ApprovalRule', () => roundTrips(approvalRuleSchema, approvalRule))
  it('ChainPolicy', () => {
    expect(trip(chainPolicySchema, DEFAULT_POLICY)).toEqual(DEFAULT_POLICY)
  })
  it('Skill, with its defaults', () => {
    const skill = skillSchema.parse({ name: 'sums', instructions: 'Add.' })
    expect(skill).toEqual({
      name: 'sums',
      instructions: 'Add.',
      description: '',
      allowedTools: [],
      version: '1',
    })
    expect(trip(skillSchema, skill)).toEqual(skill)
  })
  it('ToolSpec of both kinds', () => {
    const local = specOf({ name: 'a', description: 'b', inputSchema: { type: 'object' }, execute: () => 1 })
    const hosted = specOf(
      { name: 'w', description: '', providerSpecs: { p: { type: 'web' } } },
      { provider: 'p' },
    )
    expect(trip(toolSpecSchema, local as never)).toEqual(local)
    expect(trip(toolSpecSchema, hosted as never)).toEqual(hosted)
  })
})

describe('what is malformed is refused', () => {
  it('a media block with two sources, and one with none', () => {
    const two = { type: 'image', mediaType: 'image/png', url: 'https://x.test', fileId: 'f' }
    expect(contentBlockSchema.safeParse(two).success).toBe(false)
    expect(contentBlockSchema.safeParse({ type: 'image', mediaType: 'image/png' }).success).toBe(false)
  })
  it.each([
    ['NaN', Number.NaN],
    ['undefined', undefined],
    ['a Date', new Date()],
    ['a Map', new Map()],
    ['a hole in a list', Array.from({ length: 2 }).fill(1).concat([undefined])],
    ['a BigInt', 1n],
  ])('%s as a JSON value', (_, value) => {
    expect(jsonValueSchema.safeParse({ value }).success).toBe(false)
    expect(jsonValueSchema.safeParse(value).success).toBe(false)
  })
  it('a list as a JSON object', () => {
    expect(jsonObjectSchema.safeParse([]).success).toBe(false)
  })
  it('trap: a key named __proto__ stays data', () => {
    const value: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
    const parsed = jsonObjectSchema.parse(value)
    expect(Object.keys(parsed)).toEqual(['__proto__'])
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  })
})
