import { otlpJson, readEvents, readRuns } from '../index.ts'
import type { RawTrace } from '../index.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { findRun, withTrace, type TraceFlags } from './trace-file.ts'

export interface ExportFlags extends TraceFlags {
  readonly format: 'jsonl' | 'otlp-json'
}

/** Prints a trace, or one run of it, in another form. */
export async function exportTrace(
  id: string | undefined,
  flags: ExportFlags,
  output: Output,
): Promise<number> {
  await withTrace(flags.trace, async (trace) => {
    const run = id === undefined ? undefined : await findRun(trace, id)
    switch (flags.format) {
      case 'jsonl':
        return run === undefined ? writeEntries(trace, output) : writeEvents(trace, run.id, output)
      case 'otlp-json':
        return output.write(
          `${JSON.stringify(otlpJson(run === undefined ? await readRuns(trace) : [run]))}\n`,
        )
      default:
        return flags.format satisfies never
    }
  })
  return exitCode.ok
}

/** As they stand, so that what is exported can still be verified. */
async function writeEntries(trace: RawTrace, output: Output): Promise<void> {
  for await (const { text } of trace.entries()) if (text !== undefined) await output.write(`${text}\n`)
}

async function writeEvents(trace: RawTrace, id: string, output: Output): Promise<void> {
  for await (const event of readEvents(trace))
    if ((event.chainId ?? event.sessionId) === id) await output.write(`${JSON.stringify(event)}\n`)
}
