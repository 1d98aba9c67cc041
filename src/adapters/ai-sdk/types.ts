import type { AnyTool, DefinedTool, ToolRisk } from '../../index.ts'

/** What a tool of the AI SDK is told when it runs; `context` is version 7's, `experimental_context` version 6's. */
export interface AiExecutionOptions {
  readonly toolCallId: string
  readonly messages: never[]
  readonly abortSignal?: AbortSignal
  readonly context?: unknown
  readonly experimental_context?: unknown
}

/** A tool of the AI SDK, versions 6 and 7, as far as it is read here. */
export interface AiTool {
  readonly type?: string | undefined
  readonly description?: unknown
  readonly inputSchema?: unknown
  readonly needsApproval?: unknown
  readonly deferLoading?: unknown
  /** `provider.tool`: the provider defines the tool. */
  readonly id?: string | undefined
  readonly args?: unknown
  readonly providerOptions?: unknown
  readonly isProviderExecuted?: unknown
  // A property, as the AI SDK has it: what it takes is checked before it is called.
  readonly execute?: unknown
  readonly toModelOutput?: unknown
}

/** Tools of the AI SDK by their names. */
export type AiToolSet = Readonly<Record<string, AiTool>>

type ExecuteOf<T> = T extends { execute?: infer F } ? NonNullable<F> : never
type InputOf<T> =
  ExecuteOf<T> extends infer F ? (F extends (input: infer I, ...rest: never[]) => unknown ? I : never) : never
type OutputOf<T> =
  ExecuteOf<T> extends infer F
    ? F extends (...args: never[]) => infer R
      ? Exclude<Awaited<R>, AsyncIterable<unknown>>
      : never
    : never

/** Tools of ours with the names and types of those they were made of. */
export type FromAiTools<T extends AiToolSet> = {
  readonly [Name in keyof T]: [InputOf<T[Name]>] extends [never]
    ? AnyTool
    : DefinedTool<InputOf<T[Name]>, OutputOf<T[Name]>>
}

export interface FromAiOptions {
  /** The first part of every tool's name. @default none */
  readonly namespace?: string
  /** The risk of a tool by its name in the set; approval that the tool itself asks for is asked for besides. @default `safe` */
  readonly risk?: (name: string) => ToolRisk | undefined
  /** What the tools are handed as their context. @default none */
  readonly context?: unknown
}
