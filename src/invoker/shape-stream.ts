import { mediaTypeOf, type BlobInfo } from '../../store/index.ts'
import type { ToolStream } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding, stopped } from './admit.ts'
import { bounded, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'
import { invalidResult } from './invalid-result.ts'
import { noticeOf, preview } from './preview.ts'
import { storeReason } from './store-reason.ts'
import { StreamReader } from './stream-reader.ts'
import { toolErrorFacts } from './tool-error.ts'
import type { ToolValue } from './tool-value.ts'

/** How much of a stream tells what it is. */
const headBytes = 4096

/** Stores what a tool gives in pieces while it comes: no more than a piece of it is in memory. */
export async function storeStream(call: Call, stream: ToolStream): Promise<Ending> {
  const { artifacts, policy } = call.session
  const reader = new StreamReader(stream, policy.maxStreamedBytes)
  const given = new AbortController()
  const work = async (): Promise<{ readonly info: BlobInfo; readonly head: Uint8Array } | undefined> => {
    const head = await reader.head(Math.max(headBytes, policy.maxInlineResultBytes))
    const mediaType = typeOf(head, stream, reader)
    const info = await artifacts.keep(call, reader.chunks(), { mediaType, signal: given.signal })
    return info && { info, head }
  }
  const outcome = await bounded(call, work(), { timeoutMs: policy.callTimeoutMs })
  call.resultBytes = reader.bytes
  if (outcome.kind !== 'value' || outcome.value === undefined) {
    given.abort()
    reader.stop()
    return outcome.kind === 'value'
      ? { ...(stopped(call) ?? cancelledEnding(call)), effect: call.done }
      : broken(call, reader, outcome)
  }
  const { info, head } = outcome.value
  call.refs.push(info.ref)
  return stored(call, info, isText(info.mediaType) ? new TextDecoder().decode(head) : '')
}

function stored(call: Call, { ref, bytes, mediaType, sha256 }: BlobInfo, head: string): Ending {
  const { shown } = preview(head, call.session.policy.maxInlineResultBytes)
  const omittedBytes = bytes - Buffer.byteLength(shown)
  return {
    status: 'ok',
    effect: call.done,
    retryable: false,
    text: `${shown}\n${noticeOf({ ref, mediaType, omittedBytes })}`,
    artifactRef: ref,
    stored: { sha256, omittedBytes },
    bytes,
    mediaType,
    files: [],
    media: [],
  }
}

/** Takes what a tool gives in pieces into memory, for where there is no store. */
export async function collectStream(
  call: Call,
  stream: ToolStream,
  maxBytes: number,
): Promise<{ readonly value: ToolValue } | { readonly ending: Ending }> {
  const reader = new StreamReader(stream, maxBytes)
  const outcome = await bounded(call, reader.head(Number.POSITIVE_INFINITY), {
    timeoutMs: call.session.policy.callTimeoutMs,
  })
  call.resultBytes = reader.bytes
  if (outcome.kind !== 'value') {
    reader.stop()
    return { ending: broken(call, reader, outcome) }
  }
  const data = outcome.value
  const mediaType = typeOf(data, stream, reader)
  const text = isText(mediaType) ? new TextDecoder().decode(data) : undefined
  const facts = { isError: false, provenance: {}, retryable: false }
  return text === undefined
    ? { value: { ...facts, rendered: '', media: [{ type: 'document', data, mediaType }] } }
    : { value: { ...facts, text, rendered: text, media: [] } }
}

function typeOf(head: Uint8Array, { mediaType }: ToolStream, { isText }: StreamReader): string {
  return mediaTypeOf(head, mediaType ?? (isText ? 'text/plain; charset=utf-8' : undefined))
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+](?:json|xml|yaml|jsonl|x-ndjson)\b/.test(mediaType)
}

function broken(
  call: Call,
  { fault, bytes }: StreamReader,
  outcome: Exclude<Bounded<unknown>, { readonly kind: 'value' }>,
): Ending {
  const reason = outcome.kind === 'error' ? storeReason(outcome.error) : ''
  switch (outcome.kind) {
    case 'error':
      break
    case 'timeout': {
      const text = `"${call.tool}" did not give all of its result within ${call.session.policy.callTimeoutMs} ms.`
      const effect = call.doubt
      return failure('timeout', text, { status: 'timeout', effect, retryable: call.repeatable(effect) })
    }
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
  switch (fault?.kind) {
    case 'source': {
      const facts = toolErrorFacts(fault.error)
      const effect = facts.effect ?? call.doubt
      return failure('tool_failed', facts.text, {
        effect,
        retryable: facts.retryable && call.repeatable(effect),
      })
    }
    case 'chunk':
      return invalidResult(call, 'a piece of its stream is neither text nor bytes')
    case 'too_large': {
      const text = `"${call.tool}" ran, but its result is over the limit, with more than ${bytes} bytes: ask for less.`
      return failure('result_too_large', text, { effect: call.done })
    }
    case undefined: {
      const effect = call.done
      const text = `"${call.tool}" ran, but its result could not be stored.${reason}`
      return failure('store_failed', text, { effect, retryable: call.repeatable(effect) })
    }
    default:
      return fault satisfies never
  }
}
