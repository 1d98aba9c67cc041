import { ToolFailure, type Tool, type ToolExecutionResult } from '../../index.ts'
import { callUpstream } from './call-tool.ts'
import type { McpConnection } from './connection.ts'
import { foreignSchema } from './foreign-schema.ts'
import type { ListedTool } from './list-tools.ts'
import type { MaskValues } from './mask-values.ts'
import { readResult } from './read-result.ts'
import { toolRisk } from './tool-risk.ts'
import type { McpServerOptions } from './types.ts'

/** What the tools of one server have in common. */
export interface Upstream {
  readonly connection: McpConnection
  readonly options: McpServerOptions
  readonly mask: MaskValues
}

/** A server's tool as a tool of ours, or why it cannot be one. */
export type UpstreamTool =
  | { readonly ok: true; readonly tool: Tool }
  | { readonly ok: false; readonly problem: string }

/** Makes a tool of what a server lists, under a name of ours. */
export function upstreamTool(name: string, listed: ListedTool, upstream: Upstream): UpstreamTool {
  const { options, mask } = upstream
  const input = foreignSchema(listed.inputSchema)
  if (!input.ok) return { ok: false, problem: `its inputSchema ${input.problem}` }
  const output = listed.outputSchema === undefined ? undefined : foreignSchema(listed.outputSchema)
  const isRepeatable = options.trust === 'annotations' && listed.annotations.idempotentHint === true
  return {
    ok: true,
    tool: Object.freeze({
      name,
      description: mask.text(listed.description),
      inputSchema: mask.json(input.schema),
      ...(output?.ok === true ? { outputSchema: mask.json(output.schema) } : {}),
      toolType: 'mcp',
      risk: toolRisk(listed, options),
      ...(isRepeatable ? { idempotent: true } : {}),
      ...labelsOf(options),
      ...(options.deferLoading === true ? { deferLoading: true } : {}),
      execute: executeOf(listed, upstream),
    }),
  }
}

/** What holds for every tool of a server. */
export function labelsOf({
  source,
  sink,
  timeoutMs,
}: McpServerOptions): Pick<Tool, 'source' | 'sink' | 'timeoutMs'> {
  return {
    ...(source === undefined ? {} : { source }),
    ...(sink === undefined ? {} : { sink }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  }
}

function executeOf(listed: ListedTool, { connection, mask }: Upstream): Tool['execute'] {
  return async (args, context): Promise<ToolExecutionResult> => {
    const result = await callUpstream({
      connection,
      context,
      mask,
      send: (client, options) =>
        client.callTool(
          {
            name: listed.name,
            arguments: args as Record<string, unknown>,
            _meta: { 'catenary/idempotencyKey': context.idempotencyKey },
          },
          {
            ...options,
            toolDefinition: { name: listed.name, inputSchema: { ...listed.inputSchema, type: 'object' } },
          },
        ),
    })
    try {
      return readResult(mask.json(result))
    } catch (error) {
      // The call was made; only what came back is of no use.
      const why = error instanceof Error ? error.message : 'it cannot be read'
      throw new ToolFailure(`The server's result cannot be used: ${why}`, { cause: error })
    }
  }
}
