/** Measures the curves in a process that does nothing else, and sends them. */
import type { Curve } from './curve.ts'
import { curveSources } from './curve-sources.ts'
import { median } from './statistics.ts'
import type { Point } from './statistics.ts'

/** Enough of a fast point for a steady median, few of a slow one. */
const budgetMs = 4000
const mostTurns = 25
const fewestTurns = 3

const curves: Curve[] = []
for (const { name, title, unit, xs, prepare } of curveSources) {
  const points: Point[] = []
  for (const x of xs) {
    const { measure, close } = await prepare(x)
    await measure()
    await measure()
    const end = performance.now() + budgetMs
    const times: number[] = []
    while (times.length < fewestTurns || (times.length < mostTurns && performance.now() < end)) {
      times.push(await measure())
    }
    await close()
    points.push({ x, y: median(times) })
  }
  curves.push({ name, title, unit, points })
}
process.send?.(curves)
