import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool, tenantOwner } from '../../src/invoker/index.ts'
import {
  canonicalJson,
  type AnyTool,
  type ApprovalRequest,
  type ApprovalRule,
} from '../../src/kernel/index.ts'
import { MemoryBlobStore } from '../../store/index.ts'
import { bench, ScriptedApproval, tool, type Bench } from './fixture.ts'

const digest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

interface Setting extends Bench {
  readonly ran: unknown[]
  readonly handler: ScriptedApproval
}

/** A tool that pays: over 100 is CRITICAL. Answers are given one after the other. */
function setting(
  answers: readonly unknown[],
  more: {
    readonly tools?: (ran: unknown[]) => readonly AnyTool[]
    readonly rules?: readonly ApprovalRule[]
  } = {},
): Setting {
  const ran: unknown[] = []
  const pay = defineTool({
    name: 'pay',
    description: 'Pays.',
    input: z.object({ to: z.string().trim(), amount: z.number() }),
    classifyRisk: ({ amount }) => ({ risk: amount > 100 ? 'critical' : 'high', summary: `Pays ${amount}` }),
    execute: (args) => void ran.push(args),
  })
  let next = 0
  const handler = new ScriptedApproval(() => answers[next++])
  const tools = more.tools?.(ran) ?? [pay]
  const { rules } = more
  return {
    ...bench(tools, { approvalHandler: handler, ...(rules === undefined ? {} : { rules }) }),
    ran,
    handler,
  }
}

const asked = { to: 'alice', amount: 5 }
const edited = { to: 'bob', amount: 3 }
const yes = (args?: unknown): unknown => ({
  decision: 'approved',
  decidedBy: 'eve',
  ...(args === undefined ? {} : { arguments: args }),
})

describe('an approver who edits the arguments', () => {
  it('trap 17: what ran is what they wrote, and the trace says so', async () => {
    const { call, session, ran, handler } = setting([yes(edited)])
    expect(await call('pay', asked)).toMatchObject({ status: 'ok' })
    expect(ran).toEqual([edited])
    expect(handler.asked).toHaveLength(1)
    expect(session.trace).toMatchObject([
      {
        argsDigest: digest(edited),
        argumentBytes: JSON.stringify(edited).length,
        approval: { decision: 'approved', decidedBy: 'eve', editedFrom: digest(asked) },
      },
    ])
  })

  it('to what was asked has edited nothing', async () => {
    const { call, session, ran } = setting([yes({ amount: 5, to: 'alice' })])
    await call('pay', asked)
    expect(ran).toEqual([asked])
    expect(session.trace[0]?.approval).not.toHaveProperty('editedFrom')
  })

  it('is asked again when the risk is greater, and sees exactly what would run', async () => {
    const { call, session, ran, handler } = setting([yes({ to: 'bob', amount: 500 }), yes()])
    expect((await call('pay', asked)).status).toBe('ok')
    const [first, second] = handler.asked as [ApprovalRequest, ApprovalRequest]
    expect([first.risk, second.risk]).toEqual(['high', 'critical'])
    expect(second).toMatchObject({
      revises: first.id,
      summary: 'Pays 500',
      call: { arguments: { to: 'bob', amount: 500 } },
    })
    expect(second.id).not.toBe(first.id)
    expect(ran).toEqual([{ to: 'bob', amount: 500 }])
    expect(session.trace[0]).toMatchObject({ risk: 'critical', approval: { editedFrom: digest(asked) } })
  })

  it('is asked again when the tool makes something else of the edit', async () => {
    const { call, ran, handler } = setting([yes({ to: ' bob ', amount: 3 }), yes()])
    await call('pay', asked)
    expect(handler.asked[1]?.call.arguments).toEqual(edited)
    expect(ran).toEqual([edited])
  })

  it('trap 52: is asked again when the tool prepares its effect, and the first effect never runs', async () => {
    const { call, ran, handler } = setting([yes({ path: 'b' }), yes()], {
      tools: (log) => [
        tool('write', () => undefined, {
          risk: 'high',
          prepareCall: (args) => {
            const { path } = args as { path: string }
            return {
              summary: `Writes ${path}`,
              files: [{ path, diff: `+${path}` }],
              execute: () => void log.push(path),
            }
          },
        }),
      ],
    })
    expect((await call('write', { path: 'a' })).status).toBe('ok')
    expect(handler.asked.map(({ summary, files }) => [summary, files])).toEqual([
      ['Writes a', [{ path: 'a', diff: '+a' }]],
      ['Writes b', [{ path: 'b', diff: '+b' }]],
    ])
    expect(ran).toEqual(['b'])
  })

  it('and then says no: nothing runs', async () => {
    const { call, session, ran } = setting([yes({ to: 'bob', amount: 500 }), 'denied'])
    expect(await call('pay', asked)).toMatchObject({ status: 'denied', code: 'approval_denied' })
    expect(ran).toEqual([])
    expect(session.trace[0]).toMatchObject({ argsDigest: digest({ to: 'bob', amount: 500 }) })
  })

  it.each([
    ['that do not fit', { to: 'bob' }],
    ['of a wrong type', { to: 'bob', amount: 'hunter2' }],
    ['with a key nobody knows', { ...edited, cc: 'eve' }],
    ['with __proto__ as a key', JSON.parse('{"to":"bob","amount":3,"__proto__":{"amount":900}}')],
    ['that are no object', [1]],
    ['that are null', null],
    ['with an artifact of somebody else', { to: { $artifact: 'art_x' }, amount: 3 }],
  ])('to arguments %s: nothing runs, and the record is of what was asked', async (_, bad) => {
    const { call, session, ran } = setting([yes(bad)])
    const result = await call('pay', asked)
    expect(result).toMatchObject({ status: 'denied', code: 'approval_failed', effect: 'none' })
    expect(result.text).not.toContain('hunter2')
    expect(ran).toEqual([])
    expect(session.trace).toMatchObject([{ argsDigest: digest(asked), approval: { decision: 'failed' } }])
    expect(Object.getPrototypeOf({})).not.toHaveProperty('amount')
  })

  it.each<readonly [string, unknown]>([
    [
      'throws when it is read',
      {
        get amount(): never {
          throw new Error('x')
        },
      },
    ],
    [
      'is a proxy',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('x')
          },
        },
      ),
    ],
    ['is no JSON', new Map()],
    ['is too large', { to: 'x'.repeat(2_000_000), amount: 1 }],
    ['nests too deep', JSON.parse(`${'{"a":'.repeat(150)}1${'}'.repeat(150)}`)],
  ])('with something that %s: the call is denied', async (_, bad) => {
    const { call, session, ran } = setting([yes(bad)])
    expect(await call('pay', asked)).toMatchObject({ status: 'denied', code: 'approval_failed' })
    expect(ran).toEqual([])
    expect(session.trace).toMatchObject([{ argsDigest: digest(asked) }])
  })

  it('to a call that a rule denies: it is denied by that rule', async () => {
    const rules = [
      { id: 'no-bob', action: 'deny', arguments: [{ path: '/to', glob: 'bob' }] },
    ] as const satisfies readonly ApprovalRule[]
    const { call, session, ran } = setting([yes(edited)], { rules })
    expect(await call('pay', asked)).toMatchObject({ code: 'approval_denied' })
    expect(ran).toEqual([])
    expect(session.trace[0]?.approval).toMatchObject({
      decision: 'denied',
      rule: 'no-bob',
      editedFrom: digest(asked),
    })
  })

  it('over and over is not asked for ever', async () => {
    let amount = 100
    const { call, ran, handler } = setting(
      Array.from({ length: 50 }, () => yes({ to: ' x ', amount: (amount += 1) })),
    )
    expect(await call('pay', asked)).toMatchObject({ code: 'approval_failed' })
    expect(handler.asked).toHaveLength(5)
    expect(ran).toEqual([])
  })

  it('trap 36: and changes the edit afterwards changes nothing', async () => {
    const mine = { to: 'bob', amount: 3 }
    const handler = new ScriptedApproval(() => {
      mine.amount = 3
      return yes(mine)
    })
    const ran: unknown[] = []
    const { call } = bench(
      [
        tool('pay', (args) => void ran.push(args), {
          risk: 'high',
          classifyRisk: async () => {
            mine.amount = 900
            return 'high' as const
          },
        }),
      ],
      { approvalHandler: handler },
    )
    await call('pay', asked)
    expect(ran).toEqual([{ to: 'bob', amount: 3 }])
    expect(Object.isFrozen(ran[0])).toBe(true)
  })

  it('trap 37: may put in an artifact of the run, and is shown its size, type and digest before it is used', async () => {
    const store = new MemoryBlobStore()
    const { ref } = await store.store('hello', {
      owner: tenantOwner('local'),
      mediaType: 'text/plain',
    } as never)
    const ran: unknown[] = []
    const answers = [yes({ body: { $artifact: ref } }), yes()]
    const handler = new ScriptedApproval(() => answers.shift())
    const { call, session } = bench(
      [tool('send', (args) => void ran.push(args), { risk: 'high' })],
      { approvalHandler: handler, artifactStore: store },
      { artifacts: [ref] },
    )
    expect((await call('send', { body: 'hi' })).status).toBe('ok')
    expect(
      handler.asked.map(({ artifacts }) => artifacts.map(({ bytes, mediaType }) => [bytes, mediaType])),
    ).toEqual([[], [[5, 'text/plain']]])
    expect(ran).toEqual([{ body: 'hello' }])
    expect(session.trace[0]?.refs).toEqual([ref])
  })
})
