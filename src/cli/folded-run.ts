import { readEvents } from '../index.ts'
import type { RawTrace, TracedCall, TracedRun, TracedSession, TraceEvent } from '../index.ts'
import { RunTally, type RunSummary } from './run-summary.ts'

/** Calls of a session that are kept from its beginning, from its end, and of those between that did not go well. */
const keptOfEach = 100

/** A session of which some calls are left out. */
export interface FoldedSession extends TracedSession {
  readonly leftOut?: { readonly ok: number; readonly others: number }
}

/** A run of any length, of which a person can read what is there. */
export interface FoldedRun extends TracedRun {
  readonly sessions: readonly FoldedSession[]
  /** Of all of it. */
  readonly summary: RunSummary
}

/** The runs whose id begins so, folded; what is left out is never in memory. */
export async function readFolded(trace: RawTrace, id: string): Promise<readonly FoldedRun[]> {
  const runs = new Map<string, RunFold>()
  for await (const event of readEvents(trace)) {
    const runId = event.chainId ?? event.sessionId
    if (!runId.startsWith(id)) continue
    let run = runs.get(runId)
    if (run === undefined) runs.set(runId, (run = new RunFold(runId, event.chainId)))
    run.add(event)
  }
  return [...runs.values()].map((run) => run.folded())
}

class RunFold {
  readonly #id: string
  readonly #chainId: string | undefined
  readonly #tally: RunTally
  readonly #sessions = new Map<string, SessionFold>()

  constructor(id: string, chainId: string | undefined) {
    this.#id = id
    this.#chainId = chainId
    this.#tally = new RunTally(id, chainId === undefined ? 'direct' : 'chain')
  }

  add(event: TraceEvent): void {
    this.#tally.add(event)
    let session = this.#sessions.get(event.sessionId)
    if (session === undefined) this.#sessions.set(event.sessionId, (session = new SessionFold()))
    session.add(event)
  }

  folded(): FoldedRun {
    return {
      id: this.#id,
      ...(this.#chainId === undefined ? {} : { chainId: this.#chainId }),
      sessions: [...this.#sessions].map(([sessionId, session]) => session.folded(sessionId)),
      summary: this.#tally.summary(),
    }
  }
}

class SessionFold {
  readonly #ends: { start?: FoldedSession['start'] & {}; end?: FoldedSession['end'] & {} } = {}
  readonly #open = new Map<number, TracedCall>()
  readonly #first: TracedCall[] = []
  readonly #others: TracedCall[] = []
  readonly #last: TracedCall[] = []
  readonly #leftOut = { ok: 0, others: 0 }

  add(event: TraceEvent): void {
    switch (event.type) {
      case 'session_start':
        this.#ends.start = event
        return
      case 'call_start':
        this.#open.set(event.seq, { seq: event.seq, start: event })
        return
      case 'call_end': {
        const { seq } = event.record
        this.#keep({ ...(this.#open.get(seq) ?? { seq }), end: event })
        this.#open.delete(seq)
        return
      }
      case 'session_end':
        this.#ends.end = event
        return
      default:
        event satisfies never
    }
  }

  folded(sessionId: string): FoldedSession {
    const open = [...this.#open.values()]
    const calls = [...this.#first, ...this.#others, ...this.#last, ...open.slice(0, keptOfEach)]
    const { ok } = this.#leftOut
    const others = this.#leftOut.others + Math.max(0, open.length - keptOfEach)
    return {
      sessionId,
      ...this.#ends,
      calls: calls.toSorted((a, b) => a.seq - b.seq),
      ...(ok + others === 0 ? {} : { leftOut: { ok, others } }),
    }
  }

  #keep(call: TracedCall): void {
    if (this.#first.length < keptOfEach) {
      this.#first.push(call)
      return
    }
    this.#last.push(call)
    const passed = this.#last.length > keptOfEach ? this.#last.shift() : undefined
    if (passed === undefined) return
    if (wentWell(passed)) this.#leftOut.ok += 1
    else if (this.#others.length < keptOfEach) this.#others.push(passed)
    else this.#leftOut.others += 1
  }
}

function wentWell({ end }: TracedCall): boolean {
  return end?.record.status === 'ok' && end.record.effect !== 'unknown'
}
