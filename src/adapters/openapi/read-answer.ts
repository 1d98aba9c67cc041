import { STATUS_CODES } from 'node:http'
import {
  toolResult,
  type Effect,
  type JsonValue,
  type MediaBlock,
  type ToolExecutionResult,
} from '../../index.ts'
import { bareType, kindOf } from './read-body.ts'
import type { HttpAnswer } from './send-request.ts'

const maxFailureText = 2000

/** How an answer is to be read. */
export interface AnswerReading {
  readonly method: string
  /** The host that answered. */
  readonly source: string
  readonly secrets: readonly string[]
  readonly form: 'body' | 'response'
}

/** An answer as the result of a tool: JSON as data, text as text, the rest as media; not 2xx is a failure. */
export function readAnswer(answer: HttpAnswer, reading: AnswerReading): ToolExecutionResult {
  const { status } = answer
  const isGood = status >= 200 && status < 300
  return isGood ? goodResult(answer, reading) : failedResult(answer, reading)
}

type Body =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'media'; readonly block: MediaBlock }

function goodResult(answer: HttpAnswer, { method, source, form }: AnswerReading): ToolExecutionResult {
  const body = bodyOf(answer)
  const { status, headers } = answer
  if (form === 'response' || method === 'HEAD') {
    const told = body.kind === 'json' ? body.value : body.kind === 'text' ? body.text : null
    const structuredContent = { status, headers, ...(method === 'HEAD' ? {} : { body: told }) }
    return toolResult({ structuredContent, content: body.kind === 'media' ? [body.block] : [], source })
  }
  switch (body.kind) {
    case 'json':
      return toolResult({ structuredContent: body.value, source })
    case 'text':
      return toolResult({ content: body.text, source })
    case 'media':
      return toolResult({ content: [body.block], source })
    default:
      return body satisfies never
  }
}

function failedResult(answer: HttpAnswer, { source, secrets, method }: AnswerReading): ToolExecutionResult {
  const { status } = answer
  const body = bodyOf({ ...answer, body: masked(answer.body, secrets) })
  const told = body.kind === 'json' ? JSON.stringify(body.value) : body.kind === 'text' ? body.text : ''
  const name = STATUS_CODES[status] ?? ''
  const head = `${status}${name === '' ? '' : ` ${name}`}`
  const effect = effectOf(status, method)
  return toolResult({
    content: told === '' ? head : `${head}: ${told.slice(0, maxFailureText)}`,
    structuredContent: { status, body: body.kind === 'json' ? body.value : told },
    isError: true,
    retryable: status === 408 || status === 429 || status === 502 || status === 503 || status === 504,
    ...(effect === undefined ? {} : { effect }),
    source,
  })
}

/** A server that refuses has done nothing; whether one that failed has is not known, unless it was only asked. */
function effectOf(status: number, method: string): Effect | undefined {
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return 'none'
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? undefined : 'unknown'
}

function bodyOf({ body, headers }: HttpAnswer): Body {
  if (body.byteLength === 0) return { kind: 'json', value: null }
  const contentType = headers['content-type'] ?? ''
  const mediaType = bareType(contentType)
  const kind = mediaType === '' ? undefined : kindOf(mediaType)
  const text = kind === 'binary' || kind === 'multipart' ? undefined : decoded(body, contentType)
  if (text === undefined) return { kind: 'media', block: blockOf(body, mediaType) }
  if (kind !== 'json' && !(kind === undefined && /^\s*[[{]/.test(text))) return { kind: 'text', text }
  try {
    return { kind: 'json', value: JSON.parse(text) as JsonValue }
  } catch {
    return { kind: 'text', text }
  }
}

/** Bytes as text; undefined if they are none. */
function decoded(bytes: Uint8Array, contentType: string): string | undefined {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]
  for (const encoding of charset === undefined ? ['utf-8'] : [charset, 'utf-8']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // No such encoding, or not in it.
    }
  }
  return undefined
}

function blockOf(data: Uint8Array, type: string): MediaBlock {
  const mediaType = type === '' ? 'application/octet-stream' : type
  const family = mediaType.split('/', 1)[0]
  if (family === 'image' || family === 'audio' || family === 'video') return { type: family, data, mediaType }
  return { type: 'document', data, mediaType }
}

/** Some servers say in their refusal what they were sent. */
function masked(body: Uint8Array, secrets: readonly string[]): Uint8Array {
  const known = secrets.filter((secret) => secret.length >= 4)
  if (known.length === 0) return body
  const text = Buffer.from(body).toString('latin1')
  let shown = text
  for (const secret of known) {
    shown = shown.replaceAll(Buffer.from(secret).toString('latin1'), '[masked]')
  }
  return shown === text ? body : Buffer.from(shown, 'latin1')
}
