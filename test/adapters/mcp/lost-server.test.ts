import { describe, expect, it } from 'vitest'

import { isAlive, openBench, rawServer, until } from './upstream.ts'

const pidOf = (text: unknown): number => Number(/of (\d+)$/.exec(String(text))?.[1])

describe('a server that is lost', () => {
  it('during calls: their effect is unknown, whatever the tool says of its risk, and later calls reach a new process', async () => {
    await using bench = await openBench(
      { s: rawServer('plain', { risk: { '*': 'safe', slow: 'high' } }) },
      {
        invoker: { policy: { maxRiskUnapproved: 'high' } },
      },
    )
    const result = await bench.run(`
      const before = await tools.s.echo({})
      const lost = await Promise.all([tools.s.slow.invoke({ ms: 60000 }), tools.s.die.invoke({})])
      return { before, lost: lost.map(({ code, effect, retryable }) => ({ code, effect, retryable })), after: await tools.s.echo({}) }`)
    expect(result).toMatchObject({ status: 'ok' })
    const value = (result.status === 'ok' ? result.value : undefined) as {
      readonly before: string
      readonly lost: readonly object[]
      readonly after: string
    }
    expect(value.lost).toMatchObject([
      { code: 'tool_failed', effect: 'unknown', retryable: false },
      { code: 'tool_failed', effect: 'unknown' },
    ])
    expect(pidOf(value.after)).not.toBe(pidOf(value.before))
    const effects = result.trace.map(({ tool, effect }) => [tool, effect])
    expect(effects).toContainEqual(['s.slow', 'unknown'])
    expect(effects).toContainEqual(['s.die', 'unknown'])
  })

  it('is told with what it said last', async () => {
    const script = `process.stderr.write('no such database\\n'); process.exit(3)`
    await using bench = await openBench({ s: { command: process.execPath, args: ['-e', script] } })
    expect(bench.servers.status[0]).toMatchObject({ state: 'waiting', connects: 0, tools: [] })
    expect(bench.servers.status[0]?.problem).toBe('it exited with code 3; the last it said: no such database')
  })

  it('tells its secrets to nobody: not in its status, not in a note, not in a failed call, not in the trace', async () => {
    const env = { API_TOKEN: 'a-very-secret-value' }
    const script = `process.stderr.write('key ' + process.env.API_TOKEN + '\\n'); process.exit(3)`
    const s = { command: process.execPath, args: ['-e', script], env }
    await using never = await openBench({ s }, { secrets: [env.API_TOKEN] })
    await using lost = await openBench(
      { s: rawServer('plain', { env }) },
      { secrets: [env.API_TOKEN], invoker: { policy: { maxRiskUnapproved: 'high' } } },
    )
    const failed = await lost.run(
      `return [await tools.s.die.invoke({ text: 'last' }), await tools.s.echo.invoke({})]`,
    )
    const told = JSON.stringify([never.servers.status, never.notes, lost.servers.status, lost.notes, failed])
    expect(told).toContain('key [masked]')
    expect(JSON.stringify(failed)).toContain('leaves with [masked]')
    expect(told).not.toContain(env.API_TOKEN)
  })

  it('says what it did not find, or that nothing came in time', async () => {
    const silent = {
      command: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1000)'],
      startTimeoutMs: 1000,
    }
    await using bench = await openBench({ gone: { command: 'no-such-program' }, silent })
    const [gone, late] = bench.servers.status.map(({ problem }) => problem)
    expect(gone).toBe('there is no program "no-such-program" (or no folder that cwd names)')
    expect(late).toContain('startTimeoutMs')
  })

  it('has not what its entry names: that is told, for its risk may be another than somebody thinks', async () => {
    const names = { hide: ['brokn'], risk: { '*': 'safe', dye: 'critical' } } as const
    await using bench = await openBench({ s: rawServer('plain', names) })
    const warnings = bench.notes.filter(({ level }) => level === 'warn').map(({ text }) => text)
    expect(warnings).toEqual([
      'has no tool "brokn", which "hide" names',
      'has no tool "dye", which "risk" names',
    ])
  })

  it('cannot be started: it is tried again with growing pauses', async () => {
    await using bench = await openBench({ s: { command: '/no/such/program' } })
    const tries = (): number => bench.notes.filter(({ text }) => text.includes('cannot be connected')).length
    expect(tries()).toBe(1)
    const since = performance.now()
    await until(() => tries() >= 4)
    // 250, 500 and 1000 ms.
    expect(performance.now() - since).toBeGreaterThan(1500)
  })

  it('leaves its tools in place: a call made meanwhile waits for the next attempt, or fails without an effect', async () => {
    await using bench = await openBench({ s: rawServer('plain') })
    expect(
      await bench.value(`
      await tools.s.die.invoke({})
      return tools.s.echo({ text: 'back' })`),
    ).toBe('back')
  })

  it('ends with everything that it has started', async () => {
    const child = `setInterval(() => {}, 1000)`
    const script = `const { spawn } = require('node:child_process')
      const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'ignore' })
      process.stderr.write('child ' + child.pid + '\\n')
      setInterval(() => {}, 1000)`
    const bench = await openBench({
      s: { command: process.execPath, args: ['-e', script], startTimeoutMs: 1500 },
    })
    const pids = bench.notes.flatMap(({ text }) => Number(/^child (\d+)$/.exec(text)?.[1] ?? 0) || [])
    expect(pids.length).toBeGreaterThan(0)
    await bench[Symbol.asyncDispose]()
    await until(() => pids.every((pid) => !isAlive(pid)))
  })

  it('cancels a call that its chain does not wait for any more, and others go on', async () => {
    await using bench = await openBench(
      { s: rawServer('plain') },
      { invoker: { policy: { callTimeoutMs: 500 } } },
    )
    expect(
      await bench.value(`
      const slow = await tools.s.slow.invoke({ ms: 60000 })
      return [slow.code, await tools.s.echo({ text: 'fine' })]`),
    ).toEqual(['timeout', 'fine'])
    expect(bench.servers.status[0]?.connects).toBe(1)
  })
})
