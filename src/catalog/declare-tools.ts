import { estimateTokens } from './count-tokens.ts'
import { listTools } from './list-tools.ts'
import type { NamedShape } from './name-shapes.ts'
import { namespaceTree } from './namespace-tree.ts'
import type { Namespace } from './namespace-tree.ts'
import { printName, printShape, printType } from './print-type.ts'
import type { Printing } from './print-type.ts'
import { readTools } from './read-tools.ts'
import type { ReadTool } from './read-tools.ts'
import { oneLine } from './schema-note.ts'
import type { DeclarationOptions, Declarations, ListedTool } from './types.ts'

/**
 * What a model is told of tools: their TypeScript declarations, or, where those are over the budget, a catalogue. The
 * same tools give the same text, in their own order.
 */
export function declareTools(tools: readonly ListedTool[], options: DeclarationOptions = {}): Declarations {
  const { budget = Number.POSITIVE_INFINITY, countTokens = estimateTokens } = options
  const told = tools.filter(({ deferLoading }) => deferLoading !== true)
  const { tools: read, shapes, unsaid } = readTools(told)
  const text = printTools(read, shapes)
  const tokens = countTokens(text)
  if (tokens <= budget && told.length === tools.length) return { kind: 'types', text, tokens, unsaid }
  const rest = tools.filter(({ deferLoading }) => deferLoading === true)
  if (tokens <= budget) {
    const more = `${text}\n// More, found with tools.$search(query):\n${commented(listTools(rest, { budget: budget - tokens, countTokens }))}`
    const all = countTokens(more)
    if (all <= budget) return { kind: 'types', text: more, tokens: all, unsaid }
  }
  const catalogue = listTools([...told, ...rest], { budget, countTokens })
  return { kind: 'catalogue', text: catalogue, tokens: countTokens(catalogue), unsaid }
}

const commented = (text: string): string => text.replaceAll(/^/gm, '// ')

function printTools(tools: readonly ReadTool[], shapes: readonly NamedShape[]): string {
  const printing: Printing = { names: new Map(shapes.map(({ key, name }) => [key, name])) }
  const declared = shapes.map(({ name, type }) => `type ${name} = ${printShape(type, printing)}\n`)
  const tree = namespaceTree(tools, ({ tool }) => tool.path)
  return `${declared.join('')}declare const tools: {${printNamespace(tree, printing, ' ')}\n}`
}

function printNamespace(space: Namespace<ReadTool>, printing: Printing, indent: string): string {
  const tools = space.leaves.map(({ name, leaf }) => {
    const nested = space.spaces.get(name)
    const members =
      nested === undefined ? '' : ` & {${printNamespace(nested, printing, `${indent} `)}\n${indent}}`
    const description = oneLine(leaf.tool.description)
    const comment = description === '' ? '' : `\n${indent}// ${description}`
    if (members === '') return `${comment}\n${indent}${printName(name)}${printCall(leaf, printing, indent)}`
    return `${comment}\n${indent}${printName(name)}: {${printCall(leaf, printing, indent)} }${members}`
  })
  const names = new Set(space.leaves.map(({ name }) => name))
  const spaces = [...space.spaces]
    .filter(([name]) => !names.has(name))
    .map(
      ([name, inner]) =>
        `\n${indent}${printName(name)}: {${printNamespace(inner, printing, `${indent} `)}\n${indent}}`,
    )
  return [...tools, ...spaces].join('')
}

/** The signature: what goes in, and what comes out. */
function printCall(
  { tool, input, isInputOptional, output }: ReadTool,
  printing: Printing,
  indent: string,
): string {
  const parameter =
    input === undefined ? '' : `args${isInputOptional ? '?' : ''}: ${printType(input, printing, indent)}`
  const observed = tool.observed === undefined ? '' : ` // seen: ${oneLine(tool.observed)}`
  const result = output === undefined ? 'any' : printType(output, printing, indent)
  return `(${parameter}): Promise<${result}>${observed}`
}
