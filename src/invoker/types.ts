import type { BlobStore } from '../../store/index.ts'
import type {
  AnyTool,
  ApprovalHandler,
  ApprovalResult,
  ApprovalRule,
  Audit,
  ChainCallRecord,
  ChainFile,
  ChainPolicy,
  ContentSource,
  InvocationResult,
  MediaBlock,
  Redact,
  RuleStore,
  RunMeta,
  ScriptPosition,
  ToolRisk,
  TraceSink,
} from '../kernel/index.ts'
import type { InvokerSession } from './session.ts'
import type { Toolbox } from './toolbox.ts'

/** The time, ids and randomness an invoker uses; a test or a replay hands in its own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Milliseconds that only grow, for durations. */
  monotonic(): number
}

/** What hooks are told. Neither arguments nor results are among it. */
export interface ToolStartEvent {
  readonly type: 'tool_start'
  readonly sessionId: string
  readonly chainId?: string
  readonly seq: number
  readonly callId: string
  readonly tool: string
}
export interface ToolEndEvent {
  readonly type: 'tool_end'
  readonly sessionId: string
  readonly chainId?: string
  /** The record as it stands in the trace. */
  readonly record: ChainCallRecord
}
/** A tool's own progress, or that of a chain's script (then without `callId`). */
export interface ProgressEvent {
  readonly type: 'progress'
  readonly sessionId: string
  readonly chainId?: string
  readonly callId?: string
  readonly value: unknown
}
/** A trace sink failed; what that means for the calls is the invoker's `audit`. */
export interface TraceErrorEvent {
  readonly type: 'trace_error'
  readonly sessionId: string
  readonly chainId?: string
  /** The sink's name. */
  readonly sink: string
  readonly message: string
}
export type HookEvent = ToolStartEvent | ToolEndEvent | ProgressEvent | TraceErrorEvent

/** Watches calls. Whatever it does, slow or throwing, delays and breaks nothing. */
export type Hook = (event: HookEvent) => void | Promise<void>

export interface ToolInvokerOptions {
  /** A Toolbox or a list: both behave the same. */
  readonly registry: Toolbox | readonly AnyTool[]
  /** Without one, every call that needs approval is denied. */
  readonly approvalHandler?: ApprovalHandler
  /** Rules for every tenant, besides the base rules. @default none */
  readonly rules?: readonly ApprovalRule[]
  /** What holds in any case; hand in an empty list to go without. @default `DEFAULT_RULES` */
  readonly baseRules?: readonly ApprovalRule[]
  /** Where decisions that are remembered as rules are kept, by tenant. @default nowhere: such an answer is refused */
  readonly ruleStore?: RuleStore
  /** Milliseconds from a run's first waiting call until all that wait go to the handler as one batch. @default 10 */
  readonly approvalWindowMs?: number
  /** Without one, results stay inline up to a hard limit. */
  readonly artifactStore?: BlobStore
  /** Overrides for every session, of `DEFAULT_POLICY` for a chain's and of `DIRECT_POLICY` for a direct one. */
  readonly policy?: Partial<ChainPolicy>
  readonly hooks?: readonly Hook[]
  /** Where every session's trace goes, besides `session.trace`. @default nowhere */
  readonly traceSinks?: readonly TraceSink[]
  /** What a sink that fails means for the calls. @default `required` */
  readonly audit?: Audit
  /** Keeps arguments and results in the sinks, as this function leaves them. @default neither is kept */
  readonly redact?: Redact
  /** Milliseconds that a cancelled tool gets to settle before its effect is recorded as unknown. @default 250 */
  readonly graceMs?: number
  readonly clock?: Clock
  readonly newId?: () => string
}

/** A call that has waited too long for a decision. */
export interface OverdueCall {
  readonly seq: number
  readonly callId: string
  readonly tool: string
}

export interface SessionOptions {
  readonly ctx?: Partial<RunMeta>
  /** Overrides of the invoker's policy. */
  readonly policy?: Partial<ChainPolicy>
  /** Set for a chain's session; hosted tools and chains are then refused, and the record names the chain. */
  readonly chainId?: string
  readonly signal?: AbortSignal
  /** What a chain's session runs, for its trace. */
  readonly script?: { readonly sha256: string; readonly bytes: number }
  /** Refs of the tenant that this session may use besides those it is issued. */
  readonly artifacts?: readonly string[]
  /** The text of a line of the script, counted from 1, to be shown to whoever is asked. */
  readonly lineOf?: (line: number) => string | undefined
  /**
   * Asked when a call has waited `approvalTimeoutMs` for a decision. With `wait` it goes on waiting, until there is one or
   * the session ends: `suspend()` then leaves the question open. @default `deny`
   */
  readonly onApprovalOverdue?: (call: OverdueCall) => 'deny' | 'wait'
  /** Paths that no file of a tool may have, for something is there already. */
  readonly takenPaths?: readonly string[]
  /** Decisions that are there already, by the id of the call. */
  readonly decisions?: Readonly<Record<string, ApprovalResult>>
}

/** One call as it is made: by a bridge (`argumentsJson`), by a model's direct tool use (`arguments`). */
export interface Invocation {
  readonly name: string
  readonly callId?: string
  /** Where the script makes the call. */
  readonly position?: ScriptPosition
  /** JSON text, parsed here and once. */
  readonly argumentsJson?: string
  /** A parsed value, copied here and once. */
  readonly arguments?: unknown
}

/** How large an answer may be before it is offloaded: a `value` by hydration, an `outcome` by the inline limit. */
export type AnswerForm = 'value' | 'outcome'

/** Where a call belongs and how its answer is wanted. */
export interface DispatchOptions {
  readonly session: InvokerSession
  /** @default `outcome` */
  readonly answer?: AnswerForm
  /** Called when the body of the tool is about to run; where it throws or rejects, it does not. */
  readonly onStart?: (start: CallStarts) => void | Promise<void>
  /** It was started before, and nobody knows what became of it: the call fails with `outcome_unknown`. */
  readonly isLost?: boolean
}

/** What is known of a call whose tool is about to run. */
export interface CallStarts {
  readonly tool: string
  readonly risk: ToolRisk
  readonly idempotent: boolean
}

/** What a session must know of a call that was made before it, in an earlier life of its chain. */
export interface EarlierCall {
  readonly record?: ChainCallRecord
  readonly files: readonly ChainFile[]
  /** The labels of the content that it brought in. */
  readonly heard: readonly ContentSource[]
}

/** A call in a session; or one that stands alone, on behalf of `ctx`. */
export type InvokeOptions =
  | { readonly session: InvokerSession; readonly ctx?: undefined }
  | { readonly session?: undefined; readonly ctx?: Partial<RunMeta> }

/** The outcome with what only the host may hold. */
export interface InvocationOutcome {
  readonly result: InvocationResult
  /**
   * The tool's value as JSON text, so that nobody need write it again: structured content, else text, else files.
   * Absent when not `ok` and when the result was offloaded (`result.artifactRef` is then set).
   */
  readonly valueJson?: string
  /** The blocks that became `result.files`, where there was no store for them to go to. */
  readonly media: readonly MediaBlock[]
  /** As it stands in the session's trace; absent for a call that has none. */
  readonly record?: ChainCallRecord
  /** The labels of the content that the call brought in. */
  readonly heard: readonly ContentSource[]
}

/** Why an artifact could not be used, said to the script. */
export interface ArtifactFailure {
  readonly ok: false
  readonly code: 'artifact_not_found' | 'artifact_too_large' | 'store_failed' | 'session_closed'
  readonly message: string
}

/** What is known of an artifact, or why nothing is. */
export type ArtifactDescription =
  | {
      readonly ok: true
      readonly ref: string
      readonly bytes: number
      readonly mediaType: string
      readonly sha256: string
    }
  | ArtifactFailure

/** A piece of an artifact, or why there is none. */
export type ArtifactRead =
  | {
      readonly ok: true
      readonly bytes: Uint8Array
      /** Size of the whole artifact in bytes. */
      readonly size: number
      readonly mediaType: string
    }
  | ArtifactFailure
