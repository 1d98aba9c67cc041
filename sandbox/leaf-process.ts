import { readFileSync } from 'node:fs'

const maxDepth = 8

/** The process at the end of a chain of wrappers that each wait for one child: the one that does the work. */
export function leafProcess(pid: number): number {
  let at = pid
  for (let depth = 0; depth < maxDepth; depth++) {
    const [child, ...others] = childrenOf(at)
    if (child === undefined || others.length > 0) return at
    at = child
  }
  return at
}

/** The children of a process; none where the platform does not tell. */
export function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((text) => text !== '')
      .map(Number)
  } catch {
    return []
  }
}
