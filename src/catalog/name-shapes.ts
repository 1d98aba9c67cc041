import { printShape } from './print-type.ts'
import { keyOf } from './type-node.ts'
import type { TypeNode } from './type-node.ts'

/** A shape that is used more than once, declared once. */
export interface NamedShape {
  readonly key: string
  readonly name: string
  readonly type: TypeNode
}

/** Characters from which on a name saves more than it costs. */
const worthNaming = 60

/** Finds the shapes that occur more than once in all types together, and gives them names that are not `taken`. */
export function nameShapes(types: readonly TypeNode[], taken: ReadonlySet<string>): readonly NamedShape[] {
  const found = new Map<string, { readonly type: TypeNode; readonly title: string; count: number }>()
  for (const type of types) count(type, '', found)
  const used = new Set(taken)
  const named: NamedShape[] = []
  for (const [key, { type, title, count }] of found) {
    if (count < 2 || printShape(type, { names: new Map() }).length < worthNaming) continue
    const name = freeName(title, used)
    named.push({ key, name, type })
  }
  return named
}

type Found = Map<string, { readonly type: TypeNode; readonly title: string; count: number }>

// What is inside a shape that was seen before is not counted again: it will be written once, with the shape.
function count(node: TypeNode, title: string, found: Found): void {
  if (node.kind === 'atom' || node.kind === 'name') return
  const isNameable = node.kind === 'object' || node.kind === 'union'
  if (isNameable) {
    const key = keyOf(node)
    const known = found.get(key)
    if (known !== undefined) {
      known.count += 1
      return
    }
    found.set(key, { type: node, title: node.kind === 'object' ? node.title || title : title, count: 1 })
  }
  for (const [part, name] of partsOf(node, title)) count(part, name, found)
}

function partsOf(node: TypeNode, title: string): readonly (readonly [TypeNode, string])[] {
  switch (node.kind) {
    case 'atom':
    case 'name':
      return []
    case 'array':
      return [[node.item, title]]
    case 'tuple':
      return [...node.items, ...(node.rest === undefined ? [] : [node.rest])].map((part) => [part, title])
    case 'union':
    case 'intersection':
      return node.members.map((part) => [part, title])
    case 'object':
      return [
        ...node.members.map(({ type, name }) => [type, name] as const),
        ...(node.index === undefined ? [] : [[node.index, title] as const]),
      ]
    default:
      return node satisfies never
  }
}

/** A name in the way of types, of what a schema calls it. */
export function typeName(title: string): string {
  const words = title.split(/[^\p{ID_Continue}]+/u).filter((word) => word !== '')
  const name = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 60)
  return /^[\p{ID_Start}_]/u.test(name) ? name : `T${name}`
}

/** A name that is not taken yet; it is from now on. */
export function freeName(title: string, taken: Set<string>): string {
  const name = typeName(title)
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${name}${i}`
  taken.add(free)
  return free
}
