import { availableParallelism, totalmem } from 'node:os'

import type { PoolOptions } from './types.ts'

/** A child with a running chain weighs about this much resident memory, in bytes (measured: 49-60 MB). */
const childBytes = 64 * 1024 ** 2

/** The options of a pool with what was left out. */
export function poolOptions(options: PoolOptions): Required<PoolOptions> {
  return {
    prelude: options.prelude,
    maxProcesses: options.maxProcesses ?? defaultProcesses(),
    minIdle: options.minIdle ?? 1,
    maxQueue: options.maxQueue ?? 1000,
    maxJobsPerProcess: options.maxJobsPerProcess ?? 1000,
    maxAgeMs: options.maxAgeMs ?? 600_000,
    jit: options.jit ?? false,
    reuse: options.reuse ?? 'none',
    jail: options.jail ?? 'auto',
  }
}

// A chain that waits for a tool or a human holds its process, so cores are the wrong measure: memory is the right one.
function defaultProcesses(): number {
  const byMemory = Math.floor(totalmem() / 4 / childBytes)
  return Math.max(availableParallelism(), Math.min(64, byMemory))
}
