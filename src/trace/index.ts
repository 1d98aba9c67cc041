export type {
  RawTrace,
  TraceEntry,
  TraceHead,
  TraceProblem,
  TraceProblemCode,
  TraceVerdict,
} from './types.ts'
