// The one file of the client's side that names the optional dependency.
export {
  Client,
  deserializeMessage,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  serializeMessage,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
export type { CallToolResult, JSONRPCMessage, PriorDiscovery, Transport } from '@modelcontextprotocol/client'
export { getDefaultEnvironment } from '@modelcontextprotocol/client/stdio'
