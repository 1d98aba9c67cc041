import { verifyTrace } from '../index.ts'
import type { TraceHead, TraceVerdict } from '../index.ts'
import { exitCode } from './exit-code.ts'
import { readTraceKey } from './open-trace-sink.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { withTrace, type TraceFlags } from './trace-file.ts'

export interface VerifyFlags extends TraceFlags {
  readonly noted?: TraceHead
  readonly keyFile?: string
  readonly withoutHead?: true
}

/** Checks a trace and says what is wrong with it. */
export async function verifyTraceFile(flags: VerifyFlags, output: Output): Promise<number> {
  const key = flags.keyFile === undefined ? undefined : await readTraceKey(flags.keyFile)
  const verdict = await withTrace(flags.trace, (trace) =>
    verifyTrace(trace, {
      ...(key === undefined ? {} : { key }),
      ...(flags.noted === undefined ? {} : { noted: flags.noted }),
      head: flags.withoutHead === true ? 'ignore' : 'require',
    }),
  )
  if (flags.json === true) await output.write(`${printableJson(verdict)}\n`)
  else await explain(verdict, output)
  return verdict.ok ? exitCode.ok : exitCode.failed
}

async function explain(verdict: TraceVerdict, output: Output): Promise<void> {
  const { ok, entries, head, problems, unfinished, tornBytes } = verdict
  for (const { code, place, message } of problems)
    output.note(`[${code}]`, place === undefined ? message : `entry ${place}: ${message}`)
  if (tornBytes > 0)
    output.note(
      '[torn]',
      `the last ${tornBytes} bytes are half an entry: its writer was stopped, and had not answered for it`,
    )
  if (unfinished.length > 0)
    output.note(
      '[unfinished]',
      `${unfinished.length === 1 ? '1 session has' : `${unfinished.length} sessions have`} no end: ${unfinished.slice(0, 5).join(', ')}`,
    )
  const found = ok ? 'whole' : 'NOT whole'
  await output.write(
    `${found}: ${entries === 1 ? '1 entry' : `${entries} entries`}, head ${head.n}:${head.hash}\n`,
  )
}
