import type { JsonSchema } from '../kernel/index.ts'
import { isNode, pointerTo, shapeOf, targetOf, type Place } from './schema-shape.ts'

/** What a tool without input takes. */
export const noInputSchema: JsonSchema = Object.freeze({
  type: 'object',
  properties: Object.freeze({}),
  additionalProperties: false,
})

/**
 * A copy of a schema that says in so many words what is enforced anyway: an object that lists its properties has no
 * others, unless the schema allows them. Where several parts describe one object together, the parts stay as they
 * are and the whole is closed.
 */
export function closeSchema(schema: JsonSchema): JsonSchema {
  const { $schema: _draft, ...root } = schema
  const { says, open, unions, patterns } = shapeOf(root, [{ node: root, pointer: '' }])
  const closed = new SchemaCloser(root).close({ node: root, pointer: '' })
  const isEmpty = !says && !open && unions.length === 0 && patterns.length === 0
  return isEmpty ? { ...closed, ...noInputSchema } : { type: 'object', ...closed }
}

const definitions = ['$defs', 'definitions']
const single = ['additionalProperties', 'items', 'additionalItems', 'contains', 'unevaluatedItems']
const lists = ['anyOf', 'oneOf', 'prefixItems', 'items']

class SchemaCloser {
  readonly #root: JsonSchema
  /** Pointers of definitions that are used as parts: closing one would shut out what the other parts describe. */
  readonly #parts = new Set<string>()

  constructor(root: JsonSchema) {
    this.#root = root
    this.#findParts({ node: root, pointer: '' }, 'alone')
  }

  close(place: Place): JsonSchema {
    const { node } = place
    if (this.#parts.has(place.pointer)) return node
    const composed = isComposed(node)
    const copy = mapMembers(node, (key, value) => {
      const at = pointerTo(place, key)
      if (definitions.includes(key)) return this.#closeMap(value, at)
      return composed ? value : this.#closeMember(key, value, at)
    })
    const shape = shapeOf(this.#root, [place])
    const describesObject = composed || 'properties' in node
    if (!describesObject || !shape.says || shape.open || 'additionalProperties' in node) return copy
    return { ...copy, [composed ? 'unevaluatedProperties' : 'additionalProperties']: false }
  }

  #closeMember(key: string, value: unknown, at: string): unknown {
    if (key === 'properties' || key === 'patternProperties') return this.#closeMap(value, at)
    if (lists.includes(key) && Array.isArray(value)) {
      return value.map((item: unknown, index) => this.#closeAny(item, `${at}/${index}`))
    }
    return single.includes(key) ? this.#closeAny(value, at) : value
  }

  #closeMap(value: unknown, at: string): unknown {
    if (!isNode(value)) return value
    return mapMembers(value, (name, node) =>
      this.#closeAny(node, pointerTo({ node: value, pointer: at }, name)),
    )
  }

  #closeAny(node: unknown, pointer: string): unknown {
    return isNode(node) ? this.close({ node, pointer }) : node
  }

  #findParts(place: Place, role: 'alone' | 'part'): void {
    const composed = role === 'part' || isComposed(place.node)
    const target = targetOf(this.#root, place)
    if (composed && target !== undefined && target !== 'elsewhere' && !this.#parts.has(target.pointer)) {
      this.#parts.add(target.pointer)
      this.#findParts(target, 'part')
    }
    for (const [key, value] of Object.entries(place.node)) {
      if (typeof value !== 'object' || value === null) continue
      const inner = { node: value as JsonSchema, pointer: pointerTo(place, key) }
      this.#findParts(inner, composed && !definitions.includes(key) ? 'part' : 'alone')
    }
  }
}

/** Whether several keywords of a node describe one object together. */
function isComposed(node: JsonSchema): boolean {
  const has = (key: string): boolean => Object.hasOwn(node, key)
  if (['allOf', 'if', 'dependentSchemas', 'dependencies', '$dynamicRef'].some(has)) return true
  const others = ['properties', 'patternProperties', 'anyOf', 'oneOf', '$ref'].filter(has)
  return others.length > 1 && others.some((key) => key === 'anyOf' || key === 'oneOf' || key === '$ref')
}

/** `fromEntries` defines members: one named `__proto__` stays data. */
function mapMembers(node: JsonSchema, map: (key: string, value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(key, value)]))
}
