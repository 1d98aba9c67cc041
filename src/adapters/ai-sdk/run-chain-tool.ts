import type { JsonSchema, ToolChainTool } from '../../index.ts'

/** The arguments of `run_chain`. */
export interface RunChainInput {
  readonly script: string
  readonly input?: unknown
}

/** What `run_chain` came to. */
export interface RunChainOutput {
  /** What the model is told. */
  readonly text: string
  readonly isError: boolean
}

/** What the AI SDK hands to a tool that runs. */
interface AiCall {
  readonly toolCallId?: string
  readonly abortSignal?: AbortSignal | undefined
}

/** `run_chain` as a tool of the AI SDK, versions 6 and 7. */
export interface AiRunChainTool {
  readonly description: string
  readonly inputSchema: RunChainSchema
  execute(input: RunChainInput, call: AiCall): Promise<RunChainOutput>
  toModelOutput(options: { output: RunChainOutput }): {
    type: 'text' | 'error-text'
    value: string
  }
}

/** A Standard Schema that can write itself as JSON Schema; written out, since each version has a name of its own for it. */
export interface RunChainSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: RunChainInput; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] }
    readonly types?: { readonly input: unknown; readonly output: RunChainInput } | undefined
    readonly jsonSchema: {
      readonly input: () => Record<string, unknown>
      readonly output: () => Record<string, unknown>
    }
  }
}

/** Hands a chain tool to the AI SDK: `tools: { run_chain: toAiTool(chains) }`. */
export function toAiTool(chains: ToolChainTool): AiRunChainTool {
  return {
    description: chains.description,
    inputSchema: runChainSchema(chains),
    async execute(input, { abortSignal }) {
      const reply = await chains.execute(input, abortSignal === undefined ? {} : { signal: abortSignal })
      return { text: reply.text, isError: reply.isError }
    },
    toModelOutput: modelOutput,
  }
}

/** What the model is told. */
export function modelOutput({ output }: { output: RunChainOutput }): {
  type: 'text' | 'error-text'
  value: string
} {
  return { type: output.isError ? 'error-text' : 'text', value: output.text }
}

/** The schema of a chain tool's arguments, checked as far as the AI SDK needs it; the chain tool checks the rest. */
export function runChainSchema({ inputSchema }: { readonly inputSchema: JsonSchema }): RunChainSchema {
  const json = (): Record<string, unknown> => ({ ...inputSchema })
  return {
    '~standard': {
      version: 1,
      vendor: 'catenary',
      validate: (value) =>
        isInput(value)
          ? { value }
          : { issues: [{ message: 'script must be the program, a text', path: ['script'] }] },
      jsonSchema: { input: json, output: json },
    },
  }
}

function isInput(value: unknown): value is RunChainInput {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'script') === 'string'
}
