import type { ToolContext, ToolExecutionResult } from '../../index.ts'
import { readArtifactUri } from './artifact-uri.ts'
import type { ConnectionState } from './connection-state.ts'
import { errorReply } from './reply.ts'
import { fromJsonSchema, type McpServer, type ServerContext } from './sdk.ts'
import { wireResult } from './wire-content.ts'

/** A piece of an artifact, for a model that cannot read resources; also by the address that results link to. */
export function readArtifactTool(server: McpServer, { host }: ConnectionState): void {
  const tool = host.chains.readArtifactTool
  if (tool === undefined) return
  const config = {
    title: 'Read an artifact',
    description: tool.description,
    inputSchema: fromJsonSchema<{ ref: string }>({ ...tool.inputSchema }),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
  server.registerTool(tool.name, config, async (args, { mcpReq }) => {
    const ref = readArtifactUri(args.ref)?.ref ?? args.ref
    const result = await tool.execute({ ...args, ref }, contextOf(mcpReq, host.tenant))
    return isResult(result) ? wireResult(result) : errorReply('The artifact could not be read.')
  })
}

function contextOf({ id, signal }: ServerContext['mcpReq'], tenant: string): ToolContext {
  const callId = String(id)
  const meta = { agentId: 'mcp', runId: callId, tenant }
  return {
    callId,
    signal,
    deadline: Number.POSITIVE_INFINITY,
    idempotencyKey: callId,
    meta,
    progress: () => undefined,
  }
}

function isResult(value: unknown): value is ToolExecutionResult {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'tool_result'
}
