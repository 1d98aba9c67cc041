import type { IoRequest } from './io-request.ts'

/** How a call wants its answer: the tool's value, or the whole outcome in its wire form. */
export type AnswerForm = 'value' | 'outcome'

/** How serious a log line is. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** A call of the script. Its arguments stay JSON text: the invoker parses them, once. */
export interface CallMessage {
  readonly type: 'call'
  readonly id: number
  readonly name: string
  readonly form: AnswerForm
  readonly argumentsJson: string
  /** Where it was made, in the body as it was compiled; only if the guest was asked for it at its start. */
  readonly place?: { readonly line: number; readonly column: number }
}

/** A read of part of an artifact; bytes `from` to `to`, the last excluded. */
export interface ReadMessage {
  readonly type: 'read'
  readonly id: number
  readonly ref: string
  readonly from: number
  readonly to: number
  readonly as: 'text' | 'bytes'
}

/** A request about files and artifacts, with the bytes or the text that belong to it. */
export interface IoMessage {
  readonly type: 'io'
  readonly id: number
  readonly request: IoRequest
  readonly body: string
}

/** A wait. */
export interface TimerMessage {
  readonly type: 'timer'
  readonly id: number
  readonly ms: number
}

/** A question about the tools that there are; its body is JSON. */
export interface CatalogueMessage {
  readonly type: 'catalogue'
  readonly id: number
  readonly what: 'search' | 'describe'
  readonly body: string
}

/** One message from the guest, as parsed and checked. */
export type GuestMessage =
  | CallMessage
  | ReadMessage
  | IoMessage
  | CatalogueMessage
  | TimerMessage
  | { readonly type: 'log'; readonly level: LogLevel; readonly text: string }
  | { readonly type: 'progress'; readonly json: string }

/** A failed call as the script's `ToolError` shows it. */
export interface CallFailure {
  readonly callId: string
  readonly tool: string
  readonly status: string
  readonly code: string
  readonly retryable: boolean
  readonly effect: string
  readonly message: string
}

/** A value that stays outside, as the script's `Artifact` shows it. */
export interface ArtifactDescriptor {
  readonly ref: string
  readonly bytes: number
  readonly mediaType: string
  readonly preview: string
  readonly sha256?: string
  readonly outline?: string
}

/** Why a request about files was refused, as the script's error shows it: in the words and codes of node's `fs`. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly syscall: string
  readonly path: string
}

/** What the guest is told in answer to one message. */
export type Answer = AnswerBody & {
  /** The time that a script which can be replayed sees from then on, in milliseconds since the epoch. */
  readonly at?: number
}

type AnswerBody =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'artifact'; readonly artifact: ArtifactDescriptor }
  | { readonly kind: 'outcome'; readonly json: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'error'; readonly failure: CallFailure }

/** What the host end stands on: the invoker and the session, as functions. */
export interface HostPort {
  /** Makes the call. Never rejects. */
  call(message: CallMessage): Promise<Answer>
  /** Reads part of an artifact. Never rejects. */
  read(message: ReadMessage): Promise<Answer>
  /** Does what is asked of files and artifacts, in the order in which it was asked. Never rejects. */
  io(message: IoMessage): Promise<Answer>
  /** Waits. Never rejects. @default the dispatcher's own timers */
  timer?(message: TimerMessage): Promise<Answer>
  /** Tells what is asked about tools. Never rejects. */
  catalogue(message: CatalogueMessage): Promise<Answer>
  log(level: LogLevel, text: string): void
  progress(json: string): void
}
