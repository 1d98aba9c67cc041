import type { ContentSource } from './content-source.ts'

/** On whose behalf, and until when, something runs. Handed down from the caller, never taken from a script. */
export interface RunMeta {
  /** The agent that acts. @default `local` */
  readonly agentId: string
  /** The agent's run that this belongs to. */
  readonly runId: string
  /** Whose data it is; blobs, sandboxes and traces of two tenants never meet. @default `local` */
  readonly tenant: string
  /** Milliseconds since the epoch after which nothing more may start. */
  readonly deadline?: number
  /** Cancels everything below. */
  readonly signal?: AbortSignal
  /**
   * What content the run has seen. Whoever hands one set to several calls, sessions or chains makes them remember
   * together; a tool that runs a chain hands on the one of its context. @default a set of its own
   */
  readonly seen?: Set<ContentSource>
}

/** A full RunMeta from what a caller says. A run that names no id gets the one handed in. */
export function runMeta(given: Partial<RunMeta>, newId: () => string): RunMeta {
  return Object.freeze({
    agentId: given.agentId ?? 'local',
    runId: given.runId ?? newId(),
    tenant: given.tenant ?? 'local',
    ...(given.deadline === undefined ? {} : { deadline: given.deadline }),
    ...(given.signal === undefined ? {} : { signal: given.signal }),
    seen: given.seen ?? new Set(),
  })
}
