import { DynamicStructuredTool, type StructuredToolInterface } from '@langchain/core/tools'
import { toJsonSchema } from '@langchain/core/utils/json_schema'
import {
  defineTool,
  toolResult,
  type JsonSchema,
  type JsonValue,
  type StandardSchema,
  type Tool,
  type ToolChainTool,
  type ToolContext,
  type ToolRisk,
} from '../index.ts'

/** A tool of LangChain, as far as it is read here. */
export interface LangChainTool {
  readonly name: string
  readonly description: string
  readonly schema: unknown
  readonly responseFormat?: unknown
  invoke(input: never, config?: never): Promise<unknown>
}

export interface FromLangChainOptions {
  /** The first part of every tool's name. @default none */
  readonly namespace?: string
  /** The risk of a tool by its name. @default `safe` */
  readonly risk?: (name: string) => ToolRisk | undefined
  /** The `configurable` that tools are invoked with. @default none */
  readonly configurable?: Readonly<Record<string, unknown>>
}

/** Makes tools of LangChain's. @throws CatenaryError `invalid_tool` with the field at fault */
export function fromLangChainTools(
  tools: readonly LangChainTool[],
  options: FromLangChainOptions = {},
): readonly Tool[] {
  const { namespace } = options
  return tools.map((tool) => {
    const risk = options.risk?.(tool.name)
    return defineTool({
      name: namespace === undefined ? tool.name : `${namespace}.${tool.name}`,
      description: tool.description,
      input: schemaOf(tool),
      ...(risk === undefined ? {} : { risk }),
      execute: (args: unknown, context: ToolContext) => invoke(tool, args, { options, context }),
    })
  })
}

/** What goes in: the schema itself parses again when the tool is invoked, so that its defaults are its own. */
function schemaOf({ schema }: LangChainTool): JsonSchema {
  const standard: unknown = Reflect.get(Object(schema), '~standard')
  const converter = (standard as StandardSchema['~standard'] | undefined)?.jsonSchema
  if (converter !== undefined)
    return converter.input({ target: 'draft-2020-12', libraryOptions: { unrepresentable: 'any' } })
  return { ...toJsonSchema(schema as Parameters<typeof toJsonSchema>[0]) }
}

async function invoke(
  tool: LangChainTool,
  args: unknown,
  { options, context }: { readonly options: FromLangChainOptions; readonly context: ToolContext },
): Promise<unknown> {
  const { configurable } = options
  const config = { signal: context.signal, ...(configurable === undefined ? {} : { configurable }) }
  // Only as a call of a model does such a tool hand over its artifact; any other would make a text of its value.
  const asCall = tool.responseFormat === 'content_and_artifact'
  const input = asCall ? { type: 'tool_call', id: context.callId, name: tool.name, args } : args
  return valueOf(await tool.invoke(input as never, config as never))
}

/** What a tool returned; of a message, what it holds. */
function valueOf(returned: unknown): unknown {
  if (!isMessage(returned)) return returned
  const { content, artifact, status } = returned
  const text = typeof content === 'string' ? content : (JSON.stringify(content) ?? '')
  const isData = typeof artifact === 'object' && artifact !== null
  return toolResult({
    content: text,
    isError: status === 'error',
    ...(isData ? { structuredContent: artifact as JsonValue } : {}),
  })
}

interface Message {
  readonly content: unknown
  readonly artifact?: unknown
  readonly status?: unknown
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'content' in value && 'tool_call_id' in value
}

/** `run_chain` as a tool of LangChain. What a script did wrong is told in the answer; nothing is thrown for it. */
export function toLangChainTool(chains: ToolChainTool): StructuredToolInterface {
  return new DynamicStructuredTool({
    name: chains.name,
    description: chains.description,
    schema: { ...chains.inputSchema },
    func: async (input: unknown, _manager: unknown, config?: { readonly signal?: AbortSignal }) => {
      const { signal } = config ?? {}
      const reply = await chains.execute(input, signal === undefined ? {} : { signal })
      return reply.text
    },
  })
}
