import { CatenaryError } from '../kernel/index.ts'
import type { TraceSettings } from './session-trace.ts'
import type { ToolInvokerOptions } from './types.ts'

/** How an invoker traces; undefined if it has no sinks. @throws `invalid_options` */
export function traceSettings(options: ToolInvokerOptions): TraceSettings | undefined {
  const { traceSinks = [], audit = 'required', redact } = options
  if (!Array.isArray(traceSinks) || !traceSinks.every((sink) => typeof sink?.write === 'function'))
    refuse('traceSinks', 'must be a list of sinks, each with a write method')
  if (audit !== 'required' && audit !== 'best-effort') refuse('audit', 'must be required or best-effort')
  if (redact !== undefined && typeof redact !== 'function') refuse('redact', 'must be a function')
  return traceSinks.length === 0 ? undefined : { sinks: [...traceSinks], audit, redact }
}

function refuse(field: string, problem: string): never {
  throw new CatenaryError('invalid_options', `${field} ${problem}.`, { field })
}
