import type { JsonSchema } from '../kernel/index.ts'
import type { SchemaPlace, SchemaReader } from './read-schema.ts'
import { isAtom, union, unknownType } from './type-node.ts'
import type { TypeMember, TypeNode } from './type-node.ts'

/** An object as a type: what it names, what it demands, and what else it may hold. */
export function objectType(reader: SchemaReader, schema: JsonSchema, place: SchemaPlace): TypeNode {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const demanded = new Set<unknown>(Array.isArray(schema['required']) ? schema['required'] : [])
  const members: TypeMember[] = Object.entries(properties).map(([name, part]) => ({
    name,
    optional: !demanded.has(name),
    type: reader.inside(part, { pointer: `${place.pointer}/properties/${escaped(name)}`, title: name }),
    note: reader.note(part, name),
  }))
  for (const name of demanded)
    if (typeof name === 'string' && !Object.hasOwn(properties, name))
      members.push({ name, optional: false, type: unknownType, note: '' })
  const extra = further(reader, schema, place)
  const names = namesOf(schema)
  if (names !== undefined && members.length === 0) return listed(names, extra, place)
  if (names === undefined && boundsNames(schema)) reader.leave(place.pointer, 'propertyNames')
  const title = typeof schema['title'] === 'string' ? schema['title'] : place.title
  return { kind: 'object', members, index: indexOf(reader, { extra, members, place }), title }
}

/** What members that are not named may be; undefined if there may be none. */
function further(reader: SchemaReader, schema: JsonSchema, place: SchemaPlace): TypeNode | undefined {
  const { properties, required, additionalProperties: additional, patternProperties: patterns } = schema
  const types: TypeNode[] = []
  if (isRecord(patterns))
    for (const [pattern, part] of Object.entries(patterns))
      types.push(
        reader.inside(part, { ...place, pointer: `${place.pointer}/patternProperties/${escaped(pattern)}` }),
      )
  if (additional !== undefined && additional !== false)
    types.push(reader.inside(additional, { ...place, pointer: `${place.pointer}/additionalProperties` }))
  // An object that names nothing and closes nothing holds anything.
  const saysNothing = additional === undefined && !isRecord(properties) && !Array.isArray(required)
  if (types.length === 0 && saysNothing) return unknownType
  return types.length === 0 ? undefined : union(types)
}

/** In a type every member, named or not, has to fit what members that are not named are. */
function indexOf(
  reader: SchemaReader,
  found: {
    readonly extra: TypeNode | undefined
    readonly members: readonly TypeMember[]
    readonly place: SchemaPlace
  },
): TypeNode | undefined {
  const { extra, members, place } = found
  if (extra === undefined || members.length === 0 || isAtom(extra, 'unknown')) return extra
  reader.leave(place.pointer, 'additionalProperties')
  return unknownType
}

function namesOf({ propertyNames }: JsonSchema): readonly string[] | undefined {
  const names: unknown = isRecord(propertyNames) ? propertyNames['enum'] : undefined
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined
}

/** Every name is a string: what says no more than that says nothing. */
function boundsNames({ propertyNames }: JsonSchema): boolean {
  return isRecord(propertyNames) && Object.keys(propertyNames).some((keyword) => keyword !== 'type')
}

function listed(names: readonly string[], type: TypeNode = unknownType, { title }: SchemaPlace): TypeNode {
  const members = names.map((name) => ({ name, optional: true, type, note: '' }))
  return { kind: 'object', members, index: undefined, title }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
