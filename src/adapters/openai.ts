import { defineTool, Toolbox, type AnyTool, type ToolContext, type ToolInvoker } from '../index.ts'
import { readOutcome, type ReadOutcome } from './wire/read-outcome.ts'
import { WireNames } from './wire/wire-names.ts'
import {
  callersOf,
  objectSchema,
  specsFor,
  type DispatchContext,
  type WireOptions,
} from './wire/wire-options.ts'

/** Who may call a tool: the model, or a program that it wrote. */
export type OpenAiCaller = 'direct' | 'programmatic'

/** A tool as `responses.create` takes it. */
export interface OpenAiTool {
  type: 'function'
  name: string
  description: string
  parameters: { [key: string]: unknown }
  strict: boolean
  allowed_callers?: OpenAiCaller[]
  defer_loading?: boolean
}

/** A tool as `chat.completions.create` takes it. */
export interface OpenAiChatTool {
  type: 'function'
  function: { name: string; description: string; parameters: { [key: string]: unknown }; strict: boolean }
}

/** A call of the Responses API. */
export interface OpenAiFunctionCall {
  readonly type: 'function_call'
  readonly call_id: string
  readonly name: string
  /** JSON text. */
  readonly arguments: string
  readonly caller?:
    | { readonly type: 'direct' }
    | { readonly type: 'program'; readonly caller_id: string }
    | null
}

/** The answer to a call, for the next input. */
export interface OpenAiFunctionOutput {
  type: 'function_call_output'
  call_id: string
  output:
    | string
    | ({ type: 'input_text'; text: string } | { type: 'input_image'; image_url: string; detail: 'auto' })[]
  caller?: { type: 'direct' } | { type: 'program'; caller_id: string }
}

/** A call of the Chat Completions API. */
export interface OpenAiChatCall {
  readonly type: 'function'
  readonly id: string
  readonly function: { readonly name: string; readonly arguments: string }
}

/** The answer to such a call. */
export interface OpenAiChatOutput {
  role: 'tool'
  tool_call_id: string
  content: string
}

/** A tool that the vendor runs or defines; passed on verbatim. */
export interface OpenAiHostedTool {
  type: string
  [key: string]: unknown
}

/** What a loop around the vendor's SDK needs of an invoker. */
export interface OpenAiTools<Hosted = OpenAiHostedTool> {
  /** For `responses.create`. */
  readonly tools: (OpenAiTool | Hosted)[]
  /** For `chat.completions.create`; hosted tools are not among them. */
  readonly chatTools: OpenAiChatTool[]
  /** Makes one call of the Responses API. Never rejects. */
  dispatch(call: OpenAiFunctionCall, context?: DispatchContext): Promise<OpenAiFunctionOutput>
  /** Makes one call of the Chat Completions API. Never rejects. Pictures are named, since such an answer holds none. */
  dispatchChat(call: OpenAiChatCall, context?: DispatchContext): Promise<OpenAiChatOutput>
}

const provider = 'openai'
const maxNameLength = 64

/** The tools of an invoker for the vendor's SDK, and the way back for the calls. `Hosted` types specs of hosted tools. */
export function forOpenAi<Hosted = OpenAiHostedTool>(
  invoker: ToolInvoker,
  options: WireOptions<OpenAiCaller> = {},
): OpenAiTools<Hosted> {
  const names = new WireNames(invoker.toolbox.names(), maxNameLength)
  const make = async (
    call: { readonly name: string; readonly callId: string; readonly argumentsJson: string },
    { session, ctx }: DispatchContext,
  ): Promise<ReadOutcome> => {
    if (session !== undefined) return readOutcome(await invoker.dispatch(call, { session }), session)
    await using own = invoker.openSession(ctx === undefined ? {} : { ctx })
    return readOutcome(await invoker.dispatch(call, { session: own }), own)
  }
  return {
    tools: toOpenAiTools<Hosted>(invoker.toolbox, options),
    chatTools: toOpenAiChatTools(invoker.toolbox, options),
    async dispatch(call, context = {}) {
      const name = names.own(call.name)
      const by = call.caller?.type === 'program' ? 'programmatic' : 'direct'
      const refusal = refused(name, by, options)
      const told =
        refusal ?? (await make({ name, callId: call.call_id, argumentsJson: call.arguments }, context))
      return outputOf(call, told)
    },
    async dispatchChat(call, context = {}) {
      const name = names.own(call.function.name)
      const given = { name, callId: call.id, argumentsJson: call.function.arguments }
      const { text, images, isError } = refused(name, 'direct', options) ?? (await make(given, context))
      const pictures = images.map(({ mediaType }) => `[Image: ${mediaType}]`)
      return { role: 'tool', tool_call_id: call.id, content: [marked(text, isError), ...pictures].join('\n') }
    },
  }
}

/** Tools in the form of the Responses API; one that the vendor has no spec for is left out with a warning. */
export function toOpenAiTools<Hosted = OpenAiHostedTool>(
  tools: Toolbox | readonly AnyTool[],
  options: WireOptions<OpenAiCaller> = {},
): (OpenAiTool | Hosted)[] {
  const toolbox = Toolbox.from(tools)
  const names = new WireNames(toolbox.names(), maxNameLength)
  return specsFor(toolbox, provider, options).map((spec) => {
    if (spec.kind === 'provider') return { ...spec.spec } as Hosted
    const callers = callersOf(spec.name, options)
    return {
      type: 'function',
      name: names.wire(spec.name),
      description: spec.description,
      parameters: objectSchema(spec),
      strict: spec.strict,
      ...(callers === undefined ? {} : { allowed_callers: [...callers] }),
      ...(spec.lazySchema ? { defer_loading: true } : {}),
    }
  })
}

/** Tools in the form of the Chat Completions API, which has no hosted ones. */
export function toOpenAiChatTools(
  tools: Toolbox | readonly AnyTool[],
  options: Pick<WireOptions<OpenAiCaller>, 'onWarning'> = {},
): OpenAiChatTool[] {
  return toOpenAiTools(tools, { ...options, allowedCallers: {} }).flatMap((tool) => {
    if (!isFunctionTool(tool)) return []
    const { name, description, parameters, strict } = tool
    return [{ type: 'function', function: { name, description, parameters, strict } }]
  })
}

function isFunctionTool(tool: OpenAiTool | OpenAiHostedTool): tool is OpenAiTool {
  return tool.type === 'function'
}

/** A tool in the vendor's form. */
export interface OpenAiToolLike {
  readonly type: string
  readonly name?: string
  readonly description?: string | null
  readonly parameters?: { readonly [key: string]: unknown } | null
  readonly allowed_callers?: readonly string[] | null
}

/** Tools that were in the vendor's form, by who may call them. */
export interface FromOpenAiTools {
  readonly all: readonly AnyTool[]
  /** Those that the model may call itself. */
  readonly direct: readonly AnyTool[]
  /** Those that a program may call: give a chain these. */
  readonly programmatic: readonly AnyTool[]
}

/** Makes tools of those in the vendor's form, which `run` runs. `allowed_callers` decides which a program may call. */
export function fromOpenAiTools(
  tools: readonly OpenAiToolLike[],
  run: (name: string, args: unknown, context: ToolContext) => unknown,
): FromOpenAiTools {
  const made = tools.map((tool) => ({
    tool: fromOpenAi(tool, run),
    callers: tool.allowed_callers ?? undefined,
  }))
  const allowedTo = (caller: OpenAiCaller): readonly AnyTool[] =>
    made.filter(({ callers }) => callers === undefined || callers.includes(caller)).map(({ tool }) => tool)
  return {
    all: made.map(({ tool }) => tool),
    direct: allowedTo('direct'),
    programmatic: allowedTo('programmatic'),
  }
}

function fromOpenAi(
  tool: OpenAiToolLike,
  run: (name: string, args: unknown, context: ToolContext) => unknown,
): AnyTool {
  const { type, name = type, description, parameters } = tool
  if (type !== 'function')
    return Object.freeze({
      name,
      description: description ?? '',
      providerSpecs: { [provider]: { ...tool } },
    })
  return defineTool({
    name,
    description: description ?? '',
    input: parameters ?? { type: 'object', properties: {}, additionalProperties: false },
    execute: (args, context) => run(name, args, context),
  })
}

/** `allowed_callers` is advice to the model; here it is kept. */
function refused(
  name: string,
  by: OpenAiCaller,
  options: WireOptions<OpenAiCaller>,
): ReadOutcome | undefined {
  const callers = callersOf(name, options)
  if (callers === undefined || callers.includes(by)) return undefined
  const how = by === 'direct' ? 'directly' : 'from a program'
  return { text: `"${name}" must not be called ${how}: it was not run.`, images: [], isError: true }
}

function outputOf({ call_id, caller }: OpenAiFunctionCall, outcome: ReadOutcome): OpenAiFunctionOutput {
  const text = marked(outcome.text, outcome.isError)
  const pictures = outcome.images.map(({ mediaType, base64 }) => ({
    type: 'input_image' as const,
    image_url: `data:${mediaType};base64,${base64}`,
    detail: 'auto' as const,
  }))
  return {
    type: 'function_call_output',
    call_id,
    output: pictures.length === 0 ? text : [{ type: 'input_text', text }, ...pictures],
    // The answer to a program's call goes back to that program.
    ...(caller === undefined || caller === null ? {} : { caller: { ...caller } }),
  }
}

/** The API has no mark for a failure: the text must say it. */
function marked(text: string, isError: boolean): string {
  return isError ? `Error: ${text}` : text
}
