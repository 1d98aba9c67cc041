export { McpServers } from './mcp-client/index.ts'
export type {
  McpHttpConfig,
  McpNote,
  McpProcessConfig,
  McpServerConfig,
  McpServerOptions,
  McpServersOptions,
  McpServerStatus,
  McpTrust,
} from './mcp-client/index.ts'
