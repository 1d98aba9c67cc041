import type { Curve } from './curve.ts'
import { median, quantile } from './statistics.ts'
import type { Unit } from './workload.ts'

/** What one system came to in one workload: the turns of each repeat, or why there are none. */
export interface Cell {
  readonly repeats: readonly (readonly number[])[]
  readonly error?: string
}

/** One row of the tables: a workload with what each system came to. */
export interface Row {
  readonly name: string
  readonly title: string
  readonly unit: Unit
  readonly cells: Readonly<Record<string, Cell>>
}

/** All that a run found. */
export interface Results {
  /** ISO time of the start. */
  readonly date: string
  readonly machine: string
  readonly versions: Readonly<Record<string, string>>
  readonly repeats: number
  readonly rows: readonly Row[]
  readonly curves: readonly Curve[]
}

export type Statistic = 'median' | 'min' | 'p95'

/** The median of the medians of the repeats, or the least or the 95th percentile of all turns; NaN of none. */
export function statisticOf(cell: Cell, statistic: Statistic): number {
  const turns = cell.repeats.flat()
  switch (statistic) {
    case 'median':
      return median(cell.repeats.filter((turns) => turns.length > 0).map((turns) => median(turns)))
    case 'min':
      return turns.length === 0 ? Number.NaN : Math.min(...turns)
    case 'p95':
      return quantile(turns, 0.95)
    default:
      return statistic satisfies never
  }
}

/** A number of a row; undefined where there is none. */
export function find(
  results: Pick<Results, 'rows'>,
  place: { readonly workload: string; readonly system: string },
  statistic: Statistic,
): number | undefined {
  const cell = results.rows.find(({ name }) => name === place.workload)?.cells[place.system]
  const value = cell === undefined ? Number.NaN : statisticOf(cell, statistic)
  return Number.isNaN(value) ? undefined : value
}
