/** Measures the curves in a process that does nothing else, and sends them. */
import type { Curve, CurveSource } from './curve.ts'
import { curveSources } from './curve-sources.ts'
import { median } from './statistics.ts'
import type { Point } from './statistics.ts'

/** Enough of a fast point for a steady median, few of a slow one. */
const budgetMs = 4000
const mostTurns = 25
const fewestTurns = 3

const curves: Curve[] = []
for (const source of curveSources) {
  const { name, title, unit, xs } = source
  const points: Point[] = []
  for (const group of source.points === 'one by one' ? xs.map((x) => [x]) : [xs]) {
    points.push(...(await measurePoints(source, group)))
  }
  curves.push({ name, title, unit, points })
}
process.send?.(curves)

// In turns, so that what the machine does meanwhile is done to all points.
async function measurePoints({ prepare }: CurveSource, xs: readonly number[]): Promise<readonly Point[]> {
  const open = await Promise.all(xs.map(async (x) => ({ x, times: [] as number[], ...(await prepare(x)) })))
  for (let warmUp = 0; warmUp < 2; warmUp += 1) for (const { measure } of open) await measure()
  const isOpen = ({ times }: { readonly times: readonly number[] }): boolean =>
    times.length < fewestTurns ||
    (times.length < mostTurns && times.reduce((sum, ms) => sum + ms, 0) < budgetMs)
  while (open.some(isOpen)) {
    for (const point of open) if (isOpen(point)) point.times.push(await point.measure())
  }
  await Promise.all(open.map(({ close }) => close()))
  return open.map(({ x, times }) => ({ x, y: median(times) }))
}
