import type {
  ChainCallRecord,
  ChainFile,
  Effect,
  InvocationCode,
  JsonValue,
  MediaBlock,
} from '../kernel/index.ts'

/** How a call ended, before it is written as a record and as a result. */
export interface Ending {
  readonly status: ChainCallRecord['status']
  readonly code?: InvocationCode
  readonly text: string
  readonly structured?: JsonValue
  readonly artifactRef?: string
  /** With `artifactRef`: what is told of what was stored. */
  readonly stored?: Stored
  readonly bytes: number
  readonly mediaType: string
  readonly files: readonly ChainFile[]
  readonly effect: Effect
  readonly retryable: boolean
  readonly valueJson?: string
  readonly media: readonly MediaBlock[]
}

/** What is told of a result that was stored, besides its size and type. */
export interface Stored {
  readonly sha256: string
  readonly omittedBytes: number
  readonly outline?: string
}

/** What a failure says besides its code and text. */
export interface FailureDetails {
  /** @default `error` */
  readonly status?: Exclude<ChainCallRecord['status'], 'ok'>
  /** @default `none` */
  readonly effect?: Effect
  /** @default false */
  readonly retryable?: boolean
}

const nothing: readonly never[] = Object.freeze([])

/** The ending of a call that failed with nothing but a text to show. */
export function failure(code: InvocationCode, text: string, details: FailureDetails = {}): Ending {
  return {
    status: details.status ?? 'error',
    code,
    text,
    bytes: Buffer.byteLength(text),
    mediaType: 'text/plain; charset=utf-8',
    files: nothing,
    effect: details.effect ?? 'none',
    retryable: details.retryable ?? false,
    media: nothing,
  }
}
