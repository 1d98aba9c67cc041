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
export {
  editorSchema,
  McpConfigError,
  McpHost,
  readConfig,
  readConfigFile,
  serveMcpHttp,
  serveMcpStdio,
  writeServer,
} from './mcp-server/index.ts'
export type {
  Environment,
  McpConfig,
  McpConfigErrorCode,
  McpHostOptions,
  McpHttpServer,
  McpHttpSettings,
  McpStdioOptions,
  McpStdioServer,
  NewServer,
  ServerEntry,
} from './mcp-server/index.ts'
