import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ChainRunFailed } from 'catenary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { pngSize } from './png-size.ts'

interface Run {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly folder: string
}

const folders: string[] = []

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url))
}

/** Runs the example as a reader of the README does, with its output in a folder of its own. */
async function runExample(...flags: string[]): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), 'catenary-flights-'))
  folders.push(folder)
  const main = pathOf('examples/flights/main.ts')
  return { ...(await runNode(main, ['--out', folder, ...flags])), folder }
}

async function runNode(program: string, args: readonly string[]): Promise<Omit<Run, 'folder'>> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
    child.stdin?.end()
  })
}

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

interface Hour {
  readonly hour: number
  readonly flights: number
  readonly delay: number
}

/** The answer, computed from the published file with neither Catenary nor a line of the example. */
async function expectedHours(minFlights: number): Promise<Hour[]> {
  const file = new URL('../data/flights-200k.json', import.meta.resolve('vega-datasets'))
  const flights = JSON.parse(await readFile(file, 'utf8')) as { delay: number; time: number }[]
  const sums = Array.from({ length: 24 }, () => ({ flights: 0, minutes: 0 }))
  for (const { delay, time } of flights) {
    const sum = sums[Math.floor(time)]!
    sum.flights += 1
    sum.minutes += delay
  }
  return sums
    .map(({ flights: count, minutes }, hour) => ({ hour, flights: count, delay: minutes / count }))
    .filter(({ flights: count }) => count >= minFlights)
    .toSorted((a, b) => a.delay - b.delay)
}

describe('the flights example, approved', () => {
  let run: Run
  beforeAll(async () => {
    run = await runExample('--approve', 'auto')
  }, 120_000)

  it('succeeds and prints the answer that the data gives', async () => {
    expect(run).toMatchObject({ code: 0 })
    const hours = await expectedHours(1000)
    const [best, worst] = [hours[0]!, hours.at(-1)!]
    expect(run.out).toContain(`bestHour: ${best.hour},`)
    expect(run.out).toContain(`worstHour: ${worst.hour},`)
    const early = `${Math.abs(best.delay).toFixed(1)} minutes ${best.delay < 0 ? 'early' : 'late'}`
    expect(run.out).toContain(
      `Leave between ${best.hour}:00 and ${best.hour}:59: on average these flights arrive ${early}.`,
    )
  })

  it('writes the chart as a PNG of 1200 by 675 pixels, the same beside the report and among the files', async () => {
    const beside = await readFile(join(run.folder, 'when-to-fly.png'))
    expect(pngSize(beside)).toEqual({ width: 1200, height: 675 })
    const digest = createHash('sha256').update(beside).digest('hex')
    expect(run.out).toContain(`image/png, ${beside.byteLength} bytes, sha256 ${digest}`)
    const printed = /^ (\S+\.png) \(/m.exec(run.out)?.[1] ?? 'no file was printed'
    expect(await readFile(printed)).toEqual(beside)
  })

  it('writes the report, with findings that the data gives', async () => {
    const report = await readFile(join(run.folder, 'when-to-fly.md'), 'utf8')
    const worst = (await expectedHours(1000)).at(-1)!
    expect(report).toContain(
      `Worst is ${worst.hour}:00 to ${worst.hour}:59, ${worst.delay.toFixed(1)} minutes late`,
    )
    expect(report).toContain('![Chart](when-to-fly.png)')
    expect(run.out).toContain(join(run.folder, 'when-to-fly.md'))
  })

  it('prints a trace of six calls, of which only the report was asked for', () => {
    const lines = run.out.split('\n').filter((line) => /^\s*\d+ {2}\w/.test(line))
    expect(lines.map((line) => line.trim().split(/ {2,}/)[1])).toEqual([
      'load_csv',
      'query',
      'query',
      'query',
      'draw_chart',
      'submit_report',
    ])
    expect(lines.filter((line) => line.includes('approved by --approve auto'))).toEqual([lines[5]])
  })
})

describe.each([
  ['denied', ['--approve', 'deny']],
  ['without a terminal and without a flag', []],
])('the flights example, %s', (_, flags) => {
  it('leaves no report, fails and says that the approval was denied', async () => {
    const run = await runExample(...flags)
    expect(run.code).toBe(1)
    expect(existsSync(join(run.folder, 'when-to-fly.md'))).toBe(false)
    expect((await readdir(run.folder)).filter((name) => !name.endsWith('.png'))).toEqual([])
    expect(run.out).toMatch(/No answer \(error\)\n.*submit_report.*[Dd]enied/)
    expect(run.out).toMatch(/^\s*6 {2}submit_report +approval_denied +high +denied by --approve deny +none /m)
  }, 120_000)
})

it('the same script and tools run from the command line, and a denial there leaves no report either', async () => {
  const flags = [
    '--tools',
    pathOf('examples/flights/tools.ts'),
    '--input',
    '{"minFlights":1000}',
    '--approve',
    'deny',
  ]
  const command = ['run', pathOf('examples/flights/script.ts'), ...flags, '--json']
  const { code, out } = await runNode(pathOf('dist/src/cli/main.js'), command)
  expect(code).toBe(1)
  const result = JSON.parse(out) as ChainRunFailed
  expect(result).toMatchObject({
    status: 'error',
    error: { code: 'denied', call: { tool: 'submit_report', effect: 'none' } },
  })
  expect(result.trace.map(({ tool, status }) => `${tool} ${status}`)).toEqual([
    'load_csv ok',
    ...Array.from({ length: 3 }, () => 'query ok'),
    'draw_chart ok',
    'submit_report denied',
  ])
}, 120_000)

it('refuses an unknown word after --approve', async () => {
  const run = await runExample('--approve', 'yes')
  expect(run.code).toBe(1)
  expect(run.err).toContain('--approve must be ask, auto or deny.')
})
