import type { ApprovalRecord, ChainCallRecord, ChainErrorCode } from './chain.ts'
import type { ScriptPosition } from './script-position.ts'
import type { JsonValue } from './json.ts'
import type { ToolRisk } from './risk.ts'

/** What every event of a trace says. */
interface TraceEventBase {
  /** One run of a chain, or of direct calls, in one process. */
  readonly sessionId: string
  /** Absent for direct calls. A chain that was resumed has several sessions. */
  readonly chainId?: string
  /** ISO 8601, UTC; a machine's clock may go backwards. */
  readonly at: string
  /** Milliseconds since the session opened, by a clock that only grows. */
  readonly ms: number
}

/** A session has begun: a chain at once, direct calls with the first of them. */
export interface SessionStartEvent extends TraceEventBase {
  readonly type: 'session_start'
  readonly agentId: string
  readonly runId: string
  readonly tenant: string
  /** What runs: SHA-256, hexadecimal, and size of the script as its author wrote it. */
  readonly script?: { readonly sha256: string; readonly bytes: number }
}

/** A call is about to take effect: written, and waited for, before its tool is told to begin. */
export interface CallStartEvent extends TraceEventBase {
  readonly type: 'call_start'
  readonly seq: number
  readonly callId: string
  readonly tool: string
  readonly argsDigest: string
  readonly risk: ToolRisk
  readonly approval?: ApprovalRecord
  readonly position?: ScriptPosition
  readonly idempotencyKey: string
}

/** A call has ended, or was refused. */
export interface CallEndEvent extends TraceEventBase {
  readonly type: 'call_end'
  readonly record: ChainCallRecord
  /** Only where keeping was asked for, and as the redaction left it. */
  readonly arguments?: JsonValue
  /** Only where keeping was asked for, and as the redaction left it. */
  readonly result?: JsonValue
}

/** A session is over. */
export interface SessionEndEvent extends TraceEventBase {
  readonly type: 'session_end'
  /** How the chain ended; absent for direct calls. */
  readonly status?: 'ok' | 'error' | 'timeout' | 'cancelled' | 'suspended'
  readonly code?: ChainErrorCode
  /** Records of calls that this session has made. */
  readonly calls: number
  /** Calls that were refused without a record of their own. */
  readonly unrecorded: number
  readonly cpuMs?: number
}

/** One thing that happened, as a sink is told it; frozen. */
export type TraceEvent = SessionStartEvent | CallStartEvent | CallEndEvent | SessionEndEvent

/** Where a trace goes. Events of one session come in their order; sessions of one invoker come mixed. */
export interface TraceSink {
  /** For messages: what failed. */
  readonly name: string
  /**
   * Takes one event. Returns, or resolves, once the event is as safe as this sink can make it; throws or rejects if it
   * is not. Events are written in the order of the calls, waited for or not.
   */
  write(event: TraceEvent): void | Promise<void>
}

/**
 * `required`: nothing takes effect, and no answer is given, unless every sink has taken the event that says so.
 * `best-effort`: a sink that fails changes nothing but is told to the hooks.
 */
export type Audit = 'required' | 'best-effort'

/**
 * What of a call's arguments or result may be kept in the trace: the value as it may be written, or undefined for
 * nothing of it. One that throws keeps nothing.
 */
export type Redact = (
  value: JsonValue,
  place: { readonly tool: string; readonly part: 'arguments' | 'result' },
) => JsonValue | undefined
