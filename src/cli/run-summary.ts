import type { TracedRun } from '../index.ts'

/** A run in one line of a list. */
export interface RunSummary {
  readonly id: string
  readonly kind: 'chain' | 'direct'
  /** `unfinished`: it still runs, or its process ended before it. */
  readonly status: string
  readonly code?: string
  /** ISO 8601, UTC; absent if the beginning of the run is not in the trace. */
  readonly startedAt?: string
  readonly sessions: number
  readonly calls: number
  readonly failed: number
  readonly denied: number
  /** Calls of which nobody can tell what they did. */
  readonly unknown: number
  readonly ms: number
  readonly agentId: string
  readonly tenant: string
}

/** What a run comes to. */
export function summarizeRun({ id, chainId, sessions }: TracedRun): RunSummary {
  const first = sessions[0]?.start
  const end = sessions.at(-1)?.end
  const calls = sessions.flatMap((session) => session.calls)
  const records = calls.flatMap((call) => call.end?.record ?? [])
  const status = end === undefined ? 'unfinished' : (end.status ?? 'ok')
  return {
    id,
    kind: chainId === undefined ? 'direct' : 'chain',
    status,
    ...(end?.code === undefined ? {} : { code: end.code }),
    ...(first === undefined ? {} : { startedAt: first.at }),
    sessions: sessions.length,
    calls: calls.length,
    failed: records.filter((record) => record.status !== 'ok' && record.status !== 'denied').length,
    denied: records.filter((record) => record.status === 'denied').length,
    unknown: records.filter(({ effect }) => effect === 'unknown').length + (calls.length - records.length),
    ms: sessions.reduce(
      (sum, { end: ended, calls: made }) => sum + (ended?.ms ?? made.at(-1)?.end?.ms ?? 0),
      0,
    ),
    agentId: first?.agentId ?? '',
    tenant: first?.tenant ?? '',
  }
}
