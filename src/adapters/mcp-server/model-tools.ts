import type { Tool, ToolContext, ToolExecutionResult } from '../../index.ts'
import { readArtifactUri } from './artifact-uri.ts'
import type { ConnectionState } from './connection-state.ts'
import { errorReply } from './reply.ts'
import { fromJsonSchema, type McpServer, type ServerContext } from './sdk.ts'
import { wireResult } from './wire-content.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }

/** The tools that a chain has for a model beside itself: they only read. */
export function modelTools(server: McpServer, state: ConnectionState): void {
  const { searchTool, readArtifactTool } = state.host.chains
  expose(server, state, { tool: searchTool, title: 'Find tools for scripts' })
  if (readArtifactTool !== undefined)
    expose(server, state, { tool: readArtifactTool, title: 'Read an artifact' })
}

interface Exposed {
  readonly tool: Tool
  readonly title: string
}

function expose(server: McpServer, { host }: ConnectionState, { tool, title }: Exposed): void {
  const { name, description } = tool
  const inputSchema = fromJsonSchema<Readonly<Record<string, unknown>>>({ ...tool.inputSchema })
  server.registerTool(name, { title, description, inputSchema, annotations }, async (args, { mcpReq }) => {
    const result = await tool.execute(withRef(args), contextOf(mcpReq, host.tenant))
    return isResult(result) ? wireResult(result) : errorReply(`${name} gave no result.`)
  })
}

/** An artifact may be named by the address that results link to. */
function withRef(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { ref } = args
  return typeof ref === 'string' ? { ...args, ref: readArtifactUri(ref)?.ref ?? ref } : args
}

function contextOf({ id, signal }: ServerContext['mcpReq'], tenant: string): ToolContext {
  const callId = String(id)
  return {
    callId,
    signal,
    deadline: Number.POSITIVE_INFINITY,
    idempotencyKey: callId,
    meta: { agentId: 'mcp', runId: callId, tenant },
    progress: () => undefined,
  }
}

function isResult(value: unknown): value is ToolExecutionResult {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'tool_result'
}
