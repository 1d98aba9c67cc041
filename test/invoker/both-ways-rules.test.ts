import { ToolInvoker } from 'catenary'
import type {
  ApprovalHandler,
  ApprovalRequest,
  ApprovalResult,
  ApprovalRule,
  ArgumentCondition,
  ChainCallRecord,
  ContentSource,
  InvocationResult,
  Tool,
  ToolInvokerOptions,
} from 'catenary'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainBench, valueOf } from '../chain/chains.ts'

const { chainsOf } = chainBench()

const risks = ['safe', 'high', 'critical'] as const
const names = ['t0', 't1', 't2'] as const
const keys = ['n', 'to', 'list'] as const

interface ToolPlan {
  readonly risk: (typeof risks)[number]
  readonly source: readonly ContentSource[]
  readonly sink: boolean
  readonly does: 'returns' | 'throws'
  /** Arguments with a `to` are as risky as this. */
  readonly withTo: (typeof risks)[number]
}

type AnswerPlan = 'approve' | 'deny' | 'skip' | 'edit' | 'misedit' | 'nonsense' | 'throw' | 'call' | 'chain'

interface Plan {
  readonly tools: readonly ToolPlan[]
  readonly rules: readonly ApprovalRule[]
  readonly answers: readonly AnswerPlan[]
  readonly takesBatches: boolean
  readonly policy: { readonly maxToolCalls: number; readonly maxRiskUnapproved: (typeof risks)[number] }
  readonly calls: readonly { readonly name: string; readonly args: Record<string, unknown> }[]
}

const args = fc.record(
  {
    n: fc.integer({ min: 0, max: 3 }),
    to: fc.constantFrom('a@acme.com', 'x@evil.org'),
    list: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const path = fc.constantFrom('/n', '/to', '/list/*', '/none')
const condition: fc.Arbitrary<ArgumentCondition> = fc.oneof(
  fc.record({ path, equals: fc.constantFrom(0, 1, 'a') }),
  fc.record({ path, glob: fc.constantFrom('*@acme.com', 'a*', '?') }),
  fc.record({ path, atMost: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ path, exists: fc.boolean() }),
)
const rule = (labels: boolean) =>
  fc.record(
    {
      tool: fc.constantFrom('*', 't?', 't0', 't1'),
      risk: fc.subarray([...risks], { minLength: 1 }),
      sink: fc.boolean(),
      ...(labels ? { after: fc.constantFrom('untrusted' as const, 'private' as const) } : {}),
      arguments: fc.array(condition, { maxLength: 2 }),
      action: fc.constantFrom('allow' as const, 'ask' as const, 'deny' as const),
    },
    { requiredKeys: ['action'] },
  )

/** `ordered` plans may depend on what came before: labels and memories. */
function planOf(ordered: boolean): fc.Arbitrary<Plan> {
  const answer: fc.Arbitrary<AnswerPlan> = fc.constantFrom(
    'approve' as const,
    'deny' as const,
    'skip' as const,
    'edit' as const,
    'misedit' as const,
    'nonsense' as const,
    'throw' as const,
    ...(ordered ? (['call', 'chain'] as const) : []),
  )
  return fc.record({
    tools: fc.array(
      fc.record({
        risk: fc.constantFrom(...risks),
        source: ordered ? fc.subarray<ContentSource>(['untrusted', 'private']) : fc.constant([]),
        sink: fc.boolean(),
        does: fc.constantFrom('returns' as const, 'throws' as const),
        withTo: fc.constantFrom(...risks),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    rules: fc
      .array(rule(ordered), { maxLength: 4 })
      .map((rules) => rules.map((one, index) => ({ ...one, id: `r${index}` }) as ApprovalRule)),
    answers: fc.array(answer, { minLength: 4, maxLength: 4 }),
    takesBatches: fc.boolean(),
    policy: fc.record({ maxToolCalls: fc.nat({ max: 8 }), maxRiskUnapproved: fc.constantFrom(...risks) }),
    calls: fc.array(fc.record({ name: fc.constantFrom(...names, 'nope'), args }), { maxLength: 8 }),
  })
}

function toolsOf({ tools }: Plan): readonly Tool[] {
  return tools.map(({ risk, source, sink, does, withTo }, index) => ({
    name: names[index] ?? '',
    description: 'Does it.',
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, {}])),
      additionalProperties: false,
    },
    risk,
    source,
    sink,
    classifyRisk: (given) => (Object.hasOwn(given as object, 'to') ? withTo : risk),
    execute: (given) => {
      if (does === 'throws') throw new Error('no')
      return { ran: given }
    },
  }))
}

/** Answers by what is asked alone, so that neither order nor batches make a difference. */
function handlerOf({ answers, takesBatches }: Plan): ApprovalHandler {
  const answerTo = (request: ApprovalRequest): ApprovalResult => {
    const given = request.call.arguments as Record<string, never>
    const plan = answers[(given['n'] ?? 0) % answers.length]
    switch (plan) {
      case 'deny':
        return { decision: 'denied', reason: 'no', decidedBy: 'eve' }
      case 'skip':
        return { decision: 'skipped' }
      case 'edit':
        return request.revises === undefined
          ? { decision: 'approved', arguments: { ...given, to: 'eve' } }
          : { decision: 'approved' }
      case 'misedit':
        return { decision: 'approved', arguments: { what: 1 } }
      case 'nonsense':
        return { decision: 'perhaps' } as never
      case 'throw':
        throw new Error('down')
      case 'call':
        return { decision: 'approved', remember: { scope: 'call' } }
      case 'chain':
        return { decision: 'approved', remember: { scope: 'chain', count: 2 } }
      default:
        return { decision: 'approved', decidedBy: 'eve' }
    }
  }
  const request: ApprovalHandler['request'] = async (one) => answerTo(one)
  if (!takesBatches) return { request }
  return {
    request,
    // A batch fails as a whole, so that one who throws for some is nonsense for these here.
    requestBatch: async (requests) =>
      requests.map((one) => {
        try {
          return answerTo(one)
        } catch {
          return 'nonsense' as never
        }
      }),
  }
}

function recordEssence(record: ChainCallRecord): unknown {
  const { callId: _id, startedAt: _at, durationMs: _ms, position: _position, approval, ...rest } = record
  const { waitedMs: _waited, ...decided } = approval ?? { waitedMs: 0 }
  return { ...rest, approval: approval === undefined ? undefined : decided }
}

const bySeq = (a: ChainCallRecord, b: ChainCallRecord): number => a.seq - b.seq

function optionsOf(plan: Plan): Partial<ToolInvokerOptions> {
  const { rules, policy } = plan
  return { rules, policy, approvalHandler: handlerOf(plan), approvalWindowMs: 1 }
}

interface Seen {
  readonly outcomes: readonly unknown[]
  readonly trace: readonly unknown[]
  readonly counted: number
}

const outcomeOf = ({ status, code, effect, retryable, structured, text }: InvocationResult): unknown => ({
  status,
  code,
  effect,
  retryable,
  structured,
  text,
})

async function directly(plan: Plan, parallel: boolean): Promise<Seen> {
  const invoker = new ToolInvoker({ registry: toolsOf(plan), ...optionsOf(plan) })
  await using session = invoker.openSession({ policy: plan.policy })
  const make = ({ name, args: given }: Plan['calls'][number]) =>
    invoker.invoke({ name, arguments: given }, { session })
  const results: InvocationResult[] = []
  if (parallel) results.push(...(await Promise.all(plan.calls.map(make))))
  else for (const call of plan.calls) results.push(await make(call))
  return {
    outcomes: JSON.parse(JSON.stringify(results.map(outcomeOf))) as unknown[],
    trace: session.trace.toSorted(bySeq).map(recordEssence),
    counted: session.callCount,
  }
}

const script = `
const make = ({ name, args }) => tools[name].invoke(args)
const outcomeOf = ({ status, code, effect, retryable, structured, text }) => ({ status, code, effect, retryable, structured, text })
const results = []
if (input.parallel) results.push(...await Promise.all(input.calls.map(make)))
else for (const call of input.calls) results.push(await make(call))
return results.map(outcomeOf)`

async function byChain(plan: Plan, parallel: boolean): Promise<Seen> {
  const chains = chainsOf(toolsOf(plan), optionsOf(plan))
  const result = await chains.run({ script, input: { calls: plan.calls, parallel } })
  return {
    outcomes: valueOf(result) as unknown[],
    trace: result.trace.toSorted(bySeq).map(recordEssence),
    counted: result.stats.toolCalls,
  }
}

describe('rules, policies, edits, memories and labels', () => {
  it.each([
    ['one after the other', false],
    ['all at once', true],
  ])(
    'decide the same for calls of a chain and direct ones, %s',
    async (_, parallel) => {
      await fc.assert(
        fc.asyncProperty(planOf(!parallel), async (given) => {
          // A script cannot name a tool that is not there; both ways make a call that is refused instead.
          const plan = {
            ...given,
            calls: given.calls.map((call) =>
              call.name === 'nope' ? { name: 't0', args: { what: 1 } } : call,
            ),
          }
          const [direct, chained] = [await directly(plan, parallel), await byChain(plan, parallel)]
          expect(chained).toEqual(direct)
          expect(direct.trace).toHaveLength(plan.calls.length)
          expect(direct.counted).toBe(Math.min(plan.calls.length, plan.policy.maxToolCalls))
        }),
        { numRuns: 60 },
      )
    },
    120_000,
  )
})
