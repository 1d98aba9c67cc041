import { printType } from './print-type.ts'
import { readTools } from './read-tools.ts'
import type { TypeNode } from './type-node.ts'
import type { ListedTool } from './types.ts'

const maxLength = 700

/** How a tool is called, on one line: `tools.crm.get(args: { id: string }): Promise<{ name: string }>`. */
export function toolSignature(tool: ListedTool): string {
  const { tools, shapes } = readTools([tool])
  const own = new Map(
    shapes.filter(({ key }) => key.startsWith('own ')).map(({ name, type }) => [name, type]),
  )
  const print = (type: TypeNode): string =>
    printType(bare(type, own), { names: new Map() }).replaceAll(/\s*\n\s*/g, ' ')
  const [read] = tools
  if (read === undefined) return `tools.${tool.path}()`
  const { input, isInputOptional, output } = read
  const parameter = input === undefined ? '' : `args${isInputOptional ? '?' : ''}: ${print(input)}`
  const text = `tools.${tool.path}(${parameter}): Promise<${output === undefined ? 'any' : print(output)}>`
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`
}

/** A type without its notes, so that it fits on a line; members that stand by themselves get semicolons. */
function bare(node: TypeNode, own: ReadonlyMap<string, TypeNode>): TypeNode {
  const again = (one: TypeNode): TypeNode => bare(one, own)
  switch (node.kind) {
    case 'atom':
    case 'name':
      return node
    case 'array':
      return { kind: 'array', item: again(node.item) }
    case 'tuple':
      return { ...node, items: node.items.map(again), rest: node.rest && again(node.rest) }
    case 'union':
    case 'intersection':
      return { kind: node.kind, members: node.members.map(again) }
    case 'object':
      return {
        ...node,
        members: node.members.map((member) => ({ ...member, note: '', type: again(member.type) })),
        index: node.index && again(node.index),
      }
    default:
      return node satisfies never
  }
}
