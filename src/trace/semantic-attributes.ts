import type { CallEndEvent, SessionEndEvent, SessionStartEvent } from '../kernel/index.ts'

/**
 * What spans say, by the GenAI semantic conventions as `@opentelemetry/semantic-conventions` 1.45.0 has them ("Development":
 * names may still change, so they are in this file alone) and, for what those have no name for, under `catenary.`.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>

/** The name of the span of a call. */
export function callSpanName(tool: string): string {
  return `execute_tool ${tool}`
}

/** The name of the span of a session. */
export function sessionSpanName(start: SessionStartEvent): string {
  return start.chainId === undefined ? 'catenary direct_calls' : 'catenary run_chain'
}

export function sessionAttributes(start: SessionStartEvent): SpanAttributes {
  return {
    'gen_ai.agent.id': start.agentId,
    'catenary.session.id': start.sessionId,
    'catenary.run.id': start.runId,
    'catenary.tenant': start.tenant,
    ...(start.chainId === undefined ? {} : { 'catenary.chain.id': start.chainId }),
    ...(start.script === undefined
      ? {}
      : { 'catenary.script.sha256': start.script.sha256, 'catenary.script.bytes': start.script.bytes }),
  }
}

export function sessionEndAttributes(end: SessionEndEvent): SpanAttributes {
  return {
    'catenary.calls': end.calls,
    ...(end.status === undefined ? {} : { 'catenary.status': end.status }),
    ...(end.code === undefined ? {} : { 'error.type': end.code }),
    ...(end.cpuMs === undefined ? {} : { 'catenary.cpu_ms': end.cpuMs }),
  }
}

export function callAttributes(event: CallEndEvent): SpanAttributes {
  const { record, arguments: args, result } = event
  return {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': record.tool,
    'gen_ai.tool.call.id': record.callId,
    'gen_ai.tool.type': 'function',
    ...(record.status === 'ok' ? {} : { 'error.type': record.code ?? record.status }),
    // Opt-in by the conventions as here: only what was asked to be kept is there at all.
    ...(args === undefined ? {} : { 'gen_ai.tool.call.arguments': JSON.stringify(args) }),
    ...(result === undefined ? {} : { 'gen_ai.tool.call.result': JSON.stringify(result) }),
    'catenary.call.seq': record.seq,
    'catenary.call.status': record.status,
    'catenary.call.effect': record.effect,
    'catenary.call.args_digest': record.argsDigest,
    'catenary.call.argument_bytes': record.argumentBytes,
    'catenary.call.result_bytes': record.resultBytes,
    ...(record.risk === undefined ? {} : { 'catenary.call.risk': record.risk }),
    ...(record.source === undefined ? {} : { 'catenary.call.source': record.source }),
    ...(record.position === undefined
      ? {}
      : { 'code.line.number': record.position.line, 'code.column.number': record.position.column }),
  }
}

/** The event on a call's span that says how it was decided; undefined where nobody was asked. */
export function approvalAttributes({ record: { approval } }: CallEndEvent): SpanAttributes | undefined {
  if (approval === undefined) return undefined
  return {
    'catenary.approval.decision': approval.decision,
    'catenary.approval.waited_ms': approval.waitedMs,
    ...(approval.decidedBy === undefined ? {} : { 'catenary.approval.decided_by': approval.decidedBy }),
    ...(approval.rule === undefined ? {} : { 'catenary.approval.rule': approval.rule }),
  }
}

/** When a call began and ended: milliseconds since its session opened, by the clock that only grows. */
export function callTimes({ ms, record }: CallEndEvent): { readonly from: number; readonly to: number } {
  return { from: Math.max(0, ms - record.durationMs), to: ms }
}
