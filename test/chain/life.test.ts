import { ApprovalDecision, ToolFailure } from 'catenary'
import type { ChainCallRecord, ToolContext } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, echo, errorOf, sleep, tool } from './chains.ts'
import { killOwn } from './kill-own.ts'

const { run, value, error } = chainBench()

const essence = ({ tool: name, status, code, effect }: ChainCallRecord): unknown[] => [
  name,
  status,
  code,
  effect,
]

/** A tool that works until it is told to stop, and says how it was told. */
function patient(name: string, more: Parameters<typeof tool>[2] = {}) {
  const told: string[] = []
  const started = Promise.withResolvers<void>()
  const made = tool(
    name,
    (_, { signal }: ToolContext) =>
      new Promise((_resolve, reject) => {
        started.resolve()
        signal.addEventListener('abort', () => {
          told.push((signal.reason as Error).name)
          reject(signal.reason as Error)
        })
      }),
    more,
  )
  return { tool: made, told, started: started.promise }
}

/** A tool that never ends and does not listen. */
const deaf = (name: string, more: Parameters<typeof tool>[2] = {}) =>
  tool(name, () => new Promise(() => undefined), more)

describe('a call that nobody awaits', () => {
  it.each([
    ['one', 'tools.echo({ v: 1 })\nreturn 1', ['echo']],
    ['one in a namespace', 'tools.db.query()\nreturn 1', ['db.query']],
    ['of invoke', 'tools.echo.invoke({ v: 1 })\nreturn 1', ['echo']],
    ['one of two', 'await tools.echo({ v: 1 }); tools.db.query()', ['db.query']],
    ['in forEach', '[1, 2].forEach((v) => tools.echo({ v }))\nreturn 1', ['echo']],
    ['with void', 'void tools.echo({ v: 1 })', ['echo']],
  ])('is an error that names it: %s', async (_, script, names) => {
    const failed = await error(script, [echo, tool('db.query', () => [])])
    expect(failed).toMatchObject({ code: 'unawaited_call', name: 'UnawaitedCall' })
    for (const name of names) expect(failed.message).toContain(`tools.${name}(`)
  })

  it.each([
    [
      'awaited later',
      'const p = tools.echo({ v: 1 }); const q = tools.echo({ v: 2 }); return await p + await q',
      3,
    ],
    ['returned', 'return tools.echo({ v: 1 })', 1],
    ['in Promise.all', 'return (await Promise.all([tools.echo({ v: 1 }), tools.echo({ v: 2 })])).length', 2],
    ['in Promise.race', 'return await Promise.race([tools.echo({ v: 1 }), tools.echo({ v: 1 })])', 1],
    ['with then', 'return tools.echo({ v: 1 }).then((v) => v + 1)', 2],
    [
      'in an array of an async function',
      'const all = await Promise.all([1, 2].map(async (v) => tools.echo({ v }))); return all.length',
      2,
    ],
    [
      'with for await',
      'let n = 0; for await (const v of [tools.echo({ v: 1 }), tools.echo({ v: 2 })]) n += v; return n',
      3,
    ],
  ])('is none when it is %s', async (_, script, expected) => {
    expect(await value(script, [echo])).toBe(expected)
  })
})

describe('after the end of the script', () => {
  it.each([
    ['returned', 'return 1'],
    ['threw', 'throw new Error("x")'],
  ])('nothing that it left behind is executed: it %s', async (_, end) => {
    let ran = 0
    const late = tool('late', () => (ran += 1))
    const script = `
      const on = () => tools.late().then(on, on)
      Promise.resolve().then(() => Promise.resolve()).then(() => sleep(0)).then(on)
      setTimeout(() => tools.late(), 5)
      queueMicrotask(() => sleep(1).then(on))
      ${end}`
    const result = await run(script, [late])
    await sleep(100)
    expect(ran).toBe(0)
    expect(result.trace).toEqual([])
  })

  it('a call in flight is cancelled, recorded, and its late answer is dropped', async () => {
    const { tool: waits, told, started } = patient('waits', { risk: 'high' })
    const script = 'tools.waits().catch(() => {}); await tools.echo({ v: 1 }); return "done"'
    const result = await run(script, [waits, echo], { policy: { maxRiskUnapproved: 'high' } })
    await started
    expect(result).toMatchObject({ status: 'ok', value: 'done' })
    expect(told).toEqual(['AbortError'])
    expect(result.trace.map(essence)).toEqual([
      ['echo', 'ok', undefined, 'none'],
      ['waits', 'cancelled', 'cancelled', 'unknown'],
    ])
  })
})

describe('a script that waits for what cannot happen', () => {
  it.each([
    ['a promise without resolve', 'await new Promise(() => {})'],
    ['itself', 'const p = (async () => { await null; await p })(); await p'],
    ['after a call', 'await tools.echo({ v: 1 }); await new Promise(() => {})'],
    ['after a timer', 'await sleep(5); await new Promise(() => {})'],
  ])('is told at once: %s', async (_, script) => {
    const from = performance.now()
    expect(await error(script, [echo])).toMatchObject({
      code: 'unsettled',
      message: expect.stringContaining('never settles'),
    })
    expect(performance.now() - from).toBeLessThan(2000)
  })

  it('but not while a call, a read or a timer is open', async () => {
    const slow = tool('slow', () => sleep(150).then(() => 5))
    expect(await value('return await Promise.race([new Promise(() => {}), tools.slow()])', [slow])).toBe(5)
    expect(await value('await sleep(150); return 6')).toBe(6)
    expect(await value('return await new Promise((resolve) => setTimeout(resolve, 100, 7))')).toBe(7)
  })
})

describe('calls at the same time', () => {
  const counting = () => {
    let now = 0
    let most = 0
    const made = tool('work', async () => {
      now += 1
      most = Math.max(most, now)
      await sleep(50)
      now -= 1
    })
    return { tool: made, most: () => most }
  }

  it('50 calls of 50 ms take little more than one where all may run', async () => {
    const { tool: work, most } = counting()
    const all = 'await Promise.all(Array.from({ length: 50 }, () => tools.work())); return 1'
    const from = performance.now()
    expect(await value(all, [work], { policy: { maxConcurrency: 50 } })).toBe(1)
    expect([most(), performance.now() - from < 1000]).toEqual([50, true])
  })

  it('are eight at most, if nothing else is said', async () => {
    const { tool: work, most } = counting()
    const all = 'await Promise.all(Array.from({ length: 20 }, () => tools.work())); return 1'
    expect(await value(all, [work])).toBe(1)
    expect(most()).toBe(8)
  })

  it('one after the other where only one may run', async () => {
    const { tool: work, most } = counting()
    const all = 'await Promise.all([1, 2, 3].map(() => tools.work())); return 1'
    expect(await value(all, [work], { policy: { maxConcurrency: 1 } })).toBe(1)
    expect(most()).toBe(1)
  })

  it('answer each its own caller, in whatever order they come', async () => {
    const late = tool('late', async (args) => {
      const { v, ms } = args as { readonly v: number; readonly ms: number }
      await sleep(ms)
      return v
    })
    const script = 'return await Promise.all([0, 1, 2, 3, 4].map((v) => tools.late({ v, ms: 50 - v * 10 })))'
    expect(await value(script, [late])).toEqual([0, 1, 2, 3, 4])
  })
})

describe('a chain that is cancelled', () => {
  it('before it starts runs nothing', async () => {
    let ran = 0
    const counted = tool('counted', () => (ran += 1))
    const result = await run('await tools.counted()', [counted], { run: { signal: AbortSignal.abort() } })
    expect(result).toMatchObject({ status: 'cancelled', error: { code: 'cancelled' }, trace: [] })
    expect(ran).toBe(0)
  })

  it.each([
    ['its own signal', (signal: AbortSignal) => ({ signal })],
    ['the signal of who called', (signal: AbortSignal) => ({ ctx: { signal } })],
  ])('by %s while a tool runs: the tool is told, and the trace is whole', async (_, options) => {
    const { tool: waits, told, started } = patient('waits')
    const writes = deaf('writes', { risk: 'high' })
    const aborter = new AbortController()
    const script =
      'await tools.echo({ v: 1 }); await Promise.all([tools.waits(), tools.writes()]); await tools.echo({ v: 2 })'
    const running = run(script, [waits, writes, echo], {
      policy: { maxRiskUnapproved: 'high' },
      run: options(aborter.signal),
    })
    await started
    await sleep(20)
    const from = performance.now()
    aborter.abort()
    const result = await running
    expect(performance.now() - from).toBeLessThan(1500)
    expect(result).toMatchObject({
      status: 'cancelled',
      error: { code: 'cancelled' },
      stats: { toolCalls: 3 },
    })
    expect(told).toEqual(['AbortError'])
    expect(result.trace.map(essence).toSorted()).toEqual([
      ['echo', 'ok', undefined, 'none'],
      ['waits', 'cancelled', 'cancelled', 'none'],
      ['writes', 'cancelled', 'cancelled', 'unknown'],
    ])
  })

  it('while it computes is ended, not waited for', async () => {
    const aborter = new AbortController()
    const running = run('await tools.echo({ v: 1 }); for (;;);', [echo], { run: { signal: aborter.signal } })
    await sleep(300)
    const from = performance.now()
    aborter.abort()
    expect(await running).toMatchObject({ status: 'cancelled', trace: [{ tool: 'echo', status: 'ok' }] })
    expect(performance.now() - from).toBeLessThan(1000)
  })

  it('while a human is asked: the question is withdrawn, and nothing keeps the clock running', async () => {
    const aborter = new AbortController()
    let withdrawn = false
    const approvalHandler = {
      request: (_: unknown, { signal }: { readonly signal: AbortSignal }) =>
        new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            withdrawn = true
            reject(new Error('withdrawn'))
          })
          aborter.abort()
        }),
    }
    let ran = 0
    const danger = tool('danger', () => (ran += 1), { risk: 'critical' })
    const timers = (): number => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length
    const before = timers()
    const result = await run('await tools.danger()', [danger], {
      approvalHandler,
      run: { signal: aborter.signal },
    })
    expect(result).toMatchObject({ status: 'cancelled', trace: [{ tool: 'danger', effect: 'none' }] })
    expect([withdrawn, ran]).toEqual([true, 0])
    await sleep(400)
    expect(timers()).toBeLessThanOrEqual(before)
  })
})

describe('a chain whose time is up', () => {
  const policy = { totalTimeoutMs: 300, maxRiskUnapproved: 'high' } as const

  it.each([
    ['waits for a tool', 'await tools.waits()', ['waits', 'cancelled', 'cancelled', 'none']],
    ['waits for a tool that writes', 'await tools.writes()', ['writes', 'cancelled', 'cancelled', 'unknown']],
  ])('ends as timeout while it %s, and the record says what is known', async (_, script, record) => {
    const { tool: waits } = patient('waits')
    const writes = deaf('writes', { risk: 'high' })
    const from = performance.now()
    const result = await run(script, [waits, writes], { policy })
    expect(performance.now() - from).toBeLessThan(1500)
    expect(result).toMatchObject({ status: 'timeout', error: { code: 'timeout' } })
    const [name, , , effect] = record
    const [recorded, ...more] = result.trace
    expect(more).toEqual([])
    expect(recorded).toMatchObject({
      tool: name,
      effect,
      status: expect.stringMatching(/^(timeout|cancelled)$/),
    })
  })

  it('ends as timeout while it sleeps', async () => {
    const result = await run('await sleep(60_000)', [], { policy })
    expect(result).toMatchObject({
      status: 'timeout',
      error: { code: 'timeout', message: expect.stringContaining('300 ms') },
    })
  })

  it('by the deadline of who called ends as timeout too', async () => {
    const from = performance.now()
    const result = await run('await sleep(60_000)', [], { run: { ctx: { deadline: Date.now() + 200 } } })
    expect(result).toMatchObject({ status: 'timeout', error: { code: 'timeout' } })
    expect(performance.now() - from).toBeLessThan(1500)
  })

  it('before it starts runs nothing', async () => {
    let ran = 0
    const counted = tool('counted', () => (ran += 1))
    const result = await run('await tools.counted()', [counted], {
      run: { ctx: { deadline: Date.now() - 1 } },
    })
    expect(result).toMatchObject({ status: 'timeout' })
    expect(ran).toBe(0)
  })

  it('may be told to the script by a call, and is still no mistake of the tool', async () => {
    const result = await run(
      'try { await tools.writes() } catch (e) { await sleep(5000); return e.code }',
      [deaf('writes', { risk: 'high' })],
      {
        policy,
      },
    )
    expect(result).toMatchObject({
      status: 'timeout',
      error: { code: 'timeout' },
      trace: [{ effect: 'unknown' }],
    })
  })

  it('a call has a time of its own: the tool is told, and the script goes on', async () => {
    const { tool: waits, told } = patient('waits', { timeoutMs: 50 })
    const script =
      'const e = await tools.waits().catch((e) => e); return [e.code, await tools.echo({ v: 1 })]'
    const result = await run(script, [waits, echo])
    expect(result).toMatchObject({ status: 'ok', value: ['timeout', 1] })
    expect(told).toEqual(['TimeoutError'])
    expect(result.trace.map(essence)).toEqual([
      ['waits', 'timeout', 'timeout', 'none'],
      ['echo', 'ok', undefined, 'none'],
    ])
  })

  it('an endless loop ends as cpu, also between two calls', async () => {
    const result = await run('await tools.echo({ v: 1 }); for (;;);', [echo], { policy: { cpuMs: 200 } })
    expect(result).toMatchObject({ status: 'timeout', error: { code: 'cpu', name: 'CpuLimit' } })
    expect(result.trace.map(essence)).toEqual([['echo', 'ok', undefined, 'none']])
    expect(result.stats.cpuMs).toBeGreaterThan(150)
  })

  it('too much memory ends as memory', async () => {
    const result = await run('const all = []; for (;;) all.push(new Array(1e4).fill(all.length))', [], {
      policy: { memoryMb: 16 },
    })
    expect(result).toMatchObject({ status: 'error', error: { code: 'memory' } })
  })
})

describe('while a human decides', () => {
  const slowly = (ms: number) => ({
    request: async () => {
      await sleep(ms)
      return ApprovalDecision.APPROVED
    },
  })
  const danger = tool('danger', () => 'done', { risk: 'critical' })

  it('the time of the chain stands still', async () => {
    const result = await run('const a = await tools.danger(); await sleep(30); return a', [danger], {
      approvalHandler: slowly(700),
      policy: { totalTimeoutMs: 300 },
    })
    expect(result).toMatchObject({ status: 'ok', value: 'done', trace: [{ tool: 'danger', effect: 'done' }] })
    expect(result.trace[0]?.approval).toMatchObject({ decision: 'approved' })
  })

  it('and goes on afterwards', async () => {
    const from = performance.now()
    const result = await run('await tools.danger(); await sleep(60_000)', [danger], {
      approvalHandler: slowly(400),
      policy: { totalTimeoutMs: 300 },
    })
    expect(result).toMatchObject({ status: 'timeout', trace: [{ tool: 'danger', effect: 'done' }] })
    expect(performance.now() - from).toBeGreaterThan(600)
    expect(performance.now() - from).toBeLessThan(2500)
  })

  it('but a script that computes all the while is stopped', async () => {
    const from = performance.now()
    const result = await run('tools.danger().catch(() => {}); await sleep(50); for (;;);', [danger], {
      approvalHandler: slowly(10_000),
      policy: { cpuMs: 200, totalTimeoutMs: 60_000 },
    })
    expect(result).toMatchObject({ error: { code: 'cpu' }, trace: [{ tool: 'danger', effect: 'none' }] })
    expect(performance.now() - from).toBeLessThan(3000)
  })
})

describe('a chain whose process is killed', () => {
  it('while a call is in flight ends as crashed, and what became of the call is told truthfully', async () => {
    const { tool: waits, started } = patient('waits', { risk: 'high' })
    const done = tool('done', () => 'done', { risk: 'high' })
    const { result, kill } = killOwn(
      [waits, done, echo],
      'await tools.done(); await tools.echo({ v: 1 }); await tools.waits()',
    )
    await started
    kill()
    const crashed = await result
    expect(errorOf(crashed)).toMatchObject({ code: 'crashed', name: 'SandboxCrashed' })
    expect(crashed.trace.map(essence)).toEqual([
      ['done', 'ok', undefined, 'done'],
      ['echo', 'ok', undefined, 'none'],
      ['waits', 'cancelled', 'cancelled', 'unknown'],
    ])
  })
})

describe('a listener or a hook that throws', () => {
  it('breaks nothing', async () => {
    const result = await run('console.log(1); progress(1); await tools.echo({ v: 1 }); return 1', [echo], {
      hooks: [
        () => {
          throw new ToolFailure('a hook')
        },
      ],
      run: {
        onLog: () => {
          throw new Error('a listener')
        },
        onProgress: () => {
          throw new Error('a listener')
        },
      },
    })
    expect(result).toMatchObject({ status: 'ok', value: 1, logs: [{ text: '1' }] })
  })

  it('later breaks nothing either', async () => {
    const lost: unknown[] = []
    const note = (reason: unknown): void => void lost.push(reason)
    process.on('unhandledRejection', note)
    const failing = (): Promise<never> => Promise.reject(new Error('a listener'))
    const result = await run('console.log(1); progress(1); return 1', [], {
      run: { onLog: failing as never, onProgress: failing as never },
    })
    await sleep(20)
    process.off('unhandledRejection', note)
    expect([result.status, lost]).toEqual(['ok', []])
  })
})
