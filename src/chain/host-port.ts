import { setImmediate, setTimeout } from 'node:timers/promises'

import pLimit, { type LimitFunction } from 'p-limit'

import type { Answer, CallFailure, CallMessage, HostPort, LogLevel, ReadMessage } from '../../bridge/index.ts'
import type { DispatchOptions, InvocationOutcome, InvokerSession, ToolInvoker } from '../invoker/index.ts'
import type { ChainFile, InvocationResult, ScriptPosition } from '../kernel/index.ts'
import { answerCatalogue } from './answer-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { cutToCodePoints } from './cut-utf8.ts'
import type { Workspace } from './workspace/index.ts'

export interface HostPortOptions {
  readonly invoker: ToolInvoker
  readonly session: InvokerSession
  /** Made when it is first asked for. */
  readonly workspace: () => Workspace
  /** The author's place for one that the sandbox names. */
  readonly locate: (place: ScriptPosition) => ScriptPosition | undefined
  readonly catalogue: Catalogue
  /** Told the result of each call that went well, as JSON. */
  readonly learn?: ((tool: string, json: string) => void) | undefined
  /** Told the files that a call has made, when it has ended: not before its answer has its place among the others. */
  readonly onFiles: (files: readonly ChainFile[]) => void
  readonly onLog: (level: LogLevel, text: string) => void
  readonly onProgress: (json: string) => void
  /** Resolves once the script has taken what was sent to it so far. */
  readonly drained: () => Promise<void>
}

/** How long the end of a script waits for what it had asked of its files, in milliseconds. */
const settleMs = 1000

/** The port of one chain. */
export interface ChainPort extends HostPort {
  /** Resolves once all that was asked of files and artifacts is done, or takes too long. */
  settled(): Promise<void>
}

/** Where the bridge meets the invoker: each message of a script becomes one call of the session, or one read. */
export function createHostPort(options: HostPortOptions): ChainPort {
  const { session, workspace, onLog, onProgress, drained } = options
  let line: LimitFunction | undefined
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> => (line ??= pLimit(1))(work)
  return {
    async call(message) {
      return answerCall(options, message)
    },
    // Reads cost no budget. So that they cost no more of the host's memory and time than one of them does, the next
    // piece is only fetched when the script has taken the last one, and others get their turn between.
    read(message) {
      return inTurn(async () => {
        await setImmediate()
        await drained()
        return answerRead(session, message)
      })
    },
    // In the same line, for what a request comes to depends on the ones before it.
    io(message) {
      return inTurn(async () => {
        await setImmediate()
        await drained()
        return workspace().handle(message)
      })
    },
    catalogue(message) {
      return inTurn(async () => {
        await setImmediate()
        await drained()
        return answerCatalogue(message, options.catalogue)
      })
    },
    async settled() {
      await Promise.race([inTurn(() => undefined), setTimeout(settleMs, undefined, { ref: false })])
    },
    log: onLog,
    progress: onProgress,
  }
}

async function answerCall(options: HostPortOptions, message: CallMessage): Promise<Answer> {
  return (await makeCall(options, message)).answer
}

/** What calls are made through. */
export type Gate = Pick<HostPortOptions, 'invoker' | 'session' | 'locate' | 'learn' | 'onFiles'>

/** What a call is besides its message. */
export type CallOptions = Pick<DispatchOptions, 'onStart' | 'isLost'> & { readonly callId?: string }

/** Makes a call: its answer for the script, and what the host alone may know of it. Never rejects. */
export async function makeCall(
  { invoker, session, locate, learn, onFiles }: Gate,
  message: CallMessage,
  { callId, ...options }: CallOptions = {},
): Promise<{ readonly answer: Answer; readonly outcome: InvocationOutcome }> {
  const { name, argumentsJson, form, place } = message
  const position = place && locate(place)
  const invocation = {
    name,
    argumentsJson,
    ...(position === undefined ? {} : { position }),
    ...(callId === undefined ? {} : { callId }),
  }
  const outcome = await invoker.dispatch(invocation, { session, answer: form, ...options })
  const { result, valueJson } = outcome
  if (result.files.length > 0) onFiles(result.files)
  if (result.status === 'ok' && valueJson !== undefined) learn?.(result.tool, valueJson)
  return { answer: answerOf(outcome, form), outcome }
}

function answerOf({ result, valueJson }: InvocationOutcome, form: CallMessage['form']): Answer {
  if (form === 'outcome') return { kind: 'outcome', json: JSON.stringify(wireForm(result)) }
  if (result.status !== 'ok') return { kind: 'error', failure: failureOf(result) }
  if (valueJson !== undefined) return { kind: 'json', json: valueJson }
  if (result.artifactRef === undefined) return { kind: 'none' }
  const { artifactRef: ref, bytes, mediaType, text: preview, sha256, outline } = result
  const more = { ...(sha256 === undefined ? {} : { sha256 }), ...(outline === undefined ? {} : { outline }) }
  return { kind: 'artifact', artifact: { ref, bytes, mediaType, preview, ...more } }
}

function failureOf({ callId, tool, status, code, retryable, effect, text }: InvocationResult): CallFailure {
  return { callId, tool, status, code: code ?? 'internal', retryable, effect, message: text }
}

// Bytes without a store are for the caller of the chain, not for the script.
function wireForm(result: InvocationResult): unknown {
  const files = result.files.map(({ path, mediaType, bytes, sha256, artifactRef }) => ({
    path,
    mediaType,
    bytes,
    sha256,
    artifactRef,
  }))
  return { ...result, files }
}

async function answerRead(session: InvokerSession, { ref, from, to, as }: ReadMessage): Promise<Answer> {
  const read = await session.readArtifact(ref, { from, to })
  if (!read.ok) {
    const { code, message } = read
    const failure = {
      callId: '',
      tool: 'artifact',
      status: 'error',
      code,
      retryable: false,
      effect: 'none',
      message,
    }
    return { kind: 'error', failure }
  }
  const { bytes, size } = read
  if (as === 'bytes')
    return {
      kind: 'text',
      text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'),
    }
  const whole = from + bytes.length >= size ? bytes : cutToCodePoints(bytes)
  return {
    kind: 'text',
    text: `${from + whole.length}\n${Buffer.from(whole.buffer, whole.byteOffset, whole.length).toString('utf8')}`,
  }
}
