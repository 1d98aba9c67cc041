import { descendantsOf, listProcesses } from './process-tree.ts'
import type { ProcessEntry } from './process-tree.ts'

/** What runs below one host process, and what once did. */
export interface ProcessWatch {
  /** Processes that nobody accounts for: neither the pool's own, nor gone with the chain they belonged to. */
  strays(known: readonly number[]): ProcessEntry[]
  /** Everything below the host now, and everything that ever was and still lives. */
  left(): ProcessEntry[]
  /** The identity of all that was ever seen below the host. */
  readonly seen: ReadonlySet<string>
  /** Those of them that ended without a parent and had to be reaped by the machine's first process. */
  readonly abandoned: ReadonlySet<string>
}

/** The jail's own processes: what they start is the sandbox. Nothing may be started by the sandbox itself. */
const jailName = 'bwrap'
/** The compiler's helper for TypeScript: it is the host's, and runs nothing of a script. */
const compilerName = 'esbuild'

/** Watches what a host process starts. */
export function watchProcesses(host: number): ProcessWatch {
  const seen = new Set<string>()
  const abandoned = new Set<string>()
  const look = (): { readonly below: readonly ProcessEntry[]; readonly escaped: readonly ProcessEntry[] } => {
    const all = listProcesses()
    const below = descendantsOf(host, all)
    for (const { identity } of below) seen.add(identity)
    const inside = new Set(below.map(({ identity }) => identity))
    const outside = all.filter(({ identity }) => seen.has(identity) && !inside.has(identity))
    for (const { identity, isZombie } of outside) if (isZombie) abandoned.add(identity)
    return { below, escaped: outside.filter(({ isZombie }) => !isZombie) }
  }
  return {
    strays(known) {
      const { below, escaped } = look()
      const jails = new Set(below.filter(({ name }) => name === jailName).map(({ pid }) => pid))
      const accounted = new Set(known)
      for (const { pid, parent } of below) if (jails.has(parent) && accounted.has(parent)) accounted.add(pid)
      return [...below.filter(({ pid, name }) => !accounted.has(pid) && name !== compilerName), ...escaped]
    },
    left() {
      const { below, escaped } = look()
      return [...below, ...escaped]
    },
    seen,
    abandoned,
  }
}
