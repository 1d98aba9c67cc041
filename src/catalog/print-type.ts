import { keyOf } from './type-node.ts'
import type { TypeMember, TypeNode } from './type-node.ts'

/** Characters of an object that is written on one line. */
const lineLength = 100
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

/** How a type becomes text. */
export interface Printing {
  /** Names of shapes that are declared by themselves, by their key. */
  readonly names: ReadonlyMap<string, string>
}

/** A type as TypeScript. Lines after the first are indented by `indent`. */
export function printType(node: TypeNode, printing: Printing, indent = ''): string {
  const name = node.kind === 'atom' || node.kind === 'name' ? undefined : printing.names.get(keyOf(node))
  return name ?? printShape(node, printing, indent)
}

/** The same, in full even if the shape has a name: what its declaration says. */
export function printShape(node: TypeNode, printing: Printing, indent = ''): string {
  switch (node.kind) {
    case 'atom':
      return node.text
    case 'name':
      return node.name
    case 'array':
      return `${grouped(node.item, printing, indent)}[]`
    case 'tuple':
      return printTuple(node, printing, indent)
    case 'union':
      return node.members.map((member) => printType(member, printing, indent)).join(' | ')
    case 'intersection':
      return node.members
        .map((member) =>
          member.kind === 'union' ? grouped(member, printing, indent) : printType(member, printing, indent),
        )
        .join(' & ')
    case 'object':
      return printObject(node, printing, indent)
    default:
      return node satisfies never
  }
}

/** The name of a member as it is written in a type. */
export function printName(name: string): string {
  return identifier.test(name)
    ? name
    : JSON.stringify(name).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

/** A comment at the end of the first line of a text: what follows is on lines of its own. */
export function withNote(text: string, note: string): string {
  if (note === '') return text
  const end = text.indexOf('\n')
  return end < 0 ? `${text} // ${note}` : `${text.slice(0, end)} // ${note}${text.slice(end)}`
}

function grouped(node: TypeNode, printing: Printing, indent: string): string {
  const text = printType(node, printing, indent)
  const isJoined = node.kind === 'union' || node.kind === 'intersection'
  return isJoined && !printing.names.has(keyOf(node)) ? `(${text})` : text
}

function printTuple(
  { items, optional, rest }: Extract<TypeNode, { kind: 'tuple' }>,
  printing: Printing,
  indent: string,
): string {
  const demanded = items.length - optional
  const parts = items.map((item, i) =>
    i < demanded ? printType(item, printing, indent) : `${grouped(item, printing, indent)}?`,
  )
  if (rest !== undefined) parts.push(`...${grouped(rest, printing, indent)}[]`)
  return `[${parts.join(', ')}]`
}

function printObject(
  { members, index }: Extract<TypeNode, { kind: 'object' }>,
  printing: Printing,
  indent: string,
): string {
  const others = index === undefined ? [] : [`[key: string]: ${printType(index, printing, `${indent} `)}`]
  if (members.length === 0) return index === undefined ? 'Record<string, never>' : `{ ${others.join('')} }`
  const lines = [...members.map((member) => printMember(member, printing, `${indent} `)), ...others]
  const line = `{ ${lines.join('; ')} }`
  if (line.length <= lineLength && !line.includes('\n') && members.every(({ note }) => note === ''))
    return line
  const noted = lines.map((text, i) => `\n${indent} ${withNote(text, members[i]?.note ?? '')}`)
  return `{${noted.join('')}\n${indent}}`
}

function printMember({ name, optional, type }: TypeMember, printing: Printing, indent: string): string {
  return `${printName(name)}${optional ? '?' : ''}: ${printType(type, printing, indent)}`
}
