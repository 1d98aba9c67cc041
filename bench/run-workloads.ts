import { BenchChild } from './bench-child.ts'
import type { Cell, Row } from './results.ts'
import type { SystemEntry } from './systems/index.ts'
import type { Workload } from './workload.ts'

export interface RunOptions {
  readonly systems: readonly SystemEntry[]
  readonly workloads: readonly Workload[]
  readonly repeats: number
  /** Turns of a workload that count, of those that it would have. @default all */
  readonly maxTurns?: number
  readonly note: (text: string) => void
}

/**
 * Runs every workload on every system, turn by turn: in each turn one system after the other is asked once, the first
 * one another time, so that whatever the machine does meanwhile is done to all of them.
 */
export async function runWorkloads(options: RunOptions): Promise<readonly Row[]> {
  const { systems, workloads, note } = options
  const players = new Map(systems.map((entry) => [entry.name, new Player(entry)]))
  const rows: Row[] = []
  for (const workload of workloads) {
    note(workload.title)
    const taking = [...players.values()].filter(({ only }) => only?.includes(workload.name) ?? true)
    for (const player of taking) await player.enter(workload)
    for (let repeat = 0; repeat < options.repeats; repeat += 1) {
      for (const player of taking) player.nextRepeat()
      const turns = Math.min(workload.turns, options.maxTurns ?? Infinity)
      for (let turn = 0; turn < turns; turn += 1) {
        const first = (repeat + turn) % taking.length
        for (const player of [...taking.slice(first), ...taking.slice(0, first)]) await player.turn(workload)
      }
    }
    const { name, title, unit } = workload
    rows.push({ name, title, unit, cells: Object.fromEntries(taking.map((one) => [one.name, one.cell])) })
  }
  for (const player of players.values()) player.leave()
  return rows
}

/** One system on its way through the workloads, in a process of its own that is started again if it dies. */
class Player {
  readonly name: string
  readonly only: readonly string[] | undefined
  #child: BenchChild | undefined
  #repeats: number[][] = []
  #error: string | undefined

  constructor({ name, only }: SystemEntry) {
    this.name = name
    this.only = only
  }

  get cell(): Cell {
    if (this.#error === undefined) return { repeats: this.#repeats }
    return { repeats: [], error: this.#error }
  }

  /** Gets ready for a workload: a turn that does not count. */
  async enter(workload: Workload): Promise<void> {
    this.#repeats = []
    this.#error = undefined
    try {
      if (this.#child?.alive !== true) {
        this.#child = new BenchChild(this.name)
        await this.#child.started()
      }
      await this.#ask(workload)
    } catch (error) {
      this.#error = error instanceof Error ? error.message : String(error)
    }
  }

  nextRepeat(): void {
    this.#repeats.push([])
  }

  async turn(workload: Workload): Promise<void> {
    const value = await this.#ask(workload)
    if (value !== undefined) this.#repeats.at(-1)?.push(value)
  }

  leave(): void {
    this.#child?.close()
  }

  async #ask({ name }: Workload): Promise<number | undefined> {
    if (this.#error !== undefined || this.#child === undefined) return undefined
    const turn = await this.#child.measure(name)
    if ('value' in turn) return turn.value
    this.#error = turn.error
    return undefined
  }
}
