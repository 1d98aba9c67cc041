import type { SessionEndEvent, SessionStartEvent, TracedRun, TraceEvent } from '../index.ts'

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
  const tally = new RunTally(id, chainId === undefined ? 'direct' : 'chain')
  for (const { start, end, calls } of sessions) {
    const events = [start, ...calls.flatMap((call) => [call.start, call.end]), end]
    for (const event of events) if (event !== undefined) tally.add(event)
  }
  return tally.summary()
}

interface Session {
  start?: SessionStartEvent
  end?: SessionEndEvent
  lastMs: number
  /** Calls that have begun and not ended. */
  readonly open: Set<number>
}

/** What a run comes to, event by event: of a run of any length little is kept. */
export class RunTally {
  readonly #id: string
  readonly #kind: RunSummary['kind']
  readonly #sessions = new Map<string, Session>()
  #ended = 0
  #failed = 0
  #denied = 0
  #unknown = 0

  constructor(id: string, kind: RunSummary['kind']) {
    this.#id = id
    this.#kind = kind
  }

  add(event: TraceEvent): void {
    const session = this.#sessionOf(event.sessionId)
    switch (event.type) {
      case 'session_start':
        session.start = event
        return
      case 'call_start':
        session.open.add(event.seq)
        return
      case 'call_end':
        session.open.delete(event.record.seq)
        session.lastMs = event.ms
        this.#ended += 1
        if (event.record.status === 'denied') this.#denied += 1
        else if (event.record.status !== 'ok') this.#failed += 1
        if (event.record.effect === 'unknown') this.#unknown += 1
        return
      case 'session_end':
        session.end = event
        return
      default:
        event satisfies never
    }
  }

  summary(): RunSummary {
    const sessions = [...this.#sessions.values()]
    const first = sessions[0]?.start
    const end = sessions.at(-1)?.end
    const open = sessions.reduce((sum, session) => sum + session.open.size, 0)
    return {
      id: this.#id,
      kind: this.#kind,
      status: end === undefined ? 'unfinished' : (end.status ?? 'ok'),
      ...(end?.code === undefined ? {} : { code: end.code }),
      ...(first === undefined ? {} : { startedAt: first.at }),
      sessions: sessions.length,
      calls: this.#ended + open,
      failed: this.#failed,
      denied: this.#denied,
      unknown: this.#unknown + open,
      ms: sessions.reduce((sum, session) => sum + (session.end?.ms ?? session.lastMs), 0),
      agentId: first?.agentId ?? '',
      tenant: first?.tenant ?? '',
    }
  }

  #sessionOf(id: string): Session {
    const known = this.#sessions.get(id)
    if (known !== undefined) return known
    const made: Session = { lastMs: 0, open: new Set() }
    this.#sessions.set(id, made)
    return made
  }
}
