import { readEvents } from '../index.ts'
import type { RawTrace } from '../index.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { oneLine } from './one-line.ts'
import { durationText } from './duration-text.ts'
import { RunTally, type RunSummary } from './run-summary.ts'
import { withTrace, type TraceFlags } from './trace-file.ts'

export interface TraceListFlags extends TraceFlags {
  readonly tenant?: string
}

/** Lists the runs of a trace, each on a line. */
export async function listTrace(flags: TraceListFlags, output: Output): Promise<number> {
  const runs = await withTrace(flags.trace, tallyRuns)
  const rows = runs
    .map((run) => run.summary())
    .filter(({ tenant }) => flags.tenant === undefined || tenant === flags.tenant)
  for (const row of rows) await output.write(`${flags.json === true ? printableJson(row) : rowText(row)}\n`)
  if (rows.length === 0) output.note('[trace]', 'there are no runs in it')
  return exitCode.ok
}

async function tallyRuns(trace: RawTrace): Promise<readonly RunTally[]> {
  const runs = new Map<string, RunTally>()
  for await (const event of readEvents(trace)) {
    const id = event.chainId ?? event.sessionId
    let run = runs.get(id)
    if (run === undefined)
      runs.set(id, (run = new RunTally(id, event.chainId === undefined ? 'direct' : 'chain')))
    run.add(event)
  }
  return [...runs.values()]
}

function rowText(row: RunSummary): string {
  const { id, kind, status, code, startedAt = '?', calls, sessions, unknown, ms, agentId } = row
  const parts = [
    oneLine(id),
    startedAt,
    kind,
    oneLine(code === undefined ? status : `${status} (${code})`),
    durationText(ms),
    `${calls} call${calls === 1 ? '' : 's'}`,
    ...(sessions > 1 ? [`${sessions} sessions`] : []),
    ...(row.failed > 0 ? [`${row.failed} failed`] : []),
    ...(row.denied > 0 ? [`${row.denied} denied`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
    oneLine(agentId),
  ]
  return parts.join('  ')
}
