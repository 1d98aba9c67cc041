import { describe, expect, it } from 'vitest'
import { job, poolOf, returned, sleep, talk, valueOf } from './pool-jobs.ts'
import { descendantsOf, leafOf, settles, survivorsOf } from './processes.ts'

/** What a script can see of its realm: enough to notice that somebody was there before. */
const lookAround = `
  const names = (object) => Reflect.ownKeys(object).map(String).sort().join()
  return {
    globals: names(globalThis),
    arrays: names(Array.prototype),
    objects: names(Object.prototype),
    promises: names(Promise),
    limit: Error.stackTraceLimit ?? null,
    matched: RegExp.$1,
    tools: names(tools),
    frozen: Object.isFrozen(Array.prototype),
  }`

const makeAMess = `
  globalThis.left = 1
  Array.prototype.left = 1
  Object.prototype.left = 1
  Promise.left = 1
  Error.stackTraceLimit = 3
  ;/(left)/.exec('left')
  globalThis[Symbol.for('left')] = 1
  Object.freeze(Array.prototype)
  JSON.stringify = () => 'left'
  setTimeout(() => tools.call({ left: 'a timer' }), 30)
  let turns = 0
  const again = () => { if (turns++ < 1000) { tools.call({ left: 'a microtask' }); return Promise.resolve().then(again) } }
  Promise.resolve().then(again)
  return 1`

const busyForLong = 'await tools.call(); for (;;);'

/** Kills a process that may be gone already. */
function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is.
  }
}

describe('a process of a pool', () => {
  it('serves one tenant for life, and the same tenant again', async () => {
    await using pool = poolOf({ maxProcesses: 1 })
    const tenantsOf = new Map<number, Set<string>>()
    const tenants = ['a', 'a', 'b', 'a', '__proto__', '__proto__']
    const one = async (tenant: string): Promise<number> => {
      const talking = talk(pool, 'return await tools.call()', { tenant })
      await talking.spoken
      const [pid = 0, ...others] = pool.stats.pids
      expect(others).toEqual([])
      tenantsOf.set(pid, (tenantsOf.get(pid) ?? new Set()).add(tenant))
      talking.answer(1, '1')
      expect(returned(await talking.running.outcome)).toBe(1)
      return pid
    }
    const pids: number[] = []
    for (const tenant of tenants) pids.push(await one(tenant))
    expect([pids[0] === pids[1], pids[4] === pids[5]]).toEqual([true, true])
    await Promise.all(['a', 'b', 'a', 'c'].map(one))
    for (const served of tenantsOf.values()) expect(served.size).toBe(1)
  })

  it.each(['none', 'context'] as const)(
    'has nothing left of the script before, with reuse: %s',
    async (reuse) => {
      await using pool = poolOf({ maxProcesses: 1, reuse })
      const fresh = await valueOf(pool, lookAround)
      const [pid] = pool.stats.pids
      for (let i = 0; i < 2; i++) {
        await pool.start(job(makeAMess)).outcome
        const talking = talk(pool, `await tools.call(); ${lookAround}`)
        await talking.spoken
        await sleep(60)
        talking.answer(1, '1')
        expect(returned(await talking.running.outcome)).toEqual(fresh)
        expect(talking.messages).toHaveLength(1)
      }
      expect(pool.stats.pids).toEqual([pid])
    },
  )

  it('is retired after so many jobs, and no job is lost for it', async () => {
    await using pool = poolOf({ maxProcesses: 1, maxJobsPerProcess: 2 })
    const pids: (number | undefined)[] = []
    const ask = async (n: number): Promise<unknown> => {
      const talking = talk(pool, 'return await tools.call()')
      await talking.spoken
      pids.push(pool.stats.pids[0])
      talking.answer(1, `${n}`)
      // Trap: the end of one job and the next isolate arrive together, and the next job is on its way at once.
      const end = performance.now() + 60
      while (performance.now() < end);
      return returned(await talking.running.outcome)
    }
    expect(await Promise.all([1, 2, 3, 4, 5].map(ask))).toEqual([1, 2, 3, 4, 5])
    expect(new Set(pids).size).toBe(3)
  })

  it('is retired at its age', async () => {
    await using pool = poolOf({ maxProcesses: 1, maxAgeMs: 300 })
    await valueOf(pool, 'return 1')
    const [young] = pool.stats.pids
    await sleep(350)
    expect(await Promise.all([1, 2, 3].map((n) => valueOf(pool, `return ${n}`)))).toEqual([1, 2, 3])
    expect(pool.stats.pids).not.toContain(young)
  })

  it.each(['the wrapper', 'the process itself'])(
    'that is killed while idle is replaced without a job noticing: %s',
    async (which) => {
      await using pool = poolOf({ maxProcesses: 1 })
      for (const waitMs of [0, 5, 100]) {
        expect(await valueOf(pool, 'return 1')).toBe(1)
        await settles(() => pool.stats.idle === 1, 2000)
        const [pid = 0] = pool.stats.pids
        process.kill(which === 'the wrapper' ? pid : leafOf(pid), 'SIGKILL')
        if (waitMs > 0) await sleep(waitMs)
        expect(await valueOf(pool, 'return 2')).toBe(2)
        expect(await settles(() => !pool.stats.pids.includes(pid), 2000)).toBe(true)
      }
    },
  )

  it('that is killed while a script runs ends that job as crashed, and only that one', async () => {
    await using pool = poolOf({ maxProcesses: 2 })
    const other = talk(pool, 'return await tools.call()')
    await other.spoken
    const [otherPid = 0] = pool.stats.pids
    const killed = talk(pool, 'return await tools.call()')
    await killed.spoken
    const pid = pool.stats.pids.find((one) => one !== otherPid) ?? 0
    process.kill(leafOf(pid), 'SIGKILL')
    expect(await killed.running.outcome).toMatchObject({ status: 'crashed' })
    other.answer(1, '1')
    expect(returned(await other.running.outcome)).toBe(1)
  })

  it('that kills itself again and again is told as crashed, not tried for ever', async () => {
    await using pool = poolOf({ maxProcesses: 1 })
    let ended = false
    const running = pool.start(job('for (;;);'))
    const outcome = running.outcome.finally(() => (ended = true))
    while (!ended) {
      for (const pid of pool.stats.running > 0 ? pool.stats.pids : []) killed(pid)
      await sleep(5)
    }
    expect(await outcome).toMatchObject({ status: 'crashed' })
  })

  it('whose script goes on after its end does not hold up another tenant', async () => {
    await using pool = poolOf({ maxProcesses: 2, minIdle: 1 })
    const endless = 'const on = () => Promise.resolve().then(on); Promise.resolve().then(on); return 1'
    expect(await valueOf(pool, endless, { tenant: 'a' })).toBe(1)
    const from = performance.now()
    expect(await Promise.all([1, 2].map((n) => valueOf(pool, `return ${n}`, { tenant: 'b' })))).toEqual([
      1, 2,
    ])
    expect(performance.now() - from).toBeLessThan(1500)
  })
})

describe('a pool', () => {
  it.runIf(process.platform === 'linux')(
    'does not count the time in which a job had no core against its CPU',
    { timeout: 30_000 },
    async () => {
      await using pool = poolOf({ maxProcesses: 1, minIdle: 1 })
      expect(await valueOf(pool, 'return 1')).toBe(1)
      const [pid = 0] = pool.stats.pids
      const limits = { ...job('').limits, cpuMs: 300 }
      const body = 'const end = Date.now() + 1400; while (Date.now() < end); return 2'
      const { outcome } = pool.start(job(body, { limits }))
      await sleep(30)
      process.kill(leafOf(pid), 'SIGSTOP')
      await sleep(1500)
      process.kill(leafOf(pid), 'SIGCONT')
      expect(await outcome).toMatchObject({ status: 'finished', kind: 'returned' })
    },
  )

  it('says how a job ended that used up its CPU or its memory', async () => {
    await using pool = poolOf({ maxProcesses: 2 })
    const limits = { ...job('').limits, cpuMs: 200, memoryMb: 16 }
    const [cpu, memory] = await Promise.all([
      pool.start(job('for (;;);', { limits })).outcome,
      pool.start(
        job('const all = []; for (;;) all.push(new Array(1000).fill(all.length))', {
          limits: { ...limits, cpuMs: 5000 },
        }),
      ).outcome,
    ])
    expect(cpu).toMatchObject({ status: 'cpu' })
    expect(cpu.cpuMs).toBeGreaterThan(150)
    expect(memory).toMatchObject({ status: 'memory' })
  })

  it('lets so many jobs wait and refuses the next with the reason', async () => {
    await using pool = poolOf({ maxProcesses: 1, maxQueue: 2 })
    const first = talk(pool, 'return await tools.call()')
    await first.spoken
    const waiting = [1, 2].map((n) => valueOf(pool, `return ${n}`))
    const refused = await pool.start(job('return 3')).outcome
    expect(refused).toMatchObject({
      status: 'unavailable',
      reason: expect.stringMatching(/^2 .*waiting.*maxQueue/),
    })
    first.answer(1, '0')
    expect(returned(await first.running.outcome)).toBe(0)
    expect(await Promise.all(waiting)).toEqual([1, 2])
  })

  it('where nobody may wait still runs what a free process can take', async () => {
    await using pool = poolOf({ maxProcesses: 1, maxQueue: 0 })
    pool.prepare(job('').setup, 64)
    await settles(() => pool.stats.idle === 1, 5000)
    const first = talk(pool, 'return await tools.call()')
    const second = await pool.start(job('return 2')).outcome
    expect(second).toMatchObject({ status: 'unavailable' })
    await first.spoken
    first.answer(1, '1')
    expect(returned(await first.running.outcome)).toBe(1)
  })

  it('takes turns between tenants that wait, and lets no tenant keep every process from the others', async () => {
    await using pool = poolOf({ maxProcesses: 1 })
    let isFlooding = true
    const flood = async (): Promise<void> => {
      while (isFlooding) await valueOf(pool, 'return 1', { tenant: 'busy' })
    }
    const floods = [flood(), flood(), flood()]
    await settles(() => pool.stats.running === 1, 5000)
    const from = performance.now()
    for (const tenant of ['quiet', 'other']) await valueOf(pool, 'return 1', { tenant })
    expect(performance.now() - from).toBeLessThan(4000)
    isFlooding = false
    await Promise.all(floods)
  })

  it('stops a job that waits and one that runs', async () => {
    await using pool = poolOf({ maxProcesses: 1 })
    const first = talk(pool, busyForLong)
    await first.spoken
    const waiting = pool.start(job('return 2'))
    waiting.stop()
    expect(await waiting.outcome).toEqual({ status: 'cancelled', cpuMs: 0 })
    first.answer(1, '1')
    await sleep(50)
    first.running.stop()
    expect(await first.running.outcome).toMatchObject({ status: 'cancelled' })
    const { length } = first.messages
    first.running.send('1 json\n1')
    first.running.stop()
    expect(await valueOf(pool, 'return 3')).toBe(3)
    expect(first.messages).toHaveLength(length)
  })

  it('closes: what runs comes to its end, what waits is refused, no process is left', async () => {
    const pool = poolOf({ maxProcesses: 2, maxJobsPerProcess: 1 })
    await valueOf(pool, 'return 1')
    const running = talk(pool, 'return await tools.call()')
    await running.spoken
    const stopped = talk(pool, 'return await tools.call()')
    await stopped.spoken
    const waiting = pool.start(job('return 2'))
    const mine = pool.stats.pids.flatMap((pid) => [pid, ...descendantsOf(pid).map((entry) => entry.pid)])
    const before = descendantsOf(process.pid).filter(({ pid }) => mine.includes(pid))
    expect(before.length).toBeGreaterThan(1)
    // Killed just now: it must be gone too when close() says so.
    stopped.running.stop()
    const closed = pool.close()
    expect(pool.close()).toBe(closed)
    expect(await waiting.outcome).toMatchObject({ status: 'unavailable', reason: 'the sandbox is closed' })
    await sleep(100)
    running.answer(1, '5')
    expect(returned(await running.running.outcome)).toBe(5)
    await closed
    expect(survivorsOf(before)).toEqual([])
    expect(await pool.start(job('return 1')).outcome).toMatchObject({ status: 'unavailable' })
    expect(pool.stats).toMatchObject({ processes: 0, running: 0, queued: 0 })
  })

  it.each([
    ['maxProcesses', 0],
    ['maxProcesses', Infinity],
    ['maxProcesses', 1.5],
    ['minIdle', -1],
    ['minIdle', Number.NaN],
    ['maxQueue', '10'],
    ['maxJobsPerProcess', 0],
    ['maxAgeMs', 0],
    ['jit', 'no'],
    ['reuse', 'isolate'],
    // Trap: a misspelt demand must not become no demand.
    ['jail', 'required'],
  ])('whose %s is %s is refused by the name of the option', (field, value) => {
    expect(() => poolOf({ [field]: value })).toThrow(
      expect.objectContaining({ code: 'invalid_options', field }),
    )
  })

  it('whose processes do not start says so to each job instead of waiting', async () => {
    await using pool = poolOf({ prelude: '[ (not a prelude' })
    const outcomes = await Promise.all([1, 2, 3].map(() => pool.start(job('return 1')).outcome))
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({
        status: 'unavailable',
        reason: expect.stringContaining('does not start'),
      })
    expect(await pool.start(job('return 1')).outcome).toMatchObject({ status: 'unavailable' })
  })
})
