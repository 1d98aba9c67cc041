import type { JsonSchema } from '../kernel/index.ts'
import { resolvePointer } from './json-pointer.ts'
import { objectType } from './object-type.ts'
import { literalType } from './literal-type.ts'
import { mergeObjects } from './merge-objects.ts'
import { noteOf } from './schema-note.ts'
import { atom, intersection, sizeOf, union, unknownType } from './type-node.ts'
import type { TypeNode } from './type-node.ts'

/** A schema as a type, with the types that hold themselves. */
export interface SchemaReading {
  readonly type: TypeNode
  readonly definitions: ReadonlyMap<string, TypeNode>
  readonly unsaid: readonly { readonly pointer: string; readonly keyword: string }[]
}

/** Parts of a schema that are read; what is beyond is `unknown`. */
const maxParts = 20_000
const maxDepth = 60
/** Nodes of a referenced type that is written in each place of its own; a larger one gets a name. */
const maxInlined = 100
/** Branches of a union whose descriptions are told beside it. */
const maxInner = 12
/** Keywords that bound values in ways that types do not have. */
const beyondTypes = [
  'not',
  'if',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
  'minProperties',
  'maxProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  '$dynamicRef',
]

/** One place of a schema on its way to a type. */
export interface SchemaPlace {
  readonly pointer: string
  /** What a type found here would be called. */
  readonly title: string
}

interface Definition {
  readonly name: string
  open: boolean
  holdsItself: boolean
  /** Objects and lists around the place where it was met first. */
  readonly nesting: number
  /** Nodes of its type. */
  size: number
  type: TypeNode
}

/** Reads a JSON Schema (2020-12, and what older drafts and OpenAPI spell otherwise) as a TypeScript type. */
export function readSchema(root: JsonSchema, title: string): SchemaReading {
  const reader = new SchemaReader(root)
  const type = reader.refer('#', title)
  return { type, definitions: reader.definitions, unsaid: reader.unsaid }
}

/** Reads the parts of one schema; bounded, whatever the schema is. */
export class SchemaReader {
  readonly definitions = new Map<string, TypeNode>()
  readonly unsaid: { readonly pointer: string; readonly keyword: string }[] = []
  readonly #root: JsonSchema
  readonly #refs = new Map<string, Definition>()
  #parts = 0
  #depth = 0
  #nesting = 0

  constructor(root: JsonSchema) {
    this.#root = root
  }

  /** The type of any part of the schema. */
  read(schema: unknown, place: SchemaPlace): TypeNode {
    if (schema === false) return atom('never')
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return unknownType
    this.#parts += 1
    if (this.#parts > maxParts || this.#depth > maxDepth) {
      this.leave(place.pointer, 'depth')
      return unknownType
    }
    this.#depth += 1
    try {
      return this.#readObject(schema as JsonSchema, place)
    } finally {
      this.#depth -= 1
    }
  }

  /** The type at a pointer: in its place, or by its name if it holds itself. */
  refer(ref: string, title: string): TypeNode {
    const known = this.#refs.get(ref)
    if (known?.open === true) return this.#within(known, ref)
    if (known !== undefined) {
      this.#parts += known.size
      return this.#parts > maxParts ? unknownType : known.type
    }
    const target = resolvePointer(this.#root, ref)
    if (target === undefined) {
      this.leave(ref, '$ref')
      return unknownType
    }
    const name = ref === '#' ? title : (ref.split('/').at(-1) ?? title)
    const definition: Definition = {
      name: this.#freeName(name),
      open: true,
      holdsItself: false,
      nesting: this.#nesting,
      size: 1,
      type: unknownType,
    }
    this.#refs.set(ref, definition)
    const type = this.read(target, { pointer: ref, title: ref === '#' ? title : name })
    definition.open = false
    definition.size = sizeOf(type, maxInlined + 1)
    definition.type = type
    if (!definition.holdsItself && (ref === '#' || definition.size <= maxInlined)) return type
    this.definitions.set(definition.name, type)
    definition.size = 1
    definition.type = { kind: 'name', name: definition.name }
    return definition.type
  }

  /** The type of something that is one level further inside. */
  inside(schema: unknown, place: SchemaPlace): TypeNode {
    this.#nesting += 1
    const type = this.read(schema, place)
    this.#nesting -= 1
    return type
  }

  // A type may hold itself in a member or an element; one that is itself, and nothing else, says nothing.
  #within(definition: Definition, ref: string): TypeNode {
    if (definition.nesting === this.#nesting) {
      this.leave(ref, '$ref')
      return unknownType
    }
    definition.holdsItself = true
    return { kind: 'name', name: definition.name }
  }

  /** Notes what no type says. */
  leave(pointer: string, keyword: string): void {
    if (this.unsaid.length < 100) this.unsaid.push({ pointer, keyword })
  }

  /** What is worth saying beside a type: of the part itself, of what its list holds, of what it may be instead. */
  note(schema: unknown, name: string): string {
    if (typeof schema !== 'object' || schema === null) return ''
    const own = noteOf(schema as JsonSchema, name)
    const { items, anyOf, oneOf } = schema as JsonSchema
    const inner = [
      ...[items].map((part) => ['each: ', part] as const),
      ...[anyOf, oneOf]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((part) => ['', part] as const),
    ]
    return inner.slice(0, maxInner).reduce((said, [before, part]) => {
      const text = typeof part === 'object' && part !== null ? noteOf(part as JsonSchema, name) : ''
      return text === '' || said.includes(text)
        ? said
        : said === ''
          ? before + text
          : `${said}; ${before}${text}`
    }, own)
  }

  #freeName(name: string): string {
    const taken = (candidate: string): boolean =>
      [...this.#refs.values()].some((one) => one.name === candidate)
    let free = name
    for (let i = 2; taken(free); i++) free = `${name}${i}`
    return free
  }

  #readObject(schema: JsonSchema, place: SchemaPlace): TypeNode {
    for (const keyword of beyondTypes) if (schema[keyword] !== undefined) this.leave(place.pointer, keyword)
    const parts: TypeNode[] = []
    const { $ref: ref, anyOf, oneOf, allOf } = schema
    if (typeof ref === 'string') parts.push(this.refer(ref, place.title))
    const values = literalType(schema)
    if (values !== undefined) parts.push(values)
    else parts.push(this.#structure(schema, place))
    for (const [keyword, list] of [
      ['anyOf', anyOf],
      ['oneOf', oneOf],
    ] as const)
      if (Array.isArray(list)) parts.push(this.#either(list, keyword, place))
    if (Array.isArray(allOf))
      parts.push(...allOf.map((part, i) => this.read(part, this.#at(place, `allOf/${i}`))))
    const whole = intersection(mergeObjects(parts))
    return schema['nullable'] === true ? union([whole, atom('null')]) : whole
  }

  #either(list: readonly unknown[], keyword: string, place: SchemaPlace): TypeNode {
    const branches = list.map((part, i) => this.read(part, this.#at(place, `${keyword}/${i}`)))
    const either = union(branches)
    // Branches that only say what is required, or bound values, say nothing that a type can.
    if (either === unknownType) this.leave(place.pointer, keyword)
    return either
  }

  #structure(schema: JsonSchema, place: SchemaPlace): TypeNode {
    const { type } = schema
    const types = Array.isArray(type) ? type : type === undefined ? impliedTypes(schema) : [type]
    if (types.length === 0) return unknownType
    return union(types.map((one) => this.#ofType(one, schema, place)))
  }

  #ofType(type: unknown, schema: JsonSchema, place: SchemaPlace): TypeNode {
    switch (type) {
      case 'string':
      case 'boolean':
      case 'null':
        return atom(type)
      case 'number':
      case 'integer':
        return atom('number')
      case 'array':
        return this.#list(schema, place)
      case 'object':
        return objectType(this, schema, place)
      default:
        return unknownType
    }
  }

  #list(schema: JsonSchema, place: SchemaPlace): TypeNode {
    const { items, prefixItems, additionalItems, minItems } = schema
    const first = Array.isArray(prefixItems) ? prefixItems : Array.isArray(items) ? items : undefined
    const further = Array.isArray(items) ? additionalItems : items
    if (first === undefined) {
      const item = this.inside(further ?? true, { ...this.#at(place, 'items'), title: singular(place.title) })
      return { kind: 'array', item }
    }
    const keyword = Array.isArray(prefixItems) ? 'prefixItems' : 'items'
    return {
      kind: 'tuple',
      items: first.map((part, i) => this.inside(part, this.#at(place, `${keyword}/${i}`))),
      optional: Math.max(0, first.length - (typeof minItems === 'number' ? minItems : 0)),
      rest: further === false ? undefined : this.inside(further ?? true, this.#at(place, 'items')),
    }
  }

  #at({ pointer, title }: SchemaPlace, step: string): SchemaPlace {
    return { pointer: `${pointer}/${step}`, title }
  }
}

/** Older schemas leave the type out where a keyword tells it. */
function impliedTypes(schema: JsonSchema): readonly string[] {
  const has = (...keywords: readonly string[]): boolean =>
    keywords.some((keyword) => schema[keyword] !== undefined)
  if (has('properties', 'additionalProperties', 'patternProperties', 'required', 'propertyNames'))
    return ['object']
  if (has('items', 'prefixItems', 'minItems', 'maxItems')) return ['array']
  if (has('pattern', 'minLength', 'maxLength')) return ['string']
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number']
  return []
}

function singular(name: string): string {
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y')
  return /[^s]s$/i.test(name) ? name.slice(0, -1) : `${name}Item`
}
