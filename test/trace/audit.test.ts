import { describe, expect, it } from 'vitest'

import { traceEventSchema, type TraceEvent, type TraceSink } from '../../src/kernel/index.ts'
import { MemoryTraceSink } from '../../src/trace/index.ts'
import { bench, gate, invokerOf, ScriptedApproval, tool } from '../invoker/fixture.ts'

/** A sink that fails, or waits, for some events. */
class FlakySink implements TraceSink {
  readonly name = 'flaky'
  readonly written: TraceEvent[] = []
  readonly #refuse: (event: TraceEvent) => unknown

  constructor(refuse: (event: TraceEvent) => unknown) {
    this.#refuse = refuse
  }

  async write(event: TraceEvent): Promise<void> {
    if ((await this.#refuse(event)) === true) throw new Error('the disk is full')
    this.written.push(event)
  }
}

const typesOf = (events: readonly TraceEvent[]): readonly string[] => events.map(({ type }) => type)

function effects(): { readonly done: unknown[]; readonly tools: ReturnType<typeof tool>[] } {
  const done: unknown[] = []
  const write = tool('write', (args) => done.push(args), { risk: 'high' })
  const read = tool('read', () => 'secret')
  return { done, tools: [write, read] }
}

const unasked = { policy: { maxRiskUnapproved: 'high' as const } }

describe('what a sink is told', () => {
  it('an effect before it begins, every call when it ends, a chain at its start and its end', async () => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const { call, session } = bench(tools, { traceSinks: [sink], ...unasked })
    await call('write', { a: 1 })
    await call('read')
    await call('nothing')
    await session.conclude({ status: 'ok', cpuMs: 3 })
    expect(typesOf(sink.events)).toEqual([
      'session_start',
      'call_start',
      'call_end',
      'call_end',
      'call_end',
      'session_end',
    ])
    for (const event of sink.events)
      expect(traceEventSchema.parse(JSON.parse(JSON.stringify(event)))).toEqual(event)
    const ended = sink.events.flatMap((event) => (event.type === 'call_end' ? event.record : []))
    expect(ended).toEqual(session.trace)
    expect(sink.events.at(-1)).toMatchObject({ status: 'ok', calls: 3, unrecorded: 0, cpuMs: 3 })
    expect(sink.events.every((event) => event.chainId === 'chain-1' && event.sessionId === session.id)).toBe(
      true,
    )
  })

  it('the call, its approval, its key and its place, before the tool is told to begin', async () => {
    const sink = new MemoryTraceSink()
    const seen: (readonly string[])[] = []
    const write = tool('write', () => void seen.push(typesOf(sink.events)), { risk: 'high' })
    const approvalHandler = new ScriptedApproval({ decision: 'approved', decidedBy: 'ada' })
    const { invoker, session } = bench([write], { traceSinks: [sink], approvalHandler })
    await invoker.dispatch(
      { name: 'write', argumentsJson: '{"b":1,"a":2}', position: { line: 3, column: 9 } },
      { session },
    )
    expect(seen).toEqual([['session_start', 'call_start']])
    const [, start, end] = sink.events
    for (const event of sink.events) expect(traceEventSchema.parse(event)).toEqual(event)
    expect(start).toMatchObject({
      type: 'call_start',
      tool: 'write',
      risk: 'high',
      approval: { decision: 'approved', decidedBy: 'ada' },
      position: { line: 3, column: 9 },
      idempotencyKey: 'chain-1:1',
    })
    expect(end).toMatchObject({ type: 'call_end', record: { position: { line: 3, column: 9 } } })
  })

  it('direct calls too: those of a session, and one that stands alone', async () => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const invoker = invokerOf(tools, { traceSinks: [sink] })
    await invoker.invoke({ name: 'read', arguments: {} }, { ctx: { tenant: 't1' } })
    const session = invoker.openSession()
    expect(typesOf(sink.events)).toEqual(['session_start', 'call_end', 'session_end'])
    expect(sink.events[0]).toMatchObject({ tenant: 't1' })
    await session.close()
    expect(sink.events).toHaveLength(3)
  })

  it('refused calls are counted where they have no record of their own', async () => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const { call, session } = bench(tools, { traceSinks: [sink] }, { policy: { maxToolCalls: 1 } })
    for (let i = 0; i < 150; i += 1) await call('read')
    await session.conclude({ status: 'ok' })
    expect(sink.events.at(-1)).toMatchObject({ calls: 101, unrecorded: 49 })
  })

  it('by a clock that only grows, whatever the clock on the wall does', async () => {
    const sink = new MemoryTraceSink()
    let wall = 1_800_000_000_000
    let monotonic = 0
    const clock = { now: () => (wall -= 60_000), monotonic: () => (monotonic += 5) }
    const { call, session } = bench([tool('read', () => 1)], { traceSinks: [sink], clock })
    for (let i = 0; i < 5; i += 1) await call('read')
    await session.conclude({ status: 'ok' })
    const times = sink.events.map(({ ms }) => ms)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('every one of several sinks, whatever happens to another', async () => {
    const [one, other] = [new MemoryTraceSink(), new MemoryTraceSink()]
    const broken = new FlakySink(() => true)
    const { tools } = effects()
    const { call, session } = bench(tools, { traceSinks: [one, broken, other], audit: 'best-effort' })
    expect((await call('read')).status).toBe('ok')
    await session.conclude({ status: 'ok' })
    expect(one.events).toHaveLength(3)
    expect(other.events).toEqual(one.events)
  })
})

describe('arguments and results', () => {
  it('are not kept unless asked for', async () => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const { call } = bench(tools, { traceSinks: [sink], ...unasked })
    await call('write', { password: 'hunter2' })
    await call('read')
    expect(JSON.stringify(sink.events)).not.toMatch(/hunter2|secret/)
  })

  it('are kept as the redaction leaves them', async () => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const redact = (value: unknown, { part }: { readonly part: string }): never =>
      (part === 'result' ? undefined : { ...(value as object), password: '***' }) as never
    const { call } = bench(tools, { traceSinks: [sink], redact, ...unasked })
    await call('write', { password: 'hunter2', to: 'x' })
    const [end] = sink.events.filter(({ type }) => type === 'call_end')
    expect(end).toMatchObject({ arguments: { password: '***', to: 'x' } })
    expect(end).not.toHaveProperty('result')
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['gives what JSON cannot carry', () => () => 1],
    [
      'gives a circle',
      () => {
        const a: Record<string, unknown> = {}
        a['a'] = a
        return a
      },
    ],
  ])('a redaction that %s keeps nothing, and breaks nothing', async (_, redact) => {
    const sink = new MemoryTraceSink()
    const { tools } = effects()
    const { call } = bench(tools, { traceSinks: [sink], redact: redact as never })
    expect((await call('read')).status).toBe('ok')
    const [end] = sink.events.filter(({ type }) => type === 'call_end')
    expect(Object.keys(end ?? {})).not.toEqual(expect.arrayContaining(['arguments']))
    expect(JSON.stringify(sink.events)).not.toContain('secret')
  })

  it('one that is too large is left out, and says so', async () => {
    const sink = new MemoryTraceSink()
    const large = tool('large', () => 'x'.repeat(100_000))
    const { call } = bench([large], { traceSinks: [sink], redact: (value) => value })
    await call('large')
    expect(sink.events[1]).toMatchObject({ arguments: {}, result: '[left out: 100002 characters of JSON]' })
  })
})

describe('with a required audit (trap 64: a log that cannot be written lets no effect run unlogged)', () => {
  it('a call whose start cannot be written is refused, and nothing runs in that session any more', async () => {
    const { done, tools } = effects()
    const sink = new FlakySink(({ type }) => type === 'call_start')
    const { call, session } = bench(tools, { traceSinks: [sink], ...unasked })
    expect(await call('write')).toMatchObject({
      status: 'error',
      code: 'audit_failed',
      effect: 'none',
      retryable: false,
    })
    expect(await call('read')).toMatchObject({ code: 'audit_failed' })
    expect(done).toEqual([])
    expect(session.auditFailed).toBe(true)
    expect(session.trace.map(({ code }) => code)).toEqual(['audit_failed', 'audit_failed'])
  })

  it('a call whose end cannot be written says what it did, and its outcome is withheld', async () => {
    const { done, tools } = effects()
    const sink = new FlakySink(({ type }) => type === 'call_end')
    const { dispatch, call, session } = bench(tools, { traceSinks: [sink], ...unasked })
    const { result, valueJson } = await dispatch('write', { a: 1 })
    expect(result).toMatchObject({ status: 'error', code: 'audit_failed', effect: 'done' })
    expect(valueJson).toBeUndefined()
    expect(done).toHaveLength(1)
    expect(session.trace[0]).toMatchObject({ status: 'error', code: 'audit_failed', effect: 'done' })
    await call('write')
    expect(done).toHaveLength(1)
  })

  it('what a SAFE tool read is not handed out unrecorded', async () => {
    const { tools } = effects()
    const sink = new FlakySink(({ type }) => type === 'call_end')
    const { dispatch } = bench(tools, { traceSinks: [sink] })
    const outcome = await dispatch('read')
    expect(JSON.stringify(outcome)).not.toContain('secret')
    expect(outcome.result).toMatchObject({ code: 'audit_failed', effect: 'none' })
  })

  it('one broken sink of two is enough', async () => {
    const { done, tools } = effects()
    const sinks = [new MemoryTraceSink(), new FlakySink(({ type }) => type === 'call_start')]
    const { call } = bench(tools, { traceSinks: sinks, ...unasked })
    expect((await call('write')).code).toBe('audit_failed')
    expect(done).toEqual([])
  })

  it('a sink that throws at once is one that fails', async () => {
    const { done, tools } = effects()
    const sink: TraceSink = {
      name: 'throws',
      write: () => {
        throw new Error('no')
      },
    }
    const { call } = bench(tools, { traceSinks: [sink], ...unasked })
    expect((await call('write')).code).toBe('audit_failed')
    expect(done).toEqual([])
  })

  it('a sink that never answers is given up on, and the call does not run later either', async () => {
    const { done, tools } = effects()
    const held = gate()
    const sink = new FlakySink(({ type }) => (type === 'call_start' ? held.opened : undefined))
    const policy = { ...unasked.policy, callTimeoutMs: 60, approvalTimeoutMs: 50 }
    const { call } = bench(tools, { traceSinks: [sink], policy })
    expect((await call('write')).code).toBe('audit_failed')
    held.open()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(done).toEqual([])
  })

  it('a call that is cancelled while its start is written does not run', async () => {
    const { done, tools } = effects()
    const held = gate()
    const sink = new FlakySink(({ type }) => (type === 'call_start' ? held.opened : undefined))
    const cancel = new AbortController()
    const { call, session } = bench(tools, { traceSinks: [sink], ...unasked }, { signal: cancel.signal })
    const calling = call('write')
    await new Promise((resolve) => setTimeout(resolve, 10))
    cancel.abort()
    held.open()
    expect(await calling).toMatchObject({ code: 'cancelled', effect: 'none' })
    await session.conclude({ status: 'cancelled' })
    expect(done).toEqual([])
  })

  it('hooks are told which sink failed and why', async () => {
    const events: unknown[] = []
    const { tools } = effects()
    const sink = new FlakySink(({ type }) => type === 'call_end')
    const { call, session } = bench(tools, {
      traceSinks: [sink],
      audit: 'best-effort',
      hooks: [(event) => void (event.type === 'trace_error' && events.push(event))],
    })
    expect((await call('read')).status).toBe('ok')
    await session.conclude({ status: 'ok' })
    expect(events).toMatchObject([{ sink: 'flaky', message: 'the disk is full', chainId: 'chain-1' }])
  })

  it('a sink that never answers holds nobody up where it is only a best effort', async () => {
    const { tools } = effects()
    const sink: TraceSink = { name: 'hangs', write: () => new Promise(() => undefined) }
    const invoker = invokerOf(tools, { traceSinks: [sink], audit: 'best-effort' })
    const calling = invoker.invoke({ name: 'read', arguments: {} })
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 10_000).unref())
    expect(await Promise.race([calling, late])).toMatchObject({ status: 'ok' })
  }, 20_000)

  it('one session that failed does not stop another', async () => {
    let broken = true
    const { tools } = effects()
    const { call, invoker } = bench(tools, { traceSinks: [new FlakySink(() => broken)] })
    expect((await call('read')).code).toBe('audit_failed')
    broken = false
    expect((await invoker.invoke({ name: 'read', arguments: {} })).status).toBe('ok')
  })
})

describe('options', () => {
  it.each([
    ['traceSinks', { traceSinks: [{}] }],
    ['traceSinks', { traceSinks: 'file' }],
    ['audit', { audit: 'always' }],
    ['redact', { redact: true }],
  ])('%s is checked by name', (field, options) => {
    expect(() => invokerOf([], options as never)).toThrow(
      expect.objectContaining({ code: 'invalid_options', field }) as Error,
    )
  })
})
