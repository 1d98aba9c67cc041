import { artifactResources } from './artifact-resources.ts'
import { chainTools } from './chain-tools.ts'
import type { ConnectionState } from './connection-state.ts'
import { McpServer } from './sdk.ts'
import { packageVersion } from '../package-version.ts'

/** Rounds of questions that one call may take: the policy bounds the calls, and each asks at most a few times. */
const maxRounds = 1000
/** Longer than any policy lets a human take: the policy's own time is what counts. */
const roundTimeoutMs = 2 ** 31 - 1

/** The server that one connection speaks to. */
export function createServer(state: ConnectionState): McpServer {
  const server = new McpServer(
    { name: 'catenary', version: packageVersion() },
    {
      capabilities: { tools: {}, resources: {}, logging: {} },
      instructions: instructionsOf(state),
      inputRequired: { maxRounds, roundTimeoutMs },
    },
  )
  chainTools(server, state)
  artifactResources(server, state)
  return server
}

function instructionsOf({ host }: ConnectionState): string {
  const spaces = new Map<string, number>()
  for (const name of host.invoker.toolbox.names()) {
    const space = name.includes('.') ? name.slice(0, name.indexOf('.')) : name
    spaces.set(space, (spaces.get(space) ?? 0) + 1)
  }
  const listed = [...spaces].map(([space, count]) => `tools.${space} (${count})`).join(', ')
  return (
    'Write one script that calls many tools instead of calling them one by one: run_chain runs it. ' +
    `There are ${host.invoker.toolbox.size} tools, in these namespaces: ${listed === '' ? 'none' : listed}. ` +
    'Find the ones you need, with their signatures, with search_tools.'
  )
}
