import type { ContentBlock } from './content.ts'
import type { JsonObject, JsonValue } from './json.ts'

/** Where a result comes from, so that a reader can tell fresh from stale. */
export interface Provenance {
  /** What was read or asked: a path, a table, a host. */
  readonly source?: string
  /** When it was true, ISO 8601 in UTC. */
  readonly observedAt?: string
  /** The rule under which it was allowed. */
  readonly policy?: string
}

/** What a tool hands back. Made by `toolResult`. */
export interface ToolExecutionResult extends Provenance {
  readonly kind: 'tool_result'
  readonly content: readonly ContentBlock[]
  readonly structuredContent?: JsonValue
  readonly isError: boolean
  /** With `isError`: whether the same call may succeed later. @default false */
  readonly retryable?: boolean
  /** With `isError`: whether the world was changed. @default `none` for a SAFE tool, else `unknown` */
  readonly effect?: Effect
  readonly metadata: JsonObject
  /** All blocks as text, one a line; media as `[Image: …]`. */
  readonly text: string
}

/** A media result or a large one as a file of the chain. */
export interface ChainFile {
  /** Absolute, in the chain's workspace: `/workspace/media/<tool>_<n>.<ext>`. */
  readonly path: string
  readonly mediaType: string
  /** Size in bytes. */
  readonly bytes: number
  /** Lower-case hexadecimal SHA-256. */
  readonly sha256: string
  /** Where the bytes rest; absent without a store. */
  readonly artifactRef?: string
  /** The bytes themselves; only without a store. */
  readonly data?: Uint8Array
}

/** Whether a call changed the world: `unknown` must never be retried in silence. */
export type Effect = 'none' | 'done' | 'unknown'

/** Why a call did not come out `ok`. */
export type InvocationCode =
  | 'cancelled'
  | 'deadline'
  | 'budget'
  | 'unknown_tool'
  | 'not_callable'
  | 'invalid_arguments'
  | 'arguments_too_large'
  | 'prepare_failed'
  | 'invalid_risk'
  | 'approval_unavailable'
  | 'approval_denied'
  | 'approval_timeout'
  | 'approval_failed'
  | 'artifact_not_found'
  | 'artifact_malformed'
  | 'artifact_too_large'
  | 'timeout'
  | 'tool_failed'
  | 'invalid_result'
  | 'result_too_large'
  | 'store_failed'
  | 'session_closed'
  | 'audit_failed'
  | 'journal_failed' // nothing was run, for it could not be journaled
  | 'outcome_unknown' // it had started before the chain was interrupted
  | 'internal'

/** The outcome of one call. `code` and `status` are decided here, by the host's own records. */
export interface InvocationResult {
  readonly callId: string
  readonly tool: string
  readonly status: 'ok' | 'error' | 'denied'
  /** Absent when `ok`. */
  readonly code?: InvocationCode
  /** The result as text, or its preview when `artifactRef` is set, or what went wrong. */
  readonly text: string
  readonly structured?: JsonValue
  /** Set only when the result was offloaded. */
  readonly artifactRef?: string
  /** Of an offloaded result: lower-case hexadecimal SHA-256 of what was stored. */
  readonly sha256?: string
  /** Of an offloaded result: how many bytes of it the preview leaves out. */
  readonly omittedBytes?: number
  /** Of an offloaded JSON value: its keys, types and lengths, as in `{ id: number, tags: string[3] }[500]`. */
  readonly outline?: string
  /** Size of the value in bytes, offloaded or not: its JSON or text, else its files together. */
  readonly bytes: number
  readonly mediaType: string
  readonly files: readonly ChainFile[]
  /** Whether the same call may succeed if made again. */
  readonly retryable: boolean
  readonly effect: Effect
}
