import type { Point } from './statistics.ts'

/** How a cost grows with something. */
export interface Curve {
  readonly name: string
  readonly title: string
  readonly unit: 'ms'
  readonly points: readonly Point[]
}

/** A curve that can be measured. */
export interface CurveSource extends Omit<Curve, 'points'> {
  readonly xs: readonly number[]
  /** The cost at one point, once. */
  prepare(x: number): Promise<{ measure(): Promise<number>; close(): Promise<void> }>
}
