/** A stream of numbers in [0, 1) that a seed brings back (mulberry32). */
export type Random = () => number

export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 to `below`, the last excluded. */
export function below(random: Random, bound: number): number {
  return Math.floor(random() * bound)
}

/** One of a list that is not empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
