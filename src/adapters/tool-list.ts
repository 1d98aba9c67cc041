import {
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
