import {
  CatenaryError,
  defineTool,
  type AnySchema,
  type ArgumentsOf,
  type DefinedTool,
  type ToolContext,
  type ToolRisk,
} from '../index.ts'

/** A tool as many programs have them: a name, a schema and a function. */
export interface ListedTool<S extends AnySchema | undefined = AnySchema | undefined, R = unknown> {
  readonly name: string
  readonly description?: string
  /** A Standard Schema (zod's for one) or a JSON Schema. @default no arguments */
  readonly schema?: S
  /** @default `safe` */
  readonly risk?: ToolRisk
  execute(args: ArgumentsOf<S>, context: ToolContext): R
}

export interface ToolListOptions {
  /** The first part of every tool's name: `crm` makes `crm.find_contact`. @default none */
  readonly namespace?: string
  /** The risk of a tool that names none. @default `safe` */
  readonly risk?: ToolRisk
}

/**
 * Makes tools of a list of `{ name, description, schema, execute }`.
 * @throws CatenaryError `invalid_tool` with the field at fault
 */
export function fromToolList<const S extends AnySchema | undefined, R>(
  list: readonly ListedTool<S, R>[],
  { namespace, risk: usual }: ToolListOptions = {},
): readonly DefinedTool<ArgumentsOf<S>, unknown>[] {
  return list.map((tool) => {
    checkListed(tool)
    const { name, description = '', schema, risk = usual } = tool
    return defineTool<S>({
      name: namespace === undefined ? name : `${namespace}.${name}`,
      description,
      ...(schema === undefined ? {} : { input: schema }),
      ...(risk === undefined ? {} : { risk }),
      execute: (args, context) => tool.execute(args, context),
    })
  })
}

/** What other programs call the schema. */
const otherNames = ['parameters', 'inputSchema', 'input_schema', 'input', 'args']

function checkListed(tool: unknown): void {
  const refuse = (which: string, field: string, problem: string): never => {
    throw new CatenaryError('invalid_tool', `${which} of the list ${problem}.`, { field })
  }
  const { name, schema, execute } = Object(tool) as Readonly<Record<string, unknown>>
  if (typeof name !== 'string' || name === '') return refuse('A tool', 'name', 'has no name')
  const which = `The tool ${JSON.stringify(name.slice(0, 64))}`
  if (typeof execute !== 'function') return refuse(which, 'execute', 'has no function "execute"')
  const other = otherNames.find((field) => field in Object(tool))
  if (schema === undefined && other !== undefined)
    refuse(which, 'schema', `has "${other}" and no "schema": its arguments are described by "schema"`)
}
