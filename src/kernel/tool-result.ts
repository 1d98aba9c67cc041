import { contentBlockSchema, type ContentBlock, type MediaBlock } from './content.ts'
import { CatenaryError } from './errors.ts'
import type { JsonObject, JsonValue } from './json.ts'
import type { Effect, Provenance, ToolExecutionResult } from './result.ts'

/** What a tool says about its result. */
export interface ToolResultParts extends Provenance {
  /** A string is one text block. @default nothing */
  readonly content?: string | readonly ContentBlock[]
  readonly structuredContent?: JsonValue
  /** @default false */
  readonly isError?: boolean
  /** With `isError`: the same call may succeed later. @default false */
  readonly retryable?: boolean
  /** With `isError`: whether the world was changed. @default `none` for a SAFE tool, else `unknown` */
  readonly effect?: Effect
  /** @default `{}` */
  readonly metadata?: JsonObject
}

/**
 * Makes the result of a tool; it is frozen.
 * @throws `invalid_result` if a content block is malformed
 */
export function toolResult(parts: ToolResultParts): ToolExecutionResult {
  const { content = [], isError = false, metadata = {}, ...rest } = parts
  const blocks =
    typeof content === 'string'
      ? [Object.freeze({ type: 'text' as const, text: content })]
      : content.map(checkedBlock)
  return Object.freeze({
    kind: 'tool_result' as const,
    ...rest,
    content: Object.freeze(blocks),
    isError,
    metadata,
    text: textOf(blocks),
  })
}

/** All blocks as text, one a line; media as `[Image: …]`. */
export function textOf(blocks: readonly ContentBlock[]): string {
  return blocks.map(blockText).join('\n')
}

/** True for what `toolResult` makes, of any copy of this package. */
export function isToolResult(value: unknown): value is ToolExecutionResult {
  if (typeof value !== 'object' || value === null) return false
  const { kind, content, isError } = value as Partial<ToolExecutionResult>
  return kind === 'tool_result' && Array.isArray(content) && typeof isError === 'boolean'
}

function checkedBlock(block: ContentBlock, index: number): ContentBlock {
  // Text is by far the most frequent, and its check need not build a schema's result.
  if (block.type === 'text' && typeof block.text === 'string')
    return Object.freeze({ type: 'text', text: block.text })
  const wire = 'data' in block && block.data instanceof Uint8Array ? { ...block, data: '' } : block
  const checked = contentBlockSchema.safeParse(wire)
  if (checked.success) return Object.freeze({ ...block })
  const issue = checked.error.issues[0]
  const field = ['content', index, ...(issue?.path ?? [])].join('.')
  throw new CatenaryError('invalid_result', `${field}: ${issue?.message ?? 'is no content block'}`, { field })
}

function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'image':
      return `[Image: ${placeholder(block)}]`
    case 'audio':
      return `[Audio: ${placeholder(block)}]`
    case 'video':
      return `[Video: ${placeholder(block)}]`
    case 'document':
      return `[Document: ${placeholder(block)}]`
    case 'resource_link':
      return `[Resource: ${block.name ?? block.uri}]`
    default:
      return neverBlock(block)
  }
}

function placeholder(block: MediaBlock): string {
  const what = block.name ?? block.url ?? block.fileId
  const size = block.data === undefined ? '' : `, ${block.data.byteLength} bytes`
  return what === undefined ? `${block.mediaType}${size}` : `${what}, ${block.mediaType}${size}`
}

function neverBlock(block: never): never {
  throw new CatenaryError('invalid_result', 'A content block of unknown type.', {
    field: 'content',
    cause: block,
  })
}
