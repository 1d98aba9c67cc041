import { clearImmediate, setImmediate } from 'node:timers'

/** Turns of an event loop that has nothing else to do: about 200 µs. Turns, not time, so that no clock can make it last. */
const maxTurns = 200
/** After a wait that ended without an answer, so many are slept through. */
const restingWaits = 32

/**
 * Keeps the event loop awake while a sandbox process is about to speak: waking a core that has gone to sleep takes as
 * long as all else that a call costs. Only where a core would be idle anyway, and not for a script that is slow to
 * speak.
 */
export class BusyPoll {
  readonly #isCoreFree: () => boolean
  #turns = 0
  #resting = 0
  #next: NodeJS.Immediate | undefined

  constructor(isCoreFree: () => boolean) {
    this.#isCoreFree = isCoreFree
  }

  /** Something was said that is usually answered at once. */
  expect(): void {
    if (this.#resting > 0) {
      this.#resting -= 1
      return
    }
    if (!this.#isCoreFree()) return
    this.#turns = maxTurns
    this.#next ??= setImmediate(this.#turn)
  }

  /** It was answered, or nobody waits for it any more. */
  end(): void {
    clearImmediate(this.#next)
    this.#next = undefined
  }

  readonly #turn = (): void => {
    this.#turns -= 1
    this.#next = this.#turns > 0 ? setImmediate(this.#turn) : undefined
    if (this.#turns === 0) this.#resting = restingWaits
  }
}
