import { hash } from 'node:crypto'

import type { CallEndEvent } from '../kernel/index.ts'
import {
  approvalAttributes,
  callAttributes,
  callSpanName,
  callTimes,
  sessionAttributes,
  sessionEndAttributes,
  sessionSpanName,
  type SpanAttributes,
} from './semantic-attributes.ts'
import type { TracedRun, TracedSession } from './traced-run.ts'

/** Of the protocol: a span of no direction, and one that failed. */
const kindInternal = 1
const statusError = 2

/** The spans of some runs as a request of OTLP over HTTP in JSON; ids are made of the runs' own, so a second export is the same. */
export function otlpJson(runs: readonly TracedRun[]): unknown {
  const spans = runs.flatMap((run) => run.sessions.flatMap((session) => sessionSpans(run, session)))
  return {
    resourceSpans: [
      {
        resource: { attributes: attributeList({ 'service.name': 'catenary' }) },
        scopeSpans: [{ scope: { name: 'catenary' }, spans }],
      },
    ],
  }
}

function sessionSpans(run: TracedRun, { sessionId, start, end, calls }: TracedSession): readonly unknown[] {
  if (start === undefined) return []
  const openedAt = Date.parse(start.at) - start.ms
  const ended = calls.flatMap((call) => call.end ?? [])
  const lastMs = end?.ms ?? ended.reduce((last, { ms }) => Math.max(last, ms), 0)
  const ids = { traceId: hash('sha256', run.id).slice(0, 32), openedAt, parentSpanId: spanId(sessionId) }
  return [
    {
      traceId: ids.traceId,
      spanId: ids.parentSpanId,
      name: sessionSpanName(start),
      kind: kindInternal,
      startTimeUnixNano: nanoseconds(openedAt),
      endTimeUnixNano: nanoseconds(openedAt + lastMs),
      attributes: attributeList({
        ...sessionAttributes(start),
        ...(end === undefined ? {} : sessionEndAttributes(end)),
      }),
      status: statusOf(
        end?.code ?? (end?.status === 'ok' || end?.status === 'suspended' ? undefined : end?.status),
      ),
    },
    ...ended.map((event) => callSpan(event, ids)),
  ]
}

interface CallSpanIds {
  readonly traceId: string
  readonly parentSpanId: string
  readonly openedAt: number
}

function callSpan(event: CallEndEvent, { traceId, parentSpanId, openedAt }: CallSpanIds): unknown {
  const { record } = event
  const { from, to } = callTimes(event)
  const approval = approvalAttributes(event)
  const startTimeUnixNano = nanoseconds(openedAt + from)
  return {
    traceId,
    spanId: spanId(`${event.sessionId}:${record.seq}`),
    parentSpanId,
    name: callSpanName(record.tool),
    kind: kindInternal,
    startTimeUnixNano,
    endTimeUnixNano: nanoseconds(openedAt + to),
    attributes: attributeList(callAttributes(event)),
    ...(approval === undefined
      ? {}
      : {
          events: [
            {
              timeUnixNano: startTimeUnixNano,
              name: 'catenary.approval',
              attributes: attributeList(approval),
            },
          ],
        }),
    status: statusOf(record.status === 'ok' ? undefined : (record.code ?? record.status)),
  }
}

function spanId(name: string): string {
  return hash('sha256', name).slice(0, 16)
}

function statusOf(message: string | undefined): unknown {
  return message === undefined ? {} : { code: statusError, message }
}

function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1000)) * 1000n)
}

function attributeList(attributes: SpanAttributes): readonly unknown[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }))
}

function anyValue(value: string | number | boolean): unknown {
  switch (typeof value) {
    case 'string':
      return { stringValue: value }
    case 'boolean':
      return { boolValue: value }
    case 'number':
      return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
    default:
      return value satisfies never
  }
}
