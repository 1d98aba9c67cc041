import type { BenchScript, OpenSystem } from './system.ts'

/** What a number of a workload means. */
export type Unit = 'ms' | 'us' | 'chains/s' | 'MB' | 'KB'

/** One thing that every system is asked to do. */
export interface Workload {
  readonly name: string
  readonly title: string
  readonly unit: Unit
  /** Turns that a system gets in each repeat; between them it is the turn of the others. */
  readonly turns: number
  readonly script: BenchScript
  /** One turn: the number that is compared. */
  measure(system: OpenSystem): Promise<number>
}
