import type { StoreClock } from '../../store/index.ts'

/** A clock that stands still until it is told to go on. */
export class ManualClock implements StoreClock {
  #now = Date.UTC(2026, 0, 1)

  now(): number {
    return this.#now
  }

  advance(ms: number): void {
    this.#now += ms
  }
}
