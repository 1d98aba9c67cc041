import { estimateTokens } from './count-tokens.ts'
import { namespaceTree } from './namespace-tree.ts'
import type { Namespace } from './namespace-tree.ts'
import { oneLine } from './schema-note.ts'
import type { DeclarationOptions, ListedTool } from './types.ts'

/** How much of a tool a line says, from most to least. */
const details = ['arguments and description', 'description', 'name'] as const
type Detail = (typeof details)[number]

const descriptionLength = 80

/** A catalogue of tools, one line each, by namespace: as much of each as the budget allows for all. */
export function listTools(tools: readonly ListedTool[], options: DeclarationOptions = {}): string {
  const { budget = Number.POSITIVE_INFINITY, countTokens = estimateTokens } = options
  const tree = namespaceTree(tools, ({ path }) => path)
  for (const detail of details) {
    const text = printSpace(tree, '', detail).join('\n')
    if (countTokens(text) <= budget) return text
  }
  return fitted(tree, budget, countTokens)
}

function printSpace(space: Namespace<ListedTool>, prefix: string, detail: Detail): readonly string[] {
  const own =
    detail === 'name' && space.leaves.length > 0
      ? [`${prefix === '' ? '' : `${prefix} `}${space.leaves.map(({ name }) => name).join(', ')}`]
      : space.leaves.map(({ name, leaf }) => `${prefix}${name}${detail === 'name' ? '' : said(leaf, detail)}`)
  const nested = [...space.spaces].flatMap(([name, inner]) => printSpace(inner, `${prefix}${name}.`, detail))
  return [...own, ...nested]
}

function said({ description, inputSchema }: ListedTool, detail: Detail): string {
  const short = firstSentence(oneLine(description))
  const what = short === '' ? '' : ` - ${short}`
  if (detail === 'description') return what
  const { properties, required } = inputSchema
  const demanded = new Set<unknown>(Array.isArray(required) ? required : [])
  const names = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  return `(${names.map((name) => (demanded.has(name) ? name : `${name}?`)).join(', ')})${what}`
}

function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?](?=\s|$)/.exec(text) ?? [text]
  const plain = sentence.replace(/\.$/, '')
  return plain.length <= descriptionLength ? plain : `${plain.slice(0, descriptionLength - 1).trimEnd()}…`
}

/** When not even all names fit: namespaces with how many tools each has, then as many as there is room for. */
function fitted(tree: Namespace<ListedTool>, budget: number, countTokens: (text: string) => number): string {
  const lines = [...tree.spaces].map(([name, space]) => `${name}.* (${size(space)} tools)`)
  if (tree.leaves.length > 0)
    lines.push(...printSpace({ leaves: tree.leaves, spaces: new Map() }, '', 'name'))
  let text = ''
  for (const [at, line] of lines.entries()) {
    const next = at === 0 ? line : `${text}\n${line}`
    if (countTokens(next) > budget)
      return at === 0 ? line.slice(0, Math.max(0, Math.floor(budget * 2))) : `${text}\n…`
    text = next
  }
  return text
}

function size(space: Namespace<ListedTool>): number {
  return space.leaves.length + [...space.spaces.values()].reduce((sum, inner) => sum + size(inner), 0)
}
