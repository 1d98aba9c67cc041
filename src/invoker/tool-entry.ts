import {
  CatenaryError,
  ContentSource,
  isChainTool,
  isHostedTool,
  isJsonObject,
  isLocalTool,
  isProviderDefinedTool,
  parseRisk,
  isArtifactForm,
  parseSources,
  type AnyTool,
  type ArgumentsCheck,
  type ArtifactForm,
  type JsonSchema,
  type Tool,
  type ToolContext,
} from '../kernel/index.ts'
import { checkedForm, formAt, takesBytes } from './artifact-forms.ts'
import { printableKey } from './json-copy.ts'
import { compileJsonSchema, lazyJsonSchema, type GuardedSchema, type SchemaIssue } from './json-schema.ts'
import { soundSchema } from './sound-schema.ts'
import { isSurelySound } from './surely-sound.ts'
import { UnknownKeys } from './unknown-keys.ts'

const maxNameLength = 128

/** A check of arguments or of a result, at once or later. */
export type Check = (value: unknown) => ArgumentsCheck | Promise<ArgumentsCheck>

/** A tool of a toolbox with what was made of its schemas. */
export interface ToolEntry {
  readonly tool: AnyTool
  readonly kind: 'local' | 'hosted' | 'provider_defined'
  /** False where the schema may take something else than one object; then only the schema decides. */
  readonly wantsObject: boolean
  readonly checkArguments: Check
  /** Whether the check may make something else of the arguments: a default, a number of a text. */
  readonly mayChange: boolean
  readonly checkResult: Check | undefined
  unknownTopKeys(value: object): readonly SchemaIssue[]
}

/** A tool as one call uses it: every property read once, so that a change meanwhile changes nothing. */
export interface PinnedTool {
  readonly name: string
  readonly kind: ToolEntry['kind']
  readonly isChain: boolean
  readonly risk: unknown
  readonly sources: readonly ContentSource[]
  readonly sink: boolean
  readonly idempotent: boolean
  readonly suspends: boolean
  readonly timeoutMs: number
  readonly wantsObject: boolean
  readonly checkArguments: Check
  readonly mayChange: boolean
  readonly checkResult: Check | undefined
  readonly classifyRisk: ((args: unknown) => unknown) | undefined
  readonly prepareCall: ((args: unknown, context: ToolContext) => unknown) | undefined
  readonly execute: (args: unknown, context: ToolContext) => unknown
  /** How the tool takes an artifact at a path of its arguments; undefined where it does not say. */
  artifactForm(path: readonly (string | number)[]): ArtifactForm | undefined
  unknownTopKeys(value: object): readonly SchemaIssue[]
}

/**
 * Checks a tool and makes its entry.
 * @throws `invalid_tool` with the field at fault
 */
export function toolEntry(tool: AnyTool): ToolEntry {
  const kind = kindOf(tool)
  checkName(tool.name)
  if (kind !== 'local' || !isLocalTool(tool)) {
    checkRisk(tool.name, 'risk' in tool ? tool.risk : undefined)
    checkLabels(tool)
    return {
      tool,
      kind,
      wantsObject: true,
      checkArguments: acceptAny,
      mayChange: false,
      checkResult: undefined,
      unknownTopKeys: () => [],
    }
  }
  checkRisk(tool.name, tool.risk)
  checkLabels(tool)
  checkTimeout(tool)
  checkForms(tool)
  const isSound = Reflect.get(tool, soundSchema) === true
  const input = isSound ? lazyJsonSchema(tool.inputSchema) : compile(tool, 'inputSchema')
  const strict = strictCheck(tool.inputSchema, input)
  return {
    tool,
    kind,
    wantsObject: wantsObject(tool.inputSchema),
    checkArguments: tool.checkArguments?.bind(tool) ?? strict.check,
    mayChange: tool.checkArguments !== undefined,
    checkResult: tool.checkResult?.bind(tool) ?? outputCheck(tool),
    unknownTopKeys: strict.unknownTopKeys,
  }
}

/** Reads every property of a tool once. */
export function pinTool(entry: ToolEntry): PinnedTool {
  const { tool, kind } = entry
  const shared = {
    name: tool.name,
    kind,
    isChain: isChainTool(tool),
    risk: 'risk' in tool ? tool.risk : undefined,
    ...labelsOf(tool),
    wantsObject: entry.wantsObject,
    checkArguments: entry.checkArguments,
    mayChange: entry.mayChange,
    checkResult: entry.checkResult,
    unknownTopKeys: entry.unknownTopKeys,
    artifactForm: isLocalTool(tool) ? formsOf(tool) : () => undefined,
  }
  if (kind === 'local' && isLocalTool(tool)) {
    return {
      ...shared,
      idempotent: tool.idempotent === true,
      suspends: tool.suspends === true,
      timeoutMs: tool.timeoutMs ?? Number.POSITIVE_INFINITY,
      classifyRisk: tool.classifyRisk?.bind(tool),
      prepareCall: tool.prepareCall?.bind(tool),
      execute: tool.execute.bind(tool),
    }
  }
  const execute = isProviderDefinedTool(tool) ? tool.handleCall.bind(tool) : () => undefined
  return {
    ...shared,
    idempotent: false,
    suspends: false,
    timeoutMs: Number.POSITIVE_INFINITY,
    classifyRisk: undefined,
    prepareCall: undefined,
    execute,
  }
}

/** Checks arguments as a tool without a check of its own gets them checked: by its schema, and strictly. */
export function strictCheck(
  schema: JsonSchema,
  compiled: GuardedSchema,
): { readonly check: Check; unknownTopKeys(value: object): readonly SchemaIssue[] } {
  const unknownKeys = new UnknownKeys(schema, compiled.accepts)
  return {
    check: guardedCheck(compiled, (value) => {
      const unknown = typeof value === 'object' && value !== null ? unknownKeys.all(value) : []
      return unknown.length > 0 ? unknown : compiled.check(value)
    }),
    unknownTopKeys: (value) => compiled.guard(() => unknownKeys.top(value)) ?? [tookTooLong],
  }
}

const tookTooLong: SchemaIssue = {
  path: '',
  message:
    'took too long to check: it is too large or too intricate for the patterns and alternatives of the schema',
}

function guardedCheck(
  compiled: GuardedSchema,
  find: (value: unknown) => readonly SchemaIssue[] | undefined,
): Check {
  return (value) => {
    const issues = compiled.guard(() => find(value) ?? []) ?? [tookTooLong]
    return issues.length === 0 ? { ok: true, value } : { ok: false, issues }
  }
}

function wantsObject({ type, properties }: JsonSchema): boolean {
  return type === undefined ? properties !== undefined : type === 'object'
}

function outputCheck(tool: Tool): Check | undefined {
  if (tool.outputSchema === undefined) return undefined
  const compiled = compile(tool, 'outputSchema')
  return guardedCheck(compiled, compiled.check)
}

function acceptAny(value: unknown): ArgumentsCheck {
  return { ok: true, value }
}

function kindOf(tool: unknown): ToolEntry['kind'] {
  if (isProviderDefinedTool(tool)) return 'provider_defined'
  if (isHostedTool(tool)) return 'hosted'
  if (isLocalTool(tool)) return 'local'
  const name = typeof tool === 'object' && tool !== null && 'name' in tool ? tool.name : undefined
  const which =
    typeof name === 'string' && name !== '' ? `"${printableKey(name)}"` : 'An object without a name'
  throw new CatenaryError(
    'invalid_tool',
    `${which} is no tool: a tool has name, description, inputSchema and execute (a hosted one: name, description, providerSpecs; a provider-defined one: also callTypes and handleCall).`,
    { field: 'tool' },
  )
}

function checkName(name: string): void {
  if (name.length > maxNameLength) refuse(name, 'name', `is longer than ${maxNameLength} characters`)
  if (name.trim() !== name) refuse(name, 'name', 'begins or ends with white space')
  if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(name)) refuse(name, 'name', 'contains invisible characters')
}

function checkRisk(name: string, risk: unknown): void {
  if (parseRisk(risk) === undefined) refuse(name, 'risk', 'must be safe, high or critical, or absent')
}

function checkLabels(tool: AnyTool): void {
  const { source, sink } = labelsAsGiven(tool)
  if (parseSources(source) === undefined) {
    refuse(tool.name, 'source', 'must be untrusted, private, a list of these, or absent')
  }
  if (sink !== undefined && typeof sink !== 'boolean')
    refuse(tool.name, 'sink', 'must be a boolean, or absent')
}

function labelsAsGiven(tool: AnyTool): { readonly source: unknown; readonly sink: unknown } {
  return {
    source: 'source' in tool ? tool.source : undefined,
    sink: 'sink' in tool ? tool.sink : undefined,
  }
}

/** Labels that have become nothing known count as all there are. */
function labelsOf(tool: AnyTool): Pick<PinnedTool, 'sources' | 'sink'> {
  const { source, sink } = labelsAsGiven(tool)
  return {
    sources: parseSources(source) ?? Object.values(ContentSource),
    sink: sink !== undefined && sink !== false,
  }
}

function checkTimeout({ name, timeoutMs }: Tool): void {
  if (timeoutMs === undefined || (Number.isInteger(timeoutMs) && timeoutMs > 0 && timeoutMs < 2 ** 31)) return
  refuse(name, 'timeoutMs', 'must be a positive integer of milliseconds below 2^31')
}

function checkForms({ name, artifacts = {} }: Tool): void {
  if (typeof artifacts === 'object' && Object.values(artifacts).every(isArtifactForm)) return
  refuse(name, 'artifacts', 'must give bytes, text, json, base64 or stream for the names of arguments')
}

/** Only looked up for a call that was given an artifact. */
function formsOf({ inputSchema, artifacts = {} }: Tool): PinnedTool['artifactForm'] {
  return (path) => {
    const [argument = ''] = path
    return Object.hasOwn(artifacts, argument) ? artifacts[argument] : formAt(inputSchema, path)
  }
}

function compile(tool: Tool, field: 'inputSchema' | 'outputSchema'): GuardedSchema {
  const schema = tool[field]
  if (!isJsonObject(schema)) refuse(tool.name, field, 'must be a JSON Schema, an object')
  try {
    const checked = takesBytes(schema) ? checkedForm(schema) : schema
    // A copy: what its owner does to it before it is compiled changes nothing.
    return isSurelySound(checked)
      ? lazyJsonSchema(structuredClone(checked))
      : lazyJsonSchema(checked, compileJsonSchema(checked))
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it does not compile'
    return refuse(tool.name, field, `is no valid JSON Schema: ${why}`)
  }
}

function refuse(name: string, field: string, problem: string): never {
  throw new CatenaryError('invalid_tool', `The ${field} of the tool "${printableKey(name)}" ${problem}.`, {
    field,
  })
}
