export { TraceError, type TraceErrorCode } from './errors.ts'
export { JsonlTraceSink, type JsonlTraceSinkOptions } from './jsonl.ts'
export { MemoryTraceSink, type MemoryTraceSinkOptions } from './memory.ts'
export { openTrace } from './open-trace.ts'
export type { TraceKey } from './seal.ts'
export { SqliteTraceSink, type SqliteTraceSinkOptions } from './sqlite.ts'
export type {
  Durability,
  RawEntry,
  RawHead,
  RawTrace,
  TraceHead,
  TraceProblem,
  TraceProblemCode,
  TraceVerdict,
} from './types.ts'
export { verifyTrace, type VerifyOptions } from './verify-trace.ts'
export { otlpJson } from './otlp-json.ts'
export { readEvents, readRuns, type TracedCall, type TracedRun, type TracedSession } from './traced-run.ts'
