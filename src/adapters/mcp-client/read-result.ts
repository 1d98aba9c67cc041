import { toolResult, type ContentBlock, type JsonValue, type ToolExecutionResult } from '../../index.ts'
import { mediaBlock } from './media-block.ts'
import type { CallToolResult } from './sdk.ts'

type Block = CallToolResult['content'][number]

/** A resource that came with a result, as far as it is text. */
interface TextResource {
  readonly uri: string
  readonly mediaType: string
  readonly text: string
}

/**
 * A server's result as a result of ours. Structured content is the value, and every block is kept beside it. Without
 * it, one text is the value, parsed if it is a JSON object or array; texts beside links or resources are told apart
 * in one object. Images, sounds and resources are files.
 */
export function readResult({ content, structuredContent, isError }: CallToolResult): ToolExecutionResult {
  const blocks = content.flatMap(readBlock)
  const value = structuredContent === undefined ? valueOf(content) : (structuredContent as JsonValue)
  return toolResult({
    content: blocks,
    ...(value === undefined || isError === true ? {} : { structuredContent: value }),
    ...(isError === true ? { isError } : {}),
  })
}

function readBlock(block: Block): ContentBlock[] {
  switch (block.type) {
    case 'text':
      return [{ type: 'text', text: block.text }]
    case 'image':
    case 'audio':
      return [mediaBlock({ base64: block.data, mediaType: block.mimeType })]
    case 'resource': {
      const { resource } = block
      const mediaType = resource.mimeType ?? ('text' in resource ? 'text/plain' : 'application/octet-stream')
      return [
        'text' in resource
          ? mediaBlock({ text: resource.text, mediaType, uri: resource.uri })
          : mediaBlock({ base64: resource.blob, mediaType, uri: resource.uri }),
      ]
    }
    case 'resource_link': {
      const { uri, name, mimeType, size } = block
      const bytes = size !== undefined && Number.isInteger(size) && size >= 0 ? { bytes: size } : {}
      return [{ type: 'resource_link', uri, name, ...(mimeType ? { mediaType: mimeType } : {}), ...bytes }]
    }
    default:
      return block satisfies never
  }
}

/** The value of a result without structured content; undefined where text or files say it all. */
function valueOf(content: readonly Block[]): JsonValue | undefined {
  const texts = content.flatMap((block) => (block.type === 'text' ? block.text : []))
  const links = content.flatMap((block) => (block.type === 'resource_link' ? linkOf(block) : []))
  const resources = content.flatMap((block) => (block.type === 'resource' ? textResource(block) : []))
  if (links.length === 0 && resources.length === 0) return texts.length === 1 ? parsed(texts[0]) : undefined
  if (links.length === 0 && texts.length === 0 && resources.length === 1) {
    const [only] = resources
    return only === undefined ? undefined : (parsed(only.text) ?? only.text)
  }
  return {
    text: texts.join('\n'),
    ...(links.length === 0 ? {} : { links }),
    ...(resources.length === 0 ? {} : { resources: resources.map((one) => ({ ...one })) }),
  }
}

/** A JSON object or array; a text that happens to be a number or a word stays a text. */
export function parsed(text = ''): JsonValue | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}

function linkOf({
  uri,
  name,
  description,
  mimeType,
  size,
}: Extract<Block, { type: 'resource_link' }>): JsonValue {
  return {
    uri,
    name,
    ...(description === undefined ? {} : { description }),
    ...(mimeType === undefined ? {} : { mediaType: mimeType }),
    ...(size === undefined ? {} : { bytes: size }),
  }
}

function textResource({ resource }: Extract<Block, { type: 'resource' }>): TextResource[] {
  if (!('text' in resource)) return []
  return [{ uri: resource.uri, mediaType: resource.mimeType ?? 'text/plain', text: resource.text }]
}
