import {
  defineTool,
  ToolFailure,
  Toolbox,
  type AnyTool,
  type ToolContext,
  type ToolInvoker,
} from '../index.ts'
import { readOutcome } from './wire/read-outcome.ts'
import { WireNames } from './wire/wire-names.ts'
import {
  callersOf,
  objectSchema,
  specsFor,
  type DispatchContext,
  type WireOptions,
} from './wire/wire-options.ts'

/** Who may call a tool: the model, or a program of its code execution. */
export type AnthropicCaller =
  | 'direct'
  | 'code_execution_20250825'
  | 'code_execution_20260120'
  | 'code_execution_20260521'

/** A tool as `messages.create` takes it. */
export interface AnthropicTool {
  name: string
  description?: string
  input_schema: { type: 'object'; [key: string]: unknown }
  allowed_callers?: AnthropicCaller[]
  defer_loading?: boolean
}

/** A call as the model makes it. */
export interface AnthropicToolUse {
  readonly type: 'tool_use'
  readonly id: string
  readonly name: string
  readonly input: unknown
  readonly caller?: { readonly type: string }
}

/** The answer to a call, for the next message. */
export interface AnthropicToolResult {
  type: 'tool_result'
  tool_use_id: string
  content: (
    | { type: 'text'; text: string }
    | {
        type: 'image'
        source: {
          type: 'base64'
          media_type: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
          data: string
        }
      }
  )[]
  is_error?: boolean
}

/** A tool that the vendor runs or defines; passed on verbatim. */
export interface AnthropicHostedTool {
  type: string
  name: string
  [key: string]: unknown
}

/** What a loop around the vendor's SDK needs of an invoker. */
export interface AnthropicTools<Hosted = AnthropicHostedTool> {
  /** For `messages.create`. */
  readonly tools: (AnthropicTool | Hosted)[]
  /** Makes one call. Never rejects. */
  dispatch(toolUse: AnthropicToolUse, context?: DispatchContext): Promise<AnthropicToolResult>
}

const provider = 'anthropic'
const maxNameLength = 128

/** The tools of an invoker for the vendor's SDK, and the way back for the calls. `Hosted` types specs of hosted tools. */
export function forAnthropic<Hosted = AnthropicHostedTool>(
  invoker: ToolInvoker,
  options: WireOptions<AnthropicCaller> = {},
): AnthropicTools<Hosted> {
  const names = new WireNames(invoker.toolbox.names(), maxNameLength)
  return {
    tools: toAnthropicTools<Hosted>(invoker.toolbox, options),
    async dispatch(toolUse, { session, ctx } = {}) {
      const name = names.own(toolUse.name)
      const refusal = refused(toolUse, callersOf(name, options))
      if (refusal !== undefined) return refusal
      await using own =
        session === undefined ? invoker.openSession(ctx === undefined ? {} : { ctx }) : undefined
      const used = session ?? own
      if (used === undefined) return errorResult(toolUse.id, 'There is no session to call it in.')
      const call = { name, callId: toolUse.id, arguments: toolUse.input }
      const { text, images, isError } = await readOutcome(
        await invoker.dispatch(call, { session: used }),
        used,
      )
      return {
        type: 'tool_result',
        tool_use_id: toolUse.id,
        content: [
          ...(text === '' && images.length > 0
            ? []
            : [{ type: 'text' as const, text: text === '' ? '(empty)' : text }]),
          ...images.map(({ mediaType, base64 }) => ({
            type: 'image' as const,
            source: { type: 'base64' as const, media_type: mediaType, data: base64 },
          })),
        ],
        ...(isError ? { is_error: true } : {}),
      }
    },
  }
}

/** Tools in the vendor's form; one that the vendor has no spec for is left out with a warning. */
export function toAnthropicTools<Hosted = AnthropicHostedTool>(
  tools: Toolbox | readonly AnyTool[],
  options: WireOptions<AnthropicCaller> = {},
): (AnthropicTool | Hosted)[] {
  const toolbox = Toolbox.from(tools)
  const names = new WireNames(toolbox.names(), maxNameLength)
  return specsFor(toolbox, provider, options).map((spec) => {
    const callers = callersOf(spec.name, options)
    const allowed = callers === undefined ? {} : { allowed_callers: [...callers] }
    if (spec.kind === 'provider') return { ...spec.spec, ...allowed } as Hosted
    return {
      name: names.wire(spec.name),
      description: spec.description,
      input_schema: objectSchema(spec),
      ...allowed,
      ...(spec.lazySchema ? { defer_loading: true } : {}),
    }
  })
}

/** A tool in the vendor's form, with or without the function that the vendor's own helpers give it. */
export interface AnthropicToolLike {
  readonly type?: string | null
  readonly name: string
  readonly description?: string
  readonly input_schema?: { readonly type: 'object'; readonly [key: string]: unknown }
  readonly allowed_callers?: readonly string[]
  readonly run?: unknown
}

export interface FromAnthropicOptions {
  /** Runs a tool that has no `run` of its own. */
  readonly run?: (name: string, input: unknown, context: ToolContext) => unknown
}

/** Tools that were in the vendor's form, by who may call them. */
export interface FromAnthropicTools {
  readonly all: readonly AnyTool[]
  /** Those that the model may call itself. */
  readonly direct: readonly AnyTool[]
  /** Those that a program may call: give a chain these. */
  readonly programmatic: readonly AnyTool[]
}

/** Makes tools of those in the vendor's form. `allowed_callers` decides which of them a program may call. */
export function fromAnthropicTools(
  tools: readonly AnthropicToolLike[],
  options: FromAnthropicOptions = {},
): FromAnthropicTools {
  const made = tools.map((tool) => ({ tool: fromAnthropic(tool, options), callers: tool.allowed_callers }))
  const allowedTo = (test: (caller: string) => boolean): readonly AnyTool[] =>
    made.filter(({ callers }) => callers === undefined || callers.some(test)).map(({ tool }) => tool)
  return {
    all: made.map(({ tool }) => tool),
    direct: allowedTo((caller) => caller === 'direct'),
    programmatic: allowedTo((caller) => caller.startsWith('code_execution')),
  }
}

function fromAnthropic(tool: AnthropicToolLike, { run }: FromAnthropicOptions): AnyTool {
  const { name, description = '', input_schema: input, type } = tool
  if (input === undefined || (typeof type === 'string' && type !== 'custom'))
    return Object.freeze({ name, description, providerSpecs: { [provider]: { ...tool } } })
  const own = tool.run
  return defineTool({
    name,
    description,
    input,
    execute(args, context) {
      if (typeof own === 'function') return own.call(tool, args, { signal: context.signal }) as unknown
      if (run !== undefined) return run(name, args, context)
      throw new ToolFailure('Nothing was handed in that runs this tool.', { effect: 'none' })
    },
  })
}

/** `allowed_callers` is advice to the model; here it is kept. */
function refused(
  { id, name, caller }: AnthropicToolUse,
  callers: readonly AnthropicCaller[] | undefined,
): AnthropicToolResult | undefined {
  const by = caller?.type ?? 'direct'
  if (callers === undefined || callers.some((one) => one === by)) return undefined
  const how = by === 'direct' ? 'directly' : 'from a program'
  return errorResult(id, `"${name}" must not be called ${how}: it was not run.`)
}

function errorResult(id: string, text: string): AnthropicToolResult {
  return { type: 'tool_result', tool_use_id: id, content: [{ type: 'text', text }], is_error: true }
}
