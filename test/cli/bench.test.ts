import { describe, expect, it } from 'vitest'

import { makeFolder, runCli, toolsPath } from './run-cli.ts'

const bench = (script: string, ...flags: readonly string[]) =>
  runCli(['bench', '-', '--tools', toolsPath, ...flags], { stdin: script })

describe('catenary bench', () => {
  it('tells chains per second and percentiles as one line of JSON', async () => {
    const flags = ['--concurrency', '2', '--seconds', '1', '--json']
    const { code, stdout, stderr } = await bench(
      'return (await tools.add({ a: 1, b: input })).sum',
      '--input',
      '2',
      ...flags,
    )
    const { chains, failed, codes, seconds, perSecond, ms } = JSON.parse(stdout)
    expect({ failed, codes, code, stderr }).toEqual({ failed: 0, codes: {}, code: 0, stderr: '' })
    expect(stdout.trim()).not.toContain('\n')
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(perSecond / (chains / seconds)).toBeCloseTo(1, 1)
    expect(ms.min).toBeGreaterThan(0)
    expect([ms.min, ms.p50, ms.p95, ms.p99, ms.max]).toEqual(
      [ms.min, ms.p50, ms.p95, ms.p99, ms.max].toSorted((a, b) => a - b),
    )
  })

  it('tells the same to a reader', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', 'const n: number = 1\nreturn n')
    const { code, stdout } = await runCli([
      'bench',
      script,
      '--tools',
      toolsPath,
      '--seconds',
      '1',
      '--reuse',
    ])
    expect(stdout).toMatch(
      /^chains {6}\d+ in 1\.?\d* s, 1 at a time\nper second {2}[\d.]+\nlatency {5}p50 [\d.]+ ms, /,
    )
    expect(code).toBe(0)
  })

  it('times nothing when the script does not end well, and says why', async () => {
    const { code, stdout, stderr } = await bench('throw new Error("no")', '--seconds', '1')
    expect(stdout).toBe('')
    expect(stderr).toContain('there is nothing to time: script: no')
    expect(code).toBe(1)
  })

  it('counts the chains that fail later, and says why they did', async () => {
    // One in two: which one it is cannot be told from inside, so it is drawn.
    const script =
      'if (input.first === undefined && Math.random() < 0.5) throw new Error("unlucky")\nreturn 1'
    let seen = { failed: 0, codes: {} as Record<string, number>, code: 0 as number | null }
    for (let i = 0; i < 20 && seen.failed === 0; i += 1) {
      const { code, stdout } = await bench(script, '--input', '{}', '--seconds', '1', '--json')
      if (stdout !== '') seen = { ...JSON.parse(stdout), code }
    }
    expect(seen.failed).toBeGreaterThan(0)
    expect(seen.codes).toEqual({ script: seen.failed })
    expect(seen.code).toBe(1)
  })

  it('refuses a count that is none', async () => {
    for (const flags of [
      ['--seconds', '0'],
      ['--concurrency', '1.5'],
      ['--concurrency', 'many'],
    ]) {
      const { code, stderr } = await bench('return 1', ...flags)
      expect(stderr).toContain('It must be a whole number')
      expect(code).toBe(2)
    }
  })
})
