import type { Clock } from './types.ts'

/** The machine's own time. */
export const systemClock: Clock = Object.freeze({
  now: () => Date.now(),
  monotonic: () => performance.now(),
})
