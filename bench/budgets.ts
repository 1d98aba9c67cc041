import { readFileSync } from 'node:fs'

import { growth } from './statistics.ts'
import { find } from './results.ts'
import type { Results, Statistic } from './results.ts'

interface Place {
  readonly workload: string
  readonly system: string
}

/** One bound: a number of Catenary, or its ratio to a neighbour's in the same run. */
export interface Budget {
  readonly what: string
  readonly of?: Place
  readonly statistic?: Statistic
  /** Subtracted first. */
  readonly beyond?: Place
  /** The neighbours; the bound is held against the best of them. */
  readonly against?: readonly Place[]
  readonly atMost?: number
  readonly atLeast?: number
  /** The curve whose growth, or whose last point's ratio to its first, is bounded by `atMost`. */
  readonly curve?: string
  readonly bound?: 'growth' | 'last/first'
}

/** What became of a bound. `unknown`: something it needs was not measured. */
export interface Verdict {
  readonly what: string
  readonly bound: string
  readonly value: number | undefined
  readonly state: 'kept' | 'missed' | 'unknown'
}

/** The bounds of `budgets.json`. */
export function readBudgets(): readonly Budget[] {
  return JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Budget[]
}

/** Holds results against the bounds. */
export function judge(
  results: Pick<Results, 'rows' | 'curves'>,
  budgets: readonly Budget[],
): readonly Verdict[] {
  return budgets.map((budget) => {
    const { what, atMost, atLeast } = budget
    const value = budget.curve === undefined ? ratioOf(results, budget) : curveValue(results, budget)
    const bound = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
    if (value === undefined) return { what, bound, value, state: 'unknown' }
    const kept = atMost === undefined ? value >= (atLeast ?? 0) : value <= atMost
    return { what, bound, value, state: kept ? 'kept' : 'missed' }
  })
}

function ratioOf(results: Pick<Results, 'rows'>, budget: Budget): number | undefined {
  const { of, statistic = 'median', beyond, against, atLeast } = budget
  const measured = of && find(results, of, statistic)
  const base = beyond === undefined ? 0 : find(results, beyond, statistic)
  if (measured === undefined || base === undefined) return undefined
  if (against === undefined) return measured - base
  const neighbours = against.flatMap((place) => find(results, place, statistic) ?? [])
  if (neighbours.length === 0) return undefined
  return (measured - base) / (atLeast === undefined ? Math.min(...neighbours) : Math.max(...neighbours))
}

function curveValue({ curves }: Pick<Results, 'curves'>, { curve, bound }: Budget): number | undefined {
  const points = curves.find(({ name }) => name === curve)?.points
  const [first, last] = [points?.[0], points?.at(-1)]
  if (points === undefined || first === undefined || last === undefined) return undefined
  // The upper half: below it a chain's own cost hides how the rest grows.
  return bound === 'last/first' ? last.y / first.y : growth(points.slice(-Math.ceil(points.length / 2)))
}
