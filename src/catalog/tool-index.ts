import MiniSearch from 'minisearch'

import { toolSignature } from './tool-signature.ts'
import type { FoundTool, ListedTool } from './types.ts'

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

interface Entry {
  readonly id: number
  readonly name: string
  readonly words: string
  readonly description: string
  readonly arguments: string
  readonly examples: string
}

/** Makes tools searchable; the index itself is made when it is first searched. */
export function createToolIndex(tools: readonly ListedTool[]): ToolIndex {
  const byPath = new Map(tools.map((tool) => [tool.path, tool]))
  let made: MiniSearch<Entry> | undefined
  return {
    search(query, limit = defaultLimit) {
      const asked = words(query.slice(0, maxQuery)).slice(0, maxWords).join(' ')
      const most = Math.min(Math.max(1, Math.floor(limit) || defaultLimit), maxLimit)
      if (asked === '') return []
      made ??= indexOf(tools)
      return made
        .search(asked)
        .slice(0, most)
        .flatMap(({ id }) => found(tools[Number(id)]))
    },
    get: (path) => byPath.get(path.replace(/^tools\./, '')),
  }
}

function found(tool: ListedTool | undefined): readonly FoundTool[] {
  if (tool === undefined) return []
  const { path, description } = tool
  return [{ path, description: description.slice(0, 300), signature: toolSignature(tool) }]
}

function indexOf(tools: readonly ListedTool[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'words', 'description', 'arguments', 'examples'],
    tokenize: words,
    processTerm: stemmed,
    searchOptions: {
      boost: { name: 4, words: 3, arguments: 1.5, examples: 0.8 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 2 && !/\d/.test(term) ? 0.3 : false),
      weights: { fuzzy: 0.35, prefix: 0.6 },
    },
  })
  index.addAll(tools.map(entryOf))
  return index
}

function entryOf(tool: ListedTool, id: number): Entry {
  const { path, description, inputSchema } = tool
  const parts: { readonly names: string[]; readonly examples: string[] } = { names: [], examples: [] }
  collect(inputSchema, parts, 3)
  return {
    id,
    name: path.slice(path.lastIndexOf('.') + 1),
    words: path,
    description: description.slice(0, maxField),
    arguments: parts.names.join(' ').slice(0, maxField),
    examples: parts.examples.join(' ').slice(0, maxField),
  }
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

/** Words as they are compared: `listPullRequests` and `list_pull-requests` are three each. */
function words(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

const silent: ReadonlySet<string> = new Set(
  'a an and are as at be by for from how i in is it my of on or that the this to what which with you'.split(
    ' ',
  ),
)

/** Lower case and singular; undefined for words that say nothing. */
function stemmed(term: string): string | null {
  const word = term.toLowerCase()
  if (silent.has(word)) return null
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}
