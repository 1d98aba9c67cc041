import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { runningProcesses } from '../sandbox/processes.ts'

/** What a process holds at one moment, after its garbage is collected. */
export interface Footprint {
  /** Resident memory in MiB. */
  readonly rssMb: number
  /** Live objects and buffers in MiB. */
  readonly heldMb: number
  /** Timers, sockets, pipes and whatever else keeps an event loop busy. */
  readonly handles: number
  readonly descriptors: number
  /** Processes started by this one that still run, wrappers included. */
  readonly processes: number
}

const mebibyte = 1024 * 1024

/** Measures this process. Slow: it collects all garbage first. */
export function takeFootprint(): Footprint {
  collectGarbage()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return {
    rssMb: rss / mebibyte,
    heldMb: (heapUsed + arrayBuffers) / mebibyte,
    handles: process.getActiveResourcesInfo().length,
    descriptors: countDescriptors(),
    processes: runningProcesses().filter(({ parent }) => parent === process.pid).length,
  }
}

export function countDescriptors(): number {
  return readdirSync('/proc/self/fd').length
}

/** Collects all garbage, twice: what only a finalizer held goes in the second round. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  gc()
  gc()
}
