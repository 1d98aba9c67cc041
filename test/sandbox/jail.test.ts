import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inspectJail } from 'catenary/sandbox'
import type { PoolOptions } from 'catenary/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import { descendantsOf, settles, survivorsOf } from './processes.ts'

const hostPath = fileURLToPath(new URL('./pool-host.ts', import.meta.url))
const { level } = inspectJail()

/** The command that runs another on a machine where some files are others. */
const within = (...binds: readonly (readonly [string, string])[]): readonly string[] => [
  '/usr/bin/bwrap',
  '--die-with-parent',
  ...['--dev-bind', '/', '/', ...binds.flatMap((bind) => ['--ro-bind', ...bind])],
  '--',
]
const noSetpriv = within(['/dev/null', '/usr/bin/setpriv'])

interface Host {
  readonly process: ChildProcess
  readonly pid: number
  /** The next thing it says. */
  line(): Promise<Record<string, unknown>>
}

const hosts: ChildProcess[] = []
afterAll(() => {
  for (const host of hosts) host.kill('SIGKILL')
})

/** Starts a host in a process of its own, within some command or without. */
function startHost(scenario: string, options: Partial<PoolOptions>, around: readonly string[] = []): Host {
  const [command = '', ...args] = [...around, process.execPath, hostPath, scenario, JSON.stringify(options)]
  const host = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  hosts.push(host)
  const lines = createInterface({ input: host.stdout })[Symbol.asyncIterator]()
  return {
    process: host,
    pid: host.pid ?? 0,
    async line() {
      const { value, done } = await lines.next()
      return done === true ? { ended: true } : (JSON.parse(value) as Record<string, unknown>)
    },
  }
}

const modes = [
  { mode: 'auto', jail: 'auto', command: [], withinMs: 2000 },
  { mode: 'off', jail: 'off', command: [], withinMs: 2000 },
  // Then a child must come to look by itself, a spare that is still starting too.
  { mode: 'off and no help of the kernel', jail: 'off', command: noSetpriv, withinMs: 6000 },
] as const

describe.concurrent.each(modes)('with jail $mode', ({ jail, command, withinMs }) => {
  it.each(['loop', 'native'])(
    'a host that is killed in the middle of an endless %s leaves no process',
    async (scenario) => {
      const host = startHost(scenario, { jail, minIdle: 2 }, command)
      expect(await host.line()).toMatchObject({ busy: true })
      const below = descendantsOf(host.pid)
      expect(below.length).toBeGreaterThanOrEqual(2)
      process.kill(host.pid, 'SIGKILL')
      await settles(() => survivorsOf(below).length === 0, withinMs)
      expect(survivorsOf(below)).toEqual([])
    },
  )

  it('a host that exits while a script runs leaves no process', async () => {
    const host = startHost('exit', { jail }, command)
    const exited = once(host.process, 'exit')
    let below = descendantsOf(host.pid)
    const look = setInterval(() => {
      const now = descendantsOf(host.pid)
      if (now.length > below.length) below = now
    }, 20)
    expect(await exited).toEqual([0, null])
    clearInterval(look)
    expect(below.length).toBeGreaterThan(0)
    await settles(() => survivorsOf(below).length === 0, withinMs)
    expect(survivorsOf(below)).toEqual([])
  })

  it('an open pool with nothing to do keeps no host, and leaves no process', async () => {
    const host = startHost('end', { jail, minIdle: 2 }, command)
    const exited = once(host.process, 'exit')
    expect(await host.line()).toEqual({ value: 1 })
    const below = descendantsOf(host.pid)
    const from = performance.now()
    expect(await exited).toEqual([0, null])
    expect(performance.now() - from).toBeLessThan(2000)
    await settles(() => survivorsOf(below).length === 0, withinMs)
    expect(survivorsOf(below)).toEqual([])
  })

  it.each([true, false])('jit: %s is what the engine is started with', async (jit) => {
    const host = startHost('command', { jail, jit }, command)
    const said = await host.line()
    expect(said).toMatchObject({ value: 1, jail: jail === 'off' ? 'none' : level })
    expect((said['command'] as string[]).includes('--jitless')).toBe(!jit)
    // Nothing of the host's environment comes along.
    const names = (said['environment'] as string[]).map((entry) => entry.split('=')[0])
    // PWD is bubblewrap's own.
    const own = names.filter((name) => name !== '' && name !== 'PWD')
    expect(new Set(own)).toEqual(new Set(['LIBC', 'LC_ALL', 'LANG', 'TZ']))
  })
})

describe.runIf(level === 'namespace').concurrent('with jail require', () => {
  it('a script runs in a namespace', async () => {
    expect(await startHost('outcome', { jail: 'require' }).line()).toMatchObject({
      outcome: { status: 'finished', text: '1' },
      jail: 'namespace',
    })
  })

  const broken = within(['/usr/bin/false', '/usr/bin/bwrap'])

  it.runIf(existsSync('/usr/bin/bwrap'))('nothing runs where no namespace can be had', async () => {
    const said = await startHost('outcome', { jail: 'require' }, broken).line()
    expect(said).toMatchObject({
      outcome: { status: 'unavailable', reason: expect.stringMatching(/does not start: .*doctor/s) },
    })
  })

  it.runIf(existsSync('/usr/bin/bwrap'))('and with auto it runs without one, and says so', async () => {
    const said = await startHost('outcome', { jail: 'auto' }, broken).line()
    expect(said).toMatchObject({ outcome: { status: 'finished', text: '1' }, jail: 'limits' })
  })
})

describe.runIf(existsSync('/usr/bin/prlimit')).concurrent('a host that has no descriptor free', () => {
  const allow = (pid: number, files: string): number | null =>
    spawnSync('/usr/bin/prlimit', ['--pid', `${pid}`, `--nofile=${files}`]).status

  it(
    'tells each job so, lives on, and starts processes again once there is room',
    { timeout: 30_000 },
    async () => {
      const host = startHost('again', { minIdle: 0, maxProcesses: 8 })
      expect(await host.line()).toEqual({ value: 1 })
      expect(allow(host.pid, '10:')).toBe(0)
      host.process.stdin?.write('go\n')
      const { outcomes } = await host.line()
      expect(outcomes).toEqual([
        expect.objectContaining({ status: 'unavailable' }),
        expect.objectContaining({ status: 'unavailable' }),
      ])
      expect(allow(host.pid, '1024:')).toBe(0)
      await new Promise((resolve) => setTimeout(resolve, 1200))
      host.process.stdin?.write('go\n')
      const said = await host.line()
      expect(said).toMatchObject({ outcomes: [{ status: 'finished' }, { status: 'finished' }] })
      // The jail that was there before is not given up for that.
      expect(said['jail']).toBe(level)
      host.process.stdin?.end()
      await once(host.process, 'exit')
    },
  )
})
