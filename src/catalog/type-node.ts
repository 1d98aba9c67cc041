/** A TypeScript type before it is text: so that equal shapes can be found and written once. */
export type TypeNode =
  /** A keyword, or a literal. */
  | { readonly kind: 'atom'; readonly text: string }
  | { readonly kind: 'array'; readonly item: TypeNode }
  | {
      readonly kind: 'tuple'
      readonly items: readonly TypeNode[]
      /** Elements that may be missing at the end. */
      readonly optional: number
      readonly rest: TypeNode | undefined
    }
  | { readonly kind: 'union' | 'intersection'; readonly members: readonly TypeNode[] }
  | {
      readonly kind: 'object'
      readonly members: readonly TypeMember[]
      /** What members that are not named are. */
      readonly index: TypeNode | undefined
      readonly title: string
    }
  /** A type that is declared by itself, since it holds itself. */
  | { readonly kind: 'name'; readonly name: string }

export interface TypeMember {
  readonly name: string
  readonly optional: boolean
  readonly type: TypeNode
  /** What no type says: a description, limits, a default. One line. */
  readonly note: string
}

export const atom = (text: string): TypeNode => ({ kind: 'atom', text })
export const unknownType: TypeNode = atom('unknown')

/** A union of what is different among its members, flat; `never` of none. */
export function union(members: readonly TypeNode[]): TypeNode {
  return combined('union', members, 'never')
}

/** An intersection, flat; `unknown` of none. */
export function intersection(members: readonly TypeNode[]): TypeNode {
  return combined(
    'intersection',
    members.filter((member) => !isAtom(member, 'unknown')),
    'unknown',
  )
}

export function isAtom(node: TypeNode, text: string): boolean {
  return node.kind === 'atom' && node.text === text
}

function combined(kind: 'union' | 'intersection', members: readonly TypeNode[], ofNone: string): TypeNode {
  const byKey = new Map<string, TypeNode>()
  for (const member of members)
    for (const one of member.kind === kind ? member.members : [member]) byKey.set(keyOf(one), one)
  const different = [...byKey.values()]
  if (kind === 'union' && different.some((one) => isAtom(one, 'unknown'))) return unknownType
  const [first] = different
  if (first === undefined) return atom(ofNone)
  return different.length === 1 ? first : { kind, members: different }
}

/** The same text for the same type with the same notes. */
export function keyOf(node: TypeNode): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'title' ? undefined : value))
}

/** How many nodes a type has, as far as that is below `most`. */
export function sizeOf(node: TypeNode, most: number): number {
  let size = 1
  for (const part of partsOf(node)) {
    if (size >= most) return most
    size += sizeOf(part, most - size)
  }
  return size
}

/** The type with each of its parts changed, and the notes of its members. */
export function mapParts(
  node: TypeNode,
  change: (part: TypeNode) => TypeNode,
  noteOf: (member: TypeMember) => string = ({ note }) => note,
): TypeNode {
  switch (node.kind) {
    case 'atom':
    case 'name':
      return node
    case 'array':
      return { kind: 'array', item: change(node.item) }
    case 'tuple':
      return { ...node, items: node.items.map(change), rest: node.rest && change(node.rest) }
    case 'union':
    case 'intersection':
      return { kind: node.kind, members: node.members.map(change) }
    case 'object': {
      const members = node.members.map((member) => ({
        ...member,
        note: noteOf(member),
        type: change(member.type),
      }))
      return { ...node, members, index: node.index && change(node.index) }
    }
    default:
      return node satisfies never
  }
}

function partsOf(node: TypeNode): readonly TypeNode[] {
  switch (node.kind) {
    case 'atom':
    case 'name':
      return []
    case 'array':
      return [node.item]
    case 'tuple':
      return node.rest === undefined ? node.items : [...node.items, node.rest]
    case 'union':
    case 'intersection':
      return node.members
    case 'object': {
      const types = node.members.map(({ type }) => type)
      return node.index === undefined ? types : [...types, node.index]
    }
    default:
      return node satisfies never
  }
}
