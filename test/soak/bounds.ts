import type { Footprint } from './footprint.ts'
import type { SoakReport } from './run-soak.ts'

/** How much more a host may hold at rest after any number of chains than after the warm-up. */
export const bounds = {
  /** Allocators keep some of what was used at a peak. */
  rssMb: 96,
  heldMb: 8,
  handles: 8,
  descriptors: 24,
  processes: 4,
} as const satisfies Record<keyof Footprint, number>

/** What a soak broke; empty when nothing. */
export function breaches(report: SoakReport): readonly string[] {
  const { warm, rest, closed, faultCount, faults } = report
  const wrong =
    faultCount === 0 ? [] : [`${faultCount} chains ended as they should not: ${faults.join('; ')}`]
  if (warm === undefined || rest === undefined || closed === undefined)
    return [...wrong, 'it did not come to its end']
  for (const key of Object.keys(bounds) as (keyof Footprint)[])
    if (rest[key] - warm[key] > bounds[key])
      wrong.push(
        `${key} went from ${warm[key].toFixed(1)} to ${rest[key].toFixed(1)}, the bound is +${bounds[key]}`,
      )
  if (closed.processes > 0) wrong.push(`${closed.processes} processes were left after the end`)
  return wrong
}
