import { readSchema } from '../read-schema.ts'
import type { TypeNode } from '../type-node.ts'
import type { ListedTool } from '../types.ts'

/**
 * Names of members that results may leave out, by schemas that say which ones they demand: one that demands nothing
 * tells nothing by it.
 */
export function optionalMembers(tools: readonly ListedTool[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { outputSchema } of tools) {
    if (outputSchema === undefined) continue
    const { type, definitions } = readSchema(outputSchema, '')
    for (const node of [type, ...definitions.values()]) collect(node, found)
  }
  return found
}

function collect(node: TypeNode, found: Set<string>): void {
  switch (node.kind) {
    case 'atom':
    case 'name':
      return
    case 'array':
      return collect(node.item, found)
    case 'tuple':
      for (const item of node.items) collect(item, found)
      return
    case 'union':
    case 'intersection':
      for (const member of node.members) collect(member, found)
      return
    case 'object': {
      const isCareful = node.members.some(({ optional }) => !optional)
      for (const { name, optional, type } of node.members) {
        if (isCareful && optional) found.add(name)
        collect(type, found)
      }
      return
    }
    default:
      node satisfies never
  }
}
