import { attendChain, canAsk } from './attend-chain.ts'
import type { ConnectionState } from './connection-state.ts'
import type { DeskChain } from './desk-chain.ts'
import { modelTools } from './model-tools.ts'
import { errorReply } from './reply.ts'
import { fromJsonSchema, type CallToolResult, type McpServer } from './sdk.ts'

const images = {
  type: 'boolean',
  description: 'Whether pictures that the chain made are sent along as images. Default: as links only.',
} as const
const chainId = { type: 'string', description: 'As run_chain told it.' } as const

interface RunArguments {
  readonly script: string
  readonly input?: unknown
  readonly artifacts?: readonly string[]
  readonly images?: boolean
}

/** The few tools that stand before all others. */
export function chainTools(server: McpServer, state: ConnectionState): void {
  runChain(server, state)
  resumeChain(server, state)
  chainStatus(server, state)
  modelTools(server, state)
}

function runChain(server: McpServer, state: ConnectionState): void {
  const { chains, desk, tenant } = state.host
  const properties = { ...(chains.inputSchema['properties'] as object), images }
  const inputSchema = fromJsonSchema<RunArguments>({
    ...chains.inputSchema,
    properties,
  })
  const config = {
    title: 'Run a script that calls tools',
    description: chains.description,
    inputSchema,
    annotations: { readOnlyHint: false, openWorldHint: true },
  }
  const registered = server.registerTool(
    'run_chain',
    config,
    async ({ script, input, artifacts, images = false }, context) => {
      // What the servers have changed meanwhile is heard of here, and the client is told.
      if (registered.description !== chains.description)
        registered.update({ description: chains.description })
      const token = context.mcpReq.requestState<string>()
      const joined = token === undefined ? undefined : desk.byToken(token)
      if (token !== undefined && joined === undefined)
        return errorReply('There is no chain that waits for these answers; it may be over. Nothing was run.')
      const ctx = { tenant, agentId: clientName(server), seen: state.seen }
      const request = { script, input, ctx, ...(artifacts === undefined ? {} : { artifacts }) }
      const chain = joined ?? desk.start(chains, request, canAsk(server, context))
      return attendChain({ state, server, context, chain, images, role: 'starts' })
    },
  )
}

function resumeChain(server: McpServer, state: ConnectionState): void {
  const inputSchema = fromJsonSchema<{ chainId: string; images?: boolean }>({
    type: 'object',
    properties: { chainId, images },
    required: ['chainId'],
    additionalProperties: false,
  })
  const config = {
    title: 'Go on with a chain',
    description:
      'Goes on with a chain that was suspended, after the user has decided, and gives what it came to, as run_chain does.',
    inputSchema,
    annotations: { readOnlyHint: false, openWorldHint: true },
  }
  server.registerTool('resume_chain', config, async ({ chainId, images = false }, context) => {
    const { desk, chains } = state.host
    const chain = desk.resume(chains, chainId, canAsk(server, context))
    if (chain === undefined) return errorReply(unknownChain)
    return attendChain({ state, server, context, chain, images, role: 'joins' })
  })
}

function chainStatus(server: McpServer, { host }: ConnectionState): void {
  const inputSchema = fromJsonSchema<{ chainId?: string }>({
    type: 'object',
    properties: { chainId },
    additionalProperties: false,
  })
  const config = {
    title: 'What became of a chain',
    description:
      'Says whether a chain runs, waits or is over, and for what it waits; without chainId, of all chains.',
    inputSchema,
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
  server.registerTool('chain_status', config, async ({ chainId }): Promise<CallToolResult> => {
    const known = await statuses(host)
    if (chainId === undefined)
      return { content: [{ type: 'text', text: JSON.stringify([...known.values()]) }] }
    const status = known.get(chainId)
    if (status === undefined) return errorReply(unknownChain)
    return { content: [{ type: 'text', text: JSON.stringify(status) }] }
  })
}

/** The chains of this process, and those that the journal remembers of others. */
async function statuses({ desk, journal, tenant }: ConnectionState['host']): Promise<Map<string, object>> {
  const written = (await journal?.list({ tenant })) ?? []
  return new Map([
    ...written.map(({ chainId, state, updatedAt }): [string, object] => [
      chainId,
      { chainId, status: state, updatedAt },
    ]),
    ...desk.all().map((chain): [string, object] => [chain.id, statusOf(chain)]),
  ])
}

const unknownChain = 'There is no chain of that id here. A chain that is over is remembered for a while only.'

function statusOf(chain: DeskChain): object {
  const { id, result, waitingFor } = chain
  if (result?.status === 'suspended') {
    const calls = result.waitingFor.map(({ callId, tool }) => ({
      tool,
      question: chain.askedAbout(callId)?.id,
    }))
    return { chainId: id, status: 'suspended', waitingFor: calls }
  }
  if (result !== undefined) {
    const { status, stats } = result
    return { chainId: id, status, ...stats, ...('error' in result ? { error: result.error.code } : {}) }
  }
  if (waitingFor.length === 0) return { chainId: id, status: 'running' }
  const calls = waitingFor.map(({ id: question, call, risk }) => ({ question, tool: call.name, risk }))
  return { chainId: id, status: 'suspended', waitingFor: calls }
}

/** Who acts, as the client calls itself; for approvals and records. */
function clientName(server: McpServer): string {
  const name = server.server.getClientVersion()?.name ?? 'mcp'
  return name.replace(/[\p{C}\s]+/gu, '-').slice(0, 100) || 'mcp'
}
