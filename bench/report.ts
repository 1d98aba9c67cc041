import type { Verdict } from './budgets.ts'
import type { Curve } from './curve.ts'
import { table } from './markdown.ts'
import { find, statisticOf } from './results.ts'
import type { Cell, Results, Row } from './results.ts'
import { growth } from './statistics.ts'
import { systems } from './systems/index.ts'
import type { Unit } from './workload.ts'

const digits = 3
/** The columns of the short table: what a reader compares with. */
const shortColumns = [
  'catenary',
  'isolated-vm',
  '@tanstack/ai-isolate-node',
  '@utcp/code-mode',
  'run',
  'quickjs-emscripten',
]
const shortRows = [
  'trivial',
  'sequential',
  'parallel',
  'parallel-slow',
  'echo-10kb',
  'echo-1mb',
  'throughput',
  'cold-start',
]

/** The table of the README. */
export function shortTable({ rows, machine, date, repeats }: Results): string {
  const body = shortRows.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    return row === undefined ? [] : [[row.title, ...shortColumns.map((system) => shown(row, system))]]
  })
  return `${table(['', ...shortColumns], body)}\n\nMedians of ${repeats} interleaved repeats, ${date.slice(0, 10)}; ${machine}.`
}

/** One table for each workload: every system, with the median, the minimum and the 95th percentile. */
export function fullTables(results: Results): string {
  const parts = results.rows
    .filter(({ cells }) => Object.keys(cells).length > 1)
    .map((row) => `### ${capitalised(row.title)}\n\n${systemTable(row, results)}`)
  const alone = results.rows.filter(({ cells }) => Object.keys(cells).length === 1)
  const facts = alone.map((row) => [row.title, shown(row, 'catenary')])
  return [
    `Measured ${results.date.slice(0, 16).replace('T', ' ')} UTC on ${results.machine}; ${results.repeats} repeats.`,
    ...parts,
    `### Preparation and memory\n\n${table(['', 'catenary'], facts)}`,
  ].join('\n\n')
}

function systemTable(row: Row, results: Results): string {
  const base = find(results, { workload: row.name, system: 'isolated-vm' }, 'median')
  const body = Object.entries(row.cells).map(([system, cell]) => {
    const entry = systems.find(({ name }) => name === system)
    const version = results.versions[system]
    const label = [version === undefined ? system : `${system} ${version}`, entry?.note ?? '']
    if (cell.error !== undefined) return [...label, cell.error.split('\n')[0] ?? '', '', '', '']
    const ratio = base === undefined ? '' : number(statisticOf(cell, 'median') / base)
    return [
      ...label,
      ...(['median', 'min', 'p95'] as const).map((one) => number(statisticOf(cell, one))),
      ratio,
    ]
  })
  return table(['system', '', `median, ${unitName(row.unit)}`, 'least', '95 %', 'of isolated-vm'], body)
}

/** The curves, each with how it grows. */
export function curveTables(curves: readonly Curve[]): string {
  return curves.map(curveTable).join('\n\n')
}

function curveTable({ title, unit, points }: Curve): string {
  const upper = points.slice(-Math.ceil(points.length / 2))
  const body = [points.map(({ y }) => number(y))]
  const grows = `Grows as the power ${growth(points).toFixed(2)} of it, ${growth(upper).toFixed(2)} in the upper half.`
  return `### ${capitalised(title)}\n\n${table(
    points.map(({ x }) => `${x}`),
    body,
  )}\n\n${unitName(unit)}. ${grows}`
}

/** What became of the bounds. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  const body = verdicts.map(({ what, bound, value, state }) => [
    what,
    bound,
    value === undefined ? 'not measured' : number(value),
    state,
  ])
  return table(['bound', '', 'measured', ''], body)
}

function shown(row: Row, system: string): string {
  const cell: Cell | undefined = row.cells[system]
  if (cell === undefined) return ''
  if (cell.error !== undefined) return cell.error.startsWith('crashed') ? 'crashed' : 'fails'
  return `${number(statisticOf(cell, 'median'))} ${unitName(row.unit)}`
}

function number(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(digits))) : ''
}

function unitName(unit: Unit): string {
  return unit === 'us' ? 'µs' : unit
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
