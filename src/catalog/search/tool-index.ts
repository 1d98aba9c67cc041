import { toolSignature } from '../tool-signature.ts'
import type { FoundTool, ListedTool } from '../types.ts'
import { createWordIndex } from './word-index.ts'
import type { Fields, WordIndex } from './word-index.ts'
import { words } from './words.ts'

/** Tools that can be searched. */
export interface ToolIndex {
  /** The tools that a query is most likely about, best first: typing errors, other forms and parts of words found too. */
  search(query: string, limit?: number): readonly FoundTool[]
  /** The tool of a path, with or without `tools.` before it. */
  get(path: string): ListedTool | undefined
}

const defaultLimit = 10
const maxLimit = 100
const maxQuery = 500
/** Characters of one field that are searched. */
const maxField = 2000
const maxWords = 24

/** Makes tools searchable; the index itself is made when it is first searched. */
export function createToolIndex(tools: readonly ListedTool[]): ToolIndex {
  const byPath = new Map(tools.map((tool) => [tool.path, tool]))
  let made: WordIndex | undefined
  const found = createFinder(tools)
  return {
    search(query, limit = defaultLimit) {
      const asked = words(query.slice(0, maxQuery)).slice(0, maxWords)
      const most = Math.min(Math.max(1, Math.floor(limit) || defaultLimit), maxLimit)
      if (asked.length === 0) return []
      made ??= createWordIndex(tools.map(fieldsOf))
      return made.search(asked, most).flatMap(found)
    },
    get: (path) => byPath.get(path.replace(/^tools\./, '')),
  }
}

/** Tools as they are shown; a signature is made once. */
function createFinder(tools: readonly ListedTool[]): (number: number) => readonly FoundTool[] {
  const known = new Map<number, FoundTool>()
  return (number) => {
    const before = known.get(number)
    if (before !== undefined) return [before]
    const tool = tools[number]
    if (tool === undefined) return []
    const { path, description } = tool
    const shown = { path, description: description.slice(0, 300), signature: toolSignature(tool) }
    known.set(number, shown)
    return [shown]
  }
}

function fieldsOf({ path, description, inputSchema }: ListedTool): Fields {
  const parts: { readonly names: string[]; readonly examples: string[] } = { names: [], examples: [] }
  collect(inputSchema, parts, 3)
  return [
    { text: path.slice(path.lastIndexOf('.') + 1), weight: 4 },
    { text: path, weight: 3 },
    { text: description.slice(0, maxField), weight: 1 },
    { text: parts.names.join(' ').slice(0, maxField), weight: 1.5 },
    { text: parts.examples.join(' ').slice(0, maxField), weight: 0.8 },
  ]
}

/** Names and descriptions of arguments, and the examples that a schema gives. */
function collect(
  schema: unknown,
  parts: { readonly names: string[]; readonly examples: string[] },
  depth: number,
): void {
  if (typeof schema !== 'object' || schema === null || depth === 0) return
  const { properties, items, examples, example, description } = schema as Readonly<Record<string, unknown>>
  for (const given of [examples, example, depth < 3 ? description : undefined])
    if (given !== undefined) parts.examples.push(typeof given === 'string' ? given : textOf(given))
  collect(items, parts, depth - 1)
  if (typeof properties !== 'object' || properties === null) return
  for (const [name, part] of Object.entries(properties).slice(0, 200)) {
    parts.names.push(name)
    collect(part, parts, depth - 1)
  }
}

function textOf(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? '').slice(0, maxField)
  } catch {
    return ''
  }
}
