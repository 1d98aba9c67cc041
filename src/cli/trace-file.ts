import { openTrace, readEvents, readRuns, TraceError } from '../index.ts'
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
export function findRun(trace: RawTrace, id: string): Promise<TracedRun> {
  return findOne(trace, id, readRuns)
}

/** The same of runs that are read in a way of their own, all whose id begins so. @throws UsageError */
export async function findOne<T extends TracedRun>(
  trace: RawTrace,
  id: string,
  read: (trace: RawTrace, id: string) => Promise<readonly T[]>,
): Promise<T> {
  const wanted = id === 'last' ? await lastRun(trace) : id
  const runs = wanted === undefined ? [] : await read(trace, wanted)
  const found = runs.find((run) => run.id === wanted) ?? (runs.length === 1 ? runs[0] : undefined)
  if (found !== undefined) return found
  if (runs.length === 0)
    throw new UsageError(`<id>: no run of this trace begins so; \`catenary trace list\` lists them`)
  throw new UsageError(`<id>: ${runs.length} runs begin so; give more of it`)
}

/** The run that began last: only its id is kept, for all of a trace may be too much. */
async function lastRun(trace: RawTrace): Promise<string | undefined> {
  const ids = new Set<string>()
  for await (const { chainId, sessionId } of readEvents(trace)) ids.add(chainId ?? sessionId)
  return [...ids].at(-1)
}
