/**
 * A host process of its own: `node test/hostile/host.ts <class> [case]` runs the cases of one class on one sandbox
 * pool, says how each ended as one line of JSON, closes the pool and then has nothing left to keep it alive.
 */
import { createSandbox } from 'catenary'
import type { SandboxOptions } from 'catenary'
import pLimit from 'p-limit'

import { parseCase, readGroup } from './parse-case.ts'
import type { HostileCase } from './parse-case.ts'
import { settles } from './process-tree.ts'
import type { ProcessEntry } from './process-tree.ts'
import { runCase } from './run-case.ts'
import type { CaseReport } from './run-case.ts'
import { watchHost } from './watch-host.ts'
import { watchProcesses } from './watch-processes.ts'

/** What a host says of one case. */
export interface CaseLine {
  readonly type: 'case'
  readonly report: CaseReport
  readonly longestBlockMs: number
  /** Processes below the host that its pool does not know. */
  readonly strays: readonly string[]
}
/** What a host says at its end. */
export interface EndLine {
  readonly type: 'end'
  readonly rssStartMb: number
  readonly rssPeakMb: number
  readonly rssEndMb: number
  /** Processes below the host after its pool was closed. */
  readonly left: readonly string[]
  /** Every process that was ever seen below the host. */
  readonly seen: readonly string[]
  /** How many of them ended without a parent. */
  readonly abandoned: number
}
export type HostLine = CaseLine | EndLine

const concurrency = 2
const secondRunMs = 5000
/** A killed process is gone once the kernel and the host's event loop have seen to it. */
const goneWithinMs = 2000
const mebibyte = 1024 * 1024

const [, , group = '', only] = process.argv
/** The form of the sandbox: the default, or what the environment says (see README.md here). */
const mode = JSON.parse(process.env['CATENARY_HOSTILE_SANDBOX'] ?? '{}') as SandboxOptions
const host = watchHost()
const pool = createSandbox({ minIdle: concurrency, maxProcesses: 6, ...mode })
/** Has the pool start its processes for these tools, before the first case is on the clock. */
const warmUp = parseCase('', 'warm-up', '// expect: completed:1\nreturn 1')
const limited = pLimit(concurrency)
const processes = watchProcesses(process.pid)
const strays = (): ProcessEntry[] => processes.strays(pool.stats.pids)
const cases = readGroup(group).filter(({ name }) => only === undefined || name === only)
await runCase(warmUp, pool)
const late: HostileCase[] = []
await Promise.all(cases.map((hostile) => limited(() => runOne(hostile))))
// A second is short on a busy machine. Whatever must not run out of time, and did, runs once more by itself.
for (const hostile of late.splice(0))
  await runOne({ ...hostile, limits: { timeoutMs: secondRunMs, ...hostile.limits } })
await pool.close()
await settles(() => processes.left().length === 0, goneWithinMs)
globalThis.gc?.()
say({
  type: 'end',
  rssStartMb: host.rssMb.start,
  rssPeakMb: host.rssMb.peak,
  rssEndMb: process.memoryUsage.rss() / mebibyte,
  left: named(processes.left()),
  seen: [...processes.seen],
  abandoned: processes.abandoned.size,
})
host.stop()

async function runOne(hostile: HostileCase): Promise<void> {
  const from = performance.now()
  strays()
  const report = await runCase(hostile, pool)
  const longestBlockMs = host.longestBlockMs(from)
  await settles(() => strays().length === 0, goneWithinMs)
  if (report.status === 'timeout' && hostile.expect.every(({ kind }) => kind !== 'timeout'))
    late.push(hostile)
  say({ type: 'case', report, longestBlockMs, strays: named(strays()) })
}

function named(entries: readonly ProcessEntry[]): string[] {
  return entries.map(({ pid, parent, name }) => `${pid} ${name} (child of ${parent})`)
}

function say(line: HostLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
