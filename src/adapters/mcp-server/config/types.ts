import type { ApprovalRule, ChainPolicy } from '../../../index.ts'
import type { McpServerConfig } from '../../mcp-client/index.ts'

/** `catenary.json`, read: variables are put in, paths are whole. */
export interface McpConfig {
  readonly servers: Readonly<Record<string, McpServerConfig>>
  readonly policy: Partial<ChainPolicy>
  readonly rules: readonly ApprovalRule[]
  /** `memory`, or `file:` and a folder. */
  readonly store: string
  /** The file of questions that the client's user could not be asked, and of what outlasts the process. */
  readonly journal: string
  /** A file for the trace. */
  readonly trace?: string
  readonly http: McpHttpSettings
  /** Values that must not be told to anybody. */
  readonly secrets: readonly string[]
  /** What in the file has no effect, and what could be missed. */
  readonly warnings: readonly string[]
}

/** Where and for whom the server listens. */
export interface McpHttpSettings {
  /** @default `127.0.0.1` */
  readonly host?: string
  /** @default 3333 */
  readonly port?: number
  /** `false` for none, on the loopback only. @default one made at the start */
  readonly token?: string | false
  /** Host names that clients may call the server by. @default those of the loopback */
  readonly allowedHosts?: readonly string[]
  /** Host names of pages that may call the server. @default those of the loopback */
  readonly allowedOrigins?: readonly string[]
}
