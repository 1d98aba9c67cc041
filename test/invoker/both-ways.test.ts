import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool, type InvokerSession } from '../../src/invoker/index.ts'
import {
  toolResult,
  ToolFailure,
  type AnyTool,
  type ChainCallRecord,
  type InvocationResult,
} from '../../src/kernel/index.ts'
import { MemoryBlobStore } from '../../store/index.ts'
import { invokerOf, ScriptedApproval, sleep, tool } from './fixture.ts'

interface Case {
  readonly name: string
  readonly call: string
  readonly args?: unknown
  /** Status, code and effect of the result. */
  readonly expect: readonly [string, string | undefined, string]
  /** Status in the record, where it differs. */
  readonly recorded?: string
}

const png = Buffer.from('89504e470d0a1a0a', 'hex')

const tools: readonly AnyTool[] = [
  defineTool({
    name: 'add',
    description: 'Adds.',
    input: z.object({ a: z.number(), b: z.number().default(1) }),
    execute: ({ a, b }) => a + b,
  }),
  tool('text', () => 'hello'),
  tool('nothing', () => undefined),
  tool('big', () => 'x'.repeat(5000)),
  tool('picture', () => png),
  tool('map', () => ({ inner: new Map() }), { risk: 'high' }),
  tool(
    'throws',
    () => {
      throw new Error('no such table')
    },
    { risk: 'high' },
  ),
  tool('throws_null', () => {
    throw null
  }),
  tool('safe_throws', async () => {
    throw new ToolFailure('busy', { retryable: true })
  }),
  tool('reports', () => toolResult({ content: 'quota', isError: true }), { risk: 'high' }),
  tool('slow', () => sleep(5000), { timeoutMs: 20 }),
  tool('slow_write', () => sleep(5000), { timeoutMs: 20, risk: 'high' }),
  tool('write', () => 'done', { risk: 'high' }),
  tool('forbidden', () => 'done', { risk: 'critical' }),
  tool('hangs', () => 'done', { risk: 'high' }),
  tool('confuses', () => 'done', { risk: 'high' }),
  tool('unclassifiable', () => 'done', {
    classifyRisk: () => {
      throw new Error('x')
    },
  }),
  tool('odd_risk', () => 'done', { classifyRisk: () => 'extreme' as never }),
  { name: 'web', description: 'Searches.', providerSpecs: { acme: {} } },
]

const cases: readonly Case[] = [
  { name: 'structured content', call: 'add', args: { a: 2 }, expect: ['ok', undefined, 'none'] },
  { name: 'text', call: 'text', expect: ['ok', undefined, 'none'] },
  { name: 'nothing', call: 'nothing', expect: ['ok', undefined, 'none'] },
  { name: 'a large result', call: 'big', expect: ['ok', undefined, 'none'] },
  { name: 'a file', call: 'picture', expect: ['ok', undefined, 'none'] },
  { name: 'an approved write', call: 'write', expect: ['ok', undefined, 'done'] },
  { name: 'an unknown tool', call: 'nope', expect: ['error', 'unknown_tool', 'none'] },
  { name: 'a hosted tool', call: 'web', expect: ['error', 'not_callable', 'none'] },
  { name: 'wrong arguments', call: 'add', args: { a: 'x' }, expect: ['error', 'invalid_arguments', 'none'] },
  {
    name: 'unknown arguments',
    call: 'add',
    args: { a: 1, c: 2 },
    expect: ['error', 'invalid_arguments', 'none'],
  },
  { name: 'no object', call: 'add', args: [1], expect: ['error', 'invalid_arguments', 'none'] },
  {
    name: 'arguments that are too large',
    call: 'text',
    args: { x: 'y'.repeat(3000) },
    expect: ['error', 'arguments_too_large', 'none'],
  },
  {
    name: 'a foreign artifact',
    call: 'text',
    args: { x: { $artifact: 'art_x' } },
    expect: ['error', 'artifact_not_found', 'none'],
  },
  {
    name: 'a malformed artifact',
    call: 'text',
    args: { x: { $artifact: 5 } },
    expect: ['error', 'artifact_malformed', 'none'],
  },
  { name: 'a result that is none', call: 'map', expect: ['error', 'invalid_result', 'done'] },
  { name: 'a failing write', call: 'throws', expect: ['error', 'tool_failed', 'unknown'] },
  { name: 'a thrown null', call: 'throws_null', expect: ['error', 'tool_failed', 'none'] },
  { name: 'a failing read', call: 'safe_throws', expect: ['error', 'tool_failed', 'none'] },
  { name: 'a reported error', call: 'reports', expect: ['error', 'tool_failed', 'unknown'] },
  { name: 'a slow read', call: 'slow', expect: ['error', 'timeout', 'none'], recorded: 'timeout' },
  { name: 'a slow write', call: 'slow_write', expect: ['error', 'timeout', 'unknown'], recorded: 'timeout' },
  { name: 'a denied call', call: 'forbidden', expect: ['denied', 'approval_denied', 'none'] },
  { name: 'an approval that never comes', call: 'hangs', expect: ['denied', 'approval_timeout', 'none'] },
  { name: 'an approval that is none', call: 'confuses', expect: ['denied', 'approval_failed', 'none'] },
  {
    name: 'a risk that cannot be told',
    call: 'unclassifiable',
    expect: ['denied', 'approval_denied', 'none'],
  },
  { name: 'a risk that is none', call: 'odd_risk', expect: ['denied', 'invalid_risk', 'none'] },
]

const handler = new ScriptedApproval(
  (request: { readonly call: { readonly name: string }; readonly risk: string }) => {
    if (request.call.name === 'hangs') return new Promise(() => undefined)
    if (request.call.name === 'confuses') return 'perhaps'
    return request.risk === 'critical' ? 'denied' : { decision: 'approved', decidedBy: 'eve' }
  },
)

/** What must be the same: everything but ids, times and refs. */
function essence(result: InvocationResult): unknown {
  const { callId: _id, artifactRef, files, ...rest } = result
  return {
    ...rest,
    text: artifactRef === undefined ? rest.text : rest.text.replace(artifactRef, 'REF'),
    offloaded: artifactRef !== undefined,
    files: files.map(({ artifactRef: _ref, ...file }) => file),
  }
}

function recordEssence(record: ChainCallRecord): unknown {
  const { callId: _id, startedAt: _at, durationMs: _ms, approval, refs, ...rest } = record
  return { ...rest, decision: approval?.decision, by: approval?.decidedBy, refs: refs.length }
}

async function outcome(
  kind: 'direct' | 'chain',
  { call, args }: Case,
): Promise<{ result: InvocationResult; session: InvokerSession }> {
  const policy = { maxArgumentBytes: 2000, callTimeoutMs: 5000, approvalTimeoutMs: 30 }
  const invoker = invokerOf(tools, { artifactStore: new MemoryBlobStore(), approvalHandler: handler, policy })
  await using session = invoker.openSession(kind === 'chain' ? { chainId: 'c' } : {})
  const invocation =
    kind === 'chain'
      ? { name: call, argumentsJson: JSON.stringify(args ?? {}) }
      : { name: call, arguments: args }
  return { result: await invoker.invoke(invocation, { session }), session }
}

describe('a call is treated the same whether a chain or anybody else makes it', () => {
  it.each(cases)('$name', async (given) => {
    const direct = await outcome('direct', given)
    const chained = await outcome('chain', given)
    const { status, code, effect } = direct.result
    expect([status, code, effect]).toEqual(given.expect)
    expect(essence(chained.result)).toEqual(essence(direct.result))
    expect(chained.session.trace.map(recordEssence)).toEqual(direct.session.trace.map(recordEssence))
    expect(direct.session.trace.map((record) => record.status)).toEqual([given.recorded ?? status])
    expect([chained.session.callCount, direct.session.callCount]).toEqual([1, 1])
  })

  it('with the same budget', async () => {
    for (const chainId of [undefined, 'c']) {
      const invoker = invokerOf(tools)
      await using session = invoker.openSession({
        policy: { maxToolCalls: 2 },
        ...(chainId === undefined ? {} : { chainId }),
      })
      const codes: unknown[] = []
      for (const name of ['nope', 'text', 'text'])
        codes.push((await invoker.invoke({ name }, { session })).code)
      expect(codes).toEqual(['unknown_tool', undefined, 'budget'])
    }
  })

  it('whatever the policy, the risks, the answers and the order', async () => {
    const risks = ['safe', 'high', 'critical'] as const
    const setting = fc.record({
      maxRiskUnapproved: fc.constantFrom(...risks),
      maxToolCalls: fc.nat({ max: 6 }),
      maxInlineResultBytes: fc.nat({ max: 30 }),
      answer: fc.constantFrom('approved', 'denied', 'skipped', 'nonsense'),
      calls: fc.array(
        fc.record({
          risk: fc.constantFrom(...risks),
          does: fc.constantFrom('returns', 'throws', 'reports', 'misfits'),
          args: fc.constantFrom({}, { n: 1 }, { x: { $artifact: 'art_x' } }, { __proto__: null, n: 2 }),
        }),
        { maxLength: 8 },
      ),
    })
    const bodies: Record<string, () => unknown> = {
      returns: () => ({ text: 'a result of some length' }),
      throws: () => {
        throw new Error('no')
      },
      reports: () => toolResult({ content: 'no', isError: true }),
      misfits: () => new Map(),
    }
    await fc.assert(
      fc.asyncProperty(setting, async ({ answer, calls, ...policy }) => {
        const registry = risks.flatMap((risk) =>
          Object.entries(bodies).map(([does, body]) => tool(`${does}_${risk}`, body, { risk })),
        )
        const seen = await Promise.all(
          [undefined, 'c'].map(async (chainId) => {
            const invoker = invokerOf(registry, {
              policy,
              artifactStore: new MemoryBlobStore(),
              approvalHandler: new ScriptedApproval(answer),
            })
            await using session = invoker.openSession(chainId === undefined ? {} : { chainId })
            const results: unknown[] = []
            for (const { risk, does, args } of calls) {
              const form =
                chainId === undefined ? { arguments: args } : { argumentsJson: JSON.stringify(args) }
              results.push(essence(await invoker.invoke({ name: `${does}_${risk}`, ...form }, { session })))
            }
            return {
              results,
              trace: session.trace.map(recordEssence),
              count: session.callCount,
              refused: session.refusedCalls,
            }
          }),
        )
        expect(seen[1]).toEqual(seen[0])
        expect(seen[0]?.trace).toHaveLength(calls.length)
        expect(seen[0]?.count).toBe(Math.min(calls.length, policy.maxToolCalls))
      }),
      { numRuns: 60 },
    )
  })

  it('and, standing alone, in a session of its own', async () => {
    const result = await invokerOf(tools).invoke(
      { name: 'add', arguments: { a: 41 } },
      { ctx: { agentId: 'me' } },
    )
    expect(result).toMatchObject({ status: 'ok', structured: 42, text: '42' })
  })
})
