import { intersection } from './type-node.ts'
import type { TypeNode } from './type-node.ts'

/** Objects that hold together become one object. */
export function mergeObjects(parts: readonly TypeNode[]): readonly TypeNode[] {
  const objects = parts.filter((part) => part.kind === 'object' && part.index === undefined)
  if (objects.length < 2) return parts
  const members = new Map<string, Extract<TypeNode, { kind: 'object' }>['members'][number]>()
  let title = ''
  for (const part of objects) {
    if (part.kind !== 'object') continue
    title ||= part.title
    for (const member of part.members) {
      const other = members.get(member.name)
      members.set(
        member.name,
        other === undefined
          ? member
          : {
              name: member.name,
              optional: other.optional && member.optional,
              type: intersection([other.type, member.type]),
              note: other.note === '' ? member.note : other.note,
            },
      )
    }
  }
  const rest = parts.filter((part) => !objects.includes(part))
  return [{ kind: 'object', members: [...members.values()], index: undefined, title }, ...rest]
}
