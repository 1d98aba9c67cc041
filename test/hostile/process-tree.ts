import { readdirSync, readFileSync } from 'node:fs'

/** A process that runs or has not been reaped yet. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  readonly name: string
  /** Ended: it runs nothing any more, whether the kernel is still at taking it apart or waits for its parent. */
  readonly isZombie: boolean
  /** The pid with the time of its start: a number that is used again is another process. */
  readonly identity: string
}

/** `PF_EXITING` of linux/sched.h. */
const exiting = 0x4

/** Every process of the machine that can be seen; none where the platform does not tell (only Linux does). */
export function listProcesses(): ProcessEntry[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => readProcess(Number(pid)) ?? [])
}

function readProcess(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may hold any character.
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    const name = stat.slice(stat.indexOf('(') + 1, end)
    const identity = `${pid} since ${fields[19] ?? ''}`
    const isZombie = fields[0] === 'Z' || (Number(fields[6]) & exiting) !== 0
    return { pid, parent: Number(fields[1]), name, isZombie, identity }
  } catch {
    return undefined
  }
}

/** Those among `all` that a process started, directly or not. */
export function descendantsOf(root: number, all: readonly ProcessEntry[]): ProcessEntry[] {
  const found: ProcessEntry[] = []
  let parents = new Set([root])
  while (parents.size > 0) {
    const children = all.filter(({ parent }) => parents.has(parent))
    found.push(...children)
    parents = new Set(children.map(({ pid }) => pid))
  }
  return found
}

/** Waits until a condition holds; false if it does not within `timeoutMs`. */
export async function settles(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!condition()) {
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return true
}
