import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import {
  ApprovalInbox,
  MemoryInboxStore,
  SqliteInboxStore,
  type DecideOutcome,
} from '../../src/approval/index.ts'
import type { ApprovalRequest } from '../../src/kernel/index.ts'
import { bench, sleep, tool } from '../invoker/fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'catenary-inbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (): { readonly signal: AbortSignal } => ({ signal: new AbortController().signal })
const request = (id: string, more: Partial<ApprovalRequest> = {}): ApprovalRequest => ({
  id,
  call: { kind: 'tool_call', callId: 'c', name: 'pay', arguments: { n: 1 } },
  risk: 'high',
  agentId: 'a',
  runId: 'r',
  tenant: 'acme',
  artifacts: [],
  requestedAt: '2020-01-01T00:00:00.000Z',
  ...more,
})
const suspend = (): DOMException => new DOMException('asleep', 'SuspendError')

describe('ApprovalInbox', () => {
  it('waits until somebody decides, and says who and when', async () => {
    const inbox = new ApprovalInbox({ now: () => 5000 })
    const answered = inbox.request(request('q'), open())
    await expect.poll(async () => (await inbox.list({ state: 'pending' })).length).toBe(1)
    expect(await inbox.get('q')).toMatchObject({ state: 'pending', request: request('q') })
    expect(await inbox.decide('q', { decision: 'approved', decidedBy: 'eve', reason: 'fine' })).toMatchObject(
      {
        ok: true,
      },
    )
    expect(await answered).toEqual({
      decision: 'approved',
      decidedBy: 'eve',
      reason: 'fine',
      decidedAt: '1970-01-01T00:00:05.000Z',
    })
  })

  it('takes the id of the call for the question, where only one asks about it', async () => {
    const inbox = new ApprovalInbox()
    const answered = inbox.request(request('q'), open())
    await expect.poll(async () => (await inbox.list({ state: 'pending' })).length).toBe(1)
    expect(await inbox.decide('c', 'approved')).toMatchObject({ ok: true, entry: { id: 'q' } })
    expect(await answered).toMatchObject({ decision: 'approved' })
    void inbox.request(request('q2'), open())
    void inbox.request(request('q3'), open())
    await expect.poll(async () => (await inbox.list({ state: 'pending' })).length).toBe(2)
    expect(await inbox.decide('c', 'approved')).toEqual({ ok: false, why: 'unknown' })
  })

  it('lets exactly one decision win, among many inboxes on one file', async () => {
    const file = join(folder, 'race.db')
    using own = new SqliteInboxStore(file)
    const asking = new ApprovalInbox({ store: own, pollMs: 5 })
    const answered = asking.request(request('q'), open())
    await expect.poll(() => asking.get('q')).toBeDefined()
    const outcomes: DecideOutcome[] = []
    await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        using store = new SqliteInboxStore(file)
        const decision = index % 2 === 0 ? 'approved' : 'denied'
        outcomes.push(await new ApprovalInbox({ store }).decide('q', { decision, decidedBy: `p${index}` }))
      }),
    )
    const winners = outcomes.filter(({ ok }) => ok)
    expect(winners).toHaveLength(1)
    expect(outcomes.filter((one) => !one.ok && one.why === 'decided')).toHaveLength(7)
    const [winner] = winners
    expect(await answered).toEqual(winner?.ok === true ? winner.entry.result : undefined)
  })

  it('says why a decision comes to nothing', async () => {
    let now = 0
    const inbox = new ApprovalInbox({ now: () => now, ttlMs: 100, pollMs: 5 })
    expect(await inbox.decide('none', 'approved')).toEqual({ ok: false, why: 'unknown' })
    const answered = inbox.request(request('q'), open())
    await expect.poll(() => inbox.get('q')).toBeDefined()
    now = 100
    expect(await inbox.decide('q', 'approved')).toMatchObject({ ok: false, why: 'expired' })
    expect(await answered).toMatchObject({
      decision: 'denied',
      reason: expect.stringContaining('expired') as string,
    })
    await expect(inbox.decide('q', { decision: 'perhaps' } as never)).rejects.toMatchObject({
      code: 'invalid_result',
    })
    await expect(inbox.decide('q', { decision: 'approved', secret: 'hunter2' } as never)).rejects.not.toThrow(
      /hunter2/,
    )
  })

  it('withdraws what nobody waits for, but not what a sleeping chain waits for', async () => {
    const inbox = new ApprovalInbox()
    const [gone, asleep] = [new AbortController(), new AbortController()]
    const first = inbox.request(request('gone'), { signal: gone.signal })
    const second = inbox.request(request('asleep'), { signal: asleep.signal })
    await expect.poll(async () => (await inbox.list()).length).toBe(2)
    gone.abort()
    asleep.abort(suspend())
    expect([(await first).decision, (await second).decision]).toEqual(['denied', 'denied'])
    expect(await inbox.decide('gone', 'approved')).toMatchObject({ ok: false, why: 'withdrawn' })
    expect(await inbox.decide('asleep', { decision: 'approved', decidedBy: 'eve' })).toMatchObject({
      ok: true,
    })
    // The chain wakes up, perhaps elsewhere, and asks again: the answer is there.
    const again = request('asleep', { runId: 'r2', requestedAt: '2021-01-01T00:00:00.000Z' })
    expect(await inbox.request(again, open())).toMatchObject({ decision: 'approved', decidedBy: 'eve' })
  })

  it('an answer is used once: whoever asks again by that id, or at the same time, does not run on it', async () => {
    const inbox = new ApprovalInbox()
    const both = [inbox.request(request('q'), open()), inbox.request(request('q'), open())]
    await expect.poll(() => inbox.get('q')).toBeDefined()
    await inbox.decide('q', 'approved')
    const decisions = (await Promise.all(both)).map(({ decision }) => decision)
    expect(decisions.toSorted()).toEqual(['approved', 'denied'])
    const again = inbox.request(request('q'), open())
    await expect.poll(async () => (await inbox.get('q'))?.state).toBe('pending')
    await inbox.decide('q', 'denied')
    expect(await again).toMatchObject({ decision: 'denied' })
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('takes no time to live of %s', (ttlMs) => {
    expect(() => new ApprovalInbox({ ttlMs })).toThrow(/ttlMs/)
  })

  it('a run that sleeps instead of being denied leaves its question; the next one finds the answer', async () => {
    const ran: unknown[] = []
    const inbox = new ApprovalInbox({ pollMs: 5 })
    const overdue: string[] = []
    const { invoker } = bench([tool('pay', (args) => void ran.push(args), { risk: 'high' })], {
      approvalHandler: inbox,
      policy: { approvalTimeoutMs: 20, callTimeoutMs: 1000 },
    })
    const open = () =>
      invoker.openSession({
        chainId: 'chain-7',
        onApprovalOverdue: ({ tool: name }) => {
          overdue.push(name)
          return 'wait'
        },
      })
    const first = open()
    const running = invoker.invoke({ name: 'pay', arguments: { n: 1 } }, { session: first })
    await expect.poll(() => overdue).toEqual(['pay'])
    await first.suspend()
    expect([first.suspended, (await running).code]).toEqual([true, 'cancelled'])
    const [entry] = await inbox.list()
    expect(entry?.state).toBe('pending')
    await inbox.decide(entry?.id ?? '', { decision: 'approved', decidedBy: 'eve' })
    expect(ran).toEqual([])
    await using second = open()
    const again = await invoker.invoke({ name: 'pay', arguments: { n: 1 } }, { session: second })
    expect(again.status).toBe('ok')
    expect(ran).toEqual([{ n: 1 }])
    expect(second.trace[0]?.approval).toMatchObject({ decision: 'approved', decidedBy: 'eve' })
  })

  it('takes no decision about one call for one about another', async () => {
    const inbox = new ApprovalInbox()
    const signal = AbortSignal.abort(suspend())
    await inbox.request(request('q'), { signal })
    await inbox.decide('q', 'approved')
    for (const other of [
      { risk: 'critical' as const },
      { tenant: 'other' },
      { call: { ...request('q').call, arguments: { n: 2 } } },
      { artifacts: [{ ref: 'x', bytes: 1, mediaType: 'text/plain', sha256: 'f' }] },
    ]) {
      await expect(inbox.request(request('q', other), open())).rejects.toMatchObject({ code: 'conflict' })
    }
  })

  it('is not thrown off by a store that fails for a while', async () => {
    const store = new MemoryInboxStore()
    let failures = 3
    const settled = store.settled.bind(store)
    store.settled = async (ids) => {
      if (failures-- > 0) throw new Error('busy')
      return settled(ids)
    }
    const inbox = new ApprovalInbox({ store, pollMs: 2 })
    const answered = inbox.request(request('q'), open())
    await expect.poll(() => store.get('q')).toBeDefined()
    // Decided behind its back, as another process would.
    await store.settle('q', {
      state: 'decided',
      at: '2020-01-01T00:00:00.000Z',
      result: { decision: 'denied' },
    })
    expect(await answered).toEqual({ decision: 'denied' })
  })

  it('decides calls of an invoker, a thousand at a time, each by its own answer', async () => {
    const ran: unknown[] = []
    const inbox = new ApprovalInbox({ pollMs: 5 })
    const { call, session } = bench(
      [tool('pay', (args) => void ran.push((args as { n: number }).n), { risk: 'high' })],
      { approvalHandler: inbox, policy: { maxToolCalls: 1000 } },
    )
    const running = Promise.all(Array.from({ length: 1000 }, (_, n) => call('pay', { n })))
    await expect
      .poll(async () => (await inbox.list({ state: 'pending', limit: 2000 })).length, { timeout: 20_000 })
      .toBe(1000)
    for (const { id, request: asked } of await inbox.list({ limit: 2000 })) {
      const { n } = asked.call.arguments as { readonly n: number }
      await inbox.decide(id, n % 2 === 0 ? 'approved' : 'denied')
    }
    const results = await running
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 1000 }, (_, n) => (n % 2 === 0 ? 'ok' : 'denied')),
    )
    expect(ran).toHaveLength(500)
    expect(session.trace).toHaveLength(1000)
  }, 60_000)

  it('a decision that comes after the run is over runs nothing', async () => {
    const ran: unknown[] = []
    const inbox = new ApprovalInbox({ pollMs: 5 })
    const { call, session } = bench([tool('pay', () => void ran.push(1), { risk: 'high' })], {
      approvalHandler: inbox,
    })
    const running = call('pay')
    await expect.poll(async () => (await inbox.list()).length).toBe(1)
    await session.close()
    expect(await running).toMatchObject({ code: 'cancelled', effect: 'none' })
    const [entry] = await inbox.list()
    await expect.poll(async () => (await inbox.decide(entry?.id ?? '', 'approved')).ok).toBe(false)
    await sleep(20)
    expect(ran).toEqual([])
    expect(session.trace).toMatchObject([{ status: 'cancelled', approval: { decision: 'cancelled' } }])
  })
})

describe('the looks of an inbox for decisions of other processes', () => {
  it('are never two at once, however slow its store is and whoever comes and goes', async () => {
    let looking = 0
    let most = 0
    class SlowStore extends MemoryInboxStore {
      override async settled(ids: readonly string[]) {
        looking += 1
        most = Math.max(most, looking)
        await sleep(15)
        looking -= 1
        return super.settled(ids)
      }
    }
    const inbox = new ApprovalInbox({ store: new SlowStore(), pollMs: 2 })
    for (let n = 0; n < 12; n += 1) {
      const leave = new AbortController()
      const answered = inbox.request(request(`q${n}`), { signal: leave.signal })
      await sleep(8)
      leave.abort()
      await answered
    }
    const answered = inbox.request(request('last'), open())
    await sleep(60)
    expect(most).toBe(1)
    await inbox.decide('last', 'denied')
    await answered
  })

  it('go on after one that never came back', async () => {
    vi.useFakeTimers()
    try {
      let looks = 0
      class HangingStore extends MemoryInboxStore {
        override async settled(ids: readonly string[]) {
          looks += 1
          return looks === 1 ? new Promise<never>(() => undefined) : super.settled(ids)
        }
      }
      const store = new HangingStore()
      const answered = new ApprovalInbox({ store }).request(request('q'), open())
      await vi.advanceTimersByTimeAsync(1000)
      await new ApprovalInbox({ store }).decide('q', 'approved')
      await vi.advanceTimersByTimeAsync(60_000)
      expect((await answered).decision).toBe('approved')
    } finally {
      vi.useRealTimers()
    }
  }, 5000)
})
