import {
  CatenaryError,
  type ArgumentsCheck,
  type ArtifactForm,
  type ContentSource,
  type JsonSchema,
  type PreparedCall,
  type RiskAssessment,
  type Tool,
  type ToolContext,
  type ToolExecutionResult,
  type ToolRisk,
  type ToolType,
  type ToolUI,
} from '../kernel/index.ts'
import { closeSchema, noInputSchema } from './close-schema.ts'
import { issueOf } from './issue-text.ts'
import { printableKey } from './json-copy.ts'
import { lazyJsonSchema } from './json-schema.ts'
import type { SchemaArguments } from './schema-arguments.ts'
import {
  isStandardSchema,
  jsonSchemaOf,
  type InputOf,
  type OutputOf,
  type StandardSchema,
} from './standard-schema.ts'
import { soundSchema } from './sound-schema.ts'
import { UnknownKeys } from './unknown-keys.ts'

/** What a tool's input or output is described by: a Standard Schema, zod's for one, or a JSON Schema. */
export type AnySchema = StandardSchema | JsonSchema

/** The arguments that a tool with this input runs with. */
export type ArgumentsOf<I> = I extends StandardSchema
  ? OutputOf<I>
  : I extends JsonSchema
    ? SchemaArguments<I>
    : Record<string, never>

/** What a tool with this output may return. */
export type ReturnOf<O> = O extends StandardSchema ? InputOf<O> | ToolExecutionResult : unknown

/** A tool, as its author writes it. */
export interface ToolDefinition<I extends AnySchema | undefined, O extends AnySchema | undefined> {
  readonly name: string
  /** For the model: what it does and when to use it. */
  readonly description: string
  /** @default no arguments */
  readonly input?: I
  /** Structured results are checked against it. @default unchecked */
  readonly output?: O
  /** @default `safe` */
  readonly risk?: ToolRisk
  /** What content it brings in. @default none */
  readonly source?: ContentSource | readonly ContentSource[]
  /** It can carry data out. @default false */
  readonly sink?: boolean
  /** @default `function` */
  readonly toolType?: ToolType
  readonly ui?: ToolUI
  /** How an argument takes an artifact, by its name. @default what its schema says, else by media type */
  readonly artifacts?: Readonly<Record<string, ArtifactForm>>
  /** @default false */
  readonly deferLoading?: boolean
  /** Running it twice with one idempotency key is the same as once. @default false */
  readonly idempotent?: boolean
  /** Milliseconds for one call. @default the policy's */
  readonly timeoutMs?: number
  /** @default false */
  readonly suspends?: boolean
  /** Risk of this very call; takes precedence over `risk`. */
  classifyRisk?(args: ArgumentsOf<I>): ToolRisk | RiskAssessment | Promise<ToolRisk | RiskAssessment>
  /** Freezes the exact effect before approval; `execute` is then not used. */
  prepareCall?(args: ArgumentsOf<I>, context: ToolContext): PreparedCall | Promise<PreparedCall>
  execute(args: ArgumentsOf<I>, context: ToolContext): ReturnOf<O> | Promise<ReturnOf<O>>
}

/** A tool whose arguments have a type. */
export interface DefinedTool<Args, Value> extends Tool {
  execute(args: Args, context: ToolContext): Value | Promise<Value>
}

/**
 * Makes a tool. Arguments are checked strictly: a key that the schema does not know is refused by name, on every
 * level, unless the schema allows others in so many words.
 * @throws `invalid_tool` with the field at fault
 */
export function defineTool<
  const I extends AnySchema | undefined = undefined,
  const O extends AnySchema | undefined = undefined,
>(definition: ToolDefinition<I, O>): DefinedTool<ArgumentsOf<I>, ReturnOf<O>> {
  const { input, output, execute, ...rest } = definition
  const tool: DefinedTool<ArgumentsOf<I>, ReturnOf<O>> = {
    ...rest,
    ...inputOf(definition.name, input),
    ...outputOf(definition.name, output),
    execute: (args, context) => execute.call(definition, args, context),
  }
  return Object.freeze(tool)
}

type InputParts = Pick<Tool, 'inputSchema' | 'checkArguments'> & { readonly [soundSchema]?: true }
type OutputParts = Pick<Tool, 'outputSchema' | 'checkResult'>

function inputOf(name: string, input: AnySchema | undefined): InputParts {
  if (input === undefined) return { inputSchema: noInputSchema }
  if (!isStandardSchema(input)) return { inputSchema: checkedSchema(name, 'input', input) }
  const schema = converted(name, { field: 'input', schema: input })
  const inputSchema = checkedSchema(name, 'input', schema)
  // The schema as it was before it was closed: which branch of a union accepts a value must not depend on the keys
  // that are looked for.
  const unknownKeys = new UnknownKeys(schema, lazyJsonSchema(schema).accepts, ['__proto__'])
  return {
    inputSchema,
    [soundSchema]: true,
    checkArguments(args) {
      const unknown = typeof args === 'object' && args !== null ? unknownKeys.all(args) : []
      return unknown.length > 0 ? { ok: false, issues: unknown } : validate(input, args)
    },
  }
}

function outputOf(name: string, output: AnySchema | undefined): OutputParts {
  if (output === undefined) return {}
  if (!isStandardSchema(output)) return { outputSchema: output }
  return {
    outputSchema: converted(name, { field: 'output', schema: output }),
    checkResult: (value) => validate(output, value),
  }
}

function validate(schema: StandardSchema, value: unknown): ArgumentsCheck | Promise<ArgumentsCheck> {
  const result = schema['~standard'].validate(value)
  return result instanceof Promise
    ? result.then((settled) => checkOf(settled, value))
    : checkOf(result, value)
}

type Validated = Awaited<ReturnType<StandardSchema['~standard']['validate']>>

function checkOf(result: Validated, value: unknown): ArgumentsCheck {
  if (result.issues === undefined) return { ok: true, value: result.value }
  return { ok: false, issues: result.issues.map((issue) => issueOf(issue, value)) }
}

interface SchemaField {
  readonly field: 'input' | 'output'
  readonly schema: StandardSchema
}

function converted(name: string, { field, schema }: SchemaField): JsonSchema {
  try {
    return jsonSchemaOf(schema, field)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown'
    const text = `The ${field} of the tool "${printableKey(name)}" cannot be written as JSON Schema (${why}): hand in a JSON Schema.`
    throw new CatenaryError('invalid_tool', text, { field, cause: error })
  }
}

function checkedSchema(name: string, field: string, schema: JsonSchema): JsonSchema {
  const type = schema['type']
  if (type !== undefined && type !== 'object') {
    const text = `The ${field} of the tool "${printableKey(name)}" must describe one object: its members are the arguments.`
    throw new CatenaryError('invalid_tool', text, { field })
  }
  return Object.freeze(closeSchema(schema))
}
