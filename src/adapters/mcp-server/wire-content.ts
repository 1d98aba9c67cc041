import type { ContentBlock as OwnBlock, ToolExecutionResult } from '../../index.ts'
import { base64 } from './reply.ts'
import type { CallToolResult, ContentBlock } from './sdk.ts'

/** A result of ours as the protocol has it. */
export function wireResult({ content, isError }: ToolExecutionResult): CallToolResult {
  return { content: content.map(wireBlock), ...(isError ? { isError } : {}) }
}

function wireBlock(block: OwnBlock): ContentBlock {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: block.text }
    case 'resource_link': {
      const { uri, name = uri, mediaType, bytes } = block
      return {
        type: 'resource_link',
        uri,
        name,
        ...(mediaType === undefined ? {} : { mimeType: mediaType }),
        ...(bytes === undefined ? {} : { size: bytes }),
      }
    }
    case 'image':
    case 'audio':
    case 'video':
    case 'document': {
      const { type, data, url, name = type, mediaType } = block
      if (data === undefined) return { type: 'text', text: `[${type}: ${url ?? name}]` }
      if (type === 'image' || type === 'audio') return { type, data: base64(data), mimeType: mediaType }
      return {
        type: 'resource',
        resource: { uri: `data:${name}`, mimeType: mediaType, blob: base64(data) },
      }
    }
    default:
      return block satisfies never
  }
}
