import type {
  CallEndEvent,
  CallStartEvent,
  SessionEndEvent,
  SessionStartEvent,
  TraceEvent,
} from '../kernel/index.ts'
import { jsonOf, parseEvent } from './parse-entry.ts'
import type { RawTrace } from './types.ts'

/** A call as a trace has it: one that never ended has no `end`. */
export interface TracedCall {
  readonly seq: number
  start?: CallStartEvent
  end?: CallEndEvent
}

/** One session of a run. */
export interface TracedSession {
  readonly sessionId: string
  start?: SessionStartEvent
  end?: SessionEndEvent
  /** In the order of their numbers. */
  readonly calls: readonly TracedCall[]
}

/** A chain with all of its sessions, or one session of direct calls. */
export interface TracedRun {
  /** The chain's id, else the session's. */
  readonly id: string
  readonly chainId?: string
  readonly sessions: readonly TracedSession[]
}

/** The events of a trace in their order; what is none is left out. */
export async function* readEvents(trace: RawTrace): AsyncGenerator<TraceEvent> {
  for await (const { text } of trace.entries()) {
    const event = text === undefined ? undefined : parseEvent(eventOf(text))
    if (event !== undefined) yield event
  }
}

/** The runs of a trace in the order of their first events; with an id, only those whose id begins so. */
export async function readRuns(trace: RawTrace, id = ''): Promise<readonly TracedRun[]> {
  const runs = new Map<string, GatheredRun>()
  for await (const event of readEvents(trace)) {
    const runId = event.chainId ?? event.sessionId
    if (!runId.startsWith(id)) continue
    let run = runs.get(runId)
    if (run === undefined) runs.set(runId, (run = new GatheredRun(runId, event.chainId)))
    run.add(event)
  }
  return [...runs.values()].map((run) => run.gathered())
}

class GatheredRun {
  readonly #id: string
  readonly #chainId: string | undefined
  readonly #sessions = new Map<string, GatheredSession>()

  constructor(id: string, chainId: string | undefined) {
    this.#id = id
    this.#chainId = chainId
  }

  add(event: TraceEvent): void {
    let session = this.#sessions.get(event.sessionId)
    if (session === undefined) this.#sessions.set(event.sessionId, (session = new GatheredSession()))
    session.add(event)
  }

  gathered(): TracedRun {
    return {
      id: this.#id,
      ...(this.#chainId === undefined ? {} : { chainId: this.#chainId }),
      sessions: [...this.#sessions].map(([sessionId, session]) => session.gathered(sessionId)),
    }
  }
}

class GatheredSession {
  readonly #calls = new Map<number, TracedCall>()
  #start: SessionStartEvent | undefined
  #end: SessionEndEvent | undefined

  add(event: TraceEvent): void {
    switch (event.type) {
      case 'session_start':
        this.#start = event
        return
      case 'call_start':
        this.#call(event.seq).start = event
        return
      case 'call_end':
        this.#call(event.record.seq).end = event
        return
      case 'session_end':
        this.#end = event
        return
      default:
        event satisfies never
    }
  }

  gathered(sessionId: string): TracedSession {
    return {
      sessionId,
      ...(this.#start === undefined ? {} : { start: this.#start }),
      ...(this.#end === undefined ? {} : { end: this.#end }),
      calls: [...this.#calls.values()].toSorted((a, b) => a.seq - b.seq),
    }
  }

  #call(seq: number): TracedCall {
    let call = this.#calls.get(seq)
    if (call === undefined) this.#calls.set(seq, (call = { seq }))
    return call
  }
}

/** Also from an entry that is not as it was written: to show it is no proof of it. */
function eventOf(text: string): unknown {
  const entry = jsonOf(text)
  return typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'event') : undefined
}
