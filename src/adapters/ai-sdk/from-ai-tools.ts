import {
  CatenaryError,
  defineTool,
  ToolFailure,
  ToolRisk,
  type AnyTool,
  type HostedTool,
  type ProviderDefinedTool,
  type ToolContext,
} from '../../index.ts'
import { readOutput } from './read-output.ts'
import { readSchema } from './read-schema.ts'
import type { AiExecutionOptions, AiTool, AiToolSet, FromAiOptions, FromAiTools } from './types.ts'

/**
 * Makes tools of the AI SDK's. What a tool asks approval for is HIGH here too, call by call; a tool that the provider
 * defines keeps its spec, and no chain can call it.
 *
 * @throws CatenaryError `invalid_tool` with the field at fault
 */
export function fromAiTools<const T extends AiToolSet>(
  tools: T,
  options: FromAiOptions = {},
): FromAiTools<T> {
  const made = Object.entries(tools).map(([name, tool]): [string, AnyTool] => [
    name,
    isOfProvider(tool) ? providerTool(name, tool, options) : localTool(name, tool, options),
  ])
  return Object.freeze(Object.fromEntries(made)) as FromAiTools<T>
}

function isOfProvider({ type, id }: AiTool): boolean {
  return type === 'provider' || type === 'provider-defined' || (typeof id === 'string' && type === undefined)
}

function nameIn({ namespace }: FromAiOptions, name: string): string {
  return namespace === undefined ? name : `${namespace}.${name}`
}

function localTool(name: string, tool: AiTool, options: FromAiOptions): AnyTool {
  const input = readSchema(name, inputSchemaOf(name, tool))
  const { needsApproval } = tool
  const usual = options.risk?.(name)
  return defineTool({
    name: nameIn(options, name),
    description: descriptionOf(tool, options),
    input: input ?? { type: 'object', properties: {}, additionalProperties: false },
    ...(tool.deferLoading === true ? { deferLoading: true } : {}),
    risk: needsApproval === true ? higher(usual) : (usual ?? ToolRisk.SAFE),
    ...(isFunction(needsApproval)
      ? { classifyRisk: (args: unknown) => riskOf(needsApproval, args, { options, usual }) }
      : {}),
    execute: (args: unknown, context: ToolContext) => run(tool, args, { options, context }),
  })
}

function inputSchemaOf(name: string, tool: AiTool): unknown {
  if (tool.inputSchema !== undefined || !('parameters' in tool)) return tool.inputSchema
  const text = `The tool "${name}" has "parameters", as version 4 of the AI SDK had it: call them "inputSchema".`
  throw new CatenaryError('invalid_tool', text, { field: 'inputSchema' })
}

function isFunction(value: unknown): value is (...given: readonly unknown[]) => unknown {
  return typeof value === 'function'
}

function descriptionOf({ description }: AiTool, { context }: FromAiOptions): string {
  if (typeof description === 'string') return description
  const made: unknown = typeof description === 'function' ? description({ context }) : ''
  return typeof made === 'string' ? made : ''
}

function higher(usual: ToolRisk | undefined): ToolRisk {
  return usual === ToolRisk.CRITICAL ? usual : ToolRisk.HIGH
}

async function riskOf(
  needsApproval: (...given: unknown[]) => unknown,
  args: unknown,
  { options, usual }: { readonly options: FromAiOptions; readonly usual: ToolRisk | undefined },
): Promise<ToolRisk> {
  const { context } = options
  const asks = await needsApproval(args, {
    toolCallId: '',
    messages: [],
    context,
    experimental_context: context,
  })
  return asks === false ? (usual ?? ToolRisk.SAFE) : higher(usual)
}

interface Running {
  readonly options: FromAiOptions
  readonly context: ToolContext
}

async function run(tool: AiTool, args: unknown, { options, context }: Running): Promise<unknown> {
  const { execute, toModelOutput } = tool
  if (typeof execute !== 'function')
    throw new ToolFailure('This tool has no execute: it runs where the user is.', { effect: 'none' })
  const told: AiExecutionOptions = {
    toolCallId: context.callId,
    messages: [],
    abortSignal: context.signal,
    context: options.context,
    experimental_context: options.context,
  }
  const returned: unknown = await execute.call(tool, args, told)
  const output = isAsyncIterable(returned) ? await lastOf(returned, context) : returned
  if (typeof toModelOutput !== 'function') return output
  const shown: unknown = await toModelOutput.call(tool, { toolCallId: context.callId, input: args, output })
  return readOutput(output, shown)
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The last value is the result; those before it say how far the tool is. */
async function lastOf(values: AsyncIterable<unknown>, context: ToolContext): Promise<unknown> {
  let last: unknown
  let isFirst = true
  for await (const value of values) {
    // Leaving the loop ends the generator: a tool that streams for ever stops with its call.
    context.signal.throwIfAborted()
    if (!isFirst) context.progress(last)
    isFirst = false
    last = value
  }
  return last
}

function providerTool(name: string, tool: AiTool, options: FromAiOptions): HostedTool | ProviderDefinedTool {
  const id = tool.id ?? name
  const hosted: HostedTool = {
    name: nameIn(options, name),
    description: '',
    // The spec is the AI SDK's, not the vendor's own.
    providerSpecs: { ai: { type: 'provider', id, args: Object(tool.args ?? {}) as object } },
  }
  if (typeof tool.execute !== 'function') return Object.freeze(hosted)
  const risk = tool.needsApproval === undefined ? options.risk?.(name) : higher(options.risk?.(name))
  return Object.freeze({
    ...hosted,
    callTypes: [id],
    ...(risk === undefined ? {} : { risk }),
    handleCall: (call: unknown, context: ToolContext) => run(tool, call, { options, context }),
  })
}
