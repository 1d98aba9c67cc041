import { context, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'

import type {
  CallEndEvent,
  SessionEndEvent,
  SessionStartEvent,
  TraceEvent,
  TraceSink,
} from '../kernel/index.ts'
import {
  approvalAttributes,
  callAttributes,
  callSpanName,
  callTimes,
  sessionAttributes,
  sessionEndAttributes,
  sessionSpanName,
} from './semantic-attributes.ts'

export interface OpenTelemetryTraceSinkOptions {
  /** @default the global provider's tracer `catenary` */
  readonly tracer?: Tracer
}

interface OpenSession {
  readonly span: Span
  /** Milliseconds since the epoch; what happens later is counted from here by a clock that only grows. */
  readonly openedAt: number
}

/**
 * Tells OpenTelemetry: a span for each session, below the span that is active where it is opened, and an
 * `execute_tool <name>` span for each call below that. Telemetry and no audit: what becomes of a span is up to the SDK.
 */
export class OpenTelemetryTraceSink implements TraceSink, AsyncDisposable {
  readonly name = 'opentelemetry'
  readonly #tracer: Tracer
  readonly #open = new Map<string, OpenSession>()

  constructor({ tracer = trace.getTracer('catenary') }: OpenTelemetryTraceSinkOptions = {}) {
    this.#tracer = tracer
  }

  write(event: TraceEvent): void {
    switch (event.type) {
      case 'session_start':
        return this.#start(event)
      case 'call_start':
        // The span is made when the call is over: then everything that it says is known.
        return
      case 'call_end':
        return this.#call(event)
      case 'session_end':
        return this.#end(event)
      default:
        event satisfies never
    }
  }

  /** Ends the spans of sessions that have not ended themselves. */
  async [Symbol.asyncDispose](): Promise<void> {
    for (const { span } of this.#open.values()) span.end()
    this.#open.clear()
  }

  #start(event: SessionStartEvent): void {
    const openedAt = Date.parse(event.at) - event.ms
    const span = this.#tracer.startSpan(sessionSpanName(event), {
      startTime: openedAt,
      attributes: sessionAttributes(event),
    })
    this.#open.set(event.sessionId, { span, openedAt })
  }

  #call(event: CallEndEvent): void {
    const session = this.#open.get(event.sessionId)
    if (session === undefined) return
    const { record } = event
    const { from, to } = callTimes(event)
    const span = this.#tracer.startSpan(
      callSpanName(record.tool),
      { startTime: session.openedAt + from, attributes: callAttributes(event) },
      trace.setSpan(context.active(), session.span),
    )
    const approval = approvalAttributes(event)
    if (approval !== undefined) span.addEvent('catenary.approval', approval, session.openedAt + from)
    if (record.status !== 'ok')
      span.setStatus({ code: SpanStatusCode.ERROR, message: record.code ?? record.status })
    span.end(session.openedAt + to)
  }

  #end(event: SessionEndEvent): void {
    const session = this.#open.get(event.sessionId)
    if (session === undefined) return
    this.#open.delete(event.sessionId)
    const { span, openedAt } = session
    span.setAttributes(sessionEndAttributes(event))
    const { status, code } = event
    if (status !== undefined && status !== 'ok' && status !== 'suspended')
      span.setStatus({ code: SpanStatusCode.ERROR, message: code ?? status })
    span.end(openedAt + event.ms)
  }
}
