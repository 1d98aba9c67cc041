export {
  editorSchema,
  McpConfigError,
  readConfig,
  readConfigFile,
  writeServer,
  type Environment,
  type McpConfig,
  type McpConfigErrorCode,
  type McpHttpSettings,
  type NewServer,
  type ServerEntry,
} from './config/index.ts'
export { McpHost, type McpHostOptions } from './mcp-host.ts'
export { serveMcpHttp, type McpHttpServer } from './serve-http.ts'
export { serveMcpStdio, type McpStdioOptions, type McpStdioServer } from './serve-stdio.ts'
