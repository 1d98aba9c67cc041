export { McpServers } from './mcp-servers.ts'
export type {
  McpHttpConfig,
  McpNote,
  McpProcessConfig,
  McpServerConfig,
  McpServerOptions,
  McpServersOptions,
  McpServerStatus,
  McpTrust,
} from './types.ts'
