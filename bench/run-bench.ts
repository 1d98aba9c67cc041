import { bareNodeStart, coldStart } from './cold-start.ts'
import type { Turn } from './bench-child.ts'
import type { Curve } from './curve.ts'
import { forkAndRead } from './fork-and-read.ts'
import { machine, versionOf } from './machine.ts'
import type { MemoryReport } from './memory.ts'
import { measureCatalogue, type CatalogueTimes } from './catalogue.ts'
import { measurePreparation } from './preparation.ts'
import type { Cell, Results, Row } from './results.ts'
import { runWorkloads } from './run-workloads.ts'
import { systems } from './systems/index.ts'
import type { SystemEntry } from './systems/index.ts'
import { workloads } from './workloads/index.ts'

/** What a run of the bench takes in. */
export interface BenchOptions {
  /** `quick`: ours, bare isolated-vm, node:vm and the ping-pong, three turns each. */
  readonly extent: 'full' | 'quick'
  readonly curves: 'measured' | 'left out'
  readonly repeats: number
  readonly now: Date
  readonly note: (text: string) => void
}

const quickSystems = ['catenary', 'catenary, reuse', 'isolated-vm', 'node:vm', 'ping-pong']

/** One run: everything is measured, nothing is judged. */
export async function runBench({ extent, curves, repeats, now, note }: BenchOptions): Promise<Results> {
  const taking = extent === 'full' ? systems : systems.filter(({ name }) => quickSystems.includes(name))
  const load = { repeats, note, systems: taking }
  const rows = await runWorkloads({ ...load, workloads, ...(extent === 'quick' ? { maxTurns: 3 } : {}) })
  const cold = await measureColdStarts(load)
  note('preparation of scripts')
  const preparation = await measureRepeatedly(repeats, measurePreparation)
  note('type checks and searches')
  const catalogue = await measureRepeatedly(repeats, measureCatalogue)
  note('memory')
  const memory = await measureRepeatedly(1, () => forkAndRead<MemoryReport>('./memory.ts'))
  if (curves === 'measured') note('curves')
  return {
    date: now.toISOString(),
    machine: machine(),
    versions: Object.fromEntries(
      taking.flatMap(({ name, kind, package: pkg }) => {
        const version = kind === 'catenary' || pkg === undefined ? undefined : versionOf(pkg, kind)
        return version === undefined ? [] : [[name, version]]
      }),
    ),
    repeats,
    rows: [
      ...rows,
      cold,
      ...preparationRows(preparation),
      ...catalogueRows(catalogue),
      ...memoryRows(memory),
    ],
    curves: curves === 'measured' ? await forkAndRead<Curve[]>('./curves.ts') : [],
  }
}

async function measureColdStarts(options: {
  readonly systems: readonly SystemEntry[]
  readonly repeats: number
  readonly note: (text: string) => void
}): Promise<Row> {
  options.note('cold start')
  const starters: [string, () => Promise<Turn>][] = options.systems
    .filter(({ only }) => only === undefined)
    .map(({ name }) => [name, () => coldStart(name)])
  starters.push(['bare node', bareNodeStart])
  const turns = new Map<string, Turn[]>(starters.map(([name]) => [name, []]))
  for (let repeat = 0; repeat < options.repeats; repeat += 1) {
    for (const [name, start] of starters) turns.get(name)?.push(await start())
  }
  const cells = [...turns].map(([name, taken]): [string, Cell] => [name, cellOf(taken)])
  return {
    name: 'cold-start',
    title: 'cold start: from opening it to the first result',
    unit: 'ms',
    cells: Object.fromEntries(cells),
  }
}

function cellOf(turns: readonly Turn[]): Cell {
  const failed = turns.find((turn) => 'error' in turn)
  if (failed !== undefined) return { repeats: [], error: failed.error }
  return { repeats: turns.flatMap((turn) => ('value' in turn ? [[turn.value]] : [])) }
}

async function measureRepeatedly<T>(repeats: number, measure: () => Promise<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (let repeat = 0; repeat < repeats; repeat += 1) all.push(await measure())
  return all
}

function rowOf(head: Pick<Row, 'name' | 'title' | 'unit'>, values: readonly number[]): Row {
  return { ...head, cells: { catenary: { repeats: values.map((value) => [value]) } } }
}

function preparationRows(all: readonly Awaited<ReturnType<typeof measurePreparation>>[]): readonly Row[] {
  const unit = 'ms'
  return [
    rowOf(
      { name: 'prepare-javascript', title: 'preparing a JavaScript script, 1000 different ones, each', unit },
      all.map(({ javascript }) => javascript),
    ),
    rowOf(
      { name: 'prepare-typescript', title: 'preparing a TypeScript script, 1000 different ones, each', unit },
      all.map(({ typescript }) => typescript),
    ),
    rowOf(
      { name: 'prepare-known', title: 'preparing a script that is known', unit },
      all.map(({ known }) => known),
    ),
  ]
}

function catalogueRows(all: readonly CatalogueTimes[]): readonly Row[] {
  const row = (name: keyof CatalogueTimes, title: string): Row =>
    rowOf(
      { name, title, unit: 'ms' },
      all.map((times) => times[name]),
    )
  return [
    row('check100', 'type check of a 30-line script against 100 tools, warm'),
    row('check100p95', 'the same, 95th percentile'),
    row('check1000', 'type check of a 30-line script against 1000 tools, warm'),
    row('search5000', 'a search over 5000 tools'),
  ]
}

function memoryRows(all: readonly MemoryReport[]): readonly Row[] {
  const row = (
    name: string,
    title: string,
    { unit, pick }: { readonly unit: 'MB' | 'KB'; readonly pick: (report: MemoryReport) => number },
  ): Row => rowOf({ name: `memory-${name}`, title, unit }, all.map(pick))
  return [
    row('host-idle', 'memory of the host for each idle warm process', {
      unit: 'KB',
      pick: ({ hostKbPerIdleChild }) => hostKbPerIdleChild,
    }),
    row('host-running', 'memory of the host for each running chain', {
      unit: 'KB',
      pick: ({ hostKbPerRunningChain }) => hostKbPerRunningChain,
    }),
    row('idle-resident', 'a warm sandbox process, resident', {
      unit: 'MB',
      pick: ({ idleResidentMb }) => idleResidentMb,
    }),
    row('idle-private', 'a warm sandbox process, private', {
      unit: 'MB',
      pick: ({ idlePrivateMb }) => idlePrivateMb,
    }),
    row('running-resident', 'a sandbox process with a running chain, resident', {
      unit: 'MB',
      pick: ({ runningResidentMb }) => runningResidentMb,
    }),
    row('running-private', 'a sandbox process with a running chain, private', {
      unit: 'MB',
      pick: ({ runningPrivateMb }) => runningPrivateMb,
    }),
  ]
}
