import type { SandboxChild } from './child-process.ts'
import type { Job, Outcome } from './types.ts'

/** One job on its way through a pool. */
export interface Ticket {
  readonly job: Job
  /** When it came, in milliseconds of `performance.now()`. */
  readonly since: number
  readonly resolve: (outcome: Outcome) => void
  /** The process that runs it now. */
  child: SandboxChild | undefined
  tries: number
}
