import { describe, expect, it } from 'vitest'

import { exitCodeOf } from '../../src/cli/exit-code.ts'
import { showOutcome } from '../../src/cli/show-outcome.ts'
import { makeFolder, runCli, runScript, toolsPath } from './run-cli.ts'

describe('catenary run: a chain that fails', () => {
  it('names the error, its line and its source line, then what was done', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', 'await tools.add({ a: 1, b: 1 })\n  const y = nope()\nreturn y')
    const { code, stdout, stderr } = await runCli(['run', script, '--tools', toolsPath, '--check', 'off'])
    expect(stderr.split('\n').slice(1)).toEqual([
      '[failed] ReferenceError: nope is not defined',
      `[failed]   at ${script}:2:13`,
      '[failed]     const y = nope()',
      `[failed] ${' '.repeat(14)}^`,
      '[done] add',
      '',
    ])
    expect(stdout).toBe('')
    expect(code).toBe(1)
  })

  it('stops a script with a mistake in its types before anything runs', async () => {
    using folder = makeFolder()
    const script = folder.write(
      'script.ts',
      'await tools.add({ a: 1, b: 1 })\nreturn await tools.ad({ a: 1, b: 2 })',
    )
    const { code, stderr } = await runCli(['run', script, '--tools', toolsPath])
    expect(stderr).toContain('tools.add')
    expect(stderr).toContain('[not done] no tool was called')
    expect(code).toBe(1)
  })

  it('says where a script does not compile', async () => {
    const { code, stderr } = await runScript('const a = 1\nconst = 2')
    expect(stderr).toMatch(
      /^\[failed\] SyntaxError: .+\n\[failed\] {3}at stdin:2:\d+\n\[failed\] {3}const = 2\n/,
    )
    expect(stderr).toContain('[not done] no tool was called\n')
    expect(code).toBe(1)
  })

  it('tells a failed tool from what was done before it', async () => {
    const { code, stderr } = await runScript('await tools.add({ a: 1, b: 1 })\nawait tools.fail()')
    expect(stderr).toMatch(/\n\[failed\] ToolError: .*no luck\n\[failed\] {3}at stdin:2:/)
    expect(stderr).toContain('[done] add\n[not done] fail (tool_failed)\n')
    expect(code).toBe(1)
  })

  it('tells what failed even where the script went on', async () => {
    const { code, stderr } = await runScript('await tools.fail.invoke(); await tools.fail.invoke(); return 1')
    expect(stderr).toContain('[not done] fail (tool_failed) ×2\n')
    expect(code).toBe(0)
  })

  it('exits 124 on the time limit although a tool still hangs, and says that its effect is unknown', async () => {
    const startedAt = performance.now()
    const { code, stderr } = await runScript('await tools.add({ a: 1, b: 1 }); await tools.hang()', [
      '--approve',
      'auto',
      '--policy',
      '{"totalTimeoutMs": 4000}',
    ])
    expect(stderr).toMatch(/\n\[timeout\] .*4000 ms/)
    expect(stderr).toMatch(/\n\[done\] add\n\[unknown\] hang \(\w+\); look before you repeat it\n$/)
    expect(code).toBe(124)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  it('exits 124 on the CPU limit', async () => {
    const { code, stderr } = await runScript('for (;;);', ['--policy', '{"cpuMs": 300}'])
    expect(stderr).toMatch(/^\[timeout\] the script used up its CPU time/)
    expect(code).toBe(124)
  })

  it('cancels the chain and says what was done when a tool fails outside of its call', async () => {
    const { code, stdout, stderr } = await runScript(
      'await tools.add({ a: 1, b: 1 }); await tools.explode()',
      ['--json'],
    )
    expect(stderr).toContain('catenary: a tool failed outside of its calls; cancelling the chain\n')
    expect(stderr).toContain('behind your back')
    expect(stderr).toContain('[done] add\n[not done] explode (cancelled)\n')
    expect(JSON.parse(stdout)).toMatchObject({ status: 'cancelled' })
    expect(code).toBe(1)
  })

  it('does not exit 0 when a tool ends the process, and says what is unknown', async () => {
    const { code, stdout, stderr } = await runScript('await tools.add({ a: 1, b: 1 }); await tools.leave()', [
      '--json',
    ])
    expect(stderr).toContain('catenary: the process ended before the chain did')
    expect(stderr).toMatch(/\[done\] add\n\[unknown\] leave; look before you repeat it\n$/)
    expect(stdout).toBe('')
    expect(code).toBe(1)
  })
})

describe('exit codes of outcomes', () => {
  it('has one for each status', () => {
    const codes = (['ok', 'error', 'cancelled', 'suspended', 'timeout'] as const).map((status) =>
      exitCodeOf({ status }),
    )
    expect(codes).toEqual([0, 1, 1, 3, 124])
  })

  it('says what a suspended chain waits for', () => {
    const notes: string[] = []
    const output = {
      isTerminal: false,
      write: async () => undefined,
      note: (label: string, text: string) => void notes.push(`${label} ${text}`),
    }
    const facts = { logs: [], files: [], trace: [], stats: { durationMs: 1, cpuMs: 1, toolCalls: 1 } }
    const waitingFor = [
      { callId: '1', tool: 'sign' },
      { callId: '2', tool: 'pay' },
    ]
    showOutcome({ ...facts, chainId: 'c1', status: 'suspended', waitingFor }, 'script.ts', output)
    expect(notes).toEqual(['[suspended] the chain c1 waits for sign, pay'])
  })
})
