import * as fc from 'fast-check'

import type { TraceEvent } from '../../src/kernel/index.ts'
import { chainCallRecord, isoDate } from '../kernel/arbitraries.ts'

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constant('\u001b[2J\n"\ud800\u2028\0'))
const hex64 = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })

/** Some event of one of three sessions. */
export const traceEvent: fc.Arbitrary<TraceEvent> = fc
  .tuple(
    fc.record(
      { sessionId: fc.constantFrom('s1', 's2', 's3'), chainId: text, at: isoDate, ms: fc.nat() },
      { requiredKeys: ['sessionId', 'at', 'ms'] },
    ),
    fc.oneof(
      fc.record({ type: fc.constant('session_start' as const), agentId: text, runId: text, tenant: text }),
      fc.record({
        type: fc.constant('call_start' as const),
        seq: fc.integer({ min: 1 }),
        callId: text,
        tool: text,
        argsDigest: hex64,
        risk: fc.constantFrom('high' as const, 'critical' as const),
        idempotencyKey: text,
      }),
      fc.record({ type: fc.constant('call_end' as const), record: chainCallRecord }),
      fc.record({ type: fc.constant('session_end' as const), calls: fc.nat(), unrecorded: fc.nat() }),
    ),
  )
  .map(([base, event]) => ({ ...base, ...event }))

/** The events of a whole session with so many calls. */
export function sessionEvents(sessionId: string, calls: number): readonly TraceEvent[] {
  const base = { sessionId, chainId: `chain-${sessionId}`, at: '2026-01-02T03:04:05.000Z' }
  const start = { type: 'session_start', agentId: 'a', runId: 'r', tenant: 't' } as const
  return [
    { ...start, ...base, ms: 0 },
    ...Array.from({ length: calls }, (_, index): TraceEvent => callEnd(base, index + 1)),
    { type: 'session_end', ...base, ms: calls + 1, status: 'ok', calls, unrecorded: 0, cpuMs: 1 },
  ]
}

function callEnd(
  base: { readonly sessionId: string; readonly chainId: string; readonly at: string },
  seq: number,
): TraceEvent {
  return {
    type: 'call_end',
    ...base,
    ms: seq,
    record: {
      seq,
      callId: `call-${seq}`,
      tool: 'read_row',
      argsDigest: 'ab'.repeat(32),
      status: 'ok',
      effect: 'none',
      risk: 'safe',
      startedAt: base.at,
      durationMs: 1,
      argumentBytes: 2,
      resultBytes: 2,
      refs: [],
    },
  }
}
