import { openTrace, readRuns, TraceError } from '../index.ts'
import type { RawTrace, TracedRun } from '../index.ts'
import { UsageError } from './usage-error.ts'

/** The flags that each command for a trace takes. */
export interface TraceFlags {
  readonly trace: string
  readonly json?: true
}

/** Does something with a trace and closes it. @throws UsageError if the file is none */
export async function withTrace<T>(path: string, work: (trace: RawTrace) => Promise<T>): Promise<T> {
  await using trace = open(path)
  return await work(trace)
}

function open(path: string): RawTrace {
  try {
    return openTrace(path)
  } catch (error) {
    throw TraceError.isInstance(error) ? new UsageError(`--trace: ${error.message}`) : error
  }
}

/** The one run that an id stands for: whole, cut to where it is still the only one, or `last`. @throws UsageError */
export async function findRun(trace: RawTrace, id: string): Promise<TracedRun> {
  const runs = await readRuns(trace, id === 'last' ? '' : id)
  const found =
    id === 'last'
      ? runs.at(-1)
      : (runs.find((run) => run.id === id) ?? (runs.length === 1 ? runs[0] : undefined))
  if (found !== undefined) return found
  if (runs.length === 0)
    throw new UsageError(`<id>: no run of this trace begins so; \`catenary trace list\` lists them`)
  throw new UsageError(`<id>: ${runs.length} runs begin so; give more of it`)
}
