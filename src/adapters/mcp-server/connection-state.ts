import type { RunMeta } from '../../index.ts'
import type { McpHost } from './mcp-host.ts'

/** What one MCP connection stands on. */
export interface ConnectionState {
  readonly host: McpHost
  /** What content was seen: shared by all chains of a connection, for their model is the same. */
  readonly seen: NonNullable<RunMeta['seen']>
}
