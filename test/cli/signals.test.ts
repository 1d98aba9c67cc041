import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { answerOnce, makeFolder, runCli, runInTerminal, runScript, toolsPath } from './run-cli.ts'

/** Sends each signal once its text has come. */
function sendAt(...steps: (readonly [text: string, signal: NodeJS.Signals])[]) {
  const left = [...steps]
  return (stderr: string, child: ChildProcess): void => {
    const [next] = left
    if (next === undefined || !stderr.includes(next[0])) return
    left.shift()
    child.kill(next[1])
  }
}

const hanging = 'await tools.add({ a: 1, b: 1 }); await tools.hang()'
const auto = ['--approve', 'auto']

describe('a signal', () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    it(`${signal} cancels the chain, says what was done and exits ${code}`, async () => {
      const onStderr = sendAt(['hanging', signal])
      const run = await runScript(hanging, auto, { onStderr })
      expect(run.stderr).toContain(`catenary: ${signal}: cancelling the chain; once more ends at once\n`)
      expect(run.stderr).toContain('[cancelled] the chain was cancelled\n')
      expect(run.stderr).toMatch(
        /\n\[done\] add\n\[unknown\] hang \(cancelled\); look before you repeat it\n$/,
      )
      expect(run.stdout).toBe('')
      expect(run.code).toBe(code)
    })
  }

  it('still gives --json its result', async () => {
    const run = await runScript(hanging, [...auto, '--json'], { onStderr: sendAt(['hanging', 'SIGINT']) })
    expect(JSON.parse(run.stdout)).toMatchObject({
      status: 'cancelled',
      error: { code: 'cancelled' },
      trace: [
        { tool: 'add', status: 'ok' },
        { tool: 'hang', status: 'cancelled', effect: 'unknown' },
      ],
    })
    expect(run.code).toBe(130)
  })

  it('ends at once when it comes twice, and says what is known by then', async () => {
    const onStderr = sendAt(['hanging', 'SIGINT'], ['cancelling the chain', 'SIGINT'])
    const run = await runScript(hanging, auto, { onStderr })
    expect(run.stderr).toMatch(/catenary: SIGINT again: ended at once\n\[done\] add\n\[unknown\] hang; look/)
    expect(run.stderr).not.toContain('[cancelled]')
    expect(run.code).toBe(130)
  })

  it('ends a run whose tools are not loaded yet', async () => {
    using folder = makeFolder()
    const slow = `console.log('loading'); setInterval(() => {}, 1000)\nexport default () => new Promise(() => {})`
    const args = ['run', '-', '--tools', folder.write('slow.mjs', slow)]
    const run = await runCli(args, { stdin: 'return 1', onStderr: sendAt(['loading', 'SIGTERM']) })
    expect(run.stderr).toContain('[not done] no tool was called\n')
    expect(run.code).toBe(143)
  })

  it('leaves no process behind, not even when it comes twice', async () => {
    const onStderr = sendAt(['hanging', 'SIGINT'], ['cancelling the chain', 'SIGINT'])
    const below = new Set<number>()
    await runScript(hanging, auto, {
      onStderr(text, child) {
        if (text.includes('hanging')) for (const pid of descendantsOf(child.pid ?? 0)) below.add(pid)
        onStderr(text, child)
      },
    })
    expect(below.size).toBeGreaterThan(0)
    await expect.poll(() => [...below].filter(isAlive), { timeout: 5000 }).toEqual([])
  })
})

function descendantsOf(pid: number): readonly number[] {
  const children = processes().filter(({ parent }) => parent === pid)
  return children.flatMap((child) => [child.pid, ...descendantsOf(child.pid)])
}

function isAlive(pid: number): boolean {
  return processes().some((one) => one.pid === pid && one.state !== 'Z')
}

function processes(): readonly { readonly pid: number; readonly parent: number; readonly state: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [state = '', parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return [{ pid: Number(name), parent: Number(parent), state }]
      } catch {
        return []
      }
    })
}

describe('Ctrl-C at a terminal', () => {
  it('cancels the chain while a tool runs', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', hanging)
    const args = ['run', script, '--tools', toolsPath, ...auto]
    const { code, stdout } = await runInTerminal(args, answerOnce('hanging', '\u0003'))
    expect(stdout).toContain('catenary: SIGINT: cancelling the chain')
    expect(stdout).toContain('[cancelled] the chain was cancelled')
    expect(stdout).toContain('[unknown] hang (cancelled)')
    expect(code).toBe(130)
  })

  it('is no answer to a question: it cancels the chain', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', 'await tools.pay.invoke({ amount: 1 }); return `went ${"on"}`')
    const args = ['run', script, '--tools', toolsPath]
    const { code, stdout } = await runInTerminal(args, answerOnce('[y/N]', '\u0003'))
    expect(stdout).toContain('[not done] pay (cancelled)')
    expect(stdout).not.toContain('went on')
    expect(code).toBe(130)
  })
})
