import { describe, expect, it } from 'vitest'
import { tenantOwner, type HookEvent } from '../../src/invoker/index.ts'
import { CatenaryError } from '../../src/kernel/index.ts'
import { bench, gate, invokerOf, sleep, tool, WatchedStore } from './fixture.ts'

const owner = tenantOwner('local')
const unasked = { maxRiskUnapproved: 'high' as const }
const big = tool('big', () => 'x'.repeat(5000))
const never = (): Promise<never> => new Promise(() => undefined)

describe('the end of a session', () => {
  it('trap 43: refuses calls, and runs nothing any more', async () => {
    const ran: unknown[] = []
    const { call, session } = bench([tool('a', () => void ran.push(1))])
    await session.close()
    expect(await call('a')).toMatchObject({ status: 'error', code: 'session_closed', effect: 'none' })
    expect([ran, session.trace, session.refusedCalls]).toEqual([[], [], 1])
  })

  it('trap 43: cancels what is in flight, records it truthfully, and the trace is then final', async () => {
    const late = gate()
    const tools = [
      tool('deaf', () => late.opened, { risk: 'high' }),
      tool(
        'heeds',
        (_, { signal }) =>
          new Promise((resolve) => signal.addEventListener('abort', () => resolve('rolled on to its end'))),
        { risk: 'high' },
      ),
      tool('reads', never),
    ]
    const { call, session } = bench(tools, { policy: unasked, graceMs: 50 })
    const running = ['deaf', 'heeds', 'reads'].map(async (name) => call(name))
    await sleep(5)
    const started = performance.now()
    await session.close()
    expect(performance.now() - started).toBeLessThan(1000)
    const trace = session.trace
    const told = Object.fromEntries(trace.map((record) => [record.tool, [record.status, record.effect]]))
    expect(told).toEqual({
      deaf: ['cancelled', 'unknown'],
      heeds: ['cancelled', 'done'],
      reads: ['cancelled', 'none'],
    })
    expect((await Promise.all(running)).map(({ code }) => code)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    late.open()
    await sleep(20)
    expect(session.trace).toEqual(trace)
  })

  it('trap 44: happens once', async () => {
    const store = new WatchedStore()
    const { call, session } = bench([big], { artifactStore: store })
    await call('big')
    const first = session.close()
    expect(session.close()).toBe(first)
    await first
    await session[Symbol.asyncDispose]()
    expect(store.unpinned).toEqual(store.pinned)
  })

  it('trap 44: takes back every pin once, though one of them fails', async () => {
    const store = new WatchedStore()
    const { call, session } = bench([big], { artifactStore: store })
    for (let index = 0; index < 3; index += 1) await call('big')
    store.beforeUnpin = async (ref) => {
      if (ref === store.pinned[1]) throw new Error('x')
    }
    await session.close()
    expect(store.unpinned).toEqual([store.pinned[0], store.pinned[2]])
  })

  it('trap 44: leaves the pins of others alone, and the results alive', async () => {
    const store = new WatchedStore()
    const { call, session } = bench([big], { artifactStore: store })
    const { artifactRef = '' } = await call('big')
    await store.pin(artifactRef, { owner })
    expect((await store.info(artifactRef, { owner })).pins).toBe(2)
    await session.close()
    expect((await store.info(artifactRef, { owner })).pins).toBe(1)
    expect(await store.exists(artifactRef, { owner })).toBe(true)
  })

  it.each(['beforeStore', 'beforePin'] as const)(
    'trap 44: racing with a store that is at %s leaks no pin',
    async (step) => {
      const store = new WatchedStore()
      const waiting = gate()
      const reached = gate()
      store[step] = async () => {
        reached.open()
        await waiting.opened
      }
      const { call, session } = bench([big], { artifactStore: store, graceMs: 20 })
      const running = call('big')
      await reached.opened
      await session.close()
      expect(await running).toMatchObject({ code: 'cancelled' })
      waiting.open()
      await sleep(20)
      expect(store.pinned.length - store.unpinned.length).toBe(0)
      expect(session.trace).toMatchObject([{ status: 'cancelled', refs: [] }])
    },
  )

  it('trap 44: racing with a cancelled call leaks no pin either', async () => {
    const store = new WatchedStore()
    const waiting = gate()
    const reached = gate()
    const cancel = new AbortController()
    store.beforePin = async () => {
      reached.open()
      await waiting.opened
    }
    const { call, session } = bench([big], { artifactStore: store }, { signal: cancel.signal })
    const running = call('big')
    await reached.opened
    cancel.abort()
    await running
    waiting.open()
    await sleep(10)
    expect(store.unpinned).toEqual(store.pinned)
    await session.close()
    expect(store.unpinned).toEqual(store.pinned)
  })

  it('does not wait for ever for a store', async () => {
    const store = new WatchedStore()
    const { call, session } = bench([big], { artifactStore: store })
    await call('big')
    store.beforeUnpin = never
    const started = performance.now()
    await session.close()
    expect(performance.now() - started).toBeLessThan(8000)
  }, 10_000)

  it('takes its listener off the caller signal', async () => {
    const cancel = new AbortController()
    const removed: unknown[] = []
    const remove = cancel.signal.removeEventListener.bind(cancel.signal)
    cancel.signal.removeEventListener = (...given: Parameters<typeof remove>) => {
      removed.push(given[0])
      remove(...given)
    }
    const { session } = bench([], {}, { signal: cancel.signal })
    await session.close()
    expect(removed).toEqual(['abort'])
  })
})

describe('a session', () => {
  it('has its own policy, over that of the invoker, over the default of its kind', async () => {
    const invoker = invokerOf([], { policy: { maxToolCalls: 7 } })
    await using chain = invoker.openSession({ chainId: 'c', policy: { maxConcurrency: 2 } })
    await using direct = invoker.openSession()
    expect(chain.policy).toMatchObject({ maxToolCalls: 7, maxConcurrency: 2, callTimeoutMs: 60_000 })
    expect(direct.policy).toMatchObject({ maxToolCalls: 7, maxConcurrency: 8, callTimeoutMs: 600_000 })
    expect(() => invoker.openSession({ policy: { maxToolCalls: -1 } })).toThrow(CatenaryError)
    expect(() => invokerOf([], { policy: { callTimeoutMs: 0 } })).toThrow(/callTimeoutMs/)
  })

  it.each([
    ['graceMs', { graceMs: -1 }],
    ['registry', { registry: undefined }],
    ['approvalHandler', { approvalHandler: {} }],
    ['hooks', { hooks: ['x'] }],
  ])('of an invoker made with a wrong %s cannot be', (field, options) => {
    expect(() => invokerOf([], options as never)).toThrow(
      expect.objectContaining({ code: 'invalid_options', field }) as CatenaryError,
    )
  })

  it('gives its trace and files as copies', async () => {
    const { call, session } = bench([tool('a', () => Buffer.from('%PDF-1.7'))])
    await call('a')
    Reflect.get(session.trace, 'push').call(session.trace, 'forged')
    Reflect.get(session.files, 'pop').call(session.files)
    expect([session.trace.length, session.files.length]).toEqual([1, 1])
    expect(Object.isFrozen(session.trace[0])).toBe(true)
  })

  it('of one invoker knows nothing of another', async () => {
    const invoker = invokerOf([tool('a', () => 1)])
    await using first = invoker.openSession({ chainId: '1' })
    await using second = invoker.openSession({ chainId: '2' })
    await Promise.all([
      invoker.invoke({ name: 'a' }, { session: first }),
      invoker.invoke({ name: 'a' }, { session: first }),
      invoker.invoke({ name: 'a' }, { session: second }),
    ])
    expect([first.trace.length, second.trace.length, first.id === second.id]).toEqual([2, 1, false])
  })
})

describe('the record', () => {
  it('trap 4 and 50: is written before hooks are told, and they are told neither arguments nor results', async () => {
    const told: HookEvent[] = []
    const inTrace: number[] = []
    const hook = (event: HookEvent): void => {
      told.push(event)
      if (event.type === 'tool_end') inTrace.push(session.trace.length)
    }
    const { call, session } = bench(
      [
        tool('a', (_, context) => {
          context.progress({ at: 1 })
          return 'result-secret'
        }),
      ],
      { hooks: [hook] },
    )
    await call('a', { password: 'argument-secret' })
    session.progress('half')
    expect(told.map(({ type }) => type)).toEqual(['tool_start', 'progress', 'tool_end', 'progress'])
    expect(told[2]).toMatchObject({ record: session.trace[0], chainId: 'chain-1', sessionId: session.id })
    expect(told[3]).not.toHaveProperty('callId')
    expect(JSON.stringify(told)).not.toMatch(/argument-secret|result-secret/)
    expect(inTrace).toEqual([1])
  })

  it('trap 4 and 50: is there whatever hooks do, and none of them delays a call', async () => {
    const calls: number[] = []
    const hooks = [
      () => {
        throw new Error('x')
      },
      never,
      async () => {
        throw new Error('y')
      },
      () => void calls.push(1),
    ]
    const { call, session } = bench([tool('a', () => 1)], { hooks })
    const started = performance.now()
    for (let index = 0; index < 200; index += 1) await call('a')
    expect(performance.now() - started).toBeLessThan(2000)
    expect([session.callCount, session.trace.length]).toEqual([50, 150])
    expect(calls.length).toBe(300)
  })

  it('trap 50: a hook that hangs is not told more than it can hold', async () => {
    let told = 0
    const { call } = bench([tool('a', () => 1)], {
      hooks: [
        () => {
          told += 1
          return never()
        },
      ],
      policy: { maxToolCalls: 1000 },
    })
    for (let index = 0; index < 200; index += 1) await call('a')
    expect(told).toBe(100)
  })

  it('a hook cannot change what others are told', async () => {
    const told: HookEvent[] = []
    const { call } = bench([tool('a', () => 1)], {
      hooks: [
        (event) => {
          try {
            Object.assign(event, { tool: 'forged' })
          } catch {
            /* it is frozen */
          }
        },
        (event) => void told.push(event),
      ],
    })
    await call('a')
    expect(told[0]).toMatchObject({ tool: 'a' })
  })

  it('progress of a call that has ended is dropped', async () => {
    const told: HookEvent[] = []
    let progress: (value: unknown) => void = () => undefined
    const { call } = bench(
      [
        tool('a', (_, context) => {
          progress = (value) => context.progress(value)
        }),
      ],
      { hooks: [(event) => void told.push(event)] },
    )
    await call('a')
    progress('late')
    expect(told.map(({ type }) => type)).toEqual(['tool_start', 'tool_end'])
  })

  it('trap 64: holds sizes and a digest, never a value', async () => {
    const { call, session } = bench([tool('a', () => 'result-secret', { risk: 'high' })], { policy: unasked })
    await call('a', { password: 'argument-secret' })
    await call('a', { password: 'argument-secret', more: 1 })
    expect(session.trace[0]).toMatchObject({
      seq: 1,
      tool: 'a',
      status: 'ok',
      effect: 'done',
      risk: 'high',
      argumentBytes: 30,
      resultBytes: 13,
      refs: [],
    })
    expect(session.trace[0]?.argsDigest).toMatch(/^[0-9a-f]{64}$/)
    expect(session.trace[0]?.argsDigest).not.toBe(session.trace[1]?.argsDigest)
    expect(JSON.stringify(session.trace)).not.toMatch(/secret/)
  })

  it('trap 51: has one digest for arguments in any order', async () => {
    const { call, session } = bench([tool('a', () => 1)])
    await call('a', { x: 1, y: { b: 1, a: 2 } })
    await call('a', { y: { a: 2, b: 1 }, x: 1 })
    await call('nope', { x: 1, y: { b: 1, a: 2 } })
    expect(new Set(session.trace.map(({ argsDigest }) => argsDigest)).size).toBe(1)
  })

  it('is there even if something inside fails', async () => {
    const { call, session } = bench([tool('a', () => 1, { risk: 'high' })], { policy: unasked })
    Object.defineProperty(session, 'limit', {
      value: () => {
        throw new Error('detail')
      },
    })
    const result = await call('a')
    expect(result).toMatchObject({ status: 'error', code: 'internal', effect: 'none' })
    expect(result.text).not.toContain('detail')
    expect(session.trace).toMatchObject([{ status: 'error', code: 'internal' }])
  })
})
