// The one file of the server's side that names the optional dependency.
export {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  fromJsonSchema,
  hostHeaderValidationResponse,
  inputRequired,
  isLegacyRequest,
  McpServer,
  originValidationResponse,
  ResourceNotFoundError,
  ResourceTemplate,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
export type {
  CallToolResult,
  ContentBlock,
  InputRequiredResult,
  ReadResourceResult,
  ServerContext,
} from '@modelcontextprotocol/server'
export { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio'
