import { readdirSync, readFileSync } from 'node:fs'

/** A process of this machine. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Tells two processes apart that had one number, one after the other. */
  readonly startedAt: string
}

/** Every process that still runs; one that is dead and only waits to be reaped does not. */
export function runningProcesses(): readonly ProcessEntry[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readEntry(Number(name)) ?? []) : []))
}

function readEntry(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold any character.
    const [state = '', parent = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X'
      ? undefined
      : { pid, parent: Number(parent), startedAt: rest[17] ?? '' }
  } catch {
    return undefined
  }
}

/** All that a process started, directly or not. */
export function descendantsOf(root: number): readonly ProcessEntry[] {
  const all = runningProcesses()
  const below = (parent: number): readonly ProcessEntry[] =>
    all.filter((entry) => entry.parent === parent).flatMap((entry) => [entry, ...below(entry.pid)])
  return below(root)
}

/** Those of some processes that still run. */
export function survivorsOf(entries: readonly ProcessEntry[]): readonly ProcessEntry[] {
  const now = new Set(runningProcesses().map(({ pid, startedAt }) => `${pid} ${startedAt}`))
  return entries.filter(({ pid, startedAt }) => now.has(`${pid} ${startedAt}`))
}

/** The process at the end of a line of wrappers: the one that does the work. */
export function leafOf(pid: number): number {
  return descendantsOf(pid).at(-1)?.pid ?? pid
}

/** Waits until a condition holds; false if it does not in time. */
export async function settles(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!condition()) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
