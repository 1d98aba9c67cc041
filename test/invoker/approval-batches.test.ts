import { describe, expect, it } from 'vitest'
import type { ApprovalHandler, ApprovalRequest } from '../../src/kernel/index.ts'
import { bench, gate, sleep, tool } from './fixture.ts'

/** Takes batches, and keeps what it was asked. */
class BatchApproval implements ApprovalHandler {
  readonly batches: (readonly ApprovalRequest[])[] = []
  readonly singles: ApprovalRequest[] = []
  readonly signals: AbortSignal[] = []
  readonly #answer: (requests: readonly ApprovalRequest[]) => unknown

  constructor(answer: (requests: readonly ApprovalRequest[]) => unknown) {
    this.#answer = answer
  }

  async request(request: ApprovalRequest): Promise<never> {
    this.singles.push(request)
    return ((await this.#answer([request])) as never[])[0] as never
  }

  requestBatch(
    requests: readonly ApprovalRequest[],
    { signal }: { readonly signal: AbortSignal },
  ): Promise<never> {
    this.batches.push(requests)
    this.signals.push(signal)
    return this.#answer(requests) as Promise<never>
  }
}

function setting(answer: (requests: readonly ApprovalRequest[]) => unknown, policy = {}) {
  const ran: number[] = []
  const handler = new BatchApproval(answer)
  const made = bench([tool('send', (args) => void ran.push((args as { n: number }).n), { risk: 'high' })], {
    approvalHandler: handler,
    policy: { callTimeoutMs: 2000, ...policy },
  })
  const sendAll = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => made.call('send', { n })))
  return { ...made, ran, handler, sendAll }
}

describe('calls that wait at the same moment', () => {
  it('are one question, in their order, frozen', async () => {
    const { sendAll, handler, ran } = setting((requests) => requests.map(() => 'approved'))
    const results = await sendAll(12)
    expect(results.every(({ status }) => status === 'ok')).toBe(true)
    expect(handler.batches).toHaveLength(1)
    expect(handler.singles).toEqual([])
    const [batch = []] = handler.batches
    expect(batch.map((one) => (one.call.arguments as { n: number }).n)).toEqual([...Array(12).keys()])
    expect(Object.isFrozen(batch) && batch.every((one) => Object.isFrozen(one.call.arguments))).toBe(true)
    expect(new Set(batch.map(({ id }) => id)).size).toBe(12)
    expect(ran.toSorted((a, b) => a - b)).toEqual([...Array(12).keys()])
  })

  it('each get their own answer: yes, no, an edit', async () => {
    const { sendAll, ran, session } = setting((requests) =>
      requests.map((_, index) =>
        index === 0
          ? 'approved'
          : index === 1
            ? { decision: 'denied', reason: 'no' }
            : { decision: 'approved', arguments: { n: 99 } },
      ),
    )
    expect((await sendAll(3)).map(({ code }) => code)).toEqual([undefined, 'approval_denied', undefined])
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, 99])
    expect(session.trace.filter(({ approval }) => approval?.editedFrom !== undefined)).toHaveLength(1)
  })

  it('one alone is asked for alone, and so is each where the handler takes no batches', async () => {
    const { sendAll, handler } = setting((requests) => requests.map(() => 'approved'))
    await sendAll(1)
    expect([handler.batches.length, handler.singles.length]).toEqual([0, 1])
    const asked: string[] = []
    const { call } = bench([tool('send', () => undefined, { risk: 'high' })], {
      approvalHandler: {
        request: async ({ id }) => {
          asked.push(id)
          return 'approved'
        },
      },
    })
    await Promise.all([call('send'), call('send')])
    expect(asked).toHaveLength(2)
  })

  it('of two runs are never in one batch', async () => {
    const handler = new BatchApproval((requests) => requests.map(() => 'approved'))
    const { invoker } = bench([tool('send', () => undefined, { risk: 'high' })], { approvalHandler: handler })
    const sessions = ['acme', 'other'].map((tenant) => invoker.openSession({ ctx: { tenant } }))
    await Promise.all(
      sessions.flatMap((session) =>
        [1, 2].map((n) => invoker.invoke({ name: 'send', arguments: { n } }, { session })),
      ),
    )
    expect(handler.batches.map((batch) => batch.map(({ tenant }) => tenant))).toEqual([
      ['acme', 'acme'],
      ['other', 'other'],
    ])
  })

  it.each<readonly [string, unknown]>([
    ['too few answers', ['approved', 'approved']],
    ['too many', ['approved', 'approved', 'approved', 'approved']],
    ['none', []],
    ['one for all', 'approved'],
    ['an object', { length: 3, 0: 'approved', 1: 'approved', 2: 'approved' }],
    ['holes', Array(3)],
    ['a rejection', new Error('down')],
  ])('a batch answered with %s runs nothing', async (_, answer) => {
    const { sendAll, ran } = setting(() => (answer instanceof Error ? Promise.reject(answer) : answer))
    for (const { code } of await sendAll(3)) expect(code).toBe('approval_failed')
    expect(ran).toEqual([])
  })

  it('with one nonsense among good answers run the others', async () => {
    const { sendAll, ran } = setting(() => ['approved', 'perhaps', 'approved'])
    expect((await sendAll(3)).map(({ code }) => code)).toEqual([undefined, 'approval_failed', undefined])
    expect(ran.toSorted((a, b) => a - b)).toEqual([0, 2])
  })

  it('trap 41: a batch that is never answered is denied in time, once, and withdrawn', async () => {
    const late = gate<unknown>()
    const { sendAll, ran, handler, session } = setting(() => late.opened, { approvalTimeoutMs: 40 })
    for (const result of await sendAll(3))
      expect(result).toMatchObject({ status: 'denied', code: 'approval_timeout' })
    expect(handler.signals[0]?.aborted).toBe(true)
    late.open(['approved', 'approved', 'approved'])
    await sleep(20)
    expect(ran).toEqual([])
    expect(session.trace).toHaveLength(3)
  })

  it('whose run is cancelled before the window closes ask nobody', async () => {
    const cancel = new AbortController()
    const handler = new BatchApproval((requests) => requests.map(() => 'approved'))
    const { call } = bench(
      [tool('send', () => undefined, { risk: 'high' })],
      { approvalHandler: handler, approvalWindowMs: 20 },
      { signal: cancel.signal },
    )
    const running = [call('send'), call('send')]
    cancel.abort()
    for (const result of await Promise.all(running)) expect(result.code).toBe('cancelled')
    await sleep(40)
    expect([handler.batches.length, handler.singles.length]).toEqual([0, 0])
  })

  it('a thousand of them are one question too', async () => {
    const { sendAll, handler, ran } = setting((requests) => requests.map(() => 'approved'), {
      maxToolCalls: 1000,
      callTimeoutMs: 60_000,
    })
    const results = await sendAll(1000)
    expect(results.every(({ status }) => status === 'ok')).toBe(true)
    expect(ran).toHaveLength(1000)
    expect(handler.batches.length + handler.singles.length).toBeLessThan(10)
  }, 60_000)
})
