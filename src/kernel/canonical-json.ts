import { canonicalPlainJson } from './canonical-plain-json.ts'
import { shapeOf, type Shapes } from './object-shape.ts'

/** How deep a value may nest before its rest is replaced by a marker. */
const maxDepth = 1000

/**
 * The canonical JSON text of a value, RFC 8785: members sorted by UTF-16 code units, no white space, numbers as
 * ECMAScript writes them. What JSON cannot carry never throws: it is what `JSON.stringify` would make of it, and
 * a cycle, a throwing getter or a BigInt becomes a marker. A lone surrogate is escaped.
 */
export function canonicalJson(value: unknown): string {
  return canonicalPlainJson(value) ?? write(value, { above: [], shapes: [] }) ?? 'null'
}

interface Place {
  /** The objects that the value is in. */
  readonly above: object[]
  readonly shapes: Shapes
}

function write(value: unknown, place: Place): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) ? String(value === 0 ? 0 : value) : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'bigint':
      return `"[BigInt ${value}]"`
    case 'object':
      return value === null ? 'null' : writeObject(value, place)
    default:
      return undefined
  }
}

function writeObject(value: object, place: Place): string | undefined {
  const { above } = place
  if (above.includes(value)) return '"[Circular]"'
  if (above.length >= maxDepth) return '"[Too deep]"'
  const depth = above.push(value)
  try {
    const toJson: unknown = Reflect.get(value, 'toJSON')
    if (typeof toJson === 'function') return write(Reflect.apply(toJson, value, ['']), place)
    return Array.isArray(value) ? writeList(value, place) : writeMembers(value, place)
  } catch {
    return '"[Unreadable]"'
  } finally {
    above.length = depth - 1
  }
}

function writeList(list: readonly unknown[], place: Place): string {
  let text = ''
  for (const item of list) text += `${text === '' ? '' : ','}${write(item, place) ?? 'null'}`
  return `[${text}]`
}

function writeMembers(value: object, place: Place): string {
  const { sorted, labels } = shapeOf(value, place.shapes, place.above.length)
  let text = ''
  for (let i = 0; i < sorted.length; i += 1) {
    const member = write(Reflect.get(value, sorted[i] ?? ''), place)
    if (member !== undefined) text += text === '' ? `${labels[i]}${member}` : `,${labels[i]}${member}`
  }
  return `{${text}}`
}
