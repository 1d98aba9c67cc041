import { toolResult, type ContentBlock, type JsonValue, type ToolExecutionResult } from '../../index.ts'

/** What a tool of the AI SDK returned, with what it shows a model beside it: pictures stay pictures. */
export function readOutput(output: unknown, shown: unknown): unknown {
  const { type, value, reason } = Object(shown) as Record<string, unknown>
  switch (type) {
    case 'text':
      return withContent(output, typeof value === 'string' ? [{ type: 'text', text: value }] : [])
    case 'content':
      return withContent(output, Array.isArray(value) ? value.flatMap(blocksOf) : [])
    case 'error-text':
      return toolResult({ content: typeof value === 'string' ? value : 'The tool failed.', isError: true })
    case 'error-json':
      return failure(value)
    case 'execution-denied':
      return toolResult({
        content: typeof reason === 'string' ? reason : 'The tool refused to run.',
        isError: true,
        effect: 'none',
      })
    default:
      return output
  }
}

function failure(value: unknown): ToolExecutionResult {
  const text = JSON.stringify(value) ?? 'The tool failed.'
  return toolResult({ content: text, structuredContent: JSON.parse(text) as JsonValue, isError: true })
}

function withContent(output: unknown, content: readonly ContentBlock[]): unknown {
  if (content.length === 0) return output
  // A text is its own structured content, and bytes are in the blocks.
  if (typeof output === 'string' || output === undefined || holdsBytes(output)) return toolResult({ content })
  return toolResult({ content, structuredContent: output as JsonValue })
}

function holdsBytes(value: unknown): boolean {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBytes)
}

/** Parts of both versions: version 6 has `media`, `image-data` and `file-data`, version 7 `file` with tagged data. */
function blocksOf(part: unknown): readonly ContentBlock[] {
  const { type, text, data, mediaType, url, filename } = Object(part) as Record<string, unknown>
  if (type === 'text') return typeof text === 'string' ? [{ type: 'text', text }] : []
  const told = typeof mediaType === 'string' ? mediaType : 'application/octet-stream'
  const named = typeof filename === 'string' ? { name: filename } : {}
  const tagged = Object(data) as { type?: unknown; data?: unknown; url?: unknown; text?: unknown }
  if (tagged.type === 'text')
    return typeof tagged.text === 'string' ? [{ type: 'text', text: tagged.text }] : []
  const bytes = bytesOf(tagged.type === 'data' ? tagged.data : data)
  if (bytes !== undefined) return [{ type: familyOf(told), data: bytes, mediaType: told, ...named }]
  const link = tagged.type === 'url' ? tagged.url : url
  const address = link instanceof URL ? link.href : link
  return typeof address === 'string'
    ? [{ type: familyOf(told), url: address, mediaType: told, ...named }]
    : []
}

function bytesOf(data: unknown): Uint8Array | undefined {
  if (data instanceof Uint8Array) return data
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  return typeof data === 'string' ? Buffer.from(data, 'base64') : undefined
}

function familyOf(mediaType: string): 'image' | 'audio' | 'video' | 'document' {
  const family = mediaType.split('/', 1)[0]
  return family === 'image' || family === 'audio' || family === 'video' ? family : 'document'
}
