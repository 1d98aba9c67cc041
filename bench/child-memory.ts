import { readdirSync, readFileSync } from 'node:fs'

/** Memory of one process in MB: all that is resident, and what it shares with nobody. */
export interface ProcessMemory {
  readonly residentMb: number
  readonly privateMb: number
}

/** The sandbox processes below this one: its descendants that run `child.cjs`. Linux only. */
export function sandboxProcesses(): readonly number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    const stat = Number.isInteger(pid) ? read(`/proc/${pid}/stat`) : undefined
    // The name of a process stands in parentheses and may hold anything.
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    if (parent !== undefined) parents.set(pid, Number(parent))
  }
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent === process.pid || (parent !== undefined && parent > 1 && isBelow(parent))
  }
  const runsChild = (pid: number): boolean => {
    const [command = '', ...args] = read(`/proc/${pid}/cmdline`)?.split('\0') ?? []
    return /\bnode$/.test(command) && args.some((arg) => arg.endsWith('/sandbox/child.cjs'))
  }
  return [...parents.keys()].filter((pid) => isBelow(pid) && runsChild(pid))
}

/** What the kernel says of a process's memory; undefined if it is gone. */
export function memoryOf(pid: number): ProcessMemory | undefined {
  const text = read(`/proc/${pid}/smaps_rollup`)
  if (text === undefined) return undefined
  const kb = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
  return { residentMb: kb('Rss') / 1024, privateMb: (kb('Private_Clean') + kb('Private_Dirty')) / 1024 }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
