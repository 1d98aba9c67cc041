import { hash } from 'node:crypto'
import { canonicalJson, type ChainCallRecord, type InvocationResult } from '../kernel/index.ts'
import { readArguments } from './arguments.ts'
import type { Call } from './call.ts'
import type { Ending } from './failure.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The record of a call that ended so; frozen. */
export function recordOf(call: Call, ending: Ending): ChainCallRecord {
  const record: Mutable<ChainCallRecord> = {
    seq: call.seq,
    callId: call.callId,
    tool: call.tool,
    argsDigest: call.argsDigest ?? digestAnyway(call),
    status: ending.status,
    effect: ending.effect,
    startedAt: new Date(call.startedAt).toISOString(),
    durationMs: microseconds(call.session.host.clock.monotonic() - call.startedMonotonic),
    argumentBytes: call.argumentBytes,
    resultBytes: call.resultBytes,
    refs: Object.freeze(call.refs.slice()),
  }
  // Assigned one by one, since a spread for each costs as much as all the rest.
  if (ending.code !== undefined) record.code = ending.code
  if (call.risk !== undefined) record.risk = call.risk
  if (call.approval !== undefined) record.approval = call.approval
  if (call.position !== undefined) record.position = call.position
  if (call.provenance !== undefined) Object.assign(record, call.provenance)
  return Object.freeze(record)
}

/** Milliseconds without the digits that no clock here can tell. */
function microseconds(ms: number): number {
  return Math.max(0, Math.round(ms * 1000) / 1000)
}

/** The result that the caller gets; frozen. */
export function resultOf(call: Call, ending: Ending): InvocationResult {
  const result: Mutable<InvocationResult> = {
    callId: call.callId,
    tool: call.tool,
    status: ending.status === 'ok' || ending.status === 'denied' ? ending.status : 'error',
    text: ending.text,
    bytes: ending.bytes,
    mediaType: ending.mediaType,
    files: ending.files,
    retryable: ending.retryable,
    effect: ending.effect,
  }
  if (ending.code !== undefined) result.code = ending.code
  if (ending.structured !== undefined) result.structured = ending.structured
  if (ending.artifactRef !== undefined)
    Object.assign(result, { artifactRef: ending.artifactRef, ...ending.stored })
  return Object.freeze(result)
}

/** For a call refused before its arguments were checked; those that cannot be read are digested as they came. */
function digestAnyway(call: Call): string {
  if (call.shownArgs === undefined) readArguments(call)
  return digestOf(call.shownArgs ?? call.given.arguments)
}

/** SHA-256, hexadecimal, over the canonical JSON of the arguments. */
export function digestOf(args: unknown): string {
  return hash('sha256', canonicalJson(args))
}
