/** A result that comes in pieces: text or bytes. */
export type StreamSource = AsyncIterable<Uint8Array | string>

/** A result that is stored while it comes, and never in memory whole. Made by `streamResult`. */
export interface ToolStream {
  readonly kind: 'tool_stream'
  readonly source: StreamSource
  /** Absent: what the first bytes say. */
  readonly mediaType?: string
}

/** Makes the result of a tool that gives more than memory should hold; a tool may also return the source itself. */
export function streamResult(
  source: StreamSource,
  options: { readonly mediaType?: string } = {},
): ToolStream {
  return Object.freeze({ kind: 'tool_stream' as const, source, ...options })
}

/** What a tool returned as a stream: what `streamResult` makes, of any copy of this package, or any async iterable. */
export function asToolStream(value: unknown): ToolStream | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isSource(value)) return { kind: 'tool_stream', source: value }
  const { kind, source, mediaType } = value as Partial<ToolStream>
  if (kind !== 'tool_stream' || !isSource(source)) return undefined
  return typeof mediaType === 'string' ? { kind, source, mediaType } : { kind, source }
}

function isSource(value: unknown): value is StreamSource {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
