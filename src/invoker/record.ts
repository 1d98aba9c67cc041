import { hash } from 'node:crypto'
import { canonicalJson, type ChainCallRecord, type InvocationResult } from '../kernel/index.ts'
import { readArguments } from './arguments.ts'
import type { Call } from './call.ts'
import type { Ending } from './failure.ts'

/** The record of a call that ended so; frozen. */
export function recordOf(call: Call, ending: Ending): ChainCallRecord {
  const { clock } = call.session.host
  return Object.freeze({
    seq: call.seq,
    callId: call.callId,
    tool: call.tool,
    argsDigest: call.argsDigest ?? digestAnyway(call),
    status: ending.status,
    ...(ending.code === undefined ? {} : { code: ending.code }),
    effect: ending.effect,
    ...(call.risk === undefined ? {} : { risk: call.risk }),
    ...(call.approval === undefined ? {} : { approval: call.approval }),
    startedAt: new Date(call.startedAt).toISOString(),
    durationMs: Math.max(0, clock.monotonic() - call.startedMonotonic),
    argumentBytes: call.argumentBytes,
    resultBytes: call.resultBytes,
    refs: Object.freeze([...call.refs]),
    ...call.provenance,
  })
}

/** The result that the caller gets; frozen. */
export function resultOf(call: Call, ending: Ending): InvocationResult {
  return Object.freeze({
    callId: call.callId,
    tool: call.tool,
    status: ending.status === 'ok' || ending.status === 'denied' ? ending.status : 'error',
    ...(ending.code === undefined ? {} : { code: ending.code }),
    text: ending.text,
    ...(ending.structured === undefined ? {} : { structured: ending.structured }),
    ...(ending.artifactRef === undefined ? {} : { artifactRef: ending.artifactRef }),
    bytes: ending.bytes,
    mediaType: ending.mediaType,
    files: ending.files,
    retryable: ending.retryable,
    effect: ending.effect,
  })
}

/** For a call refused before its arguments were read; those that cannot be read are digested as the text they are. */
function digestAnyway(call: Call): string {
  if (call.args === undefined && readArguments(call) !== undefined)
    return digestOf(call.invocation.argumentsJson)
  return digestOf(call.args)
}

/** SHA-256, hexadecimal, over the canonical JSON of the arguments. */
export function digestOf(args: unknown): string {
  return hash('sha256', canonicalJson(args))
}
