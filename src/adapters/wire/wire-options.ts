import {
  specOf,
  Toolbox,
  type AnyTool,
  type FunctionSpec,
  type InvokerSession,
  type RunMeta,
  type ToolSpec,
} from '../../index.ts'

/** How tools are told to a vendor. */
export interface WireOptions<Caller extends string> {
  /** Who may call a tool, by its name; one that is not named may be called by all. @default nothing is said */
  readonly allowedCallers?: Readonly<Record<string, readonly Caller[]>>
  /** Told of tools that are left out because the vendor has no spec for them. @default a process warning */
  readonly onWarning?: (message: string) => void
}

/** On whose behalf one call is made. */
export interface DispatchContext {
  /** The session that the call belongs to. @default one of its own */
  readonly session?: InvokerSession
  readonly ctx?: Partial<RunMeta>
}

/** Who may call a tool; undefined if all may. */
export function callersOf<Caller extends string>(
  name: string,
  { allowedCallers = {} }: WireOptions<Caller>,
): readonly Caller[] | undefined {
  return Object.hasOwn(allowedCallers, name) ? allowedCallers[name] : undefined
}

/** The specs of a list of tools; whatever the vendor has none for is left out with a warning. */
export function specsFor(
  tools: Toolbox | readonly AnyTool[],
  provider: string,
  { onWarning, allowedCallers = {} }: WireOptions<string>,
): readonly ToolSpec[] {
  const toolbox = Toolbox.from(tools)
  const warn =
    onWarning ?? ((message: string) => process.emitWarning(message, { code: 'CATENARY_TOOL_DROPPED' }))
  // A slip in a name would let everybody call the tool that was meant.
  for (const name of Object.keys(allowedCallers))
    if (!toolbox.has(name)) warn(`allowedCallers names "${name}", and there is no such tool.`)
  return toolbox.all().flatMap((tool) => {
    const spec = specOf(tool, { provider })
    if (spec !== undefined) return [spec]
    warn(`The tool "${tool.name}" has no spec for ${provider} and is left out.`)
    return []
  })
}

/** A schema as vendors want it: one that says in so many words that it is of an object. */
export function objectSchema({ parameters }: FunctionSpec): { type: 'object'; [key: string]: unknown } {
  const { $schema: _draft, ...schema } = parameters
  return { ...schema, type: 'object' }
}
