import { JsonlTraceSink, SqliteTraceSink } from '../index.ts'
import type { TraceSink } from '../index.ts'
import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

/** The flags that say where a trace goes. */
export interface TraceSinkFlags {
  readonly trace?: string
  readonly traceKeyFile?: string
  readonly traceContent?: true
}

/** The sinks of a run: one, or none. */
export interface OpenTraceSinks extends AsyncDisposable {
  readonly all: readonly TraceSink[]
}

/** Opens the trace after `--trace`; its name says which kind it is. @throws UsageError if it cannot be used */
export async function openTraceSinks({
  trace,
  traceKeyFile,
  traceContent,
}: TraceSinkFlags): Promise<OpenTraceSinks> {
  if (trace === undefined && (traceKeyFile !== undefined || traceContent !== undefined)) {
    const flag = traceKeyFile === undefined ? '--trace-content' : '--trace-key-file'
    throw new UsageError(`${flag}: there is no trace that it could be about; give one with --trace FILE`)
  }
  if (trace === undefined) return { all: [], async [Symbol.asyncDispose]() {} }
  const sink = openSink(trace, traceKeyFile === undefined ? undefined : await readTraceKey(traceKeyFile))
  return { all: [sink], [Symbol.asyncDispose]: () => sink[Symbol.asyncDispose]() }
}

/** The key in a file, without the line feed that an editor puts at its end. @throws UsageError */
export async function readTraceKey(path: string): Promise<string> {
  const key = (await readText({ path, label: 'the key file' })).trimEnd()
  if (key === '') throw new UsageError(`the key file ${path} is empty`)
  return key
}

function openSink(path: string, key: string | undefined): TraceSink & AsyncDisposable {
  const options = { path, ...(key === undefined ? {} : { key }) }
  try {
    if (/\.(?:jsonl|ndjson)$/i.test(path)) return new JsonlTraceSink(options)
    if (/\.(?:sqlite3?|db)$/i.test(path)) return new SqliteTraceSink(options)
  } catch (error) {
    throw new UsageError(`--trace: ${error instanceof Error ? error.message : 'it cannot be used'}`)
  }
  throw new UsageError(`--trace: ${path}: the name must end in .jsonl or .sqlite`)
}
