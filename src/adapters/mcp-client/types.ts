import type { ContentSource, Toolbox, ToolRisk } from '../../index.ts'

/** What a server's own words about its tools are worth: nothing, or that they set the risk of a call. */
export type McpTrust = 'none' | 'annotations'

/** What an operator says about a server, however it is reached. */
export interface McpServerOptions {
  /**
   * `none`: a tool is HIGH, and CRITICAL if the server calls it destructive. `annotations`: a tool that the server calls
   * read-only is SAFE, and one it calls idempotent may be repeated. @default `none`
   */
  readonly trust?: McpTrust
  /** The operator's own word by the server's name of a tool, or `*` for the rest; it goes before any annotation. */
  readonly risk?: Readonly<Record<string, ToolRisk>>
  /** Only these tools, by the server's names. @default all */
  readonly tools?: readonly string[]
  /** None of these tools, by the server's names. @default none */
  readonly hide?: readonly string[]
  /** What content the server brings in: a run that has seen it is under the rules for that. @default none */
  readonly source?: ContentSource | readonly ContentSource[]
  /** The server can carry data out. @default false */
  readonly sink?: boolean
  /** Milliseconds for one call. @default the policy's */
  readonly timeoutMs?: number
  /** Milliseconds until a server must have answered the first time. @default 30_000 */
  readonly startTimeoutMs?: number
  /** Keeps the schemas from a model until it searches for them. @default false */
  readonly deferLoading?: boolean
}

/** A server that is a process of ours. */
export interface McpProcessConfig extends McpServerOptions {
  readonly command: string
  readonly args?: readonly string[]
  /** Beside a few that every process gets (PATH, HOME and the like). */
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

/** A server at an address (streamable HTTP). */
export interface McpHttpConfig extends McpServerOptions {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

export type McpServerConfig = McpProcessConfig | McpHttpConfig

/** Something an operator may want to know about a server; never part of a result. */
export interface McpNote {
  readonly server: string
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly text: string
}

/** How upstream servers are connected. */
export interface McpServersOptions {
  /** Where the tools go. @default a toolbox of its own */
  readonly toolbox?: Toolbox
  /** Told what servers print, skip and suffer. @default nobody */
  readonly onNote?: (note: McpNote) => void
  /** Values that are masked wherever a server says them. @default none */
  readonly secrets?: readonly string[]
  /** The largest message that is read, in bytes. @default 64 MiB */
  readonly maxMessageBytes?: number
  /** The most tools that one server may bring. @default 10_000 */
  readonly maxTools?: number
  /** Milliseconds to wait for the servers; those that take longer bring their tools later. @default for each, once */
  readonly patienceMs?: number
  /** Cancels the connecting. */
  readonly signal?: AbortSignal
}

/** What is known of one server. */
export interface McpServerStatus {
  readonly name: string
  readonly state: 'connecting' | 'ready' | 'waiting' | 'closed'
  /** Protocol revision, once connected. */
  readonly protocol?: string
  /** What the server calls itself. */
  readonly title?: string
  /** The names of its tools in the toolbox. */
  readonly tools: readonly string[]
  /** How often it was connected. */
  readonly connects: number
  /** Why it is not ready. */
  readonly problem?: string
}
