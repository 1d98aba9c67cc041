import type { ApprovalDecision } from './approval.ts'
import type { JsonValue } from './json.ts'
import type { ChainFile, Effect, InvocationCode, Provenance } from './result.ts'
import type { ToolRisk } from './risk.ts'
import type { CheckNote, ScriptDiagnostic } from './script-diagnostic.ts'
import type { ScriptPosition } from './script-position.ts'

/** How an approval went, as recorded. */
export interface ApprovalRecord {
  readonly decision: ApprovalDecision | 'timeout' | 'failed' | 'unavailable' | 'cancelled'
  readonly decidedBy?: string
  readonly reason?: string
  /** The rule that decided, or that sent the question to somebody; absent where none was needed. */
  readonly rule?: string
  /** Digest of the arguments that were asked for, where the approver edited them: `argsDigest` is of those that ran. */
  readonly editedFrom?: string
  /**
   * For how long the decision was remembered: so many more calls of the chain, if they were counted; a rule by its id
   * alone, for it may hold arguments.
   */
  readonly remember?: 'call' | 'chain' | { readonly chain: number } | { readonly rule: string }
  /** Milliseconds from the question to the answer. */
  readonly waitedMs: number
}

/** One call as it really went. Written before its answer leaves; no argument or result value is in it. */
export interface ChainCallRecord extends Provenance {
  /** 1 for the session's first call. */
  readonly seq: number
  readonly callId: string
  readonly tool: string
  /** SHA-256, hexadecimal, over the RFC 8785 canonical JSON of the arguments that ran (or would have). */
  readonly argsDigest: string
  readonly status: 'ok' | 'error' | 'denied' | 'timeout' | 'cancelled'
  readonly code?: InvocationCode
  readonly effect: Effect
  /** Absent if the call ended before its risk was known. */
  readonly risk?: ToolRisk
  readonly approval?: ApprovalRecord
  /** ISO 8601, UTC. */
  readonly startedAt: string
  readonly durationMs: number
  readonly argumentBytes: number
  readonly resultBytes: number
  /** Every artifact the call was given or made. */
  readonly refs: readonly string[]
  /** Where the script made the call, by the sandbox's own word; absent for a direct call. */
  readonly position?: ScriptPosition
}

/** Why a chain did not come out `ok`. */
export type ChainErrorCode =
  | 'syntax' // the script does not compile
  | 'check' // a mistake that was found before anything ran
  | 'source_too_large'
  | 'script' // the script threw
  | 'tool' // a call's failure was not caught; `tool` says which
  | 'denied' // the same, and the failure was a denial
  | 'budget' // the same, and the failure was the call budget
  | 'unawaited_call'
  | 'unsettled' // the script waits for something that can no longer happen
  | 'invalid_value' // the returned value cannot leave the sandbox
  | 'value_too_large'
  | 'timeout'
  | 'cpu'
  | 'memory'
  | 'crashed'
  | 'cancelled'
  | 'protocol' // the sandbox broke the bridge's protocol and was killed
  | 'sandbox_unavailable'
  | 'store_failed'
  | 'audit_failed' // the trace could not be written, and the invoker requires it
  | 'journal_failed' // the journal could not be written, or another process has taken the chain over
  | 'journal_mismatch' // the script did not do again what the journal says it did
  | 'internal'

/** What went wrong, in the script's own positions. */
export interface ChainError {
  readonly code: ChainErrorCode
  readonly name: string
  readonly message: string
  /** 1-based. */
  readonly line?: number
  /** 1-based. */
  readonly column?: number
  /** The source line the error came from. */
  readonly sourceLine?: string
  readonly stack?: string
  /** With `check`: all mistakes; the first is the error itself. */
  readonly diagnostics?: readonly ScriptDiagnostic[]
  /** With `tool`, `denied`, `budget`: the call that failed. */
  readonly call?: {
    readonly callId: string
    readonly tool: string
    readonly code: InvocationCode
    readonly effect: Effect
  }
}

/** One line that a script wrote. */
export interface LogLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly text: string
}

/** Everything that is known about a chain after its end. */
interface ChainRunBase {
  readonly chainId: string
  readonly logs: readonly LogLine[]
  readonly files: readonly ChainFile[]
  readonly trace: readonly ChainCallRecord[]
  /** Set where the script ran although its check found something, or without one. */
  readonly check?: CheckNote
  readonly stats: { readonly durationMs: number; readonly cpuMs: number; readonly toolCalls: number }
}

/** A chain that came to its end. Over the inline limit `value` is absent and `artifactRef` and `preview` are set. */
export interface ChainRunOk extends ChainRunBase {
  readonly status: 'ok'
  readonly value?: JsonValue
  readonly artifactRef?: string
  readonly preview?: string
  /** With `artifactRef`: lower-case hexadecimal SHA-256 of the value as JSON. */
  readonly sha256?: string
  /** With `artifactRef`: how many bytes of it the preview leaves out. */
  readonly omittedBytes?: number
  /** With `artifactRef`: keys, types and lengths of the value. */
  readonly outline?: string
  /** Size of the value as JSON, in bytes. */
  readonly bytes: number
}
/** A chain that did not. */
export interface ChainRunFailed extends ChainRunBase {
  readonly status: 'error' | 'timeout' | 'cancelled'
  readonly error: ChainError
}
/** A chain that waits for something outside and can be resumed. */
export interface ChainRunSuspended extends ChainRunBase {
  readonly status: 'suspended'
  readonly waitingFor: readonly { readonly callId: string; readonly tool: string }[]
}
export type ChainRunResult = ChainRunOk | ChainRunFailed | ChainRunSuspended
