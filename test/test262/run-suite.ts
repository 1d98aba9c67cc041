import { readFileSync } from 'node:fs'

import { judge } from './judge.ts'
import { ProgramWriter } from './program.ts'
import { readTest } from './read-test.ts'
import { RealmRunner } from './realm-runner.ts'
import { skipReason } from './skip-reason.ts'

export interface SuiteOptions {
  /** A folder laid out as tc39/test262 is. */
  readonly suite: string
  readonly paths: readonly string[]
  readonly onProgress?: (report: SuiteReport) => void
}

/** What came of a run of tests in both kinds of realm. */
export interface SuiteReport {
  ran: number
  /** Why tests were left out, and how many. */
  readonly skipped: Record<string, number>
  barePassed: number
  preludePassed: number
  /** Failed with the prelude and passed in bare V8, and why. */
  readonly differences: Record<string, string>
  /** Passed with the prelude and failed in bare V8. */
  readonly gains: string[]
  /** Failed in both. */
  readonly bothFailed: Record<string, string>
}

const progressEvery = 500

/** Runs each test in bare V8 and with the prelude. */
export async function runSuite({ suite, paths, onProgress }: SuiteOptions): Promise<SuiteReport> {
  const writer = new ProgramWriter(suite)
  await using runner = await RealmRunner.create()
  const report: SuiteReport = {
    ran: 0,
    skipped: {},
    barePassed: 0,
    preludePassed: 0,
    differences: {},
    gains: [],
    bothFailed: {},
  }
  for (const path of paths) {
    const test = readTest(suite, path)
    const reason = skipReason(test)
    if (reason !== undefined) {
      report.skipped[reason] = (report.skipped[reason] ?? 0) + 1
      continue
    }
    const endings = await runner.run(writer.write(test))
    note(report, path, { bare: judge(test, endings.bare), prelude: judge(test, endings.prelude) })
    if (report.ran % progressEvery === 0) onProgress?.(report)
  }
  return report
}

function note(
  report: SuiteReport,
  path: string,
  { bare, prelude }: { readonly bare: string | undefined; readonly prelude: string | undefined },
): void {
  report.ran += 1
  if (bare === undefined) report.barePassed += 1
  if (prelude === undefined) report.preludePassed += 1
  if (bare === undefined && prelude !== undefined) report.differences[path] = prelude
  if (bare !== undefined && prelude === undefined) report.gains.push(path)
  if (bare !== undefined && prelude !== undefined) report.bothFailed[path] = prelude
}

interface Exception {
  readonly reason: string
  readonly tests: readonly string[]
}

/** Tests that may fail with the prelude and not without, each with its reason. */
export function readExceptions(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('exceptions.json', import.meta.url), 'utf8')
  const groups = JSON.parse(text) as readonly Exception[]
  return new Map(groups.flatMap(({ reason, tests }) => tests.map((test) => [test, reason] as const)))
}
