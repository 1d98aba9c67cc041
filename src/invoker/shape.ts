import type { ChainFile, ToolStream } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding, stopped } from './admit.ts'
import { bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { checkResult } from './check-result.ts'
import { failure, type Ending } from './failure.ts'
import { invalidResult } from './invalid-result.ts'
import { keepFile } from './media-file.ts'
import { noticeOf, preview } from './preview.ts'
import { outlineOf } from './outline.ts'
import { collectStream, storeStream } from './shape-stream.ts'
import { storeReason } from './store-reason.ts'
import type { PinnedTool } from './tool-entry.ts'
import { readToolValue, type ToolValue } from './tool-value.ts'

/** What may be held inline where there is no store, in bytes. */
const hardInlineBytes = 32 * 1024 * 1024
const textType = 'text/plain; charset=utf-8'
const jsonType = 'application/json'

/** Step 10: the result inline, in the store, or as files. */
export function shape(call: Call, pinned: PinnedTool, returned: unknown): Ending | Promise<Ending> {
  const read = readToolValue(returned)
  if (!read.ok) return invalidResult(call, read.problem)
  call.provenance = read.value.provenance
  const { isError, stream } = read.value
  if (pinned.checkResult === undefined || isError || stream !== undefined) return shapeValue(call, read.value)
  return checkResult(call, pinned.checkResult, read.value).then((checked) =>
    'ending' in checked ? checked.ending : shapeValue(call, checked.value),
  )
}

/** How large the parts of a value are, in bytes, and their texts, written once. */
interface Measured {
  readonly value: ToolValue
  /** Structured content as JSON text; absent if there is none. */
  readonly json: string | undefined
  readonly jsonBytes: number
  readonly textBytes: number
  readonly mediaBytes: number
}

function shapeValue(call: Call, value: ToolValue): Ending | Promise<Ending> {
  if (value.stream !== undefined) return shapeStream(call, value.stream)
  const json = value.structured === undefined ? undefined : JSON.stringify(value.structured)
  const measured: Measured = {
    value,
    json,
    jsonBytes: json === undefined ? 0 : Buffer.byteLength(json),
    textBytes: value.text === undefined ? 0 : Buffer.byteLength(value.text),
    mediaBytes: value.media.reduce((sum, block) => sum + block.data.byteLength, 0),
  }
  call.resultBytes = measured.jsonBytes + measured.textBytes + measured.mediaBytes
  const isOver = measuredAgainst(call, measured) > inlineLimit(call)
  const { store } = call.session.host
  if (store === undefined && call.resultBytes > hardInlineBytes) return tooLarge(call)
  if (value.media.length === 0 && (!isOver || store === undefined)) return inline(call, measured, [])
  return keep(call, measured, isOver && store !== undefined ? 'offload' : 'inline')
}

/** Into the store while it comes; without one into memory, and there it is a value like any other. */
async function shapeStream(call: Call, stream: ToolStream): Promise<Ending> {
  if (call.session.host.store !== undefined) return storeStream(call, stream)
  const collected = await collectStream(call, stream, hardInlineBytes)
  return 'ending' in collected ? collected.ending : shapeValue(call, collected.value)
}

/** A script that gets the value alone is not burdened with its text; a reader of the outcome gets both. */
function measuredAgainst(call: Call, { json, jsonBytes, textBytes }: Measured): number {
  if (call.answer === 'outcome') return jsonBytes + textBytes
  return json === undefined ? textBytes : jsonBytes
}

function inlineLimit(call: Call): number {
  const { maxHydratedResultBytes, maxInlineResultBytes } = call.session.policy
  return call.answer === 'value' ? maxHydratedResultBytes : maxInlineResultBytes
}

/** Writes what belongs into the store, files first. */
async function keep(call: Call, measured: Measured, how: 'inline' | 'offload'): Promise<Ending> {
  const work = async (): Promise<Ending | undefined> => {
    const files: ChainFile[] = []
    for (const block of measured.value.media) {
      const file = await keepFile(call, block)
      if (file === undefined) return undefined
      files.push(file)
    }
    return how === 'inline' ? inline(call, measured, files) : offload(call, measured, files)
  }
  const outcome = await bounded(call, work(), { timeoutMs: call.session.policy.callTimeoutMs })
  switch (outcome.kind) {
    case 'value': {
      if (outcome.value === undefined)
        return { ...(stopped(call) ?? cancelledEnding(call)), effect: call.done }
      return noted(call, outcome.value)
    }
    case 'error':
      return storeFailed(call, storeReason(outcome.error))
    case 'timeout':
      return storeFailed(call, ' It took too long.')
    case 'deadline':
      return { ...deadlineEnding(call), effect: call.done }
    case 'interrupted':
      return { ...cancelledEnding(call), effect: call.done }
    default:
      return outcome satisfies never
  }
}

/** Only a call that came to its end leaves files and refs behind. */
function noted(call: Call, ending: Ending): Ending {
  for (const file of ending.files) {
    call.session.addFile(file)
    if (file.artifactRef !== undefined) call.refs.push(file.artifactRef)
  }
  if (ending.artifactRef !== undefined) call.refs.push(ending.artifactRef)
  return ending
}

type Outline = Pick<Ending, 'status' | 'effect' | 'retryable' | 'code'>

function outcomeOf(call: Call, { isError, retryable, effect }: ToolValue): Outline {
  if (!isError) return { status: 'ok', effect: call.done, retryable: false }
  const stated = effect ?? call.doubt
  return {
    status: 'error',
    code: 'tool_failed',
    effect: stated,
    retryable: retryable && call.repeatable(stated),
  }
}

function inline(call: Call, measured: Measured, files: readonly ChainFile[]): Ending {
  const { value, json, jsonBytes, textBytes, mediaBytes } = measured
  const outcome = outcomeOf(call, value)
  const isFile = json === undefined && value.text === undefined && files.length > 0
  const valueJson = json ?? (isFile ? fileJson(files) : JSON.stringify(value.text ?? null))
  return {
    ...outcome,
    text: value.rendered === '' && json !== undefined ? json : value.rendered,
    ...(value.structured === undefined ? {} : { structured: value.structured }),
    bytes: json === undefined ? (isFile ? mediaBytes : textBytes) : jsonBytes,
    mediaType: json === undefined ? (isFile ? fileType(files) : textType) : jsonType,
    files,
    ...(outcome.status === 'ok' ? { valueJson } : {}),
    media: call.session.host.store === undefined ? value.media : [],
  }
}

function fileJson(files: readonly ChainFile[]): string {
  const told = files.map(({ path, mediaType, bytes, sha256 }) => ({ path, mediaType, bytes, sha256 }))
  return JSON.stringify(told.length === 1 ? told[0] : told)
}

function fileType(files: readonly ChainFile[]): string {
  return files.length === 1 ? (files[0]?.mediaType ?? jsonType) : jsonType
}

async function offload(
  call: Call,
  measured: Measured,
  made: readonly ChainFile[],
): Promise<Ending | undefined> {
  const { value, json, jsonBytes, textBytes } = measured
  const max = call.session.policy.maxInlineResultBytes
  const files = [...made]
  const whole = json ?? value.text ?? ''
  const kept = await call.session.artifacts.keep(call, whole, {
    mediaType: json === undefined ? textType : jsonType,
  })
  if (kept === undefined) return undefined
  if (json !== undefined && textBytes > max) {
    // The artifact holds the structured content; the text beside it must not be lost for that.
    const data = Buffer.from(value.text ?? '')
    const file = await keepFile(call, { type: 'document', data, mediaType: textType })
    if (file === undefined) return undefined
    files.push(file)
  }
  const shown = preview(value.text ?? whole, max)
  const outline = value.structured === undefined ? undefined : outlineOf(value.structured)
  const { omittedBytes } = value.text === undefined ? shown : preview(whole, max)
  const told = { omittedBytes, ...(outline === undefined ? {} : { outline }) }
  const notice = noticeOf({ ref: kept.ref, mediaType: kept.mediaType, ...told })
  return {
    ...outcomeOf(call, value),
    text: `${shown.shown}\n${notice}`,
    artifactRef: kept.ref,
    stored: { sha256: kept.sha256, ...told },
    bytes: json === undefined ? textBytes : jsonBytes,
    mediaType: kept.mediaType,
    files,
    media: [],
  }
}

function tooLarge(call: Call): Ending {
  const effect = call.done
  const text = `"${call.tool}" ran, but its result of ${call.resultBytes} bytes is over the limit of ${hardInlineBytes} where there is no store for it: ask for less.`
  return failure('result_too_large', text, { effect })
}

function storeFailed(call: Call, reason: string): Ending {
  const effect = call.done
  const text = `"${call.tool}" ran, but its result could not be stored.${reason}`
  return failure('store_failed', text, { effect, retryable: call.repeatable(effect) })
}
