import { z } from 'zod'
import { contentSourceSchema, parseSources, type ContentSource } from './content-source.ts'
import type { JsonSchema } from './json.ts'
import { isHostedTool, isProviderDefinedTool } from './tool-kind.ts'
import type { AnyTool } from './tool.ts'

/** A tool as a model's provider is told of it, by its schema. */
export interface FunctionSpec {
  readonly kind: 'function'
  readonly name: string
  readonly description: string
  readonly parameters: JsonSchema
  /** The schema is withheld until the model searches for the tool. Follows `deferLoading`. */
  readonly lazySchema: boolean
  /** Whether the provider may enforce the schema to the letter; most schemas are not written for that. */
  readonly strict: boolean
  /** What content it brings in; absent if none. */
  readonly source?: readonly ContentSource[]
  /** Set if it can carry data out. */
  readonly sink?: true
}

/** A tool that the provider knows; `spec` is passed on verbatim. */
export interface ProviderSpec {
  readonly kind: 'provider'
  readonly name: string
  readonly provider: string
  readonly spec: Readonly<Record<string, unknown>>
}

export type ToolSpec = FunctionSpec | ProviderSpec

/** A tool's spec in its JSON form. */
export const toolSpecSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('function'),
    name: z.string().min(1),
    description: z.string(),
    parameters: z.record(z.string(), z.unknown()),
    lazySchema: z.boolean(),
    strict: z.boolean(),
    source: z.array(contentSourceSchema).exactOptional(),
    sink: z.literal(true).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('provider'),
    name: z.string().min(1),
    provider: z.string().min(1),
    spec: z.record(z.string(), z.unknown()),
  }),
])

/** What `specOf` is told besides the tool. */
export interface SpecOptions {
  /** The id under which a hosted tool keeps the provider's spec. */
  readonly provider?: string
}

/** How a provider is told of a tool; undefined where the provider has no spec for it: leave the tool out. */
export function specOf(tool: AnyTool, options: SpecOptions = {}): ToolSpec | undefined {
  if (isProviderDefinedTool(tool) || isHostedTool(tool)) return providerSpec(tool, options.provider)
  const source = parseSources(tool.source) ?? []
  return Object.freeze({
    kind: 'function',
    name: tool.name,
    description: tool.description,
    parameters: tool.inputSchema,
    lazySchema: tool.deferLoading === true,
    strict: false,
    ...(source.length === 0 ? {} : { source }),
    ...(tool.sink === true ? { sink: true } : {}),
  })
}

function providerSpec(
  tool: {
    readonly name: string
    readonly providerSpecs: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  },
  provider: string | undefined,
): ProviderSpec | undefined {
  if (provider === undefined || !Object.hasOwn(tool.providerSpecs, provider)) return undefined
  const spec = tool.providerSpecs[provider]
  if (spec === undefined || Object.keys(spec).length === 0) return undefined
  return Object.freeze({ kind: 'provider', name: tool.name, provider, spec })
}
