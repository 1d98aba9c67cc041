import type { ArtifactForm } from './artifact-form.ts'
import type { FileChange } from './approval.ts'
import type { ContentSource } from './content-source.ts'
import type { JsonSchema } from './json.ts'
import type { ToolRisk } from './risk.ts'
import type { RunMeta } from './run-meta.ts'

/** What kind of thing a tool is. For display and audit only, never for routing. */
export type ToolType = 'function' | 'skill' | 'mcp' | 'a2a' | 'knowledge' | 'connector' | 'pipeline'

/** How a client may show a tool's own interface. */
export interface ToolUI {
  readonly resourceUri: string
  readonly csp?: string
  readonly permissions?: readonly string[]
  readonly prefersBorder?: boolean
}

/** What a running tool is told besides its arguments. */
export interface ToolContext {
  readonly callId: string
  /** Aborted when the call's deadline passes, the chain ends or the caller cancels. */
  readonly signal: AbortSignal
  /** Milliseconds since the epoch. */
  readonly deadline: number
  /** The same for every attempt at this call: hand it to whatever can deduplicate. */
  readonly idempotencyKey: string
  readonly meta: RunMeta
  /** Tells the caller how far the call is. Never fails, never waits. */
  progress(value: unknown): void
}

/** The risk of one call, with a line for the human who is asked. */
export interface RiskAssessment {
  readonly risk: ToolRisk
  readonly summary?: string
}

/** The exact effect of a call, frozen before anybody is asked. */
export interface PreparedCall {
  /** What the approver is shown beside the arguments. */
  readonly summary: string
  /** What would become of files; shown as diffs. */
  readonly files?: readonly FileChange[]
  /** Runs this effect and no other; called at most once. */
  execute(context: ToolContext): unknown
}

/** The outcome of checking arguments: the value to run with, or what is wrong by field, values never echoed. */
export type ArgumentsCheck =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly { readonly path: string; readonly message: string }[] }

/** A tool that runs here. `defineTool` makes one with types; any object of this shape will do. */
export interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema?: JsonSchema
  /** @default `safe` */
  readonly risk?: ToolRisk
  /** What content it brings in: a run that has seen it is under the rules for that. @default none */
  readonly source?: ContentSource | readonly ContentSource[]
  /** It can carry data out: mail, uploads, requests to addresses that arguments name. @default false */
  readonly sink?: boolean
  /** @default `function` */
  readonly toolType?: ToolType
  readonly ui?: ToolUI
  /**
   * How an argument of this name takes an artifact: an alternative to `x-catenary-artifact` in its schema.
   * @default what the schema says, else text as a string, JSON as its value, anything else as bytes
   */
  readonly artifacts?: Readonly<Record<string, ArtifactForm>>
  /** Keeps the schema from the model until it searches for the tool. @default false */
  readonly deferLoading?: boolean
  /** Running it twice with one idempotency key is the same as once. @default false */
  readonly idempotent?: boolean
  /** Milliseconds for one call, at most the policy's `callTimeoutMs`. */
  readonly timeoutMs?: number
  /** The tool waits for something outside (a human, a signal): the per-call timeout does not apply. @default false */
  readonly suspends?: boolean
  /** Checks and parses arguments. Absent: `inputSchema` is used. */
  checkArguments?(args: unknown): ArgumentsCheck | Promise<ArgumentsCheck>
  /** Risk of this very call; takes precedence over `risk`. Throwing or hanging counts as CRITICAL. */
  classifyRisk?(args: unknown): ToolRisk | RiskAssessment | Promise<ToolRisk | RiskAssessment>
  /** Freezes the exact effect before approval; `execute` is then not used. */
  prepareCall?(args: unknown, context: ToolContext): PreparedCall | Promise<PreparedCall>
  /** Checks and parses the structured content of a result. Absent: `outputSchema` is used, if there is one. */
  checkResult?(value: unknown): ArgumentsCheck | Promise<ArgumentsCheck>
  /** Runs the call. A `ToolExecutionResult` is taken as it is, bytes as a file, anything else as structured content. */
  execute(args: unknown, context: ToolContext): unknown
}

/** A tool that the model's provider runs by itself. */
export interface HostedTool {
  readonly name: string
  readonly description: string
  /** The spec by provider id, passed on verbatim. */
  readonly providerSpecs: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A tool whose shape the provider defines and whose calls are handled here. */
export interface ProviderDefinedTool extends HostedTool {
  readonly callTypes: readonly string[]
  /** @default `safe` */
  readonly risk?: ToolRisk
  /** What content it brings in: a run that has seen it is under the rules for that. @default none */
  readonly source?: ContentSource | readonly ContentSource[]
  /** It can carry data out: mail, uploads, requests to addresses that arguments name. @default false */
  readonly sink?: boolean
  handleCall(call: unknown, context: ToolContext): unknown
}

export type AnyTool = Tool | HostedTool | ProviderDefinedTool
