import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { descendantsOf, runningProcesses, settles } from './processes.ts'

/** Long form: CATENARY_LONG=1. */
const rounds = process.env['CATENARY_LONG'] === undefined ? 25 : 500
const host = fileURLToPath(new URL('spawn-and-wait.ts', import.meta.url))

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
const sandboxes = (): ReadonlySet<number> =>
  new Set(
    runningProcesses().flatMap(({ pid }) => (commandOf(pid).includes('/sandbox/child.cjs') ? [pid] : [])),
  )

it.runIf(process.platform === 'linux')(
  'a host that is killed in the very moment of starting processes leaves none',
  { timeout: 20_000 + rounds * 2000 },
  async () => {
    const before = sandboxes()
    const own = new Set<number>()
    for (const delayMs of fc.sample(fc.integer({ min: 0, max: 60 }), rounds)) {
      const child = spawn(process.execPath, ['--no-warnings', host], { stdio: ['pipe', 'pipe', 'ignore'] })
      await once(child.stdout, 'data')
      child.stdin.write('go')
      await once(child.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      child.kill('SIGKILL')
      await once(child, 'exit')
      for (const pid of sandboxes()) if (!before.has(pid)) own.add(pid)
    }
    const left = (): readonly string[] => {
      // Whoever still has a host belongs to a test that runs beside this one.
      const others = new Set(descendantsOf(process.ppid).map(({ pid }) => pid))
      return [...own].filter((pid) => sandboxes().has(pid) && !others.has(pid)).map(commandOf)
    }
    await settles(() => left().length === 0, 10_000)
    expect(left()).toEqual([])
  },
)
