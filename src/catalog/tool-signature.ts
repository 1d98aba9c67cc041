import { printType } from './print-type.ts'
import { readTools } from './read-tools.ts'
import { mapParts } from './type-node.ts'
import type { TypeNode } from './type-node.ts'
import type { ListedTool } from './types.ts'

const maxLength = 700

/** How a tool is called, on one line: `tools.crm.get(args: { id: string }): Promise<{ name: string }>`. */
export function toolSignature(tool: ListedTool): string {
  const [read] = readTools([tool]).tools
  const print = (type: TypeNode): string => onOneLine(printType(bare(type), { names: new Map() }))
  if (read === undefined) return `tools.${tool.path}()`
  const { input, isInputOptional, output } = read
  const parameter = input === undefined ? '' : `args${isInputOptional ? '?' : ''}: ${print(input)}`
  const text = `tools.${tool.path}(${parameter}): Promise<${output === undefined ? 'any' : print(output)}>`
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`
}

/** A type without its notes, which would end a line. */
function bare(node: TypeNode): TypeNode {
  return mapParts(node, bare, () => '')
}

/** Members that stand on lines of their own, on one line. */
function onOneLine(text: string): string {
  return text
    .replaceAll(/\{\s*\n\s*/g, '{ ')
    .replaceAll(/\s*\n\s*\}/g, ' }')
    .replaceAll(/\s*\n\s*/g, '; ')
}
