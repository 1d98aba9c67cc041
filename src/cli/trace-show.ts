import type { TracedSession } from '../index.ts'
import { fitWidth } from './display-width.ts'
import { durationText } from './duration-text.ts'
import { exitCode } from './exit-code.ts'
import { readFolded, type FoldedRun, type FoldedSession } from './folded-run.ts'
import { oneLine } from './one-line.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { summarizeRun } from './run-summary.ts'
import { findOne, findRun, withTrace, type TraceFlags } from './trace-file.ts'
import { waterfall, type WaterfallOptions } from './waterfall.ts'

/** Columns where there is no terminal to ask. */
const defaultColumns = 100

export interface ShowFlags extends TraceFlags {
  readonly all?: true
}

/** Shows one run of a trace. */
export async function showTrace(id: string, flags: ShowFlags, output: Output): Promise<number> {
  if (flags.json === true) {
    const whole = await withTrace(flags.trace, (trace) => findRun(trace, id))
    await output.write(`${printableJson(whole)}\n`)
    return exitCode.ok
  }
  const run = await withTrace<FoldedRun>(flags.trace, async (trace) => {
    if (flags.all !== true) return findOne(trace, id, readFolded)
    const whole = await findRun(trace, id)
    return { ...whole, summary: summarizeRun(whole) }
  })
  // A terminal that does not know its own width says 0.
  const columns = process.stdout.columns || Number(process.env['COLUMNS']) || defaultColumns
  const colour = output.isTerminal && process.env['NO_COLOR'] === undefined ? 'ansi' : 'none'
  await output.write(`${runText(run, { columns, colour }).join('\n')}\n`)
  return exitCode.ok
}

/** A run as lines for a person. */
export function runText(run: FoldedRun, options: WaterfallOptions): readonly string[] {
  const { kind, status, code, calls, ms, unknown } = run.summary
  const what = kind === 'chain' ? 'chain' : 'direct calls'
  const facts = [
    oneLine(code === undefined ? status : `${status} (${code})`),
    durationText(ms),
    `${calls} call${calls === 1 ? '' : 's'}`,
    ...(unknown === 0 ? [] : [`${unknown} of unknown effect`]),
  ]
  const fit = (text: string): string => fitWidth(text, options.columns).trimEnd()
  return [
    fit(`${what} ${oneLine(run.id)}`),
    fit(`  ${facts.join(', ')}`),
    ...run.sessions.flatMap((session, index) => [
      ...headLines(session, run.sessions.length > 1 ? `session ${index + 1}: ` : '').map(fit),
      '',
      ...(session.calls.length === 0 ? ['  no calls'] : waterfall(session, options)),
      ...leftOutLines(session),
      '',
    ]),
  ]
}

function headLines({ start, end }: TracedSession, label: string): readonly string[] {
  if (start === undefined) return [`  ${label}its beginning is not in the trace`]
  const script =
    start.script === undefined
      ? ''
      : `, script ${start.script.sha256.slice(0, 12)} (${start.script.bytes} bytes)`
  return [
    `  ${label}${start.at}, agent ${oneLine(start.agentId)}, tenant ${oneLine(start.tenant)}${script}`,
    ...(end === undefined ? ['  no end in the trace: it still runs, or its process ended before it'] : []),
  ]
}

function leftOutLines({ calls, leftOut }: FoldedSession): readonly string[] {
  if (leftOut === undefined) return []
  const { ok, others } = leftOut
  const which = others === 0 ? 'all of them ok' : `${ok} ok, ${others} not`
  return [
    '',
    `  ${ok + others} of ${calls.length + ok + others} calls are not shown here (${which}): --all shows them`,
  ]
}
