import { artifactUri, readArtifactUri } from './artifact-uri.ts'
import type { ConnectionState } from './connection-state.ts'
import { readArtifactResource } from './read-artifact-resource.ts'
import { errorReply } from './reply.ts'
import { fromJsonSchema, type CallToolResult, type McpServer } from './sdk.ts'

/** What one call may put before the model, in bytes. */
const maxBytes = 64 * 1024
const maxImageBytes = 4 * 1024 * 1024

interface Arguments {
  readonly ref: string
  readonly from?: number
  readonly bytes?: number
}

/** A piece of an artifact for a client that cannot read resources. */
export function readArtifactTool(server: McpServer, { host }: ConnectionState): void {
  const inputSchema = fromJsonSchema<Arguments>({
    type: 'object',
    properties: {
      ref: { type: 'string', description: 'The artifact, as results name it, or its uri.' },
      from: { type: 'integer', minimum: 0, description: 'The first byte. Default: 0.' },
      bytes: {
        type: 'integer',
        minimum: 1,
        maximum: maxBytes,
        description: `How many. Default: ${maxBytes}.`,
      },
    },
    required: ['ref'],
    additionalProperties: false,
  })
  const config = {
    title: 'Read an artifact',
    description:
      'Shows a piece of a large result: text as it is, a picture as a picture. Better: hand the artifact to a tool ' +
      'in a script, and return only what you need.',
    inputSchema,
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
  server.registerTool('read_artifact', config, async ({ ref, from = 0, bytes = maxBytes }) => {
    const name = readArtifactUri(ref)?.ref ?? ref
    const source = { store: host.store, owner: host.owner }
    const info = await host.store?.info(name, { owner: host.owner }).catch(() => undefined)
    if (info === undefined) return errorReply('There is no such artifact; it may have expired.')
    const isPicture = info.mediaType.startsWith('image/') && info.bytes <= maxImageBytes
    const range = isPicture ? { from: 0, to: info.bytes } : { from, to: from + bytes }
    const read = await readArtifactResource(artifactUri(name, range), source)
    return read === undefined ? errorReply('There is no such artifact; it may have expired.') : shown(read)
  })
}

function shown({ contents }: NonNullable<Awaited<ReturnType<typeof readArtifactResource>>>): CallToolResult {
  const [piece] = contents
  if (piece === undefined) return errorReply('There is nothing in that range.')
  const { 'catenary/from': from, 'catenary/to': to, 'catenary/size': size } = piece._meta ?? {}
  const where = `Bytes ${String(from)} to ${String(to)} of ${String(size)} (${piece.mimeType ?? 'unknown type'}).`
  if ('text' in piece)
    return {
      content: [
        { type: 'text', text: where },
        { type: 'text', text: piece.text },
      ],
    }
  if (piece.mimeType?.startsWith('image/') === true)
    return { content: [{ type: 'image', data: piece.blob, mimeType: piece.mimeType }] }
  return {
    content: [
      { type: 'text', text: where },
      { type: 'text', text: piece.blob },
    ],
  }
}
