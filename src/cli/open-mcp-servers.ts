import type { McpServerConfig, McpServers, McpServersOptions } from '../adapters/mcp.ts'
import { asUsage, loadMcp } from './load-mcp.ts'
import type { StopSignal } from './stop-signal.ts'

/** Connects servers; undefined, with none of them left behind, if the process is told to end meanwhile. @throws UsageError */
export async function openMcpServers(
  configs: Readonly<Record<string, McpServerConfig>>,
  options: McpServersOptions,
  stop: StopSignal,
): Promise<McpServers | undefined> {
  const mcp = await loadMcp()
  const opening = mcp.McpServers.open(configs, { ...options, signal: stop.signal })
  return asUsage(opening).catch((error: unknown) => {
    if (stop.signal.aborted) return undefined
    throw error
  })
}
