import type { JsonSchema } from '../../index.ts'
import { isNode, type Node } from './parse-document.ts'
import { Unreadable, type References } from './references.ts'

const maxNodes = 20_000
const maxDepth = 200

/** Members that hold schemas by name, one schema, or a list of them. */
const maps = new Set(['properties', '$defs', 'definitions', 'dependentSchemas'])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const single = new Set([
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
])
/** What OpenAPI adds to JSON Schema, and what would lead out of the schema. */
const dropped = new Set([
  'discriminator',
  'xml',
  'externalDocs',
  'example',
  'nullable',
  'readOnly',
  'writeOnly',
  '$id',
  'id',
  '$schema',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$vocabulary',
])

/** How many parts the schemas of a whole document may have; what is written takes from it. */
export interface SchemaBudget {
  left: number
}

/** Enough for every published document there is, and little enough to be read in seconds. */
export const documentBudget = 2_000_000

/** Which end of a call a schema is for: what only the other end writes is left out of it. */
export type SchemaSide = 'request' | 'response'

/**
 * Schemas of a document as JSON Schema that stands alone. What they refer to is collected, each once and under its
 * own name, so that a shape may hold itself.
 */
export class SchemaWriter {
  readonly definitions: Record<string, JsonSchema> = Object.create(null) as Record<string, JsonSchema>
  readonly #names = new Map<string, string>()
  readonly #references: References
  readonly #side: SchemaSide
  readonly #budget: SchemaBudget
  #count = 0

  constructor(references: References, side: SchemaSide, budget: SchemaBudget = { left: maxNodes }) {
    this.#references = references
    this.#side = side
    this.#budget = budget
  }

  /** @throws Unreadable */
  write(value: unknown, depth = 0): JsonSchema | boolean {
    if (typeof value === 'boolean') return value
    if (value === undefined || value === null) return {}
    if (!isNode(value)) throw new Unreadable('a schema in it is no object')
    this.#count += 1
    if (this.#count > maxNodes) throw new Unreadable(`its schema has more than ${maxNodes} parts`)
    this.#budget.left -= 1
    if (this.#budget.left < 0)
      throw new Unreadable('the schemas of the document have too many parts together')
    if (depth > maxDepth) throw new Unreadable(`its schema nests deeper than ${maxDepth}`)
    const { $ref } = value
    if (typeof $ref !== 'string') return this.#writeNode(value, depth)
    const named = { $ref: `#/$defs/${this.#define($ref, depth)}` }
    const description = value['description']
    return typeof description === 'string' ? { ...named, description } : named
  }

  /** A schema with all that it refers to. */
  standalone(value: unknown): JsonSchema {
    const written = this.write(value)
    const schema = typeof written === 'boolean' ? (written ? {} : { not: {} }) : written
    return this.withDefinitions(schema)
  }

  /** A schema that was put together from written ones, with all that they refer to. */
  withDefinitions(schema: JsonSchema): JsonSchema {
    const defined = Object.entries(this.definitions)
    return defined.length === 0 ? schema : { ...schema, $defs: Object.fromEntries(defined) }
  }

  #define(pointer: string, depth: number): string {
    const known = this.#names.get(pointer)
    if (known !== undefined) return known
    const name = this.#nameFor(pointer)
    this.#names.set(pointer, name)
    // Before it is written: what holds itself finds its name.
    this.definitions[name] = {}
    const written = this.write(this.#references.at(pointer), depth + 1)
    this.definitions[name] = typeof written === 'boolean' ? (written ? {} : { not: {} }) : written
    return name
  }

  #nameFor(pointer: string): string {
    const last = pointer.slice(pointer.lastIndexOf('/') + 1).replaceAll(/[^A-Za-z0-9_.]+/g, '_') || 'schema'
    let name = last
    for (let number = 2; name in this.definitions; number += 1) name = `${last}_${number}`
    return name
  }

  #writeNode(node: Node, depth: number): JsonSchema {
    const hidden = this.#hiddenProperties(node)
    const entries: (readonly [string, unknown])[] = []
    for (const [key, value] of Object.entries(node)) {
      if (dropped.has(key) || key.startsWith('x-')) continue
      const member = this.#member(key, value, { depth, hidden, node })
      // Documents say `oneOf` of shapes that overlap; the server knows which it means.
      if (member !== undefined) entries.push([key === 'oneOf' && !('anyOf' in node) ? 'anyOf' : key, member])
    }
    if (isBinary(node)) entries.push(...base64Members)
    if (isNode(node['patternProperties'])) entries.push(['additionalProperties', true])
    const { pattern } = node
    if (typeof pattern === 'string') entries.push(['description', withPattern(node['description'], pattern)])
    const written = Object.fromEntries(entries)
    return node['nullable'] === true ? orNull(written) : written
  }

  #member(
    key: string,
    value: unknown,
    at: { readonly depth: number; readonly hidden: ReadonlySet<string>; readonly node: Node },
  ): unknown {
    const next = at.depth + 1
    if (maps.has(key)) {
      if (!isNode(value)) return undefined
      const shown = Object.entries(value).filter(([name]) => key !== 'properties' || !at.hidden.has(name))
      return Object.fromEntries(shown.map(([name, schema]) => [name, this.write(schema, next)]))
    }
    if (lists.has(key)) {
      if (!Array.isArray(value) || value.length === 0) return undefined
      return value.map((schema: unknown) => this.write(schema, next))
    }
    if (single.has(key)) {
      return Array.isArray(value)
        ? value.map((schema: unknown) => this.write(schema, next))
        : this.write(value, next)
    }
    return plainMember(key, value, at)
  }

  /** Names of properties that only the other end writes. */
  #hiddenProperties(node: Node): ReadonlySet<string> {
    const properties = node['properties']
    const mark = this.#side === 'request' ? 'readOnly' : 'writeOnly'
    if (!isNode(properties)) return new Set()
    const hidden = Object.entries(properties).filter(([, schema]) => isNode(schema) && schema[mark] === true)
    return new Set(hidden.map(([name]) => name))
  }
}

/** Bytes travel to a tool as base64, or as an artifact that is read as base64. */
const base64Members: readonly (readonly [string, unknown])[] = [
  ['contentEncoding', 'base64'],
  ['x-catenary-artifact', 'base64'],
]

/** True for a schema of bytes that stand in a request as they are. */
export function isBinary(node: Node): boolean {
  return node['format'] === 'binary' || node['contentMediaType'] === 'application/octet-stream'
}

function plainMember(
  key: string,
  value: unknown,
  { hidden, node }: { readonly hidden: ReadonlySet<string>; readonly node: Node },
): unknown {
  switch (key) {
    case 'required': {
      if (!Array.isArray(value)) return undefined
      const names = value.filter((name): name is string => typeof name === 'string' && !hidden.has(name))
      return [...new Set(names)]
    }
    case 'exclusiveMinimum':
      return typeof value === 'boolean' ? (value ? node['minimum'] : undefined) : value
    case 'exclusiveMaximum':
      return typeof value === 'boolean' ? (value ? node['maximum'] : undefined) : value
    case 'type':
      return knownType(value)
    case 'enum':
      return Array.isArray(value) && value.length > 0 ? value : undefined
    default:
      return isSound(key, value) ? value : undefined
  }
}

const counts = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'])
const texts = new Set(['title', 'description', 'format', 'contentEncoding', 'contentMediaType', '$comment'])

/** Documents put texts where numbers belong; a schema that cannot be checked would cost the whole operation. */
function isSound(key: string, value: unknown): boolean {
  if (counts.has(key)) return Number.isInteger(value) && (value as number) >= 0
  if (texts.has(key)) return typeof value === 'string'
  if (key === 'minimum' || key === 'maximum') return typeof value === 'number'
  if (key === 'multipleOf') return typeof value === 'number' && value > 0
  return key === 'default' || key === 'const' || key === 'examples' || key === 'deprecated'
}

const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])

function knownType(value: unknown): unknown {
  if (typeof value === 'string') return types.has(value) ? value : undefined
  if (!Array.isArray(value)) return undefined
  const known = [...new Set(value.filter((type): type is string => types.has(type)))]
  return known.length === 0 ? undefined : known
}

/**
 * A pattern is told and not run: one that takes for ever on some text would hold up everything here, and the server
 * checks it anyway. The same holds for `patternProperties` and `uniqueItems`.
 */
function withPattern(description: unknown, pattern: string): string {
  const told = `Matches /${pattern.slice(0, 300)}/.`
  return typeof description === 'string' ? `${description} ${told}` : told
}

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  const nullable = typeof type === 'string' ? { ...schema, type: [type, 'null'] } : schema
  if (Array.isArray(values) && !values.includes(null)) return { ...nullable, enum: [...values, null] }
  return typeof type === 'string' ? nullable : { anyOf: [schema, { type: 'null' }] }
}
