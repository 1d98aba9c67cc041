import { z } from 'zod'

import type { CallFailure } from '../../bridge/index.ts'
import { readStack } from '../../sandbox/index.ts'
import type { PreparedScript } from '../../sandbox/index.ts'
import { invocationCodeSchema } from '../kernel/index.ts'
import type { ChainError, ChainErrorCode, Effect } from '../kernel/index.ts'
import type { ChainEnd } from './chain-run.ts'
import { explainError } from './explain-error.ts'
import type { KnownTools } from './explain-error.ts'
import { parseJson } from './parse-json.ts'

export interface ErrorSource {
  readonly end: ChainEnd
  readonly script: PreparedScript
  readonly tools: KnownTools
}

/** The guest's own description of an error. Only text: status and code never come from it. */
const guestErrorSchema = z.object({
  name: z.string().max(200),
  message: z.string().max(10_000),
  stack: z.string().max(20_000),
  call: z.number().int().optional(),
})

/** The guest names twenty at most. */
const unawaitedSchema = z.array(z.string().max(200)).max(20)

/** Why a chain failed; undefined when its script came to its end. */
export function chainError(source: ErrorSource): ChainError | undefined {
  const { outcome, stop } = source.end
  if (outcome.status === 'finished') return finishedError(source, outcome.kind, outcome.text)
  if (stop !== undefined) return { code: stop.code, name: names[stop.code], message: stop.message }
  switch (outcome.status) {
    case 'cpu':
      return plain(
        'cpu',
        `the script used up its CPU time (${Math.round(outcome.cpuMs)} ms); do less, or page through the data`,
      )
    case 'memory':
      return plain(
        'memory',
        'the script used up its memory; hold less at a time, or keep large data in artifacts',
      )
    case 'cancelled':
      return plain('cancelled', 'the chain was cancelled')
    case 'crashed':
    case 'protocol':
      return plain(outcome.status, `the sandbox process failed: ${outcome.reason}`)
    case 'unavailable':
      return plain('sandbox_unavailable', outcome.reason)
    default:
      return outcome satisfies never
  }
}

const names: Readonly<Record<ChainErrorCode, string>> = {
  syntax: 'SyntaxError',
  check: 'CheckError',
  source_too_large: 'SourceTooLarge',
  script: 'Error',
  tool: 'ToolError',
  denied: 'ToolError',
  budget: 'ToolError',
  unawaited_call: 'UnawaitedCall',
  unsettled: 'Unsettled',
  invalid_value: 'TypeError',
  value_too_large: 'RangeError',
  timeout: 'Timeout',
  cpu: 'CpuLimit',
  memory: 'MemoryLimit',
  crashed: 'SandboxCrashed',
  cancelled: 'Cancelled',
  protocol: 'ProtocolError',
  sandbox_unavailable: 'SandboxUnavailable',
  store_failed: 'StoreError',
  audit_failed: 'AuditError',
  journal_failed: 'JournalError',
  journal_mismatch: 'JournalMismatch',
  internal: 'InternalError',
}

/** An error that has no place in the script. */
export function plain(code: ChainErrorCode, message: string): ChainError {
  return { code, name: names[code], message }
}

function finishedError(source: ErrorSource, kind: string, text: string): ChainError | undefined {
  switch (kind) {
    case 'returned':
      return undefined
    case 'too_large':
      return plain(
        'value_too_large',
        `the return value is too large: ${text.slice(0, 20)} bytes of JSON; return less, or an artifact`,
      )
    case 'unawaited':
      return unawaited(text)
    case 'syntax':
    case 'invalid_value':
    case 'value_too_large':
      return located(source, kind, text)
    case 'threw':
      return located(source, 'script', text)
    default:
      return plain('protocol', 'the sandbox ended in a way that is not of the protocol')
  }
}

function unawaited(text: string): ChainError {
  const parsed = unawaitedSchema.safeParse(parseJson(text))
  const tools = parsed.success ? [...new Set(parsed.data)] : []
  // A name behind `=` is that of a function of the bridge's own, as in `=workspace.writeFile`.
  const calls = tools
    .map((name) => (name.startsWith('=') ? `${name.slice(1)}(...)` : `tools.${name}(...)`))
    .join(', ')
  return plain(
    'unawaited_call',
    `the script ended without awaiting ${calls}: write "await" before each call, or await Promise.all([...])`,
  )
}

function located({ end, script, tools }: ErrorSource, code: ChainErrorCode, text: string): ChainError {
  const parsed = guestErrorSchema.safeParse(parseJson(text))
  if (!parsed.success)
    return plain('protocol', 'the sandbox described an error in a way that is not of the protocol')
  const { name, message, stack, call } = parsed.data
  const place = readStack({ stack, message }, script.positions)
  // The guest only says which call it was; what became of that call is the host's own record.
  const failure = call === undefined ? undefined : end.failureOf(call)
  if (failure !== undefined && code === 'script') return { ...toolError(failure), ...place }
  return { code, name, message: explainError({ name, message, ...place }, tools), ...place }
}

function toolError(failure: CallFailure): ChainError {
  // The call's clock and the chain's run out together; whichever is heard first, it was the time.
  if (failure.code === 'deadline') return { ...plain('timeout', failure.message), call: callOf(failure) }
  const code = failure.status === 'denied' ? 'denied' : failure.code === 'budget' ? 'budget' : 'tool'
  return { code, name: 'ToolError', message: failure.message, call: callOf(failure) }
}

function callOf({ callId, tool, code, effect }: CallFailure): NonNullable<ChainError['call']> {
  const known = invocationCodeSchema.safeParse(code)
  const effects: readonly Effect[] = ['none', 'done', 'unknown']
  return {
    callId,
    tool,
    code: known.success ? known.data : 'internal',
    effect: effects.find((one) => one === effect) ?? 'unknown',
  }
}
