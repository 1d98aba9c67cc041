import { declarations, type AnyTool } from '../../index.ts'
import type { ConnectionState } from './connection-state.ts'
import { fromJsonSchema, type McpServer } from './sdk.ts'

/** Tools that one search tells of. */
const maxFound = 8
/** Tokens that their declarations may take. */
const budget = 2000

/** Finds tools by words, or one by its name, and tells how scripts call them. */
export function searchToolsTool(server: McpServer, { host }: ConnectionState): void {
  const config = {
    title: 'Find tools for scripts',
    description:
      'Finds tools that scripts can call, by words in their names and descriptions, and gives their TypeScript ' +
      'declarations. Say what you want to do, or a namespace or the name of a tool.',
    inputSchema: fromJsonSchema<{ query: string }>({
      type: 'object',
      properties: { query: { type: 'string', maxLength: 500 } },
      required: ['query'],
      additionalProperties: false,
    }),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }
  server.registerTool('search_tools', config, ({ query }) => {
    const found = findTools(host.invoker.toolbox.all(), query)
    const text =
      found.length === 0
        ? 'No tool has any of these words. Try other words, or the name of a namespace.'
        : declarations(found, { budget }).text
    return { content: [{ type: 'text', text }] }
  })
}

/** The tools that have the words, those with the rarest words in the best places first. */
function findTools(tools: readonly AnyTool[], query: string): readonly AnyTool[] {
  const words = [...new Set(wordsOf(query))]
  const entries = tools.map((tool) => ({
    tool,
    name: new Set(wordsOf(tool.name)),
    text: new Set(wordsOf(tool.description)),
  }))
  const weights = words.map((word) => {
    const count = entries.filter(({ name, text }) => name.has(word) || text.has(word)).length
    return { word, weight: count === 0 ? 0 : Math.log(1 + tools.length / count) }
  })
  return entries
    .map(({ tool, name, text }) => {
      const score = weights.reduce(
        (sum, { word, weight }) => sum + weight * ((name.has(word) ? 3 : 0) + (text.has(word) ? 1 : 0)),
        tool.name === query.trim() ? 1000 : 0,
      )
      return { tool, score }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxFound)
    .map(({ tool }) => tool)
}

/** Words in lower case, those of a name taken apart, without a plural's end. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, '') : word))
}
