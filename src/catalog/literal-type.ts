import type { JsonSchema } from '../kernel/index.ts'
import { atom, union, unknownType } from './type-node.ts'
import type { TypeNode } from './type-node.ts'

/** Values of an enum that are listed; a longer one is the type of its values. */
const maxValues = 300

/** The type of the values that a schema lists with `enum` or `const`; undefined where it lists none. */
export function literalType(schema: JsonSchema): TypeNode | undefined {
  const { enum: values, const: only } = schema
  if (only !== undefined || 'const' in schema) return literal(only)
  if (!Array.isArray(values)) return undefined
  if (values.length > maxValues)
    return union(values.map((value) => atom(typeof value === 'object' ? 'unknown' : typeof value)))
  return union(values.map(literal))
}

function literal(value: unknown): TypeNode {
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return atom(JSON.stringify(value))
  if (typeof value === 'number') return atom(Number.isFinite(value) ? String(value) : 'number')
  if (Array.isArray(value)) return { kind: 'tuple', items: value.map(literal), optional: 0, rest: undefined }
  if (typeof value !== 'object') return unknownType
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    optional: false,
    type: literal(member),
    note: '',
  }))
  return { kind: 'object', members, index: undefined, title: '' }
}
