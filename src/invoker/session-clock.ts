import type { RunMeta } from '../kernel/index.ts'
import type { Clock } from './types.ts'

/** What a session's clock is made from. */
export interface SessionClockOptions {
  readonly clock: Clock
  readonly meta: RunMeta
  readonly totalTimeoutMs: number
}

/** The time that a session has left; it stands still while at least one human is asked. */
export class SessionClock {
  readonly #options: SessionClockOptions
  readonly #openedAt: number
  #waiting = 0
  #waitingSince = 0
  #waitedMs = 0

  constructor(options: SessionClockOptions) {
    this.#options = options
    this.#openedAt = options.clock.monotonic()
  }

  /** Milliseconds until nothing more may run. A caller's own deadline does not wait for anybody. */
  msLeft(): number {
    const { clock, meta, totalTimeoutMs } = this.#options
    const now = clock.monotonic()
    const waited = this.#waitedMs + (this.#waiting > 0 ? now - this.#waitingSince : 0)
    const left = totalTimeoutMs - (now - this.#openedAt - waited)
    return meta.deadline === undefined ? left : Math.min(left, meta.deadline - clock.now())
  }

  /** Marks that one more human is asked. */
  startWaiting(): void {
    this.#waiting += 1
    if (this.#waiting === 1) this.#waitingSince = this.#options.clock.monotonic()
  }

  /** Marks that one human less is asked. */
  stopWaiting(): void {
    this.#waiting -= 1
    if (this.#waiting === 0) this.#waitedMs += this.#options.clock.monotonic() - this.#waitingSince
  }
}
