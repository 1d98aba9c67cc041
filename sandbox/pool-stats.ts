import type { JailLevel } from './jail.ts'

/** What a pool is doing. */
export interface PoolStats {
  readonly processes: number
  readonly running: number
  readonly idle: number
  readonly queued: number
  /** How far the processes are shut in. */
  readonly jail: JailLevel
  readonly pids: readonly number[]
}
