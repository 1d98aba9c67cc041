/** The middle of some numbers; NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which a share of the numbers lies, interpolated; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] ?? Number.NaN
  const high = sorted[Math.ceil(at)] ?? Number.NaN
  return low + (high - low) * (at - Math.floor(at))
}

/** One point of a curve: how much there is of something, and what it costs. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The exponent of the power law that fits the points best: 1 is linear, 2 quadratic. NaN of fewer than two. */
export function growth(points: readonly Point[]): number {
  const logs = points.map(({ x, y }) => ({ x: Math.log(x), y: Math.log(y) }))
  const mean = (pick: (point: Point) => number): number =>
    logs.reduce((sum, point) => sum + pick(point), 0) / logs.length
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)]
  const covariance = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const variance = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return variance === 0 ? Number.NaN : covariance / variance
}
