import type { Point } from './statistics.ts'

/** How a cost grows with something. */
export interface Curve {
  readonly name: string
  readonly title: string
  readonly unit: 'ms'
  readonly points: readonly Point[]
}

/** One point of a curve, ready to be measured. */
export interface OpenPoint {
  measure(): Promise<number>
  close(): Promise<void>
}

/** A curve that can be measured. */
export interface CurveSource extends Omit<Curve, 'points'> {
  readonly xs: readonly number[]
  /** `one by one` where the points together would be too much for the machine. @default `in turns` */
  readonly points?: 'in turns' | 'one by one'
  prepare(x: number): Promise<OpenPoint>
}
