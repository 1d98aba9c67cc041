import { describe, expect, it } from 'vitest'
import { approvalRequestSchema, type Tool } from '../../src/kernel/index.ts'
import { bench, gate, invokerOf, ScriptedApproval, sleep, tool } from './fixture.ts'

const ran: string[] = []
const named = (name: string, more: Partial<Tool>): Tool => tool(name, () => void ran.push(name), more)
const safe = named('safe', {})
const high = named('high', { risk: 'high' })
const critical = named('critical', { risk: 'critical' })
const all = [safe, high, critical]
const fast = { callTimeoutMs: 1000, approvalTimeoutMs: 30 }

describe('who is asked', () => {
  it.each([
    ['safe', ['high', 'critical']],
    ['high', ['critical']],
    ['critical', ['critical']],
  ] as const)(
    'trap 5: with %s unasked, the greater ones ask, and CRITICAL always does',
    async (maxRiskUnapproved, expected) => {
      const approvalHandler = new ScriptedApproval('approved')
      const { call } = bench(all, { approvalHandler, policy: { maxRiskUnapproved } })
      for (const { name } of all) expect((await call(name)).status).toBe('ok')
      expect(approvalHandler.asked.map((request) => request.call.name)).toEqual(expected)
    },
  )

  it('nobody, and the call is denied; a chain is told what to do instead', async () => {
    expect(await bench(all).call('high')).toMatchObject({
      status: 'denied',
      code: 'approval_unavailable',
      text: expect.stringContaining('directly, outside the chain') as string,
    })
    expect(await invokerOf(all).invoke({ name: 'high' })).toMatchObject({
      status: 'denied',
      code: 'approval_unavailable',
    })
  })

  it('with a request that is frozen, survives JSON and names who acts', async () => {
    const approvalHandler = new ScriptedApproval({
      decision: 'approved',
      decidedBy: 'eve',
      decidedAt: '2020-01-01T00:00:00.000Z',
    })
    const { call, session } = bench(
      [named('pay', { risk: 'high', classifyRisk: () => ({ risk: 'critical', summary: 'Pays 5' }) })],
      { approvalHandler },
      { ctx: { agentId: 'agent', runId: 'run', tenant: 'acme' } },
    )
    await call('pay', { to: 'alice' })
    const [request] = approvalHandler.asked
    expect(request).toMatchObject({
      risk: 'critical',
      summary: 'Pays 5',
      agentId: 'agent',
      runId: 'run',
      tenant: 'acme',
      chainId: 'chain-1',
      artifacts: [],
      call: { kind: 'tool_call', name: 'pay', arguments: { to: 'alice' } },
    })
    expect(approvalRequestSchema.parse(JSON.parse(JSON.stringify(request)))).toEqual(request)
    expect(session.trace[0]?.approval).toMatchObject({ decision: 'approved', decidedBy: 'eve' })
  })
})

describe('what the approver is shown', () => {
  it('trap 36: is the very object that runs, and cannot be changed meanwhile', async () => {
    const seen: unknown[] = []
    const approvalHandler = new ScriptedApproval(
      (request: { readonly call: { readonly arguments: object } }) => {
        expect(Reflect.set(Reflect.get(request.call.arguments, 'to') as object, 0, 'eve')).toBe(false)
        expect(Reflect.set(request.call, 'arguments', {})).toBe(false)
        return 'approved'
      },
    )
    const { call } = bench([tool('send', (args) => void seen.push(args), { risk: 'high' })], {
      approvalHandler,
    })
    await call('send', { to: ['alice'] })
    expect(seen[0]).toBe(approvalHandler.asked[0]?.call.arguments)
    expect(seen).toEqual([{ to: ['alice'] }])
  })
})

describe('what a tool prepares', () => {
  const prepared = (files: unknown) =>
    tool('edit', () => undefined, {
      risk: 'high',
      prepareCall: () => ({ summary: 'Edits', files: files as never, execute: () => 'done' }),
    })

  it('is shown as diffs, frozen; a diff that is too long says that it was cut', async () => {
    const approvalHandler = new ScriptedApproval('approved')
    const files = [
      { path: 'a', diff: '-x\n+y' },
      { path: 'b', diff: 'z'.repeat(300_000) },
    ]
    const { call } = bench([prepared(files)], { approvalHandler })
    expect((await call('edit')).status).toBe('ok')
    const shown = approvalHandler.asked[0]?.files ?? []
    expect(shown[0]).toEqual(files[0])
    expect(shown[1]?.diff).toMatch(/z\n… \d+ more characters$/)
    expect(shown.every((file) => Object.isFrozen(file))).toBe(true)
  })

  it.each([['no list'], [[{ path: 'a' }]], [{ length: 1 }]])('%j as files runs nothing', async (files) => {
    const { call } = bench([prepared(files)], { approvalHandler: new ScriptedApproval('approved') })
    expect(await call('edit')).toMatchObject({ code: 'prepare_failed', effect: 'none' })
  })
})

describe('an answer that is no yes runs nothing', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['denied', 'denied', 'approval_denied'],
    ['skipped', 'skipped', 'approval_denied'],
    [
      'a denial with its author',
      { decision: 'denied', reason: 'too much', decidedBy: 'eve' },
      'approval_denied',
    ],
    ['trap 17: an unknown decision', 'modified', 'approval_failed'],
    [
      'trap 17: a decision with arguments nobody asked for',
      { decision: 'approved', modified_args: {} },
      'approval_failed',
    ],
    ['true', true, 'approval_failed'],
    ['nothing', undefined, 'approval_failed'],
    ['an object that is none', { decision: 'yes' }, 'approval_failed'],
    [
      'trap 42: a handler that throws at once',
      () => {
        throw new Error('down at 10.0.0.1')
      },
      'approval_failed',
    ],
    [
      'trap 42: a handler whose own time ran out',
      () => Promise.reject(new DOMException('x', 'TimeoutError')),
      'approval_failed',
    ],
    ['a handler that never answers', () => new Promise(() => undefined), 'approval_timeout'],
  ]
  it.each(cases)('%s', async (_, answer, code) => {
    ran.length = 0
    const { call, session } = bench(all, { approvalHandler: new ScriptedApproval(answer), policy: fast })
    const result = await call('high', { password: 'hunter2' })
    expect(result).toMatchObject({ status: 'denied', code, effect: 'none' })
    expect(result.text).not.toMatch(/hunter2|10\.0\.0\.1/)
    expect(session.trace).toMatchObject([{ status: 'denied', code, risk: 'high' }])
    expect(ran).toEqual([])
  })

  it('the reason reaches the caller', async () => {
    const { call } = bench(all, {
      approvalHandler: new ScriptedApproval({ decision: 'denied', reason: 'too much' }),
    })
    expect((await call('high')).text).toContain('too much')
  })

  it('trap 41: a late yes, and a second one, change nothing', async () => {
    ran.length = 0
    const late = gate<string>()
    const approvalHandler = new ScriptedApproval(() => late.opened)
    const { call, session } = bench(all, { approvalHandler, policy: fast })
    const result = await call('high')
    expect(result).toMatchObject({ code: 'approval_timeout', retryable: true })
    expect(approvalHandler.signals[0]?.aborted).toBe(true)
    late.open('approved')
    await sleep(20)
    expect([ran, session.trace.length, session.trace[0]?.status]).toEqual([[], 1, 'denied'])
  })
})

describe('risk', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('x')
      },
    ],
    ['rejects', () => Promise.reject(new Error('x'))],
  ])('trap 47: a classification that %s counts as CRITICAL', async (_, classifyRisk) => {
    const approvalHandler = new ScriptedApproval('denied')
    const { call } = bench([named('odd', { classifyRisk })], {
      approvalHandler,
      policy: { maxRiskUnapproved: 'high' },
    })
    expect((await call('odd')).code).toBe('approval_denied')
    expect(approvalHandler.asked[0]?.risk).toBe('critical')
  })

  it('trap 47: a classification that hangs counts as CRITICAL', async () => {
    const approvalHandler = new ScriptedApproval('denied')
    const { call, session } = bench(
      [named('odd', { classifyRisk: () => new Promise<never>(() => undefined) })],
      { approvalHandler },
    )
    expect((await call('odd')).code).toBe('approval_denied')
    expect(session.trace[0]?.durationMs).toBeLessThan(7000)
    expect(approvalHandler.asked[0]?.risk).toBe('critical')
  }, 10_000)

  it.each([undefined, null, 'extreme', 3, {}, { risk: 'none' }, { risk: undefined }])(
    'trap 47: a classification of %j runs nothing',
    async (value) => {
      ran.length = 0
      const { call } = bench([named('odd', { classifyRisk: () => value as never })], {
        policy: { maxRiskUnapproved: 'critical' },
      })
      expect(await call('odd')).toMatchObject({ status: 'denied', code: 'invalid_risk', effect: 'none' })
      expect(ran).toEqual([])
    },
  )

  it('trap 47: a risk that changes into nothing known, or throws, runs nothing', async () => {
    ran.length = 0
    const [changing, throwing] = [named('changing', {}), named('throwing', {})]
    const { call } = bench([changing, throwing])
    Object.assign(changing, { risk: 'extreme' })
    Object.defineProperty(throwing, 'risk', {
      get: () => {
        throw new Error('x')
      },
    })
    for (const name of ['changing', 'throwing'])
      expect(await call(name)).toMatchObject({ status: 'denied', code: 'invalid_risk' })
    expect(ran).toEqual([])
  })

  it('of this very call takes precedence over that of the tool', async () => {
    const sql = named('sql', {
      risk: 'critical',
      classifyRisk: (args) => ((args as { q: string }).q.startsWith('SELECT') ? 'safe' : 'critical'),
    })
    const { call, session } = bench([sql])
    expect((await call('sql', { q: 'SELECT 1' })).status).toBe('ok')
    expect((await call('sql', { q: 'DROP' })).code).toBe('approval_unavailable')
    expect(session.trace.map(({ risk }) => risk)).toEqual(['safe', 'critical'])
  })
})

describe('time while a human decides', () => {
  it('trap 6: is not part of the time of the call', async () => {
    const slow = tool(
      'slow',
      async () => {
        await sleep(40)
        return 'done'
      },
      { risk: 'high' },
    )
    const approvalHandler = new ScriptedApproval(async () => {
      await sleep(70)
      return 'approved'
    })
    const { call } = bench([slow], { approvalHandler, policy: { callTimeoutMs: 90, approvalTimeoutMs: 89 } })
    expect(await call('slow')).toMatchObject({ status: 'ok', text: 'done' })
  })

  it('is not part of the time of the run, however many wait', async () => {
    const approvalHandler = new ScriptedApproval(async () => {
      await sleep(150)
      return 'approved'
    })
    const { call, session } = bench(all, { approvalHandler, policy: { totalTimeoutMs: 100 } })
    const results = await Promise.all([call('high'), call('high'), call('critical')])
    expect(results.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok'])
    expect(session.trace.every(({ approval }) => (approval?.waitedMs ?? 0) >= 140)).toBe(true)
  })

  it("a caller's own deadline does not wait", async () => {
    const approvalHandler = new ScriptedApproval(() => new Promise(() => undefined))
    const { call, session } = bench(all, { approvalHandler }, { ctx: { deadline: Date.now() + 40 } })
    expect(await call('high')).toMatchObject({ status: 'error', code: 'deadline', effect: 'none' })
    expect(session.trace[0]).toMatchObject({ status: 'timeout', approval: { decision: 'timeout' } })
  })

  it('a cancellation withdraws the question', async () => {
    ran.length = 0
    const cancel = new AbortController()
    const answer = gate<string>()
    const approvalHandler = new ScriptedApproval(() => answer.opened)
    const { call, session } = bench(all, { approvalHandler }, { signal: cancel.signal })
    const running = call('high')
    cancel.abort()
    expect(await running).toMatchObject({ status: 'error', code: 'cancelled', effect: 'none' })
    answer.open('approved')
    await sleep(5)
    expect(ran).toEqual([])
    expect(approvalHandler.signals[0]?.aborted).toBe(true)
    expect(session.trace[0]).toMatchObject({ status: 'cancelled', approval: { decision: 'cancelled' } })
  })
})

describe('what is too long for an approver', () => {
  it.each([
    ['classified', { classifyRisk: () => ({ risk: 'high' as const, summary: 's'.repeat(5000) }) }],
    [
      'prepared',
      { risk: 'high' as const, prepareCall: () => ({ summary: 's'.repeat(5000), execute: () => 1 }) },
    ],
  ])('says so: the summary of a call that was %s', async (_, more) => {
    const approvalHandler = new ScriptedApproval('denied')
    const { call } = bench([tool('send', () => 1, more)], { approvalHandler })
    await call('send')
    expect(approvalHandler.asked[0]?.summary).toBe(`${'s'.repeat(2000)}\n… 3000 more characters`)
  })

  it('says so: the line of the script', async () => {
    const approvalHandler = new ScriptedApproval('denied')
    const { invoker, session } = bench(
      [tool('send', () => 1, { risk: 'high' })],
      { approvalHandler },
      { lineOf: () => 'l'.repeat(600) },
    )
    await invoker.dispatch({ name: 'send', arguments: {}, position: { line: 1, column: 1 } }, { session })
    expect(approvalHandler.asked[0]?.sourceLine).toBe(`${'l'.repeat(500)}\n… 100 more characters`)
  })
})

describe('whatever a handler does', () => {
  it.each([
    [
      'throws where it is asked whether it takes batches',
      {
        request: (): string => 'approved',
        get requestBatch(): never {
          throw new Error('no')
        },
      },
    ],
    [
      'throws at once',
      {
        request: (): never => {
          throw new Error('no')
        },
      },
    ],
    [
      'answers with a thing that throws',
      {
        request: (): object =>
          new Proxy(
            {},
            {
              get: (): never => {
                throw new Error('no')
              },
            },
          ),
      },
    ],
  ])('the clock of the run goes on after it: one that %s', async (_, approvalHandler) => {
    const { call, session } = bench([high], { approvalHandler: approvalHandler as never })
    expect(await call('high')).toMatchObject({ code: 'approval_failed', effect: 'none' })
    const left = session.msLeft()
    await sleep(20)
    expect(session.msLeft()).toBeLessThan(left)
  })

  it('no name that it gives fills the trace', async () => {
    const approvalHandler = new ScriptedApproval({ decision: 'approved', decidedBy: 'x'.repeat(1e6) })
    const { call, session } = bench([high], { approvalHandler })
    await call('high')
    expect(session.trace[0]?.approval?.decidedBy).toHaveLength(500)
  })
})
