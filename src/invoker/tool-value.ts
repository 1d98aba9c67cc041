import {
  asToolStream,
  contentBlockSchema,
  isToolResult,
  textOf,
  type ContentBlock,
  type Effect,
  type JsonValue,
  type MediaBlock,
  type Provenance,
  type ToolExecutionResult,
  type ToolStream,
} from '../kernel/index.ts'
import { copyJson, pathText } from './json-copy.ts'

/** How deep a result may nest. */
const maxResultDepth = 1000
const maxProvenanceLength = 1024

/** What a tool returned, taken apart. */
export interface ToolValue {
  readonly isError: boolean
  /** Structured content; absent if there is none. */
  readonly structured?: JsonValue
  /** The text blocks, if there are any. */
  readonly text?: string
  /** All blocks as text, media as placeholders. */
  readonly rendered: string
  /** Media blocks that hold their bytes. */
  readonly media: readonly (MediaBlock & { readonly data: Uint8Array })[]
  /** All there is, where it comes in pieces. */
  readonly stream?: ToolStream
  readonly provenance: Provenance
  readonly retryable: boolean
  readonly effect?: Effect
}

/** What a tool returned, or why it is no result. */
export type ReadValue =
  | { readonly ok: true; readonly value: ToolValue }
  | { readonly ok: false; readonly problem: string }

const plain = { isError: false, rendered: '', media: [], provenance: {}, retryable: false } as const

/**
 * A `ToolExecutionResult` is taken as it is, text as text, bytes as a file, an async iterable as a stream, anything
 * else as structured content.
 */
export function readToolValue(returned: unknown): ReadValue {
  if (typeof returned === 'string')
    return { ok: true, value: { ...plain, text: returned, rendered: returned } }
  if (returned instanceof Uint8Array) {
    const file = fileOf(returned)
    return { ok: true, value: { ...plain, media: [file], rendered: textOf([file]) } }
  }
  if (isToolResult(returned)) return readResult(returned)
  const stream = asToolStream(returned)
  if (stream !== undefined) return { ok: true, value: { ...plain, stream } }
  const structured = copyJson(returned, maxResultDepth)
  return structured.ok ? { ok: true, value: { ...plain, structured: structured.value } } : misfit(structured)
}

/** Reads a checked value anew: a schema may have made of it what JSON cannot carry. */
export function readStructured(
  value: unknown,
): { readonly ok: true; readonly value: JsonValue } | { readonly ok: false; readonly problem: string } {
  const copy = copyJson(value, maxResultDepth)
  return copy.ok ? copy : misfit(copy)
}

function readResult(result: ToolExecutionResult): ReadValue {
  const blocks: ContentBlock[] = []
  for (const [index, block] of result.content.entries()) {
    const read = readBlock(block)
    if (read === undefined) return { ok: false, problem: `content[${index}] is no content block` }
    blocks.push(read)
  }
  const texts = blocks.flatMap((block) => (block.type === 'text' ? block.text : []))
  const structured =
    result.structuredContent === undefined ? undefined : copyJson(result.structuredContent, maxResultDepth)
  if (structured?.ok === false)
    return misfit({
      ...structured,
      path: pathText(['structuredContent', structured.path].filter((step) => step !== '')),
    })
  const media = blocks.flatMap((block) => (hasData(block) ? block : []))
  const rendered = textOf(blocks)
  // Where there is neither text nor bytes, what the blocks point to is all there is to tell.
  const text =
    texts.length > 0 ? texts.join('\n') : blocks.length > 0 && media.length === 0 ? rendered : undefined
  return {
    ok: true,
    value: {
      isError: result.isError,
      ...(structured === undefined ? {} : { structured: structured.value }),
      ...(text === undefined ? {} : { text }),
      rendered,
      media,
      provenance: provenanceOf(result),
      retryable: result.retryable === true,
      ...(isEffect(result.effect) ? { effect: result.effect } : {}),
    },
  }
}

function readBlock(block: unknown): ContentBlock | undefined {
  if (typeof block !== 'object' || block === null) return undefined
  const data: unknown = Reflect.get(block, 'data')
  // The schema reads base64, as blocks are written in JSON; here the bytes are bytes.
  const checked = contentBlockSchema.safeParse(data instanceof Uint8Array ? { ...block, data: '' } : block)
  if (!checked.success) return undefined
  return data instanceof Uint8Array && checked.data.type !== 'text' && checked.data.type !== 'resource_link'
    ? { ...checked.data, data }
    : checked.data
}

function hasData(block: ContentBlock): block is MediaBlock & { readonly data: Uint8Array } {
  return block.type !== 'text' && block.type !== 'resource_link' && block.data !== undefined
}

function fileOf(data: Uint8Array): MediaBlock & { readonly data: Uint8Array } {
  return { type: 'document', data, mediaType: 'application/octet-stream' }
}

function provenanceOf(result: Provenance): Provenance {
  const { source, observedAt, policy } = result
  return {
    ...(typeof source === 'string' ? { source: source.slice(0, maxProvenanceLength) } : {}),
    ...(typeof observedAt === 'string' ? { observedAt: observedAt.slice(0, maxProvenanceLength) } : {}),
    ...(typeof policy === 'string' ? { policy: policy.slice(0, maxProvenanceLength) } : {}),
  }
}

function isEffect(value: unknown): value is Effect {
  return value === 'none' || value === 'done' || value === 'unknown'
}

function misfit({ path, found }: { readonly path: string; readonly found: string }): {
  readonly ok: false
  readonly problem: string
} {
  return { ok: false, problem: `${path === '' ? 'it' : path} is ${found}, which JSON cannot carry` }
}
