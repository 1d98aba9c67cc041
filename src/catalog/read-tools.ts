import { freeName, nameShapes, typeName } from './name-shapes.ts'
import type { NamedShape } from './name-shapes.ts'
import { readSchema } from './read-schema.ts'
import { keyOf, mapParts } from './type-node.ts'
import type { TypeNode } from './type-node.ts'
import type { ListedTool, Unsaid } from './types.ts'

/** A tool with its types. */
export interface ReadTool {
  readonly tool: ListedTool
  /** Undefined for a tool that takes no arguments. */
  readonly input: TypeNode | undefined
  /** Whether it can be called without any. */
  readonly isInputOptional: boolean
  /** Undefined where no schema says what it gives. */
  readonly output: TypeNode | undefined
}

/** Tools with their types, and the types that several of them share. */
export interface ReadTools {
  readonly tools: readonly ReadTool[]
  readonly shapes: readonly NamedShape[]
  readonly unsaid: readonly Unsaid[]
}

/** Names that types of ours must not take: what TypeScript's own library and a script's globals have. */
const reserved: ReadonlySet<string> = new Set(
  (
    'Array Artifact Boolean Date Error Function JSON Map Math Number Object Outcome Partial Promise Record RegExp Set ' +
    'String Symbol Tool ToolError Uint8Array URL URLSearchParams'
  ).split(' '),
)

/** Reads the schemas of tools, and finds what they share. */
export function readTools(tools: readonly ListedTool[]): ReadTools {
  const unsaid: Unsaid[] = []
  const own: NamedShape[] = []
  const known = new Map<string, ReadonlyMap<string, string>>()
  const taken = new Set(reserved)
  const read = tools.map((tool): ReadTool => {
    const type = (schema: ListedTool['inputSchema'], title: string): TypeNode => {
      const reading = readSchema(schema, title)
      unsaid.push(...reading.unsaid.map((one) => ({ path: tool.path, ...one })))
      return withDefinitions(reading.type, reading.definitions, { own, taken, known })
    }
    const title = typeName(tool.path)
    const input = type(tool.inputSchema, `${title}Input`)
    const output = tool.outputSchema === undefined ? undefined : type(tool.outputSchema, `${title}Result`)
    return { tool, ...parameters(input, tool.inputSchema), output }
  })
  const types = read.flatMap(({ input, output }) => [input, output].filter((type) => type !== undefined))
  return {
    tools: read,
    shapes: [...own, ...nameShapes([...types, ...own.map(({ type }) => type)], taken)],
    unsaid,
  }
}

/** An object that names no members takes none: so calls are checked. */
function parameters(
  input: TypeNode,
  schema: ListedTool['inputSchema'],
): Pick<ReadTool, 'input' | 'isInputOptional'> {
  if (input.kind !== 'object') return { input, isInputOptional: false }
  const isOpen = schema['additionalProperties'] !== undefined || schema['patternProperties'] !== undefined
  if (input.members.length === 0 && (input.index === undefined || !isOpen))
    return { input: undefined, isInputOptional: true }
  return { input, isInputOptional: input.members.every(({ optional }) => optional) }
}

interface Names {
  readonly own: NamedShape[]
  readonly taken: Set<string>
  /** Sets of definitions that other tools brought, and what they are called. */
  readonly known: Map<string, ReadonlyMap<string, string>>
}

/** Types that are declared by themselves get names that no others have; the same types of another tool get the same. */
function withDefinitions(
  type: TypeNode,
  definitions: ReadonlyMap<string, TypeNode>,
  { own, taken, known }: Names,
): TypeNode {
  if (definitions.size === 0) return type
  const places = new Map([...definitions.keys()].map((name, at) => [name, `#${at}`]))
  const key = JSON.stringify([...definitions.values()].map((definition) => keyOf(rename(definition, places))))
  const before = known.get(key)
  if (before !== undefined) {
    const names = [...before.values()]
    return rename(type, new Map([...definitions.keys()].map((name, at) => [name, names[at] ?? name])))
  }
  const names = new Map([...definitions.keys()].map((name) => [name, freeName(name, taken)]))
  known.set(key, names)
  for (const [name, definition] of definitions) {
    const free = names.get(name) ?? name
    own.push({ key: `own ${free}`, name: free, type: rename(definition, names) })
  }
  return rename(type, names)
}

function rename(node: TypeNode, names: ReadonlyMap<string, string>): TypeNode {
  if (node.kind === 'name') return { kind: 'name', name: names.get(node.name) ?? node.name }
  return mapParts(node, (part) => rename(part, names))
}
