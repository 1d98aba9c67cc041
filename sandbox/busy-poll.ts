import { clearImmediate, setImmediate } from 'node:timers'

/** Turns of an event loop that has nothing else to do: about 200 µs. Turns, not time, so that no clock can make it last. */
const maxTurns = 200
/** So many answers, one after the other and each spoken to soon after the last, show that the next will be too. */
const minStreak = 8
/** Milliseconds between two answers. */
const soonMs = 1

/**
 * Keeps the event loop awake while a sandbox process is about to speak: in a script that makes one quick call after the
 * other, waking a core that has gone to sleep takes as long as all else. Only where a core would be idle anyway, and
 * not before such a script is under way: what is awake takes its core from a process that was just woken on it.
 */
export class BusyPoll {
  readonly #isCoreFree: () => boolean
  readonly #now: () => number
  #turns = 0
  #next: NodeJS.Immediate | undefined
  #streak = 0
  #expectedAt = Number.NEGATIVE_INFINITY
  #isExpecting = false

  /** `now` is a clock in milliseconds that only grows. */
  constructor(isCoreFree: () => boolean, now = () => performance.now()) {
    this.#isCoreFree = isCoreFree
    this.#now = now
  }

  /** An answer was sent. */
  expect(): void {
    const now = this.#now()
    const isNext = !this.#isExpecting && now - this.#expectedAt < soonMs
    this.#expectedAt = now
    this.#isExpecting = true
    this.#streak = isNext ? this.#streak + 1 : 0
    if (this.#streak < minStreak || !this.#isCoreFree()) return
    this.#turns = maxTurns
    this.#next ??= setImmediate(this.#turn)
  }

  /** The process has spoken, or nobody waits for it any more. */
  end(): void {
    this.#isExpecting = false
    clearImmediate(this.#next)
    this.#next = undefined
  }

  readonly #turn = (): void => {
    this.#turns -= 1
    this.#next = this.#turns > 0 ? setImmediate(this.#turn) : undefined
    if (this.#turns === 0) this.#streak = 0
  }
}
