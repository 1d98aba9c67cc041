import type { TracedCall, TracedSession } from '../index.ts'
import { fitWidth } from './display-width.ts'
import { durationText } from './duration-text.ts'
import type { FoldedSession } from './folded-run.ts'
import { oneLine } from './one-line.ts'

/** How the waterfall is drawn. */
export interface WaterfallOptions {
  /** Columns of the terminal. */
  readonly columns: number
  readonly colour: 'ansi' | 'none'
}

const minColumns = 20
const maxColumns = 200
/** With fewer columns for its bar a call gets a second line. */
const minBar = 16
const durationColumns = 8
const outcomeColumns = 24

/** What a part of a bar looks like, and what it means. */
const marks = {
  run: ['█', 'running'],
  wait: ['░', 'waiting for approval'],
  queue: ['·', 'waiting for its turn'],
  refuse: ['×', 'not run'],
  lost: ['?', 'no end in the trace'],
} as const
type Mark = keyof typeof marks

interface Part {
  readonly mark: Mark
  readonly from: number
  readonly to: number
}

/** The calls of a session over time, one after the other: lines for a terminal, or for none. */
export function waterfall(session: FoldedSession, options: WaterfallOptions): readonly string[] {
  const columns = Math.max(minColumns, Math.min(maxColumns, options.columns))
  const total = largest([session.end?.ms ?? 0, ...session.calls.map(endOf), 0.001])
  const frame = frameOf(session, columns)
  const rows = session.calls.map((call) => ({
    call,
    parts: visible(partsOf(call, total), total / frame.bar),
  }))
  const used = new Set(rows.flatMap(({ parts }) => parts.map(({ mark }) => mark)))
  const lines = rows.flatMap(({ call, parts }, index) => [
    ...(isAfterGap(session, index) ? ['⋮'.padStart(frame.seq)] : []),
    ...rowLines(call, { bar: bar(parts, { frame, total }), frame, options }),
  ])
  const legend = Object.entries(marks).flatMap(([mark, [sign, meaning]]) =>
    used.has(mark as Mark) ? [`${sign} ${meaning}`] : [],
  )
  return [
    scaleLine(frame, total),
    ...lines,
    ...(legend.length === 0 ? [] : ['', fitWidth(legend.join('   '), columns).trimEnd()]),
  ]
}

/** Whether calls before this one are left out. */
function isAfterGap({ calls, leftOut }: FoldedSession, index: number): boolean {
  const before = calls[index - 1]
  return leftOut !== undefined && before !== undefined && before.seq + 1 < (calls[index]?.seq ?? 0)
}

/** Of numbers that may be too many for one call of `Math.max`. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0)
}

/** How the columns are shared out. */
interface Frame {
  readonly columns: number
  readonly seq: number
  readonly name: number
  readonly place: number
  readonly bar: number
  readonly layout: 'one line' | 'two lines'
}

function frameOf({ calls }: TracedSession, columns: number): Frame {
  const widest = (texts: readonly string[]): number => largest(texts.map(({ length }) => length))
  const seq = widest(calls.map((call) => String(call.seq)))
  const place = widest(calls.map(placeOf))
  const name = Math.min(
    Math.max(4, widest(calls.map((call) => oneLine(toolOf(call))))),
    Math.max(8, Math.floor(columns / 4)),
  )
  const gaps = place === 0 ? 8 : 10
  const left = columns - seq - name - place - durationColumns - outcomeColumns - gaps
  if (left >= minBar) return { columns, seq, name, place, bar: left, layout: 'one line' }
  return { columns, seq, name, place, bar: columns - seq - 1, layout: 'two lines' }
}

function scaleLine({ layout, seq, name, place, bar: width }: Frame, total: number): string {
  const before = layout === 'two lines' ? seq + 1 : seq + 2 + name + 2 + (place === 0 ? 0 : place + 2)
  const end = durationText(total)
  return `${' '.repeat(before)}0${'─'.repeat(Math.max(1, width - 2 - end.length))} ${end}`
}

interface RowDrawing {
  readonly bar: string
  readonly frame: Frame
  readonly options: WaterfallOptions
}

function rowLines(call: TracedCall, { bar: drawn, frame, options }: RowDrawing): readonly string[] {
  const { columns, seq, name, place, layout } = frame
  const number = String(call.seq).padStart(seq)
  const tool = oneLine(toolOf(call))
  const lasted = call.end === undefined ? '' : durationText(call.end.record.durationMs)
  const outcome = outcomeOf(call)
  const tint = (text: string): string => paint(text, call, options)
  const more = approvalLine(call).map((text) => fitWidth(`${' '.repeat(seq + 2)}${text}`, columns).trimEnd())
  if (layout === 'one line') {
    const where = place === 0 ? '' : `  ${placeOf(call).padEnd(place)}`
    const head = `${number}  ${fitWidth(tool, name)}${where}  ${drawn}  ${lasted.padStart(durationColumns)}`
    return [`${head}  ${tint(fitWidth(outcome, outcomeColumns).trimEnd())}`, ...more]
  }
  const tail = `${lasted} ${outcome}`.trim()
  const room = Math.max(4, columns - seq - 2 - tail.length)
  const head = `${number} ${fitWidth(tool, Math.min(room, tool.length)).trimEnd()} `
  return [
    `${head}${tint(fitWidth(tail, Math.max(1, columns - seq - 2 - Math.min(room, tool.length))).trimEnd())}`,
    `${' '.repeat(seq + 1)}${drawn.trimEnd()}`,
    ...more,
  ]
}

function bar(
  parts: readonly Part[],
  { frame, total }: { readonly frame: Frame; readonly total: number },
): string {
  const cells = Array.from({ length: frame.bar }, () => ' ')
  // What runs is drawn last: it is what one looks for.
  const order: readonly Mark[] = ['queue', 'lost', 'wait', 'run', 'refuse']
  for (const mark of order)
    for (const part of parts.filter((one) => one.mark === mark)) {
      const first = Math.min(frame.bar - 1, Math.floor((part.from / total) * frame.bar))
      const last = Math.max(first + 1, Math.min(frame.bar, Math.round((part.to / total) * frame.bar)))
      cells.fill(marks[mark][0], first, last)
    }
  return cells.join('')
}

/** A call waits for whoever approves, then for its turn, then it runs; one that was refused has never run. */
function partsOf(call: TracedCall, total: number): readonly Part[] {
  const { start, end } = call
  if (end === undefined) return [{ mark: 'lost', from: start?.ms ?? 0, to: total }]
  const { record, ms: to } = end
  const from = Math.max(0, to - record.durationMs)
  const decided = Math.min(to, from + (record.approval?.waitedMs ?? 0))
  const began = Math.min(to, Math.max(decided, start?.ms ?? decided))
  const hasRun =
    start !== undefined || record.status === 'ok' || record.code === 'tool_failed' || record.effect !== 'none'
  return [
    ...(decided > from ? [{ mark: 'wait' as const, from, to: decided }] : []),
    ...(began > decided ? [{ mark: 'queue' as const, from: decided, to: began }] : []),
    { mark: hasRun ? 'run' : 'refuse', from: hasRun ? began : to, to },
  ]
}

/** Without the waits that are less than half a cell: each part that is drawn takes one at least. */
function visible(parts: readonly Part[], msPerCell: number): readonly Part[] {
  const seen = parts.filter(
    ({ mark, from, to }) => mark === 'run' || mark === 'refuse' || to - from >= msPerCell / 2,
  )
  return seen.length === 0 ? parts.slice(0, 1) : seen
}

function endOf({ start, end }: TracedCall): number {
  return end?.ms ?? start?.ms ?? 0
}

function toolOf({ start, end }: TracedCall): string {
  return end?.record.tool ?? start?.tool ?? ''
}

function placeOf({ start, end }: TracedCall): string {
  const position = end?.record.position ?? start?.position
  return position === undefined ? '' : `${position.line}:${position.column}`
}

function outcomeOf({ end }: TracedCall): string {
  if (end === undefined) return 'unknown: no end'
  const { status, code, effect } = end.record
  const why = code === undefined || code === status ? status : code
  return effect === 'none' ? why : `${why}, ${effect}`
}

function approvalLine({ start, end }: TracedCall): readonly string[] {
  const approval = end?.record.approval ?? start?.approval
  if (approval === undefined) return []
  const { decision, decidedBy, rule, reason, waitedMs, editedFrom, remember } = approval
  const parts = [
    `${decision}${decidedBy === undefined ? '' : ` by ${oneLine(decidedBy)}`}`,
    `after ${durationText(waitedMs)}`,
    ...(editedFrom === undefined ? [] : ['with other arguments than the script sent']),
    ...(remember === undefined ? [] : ['remembered']),
    ...(rule === undefined ? [] : [`rule ${oneLine(rule)}`]),
    ...(reason === undefined ? [] : [oneLine(reason)]),
  ]
  return [`↳ ${parts.join(', ')}`]
}

const colours = { ok: 32, denied: 33, error: 31, timeout: 31, cancelled: 33, lost: 31 } as const

function paint(text: string, { end }: TracedCall, { colour }: WaterfallOptions): string {
  if (colour === 'none') return text
  return `\u001b[${colours[end?.record.status ?? 'lost']}m${text}\u001b[0m`
}
