import {
  toolResult,
  type ContentBlock,
  type JsonValue,
  type Tool,
  type ToolExecutionResult,
} from '../../index.ts'
import { callUpstream } from './call-tool.ts'
import { mediaBlock } from './media-block.ts'
import { parsed } from './read-result.ts'
import type { Client } from './sdk.ts'
import { toolRisk } from './tool-risk.ts'
import { labelsOf, type Upstream } from './upstream-tool.ts'

type Contents = Awaited<ReturnType<Client['readResource']>>['contents']

/** Beside a server's own tools: what reads the resources it has, and those that its results link to. */
export const resourceToolNames = ['read_resource', 'list_resources'] as const
export type ResourceToolName = (typeof resourceToolNames)[number]

/** A tool that reads or lists a server's resources, under a name of ours. */
export function resourceTool(kind: ResourceToolName, name: string, upstream: Upstream): Tool {
  const { options } = upstream
  return Object.freeze({
    name,
    toolType: 'mcp',
    risk: toolRisk({ name: kind, annotations: { readOnlyHint: true } }, options),
    // By the protocol itself: reading changes nothing.
    idempotent: true,
    ...labelsOf(options),
    ...(kind === 'read_resource' ? readTool(upstream) : listTool(upstream)),
  })
}

type Parts = Pick<Tool, 'description' | 'inputSchema' | 'execute'>

function readTool({ connection, mask }: Upstream): Parts {
  return {
    description:
      'Reads a resource of this server by its uri, as list_resources and the links in results give it. ' +
      'Text is the value (parsed if it is a JSON object or array); bytes become a file.',
    inputSchema: {
      type: 'object',
      properties: { uri: { type: 'string', minLength: 1, maxLength: 8192 } },
      required: ['uri'],
      additionalProperties: false,
    },
    async execute(args, context): Promise<ToolExecutionResult> {
      const { uri } = args as { readonly uri: string }
      const { contents } = await callUpstream({
        connection,
        context,
        mask,
        send: (client, options) => client.readResource({ uri }, { ...options, cacheMode: 'bypass' }),
      })
      return readContents(mask.json(contents))
    },
  }
}

function listTool({ connection, mask }: Upstream): Parts {
  return {
    description:
      'Lists the resources of this server, a page at a time: { resources: [{ uri, name, ... }], nextCursor? }. ' +
      'Hand nextCursor on as cursor for the next page. The first page also has the templates of uris.',
    inputSchema: { type: 'object', properties: { cursor: { type: 'string' } }, additionalProperties: false },
    async execute(args, context): Promise<JsonValue> {
      const { cursor } = args as { readonly cursor?: string }
      const listed = await callUpstream({
        connection,
        context,
        mask,
        send: (client, options) => listResources(client, cursor, options),
      })
      return mask.json(listed)
    },
  }
}

async function listResources(
  client: Client,
  cursor: string | undefined,
  options: object,
): Promise<JsonValue> {
  const params = cursor === undefined ? {} : { cursor }
  const page = await client.request({ method: 'resources/list', params }, options)
  const resources = page.resources.map(({ uri, name, description, mimeType, size }) =>
    defined({ uri, name, description, mediaType: mimeType, bytes: size }),
  )
  const next = page.nextCursor === undefined ? {} : { nextCursor: page.nextCursor }
  if (cursor !== undefined) return { resources, ...next }
  // Not every server knows of templates, and those that do not may say so with an error.
  const templates = await client
    .request({ method: 'resources/templates/list', params: {} }, options)
    .then(({ resourceTemplates }) =>
      resourceTemplates.map(({ uriTemplate, name, description, mimeType }) =>
        defined({ uriTemplate, name, description, mediaType: mimeType }),
      ),
    )
    .catch(() => [])
  return { resources, ...next, ...(templates.length === 0 ? {} : { templates }) }
}

function defined(members: Readonly<Record<string, string | number | undefined>>): JsonValue {
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

function readContents(contents: Contents): ToolExecutionResult {
  const texts = contents.flatMap((one) => ('text' in one ? one : []))
  const files = contents.flatMap((one): ContentBlock[] =>
    'text' in one
      ? []
      : [
          mediaBlock({
            base64: one.blob,
            mediaType: one.mimeType ?? 'application/octet-stream',
            uri: one.uri,
          }),
        ],
  )
  const [only] = texts
  if (texts.length === 1 && only !== undefined) {
    const value = parsed(only.text)
    return toolResult({
      content: [{ type: 'text', text: only.text }, ...files],
      ...(value === undefined ? {} : { structuredContent: value }),
      source: only.uri,
    })
  }
  return toolResult({
    content: files,
    ...(texts.length === 0
      ? {}
      : {
          structuredContent: texts.map(({ uri, mimeType, text }) =>
            defined({ uri, mediaType: mimeType, text }),
          ),
        }),
    ...(contents[0] === undefined ? {} : { source: contents[0].uri }),
  })
}
