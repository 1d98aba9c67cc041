import type { TraceEvent } from '../kernel/index.ts'
import type { TraceProblem } from './types.ts'

interface Tally {
  started: boolean
  calls: number
  /** What its end says that it made. */
  told: number | undefined
  place: number
}

/** Counts the calls of each session against what its end says. */
export class SessionTally {
  readonly #sessions = new Map<string, Tally>()

  count(event: TraceEvent, place: number): void {
    const tally = this.#of(event.sessionId)
    tally.place = place
    switch (event.type) {
      case 'session_start':
        tally.started = true
        return
      case 'call_start':
        return
      case 'call_end':
        tally.calls += 1
        return
      case 'session_end':
        tally.told = event.calls
        return
      default:
        event satisfies never
    }
  }

  /** Sessions whose events are not all there. */
  gaps(): readonly TraceProblem[] {
    return [...this.#sessions].flatMap(([sessionId, { started, calls, told, place }]): TraceProblem[] => {
      if (started && (told === undefined || told === calls)) return []
      const what = started ? `${calls} of its ${told} calls are there` : 'its start is not there'
      return [
        {
          code: 'session_gap',
          place,
          message: `the session ${sessionId.slice(0, 100)} is not whole: ${what}`,
        },
      ]
    })
  }

  /** Sessions that have no end. */
  unfinished(): readonly string[] {
    return [...this.#sessions].filter(([, { told }]) => told === undefined).map(([sessionId]) => sessionId)
  }

  #of(sessionId: string): Tally {
    const known = this.#sessions.get(sessionId)
    if (known !== undefined) return known
    const made: Tally = { started: false, calls: 0, told: undefined, place: 0 }
    this.#sessions.set(sessionId, made)
    return made
  }
}
