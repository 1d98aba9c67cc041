import type { JsonSchema } from '../kernel/index.ts'

/** A place in a schema: the node, and the JSON pointer to it. */
export interface Place {
  readonly node: JsonSchema
  readonly pointer: string
}

/** What a schema says about the members and elements of a value, all its parts taken together. */
export interface Shape {
  readonly known: ReadonlyMap<string, readonly Place[]>
  readonly patterns: readonly { readonly pattern: RegExp; readonly place: Place }[]
  /** Some part lists properties, or closes the object in so many words. */
  readonly says: boolean
  /** Some part allows further members in so many words. */
  readonly open: boolean
  /** What further members are. */
  readonly extra: readonly Place[]
  readonly items: readonly Place[]
  readonly prefix: readonly (readonly Place[])[]
  readonly unions: readonly (readonly Place[])[]
  readonly required: readonly string[]
  /** The types that each part allows. */
  readonly types: readonly (readonly string[])[]
}

interface Draft {
  readonly known: Map<string, Place[]>
  readonly patterns: { readonly pattern: RegExp; readonly place: Place }[]
  says: boolean
  open: boolean
  readonly extra: Place[]
  readonly items: Place[]
  readonly prefix: Place[][]
  readonly unions: (readonly Place[])[]
  readonly required: string[]
  readonly types: (readonly string[])[]
}

/** Reads the shape of places in one schema, all of which apply to the same value. */
export function shapeOf(root: JsonSchema, places: readonly Place[]): Shape {
  const draft: Draft = {
    known: new Map(),
    patterns: [],
    says: false,
    open: false,
    extra: [],
    items: [],
    prefix: [],
    unions: [],
    required: [],
    types: [],
  }
  const seen = new Set<string>()
  const add = (place: Place, conditional: 'always' | 'maybe'): void => {
    if (seen.has(place.pointer)) return
    seen.add(place.pointer)
    readMembers(place, draft, conditional)
    if (conditional === 'always') readDemands(place.node, draft)
    readElements(place, draft)
    for (const key of ['anyOf', 'oneOf']) {
      const branches = listAt(place, key)
      if (branches.length > 0) draft.unions.push(branches)
    }
    for (const part of listAt(place, 'allOf')) add(part, conditional)
    for (const key of ['if', 'then', 'else']) for (const part of nodeAt(place, key)) add(part, 'maybe')
    for (const key of ['dependentSchemas', 'dependencies'])
      for (const part of mapAt(place, key)) add(part[1], 'maybe')
    const target = targetOf(root, place)
    if (target === 'elsewhere') draft.open = true
    else if (target !== undefined) add(target, conditional)
  }
  for (const place of places) add(place, 'always')
  return draft
}

function readMembers(place: Place, draft: Draft, conditional: 'always' | 'maybe'): void {
  const { node } = place
  for (const [name, member] of mapAt(place, 'properties')) {
    const places = draft.known.get(name)
    if (places === undefined) draft.known.set(name, [member])
    else places.push(member)
  }
  for (const [source, member] of mapAt(place, 'patternProperties')) {
    const pattern = patternOf(source)
    if (pattern !== undefined) draft.patterns.push({ pattern, place: member })
  }
  if ('properties' in node && conditional === 'always') draft.says = true
  for (const key of ['additionalProperties', 'unevaluatedProperties']) {
    const rest = node[key]
    if (rest === false) draft.says = true
    else if (rest !== undefined) draft.open = true
    draft.extra.push(...nodeAt(place, key))
  }
}

function readDemands({ type, required }: JsonSchema, draft: Draft): void {
  if (Array.isArray(required)) draft.required.push(...required.filter((name) => typeof name === 'string'))
  if (typeof type === 'string') draft.types.push([type])
  else if (Array.isArray(type)) draft.types.push(type.filter((name) => typeof name === 'string'))
}

function readElements(place: Place, draft: Draft): void {
  const positions = [...listAt(place, 'prefixItems'), ...listAt(place, 'items')]
  for (const [index, position] of positions.entries()) (draft.prefix[index] ??= []).push(position)
  for (const key of ['items', 'additionalItems', 'unevaluatedItems']) draft.items.push(...nodeAt(place, key))
}

/** Where a `$ref` leads: undefined if there is none, `elsewhere` if only the validator can tell. */
export function targetOf(root: JsonSchema, place: Place): Place | 'elsewhere' | undefined {
  if ('$dynamicRef' in place.node) return 'elsewhere'
  const ref = place.node['$ref']
  if (typeof ref !== 'string') return undefined
  if (ref !== '#' && !ref.startsWith('#/')) return 'elsewhere'
  let node: unknown = root
  for (const step of ref.split('/').slice(1)) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return 'elsewhere'
    node = Reflect.get(node, key)
  }
  return isNode(node) ? { node, pointer: ref.slice(1) } : undefined
}

/** True for what may be a schema: an object. */
export function isNode(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The JSON pointer to what is below a place. */
export function pointerTo(place: Place, ...steps: readonly (string | number)[]): string {
  const escaped = steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))
  return [place.pointer, ...escaped].join('/')
}

function nodeAt(place: Place, key: string): readonly Place[] {
  const node = place.node[key]
  return isNode(node) ? [{ node, pointer: pointerTo(place, key) }] : []
}

function listAt(place: Place, key: string): readonly Place[] {
  const list = place.node[key]
  if (!Array.isArray(list)) return []
  return list.map((node: unknown, index) => ({
    node: isNode(node) ? node : {},
    pointer: pointerTo(place, key, index),
  }))
}

function mapAt(place: Place, key: string): readonly (readonly [string, Place])[] {
  const map = place.node[key]
  if (!isNode(map)) return []
  return Object.entries(map).map(([name, node]) => [
    name,
    { node: isNode(node) ? node : {}, pointer: pointerTo(place, key, name) },
  ])
}

function patternOf(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

/** What two shapes say about one value that both apply to. */
export function mergeShapes(a: Shape, b: Shape): Shape {
  const known = new Map(a.known)
  for (const [name, places] of b.known) known.set(name, [...(known.get(name) ?? []), ...places])
  const length = Math.max(a.prefix.length, b.prefix.length)
  return {
    known,
    patterns: [...a.patterns, ...b.patterns],
    says: a.says || b.says,
    open: a.open || b.open,
    extra: [...a.extra, ...b.extra],
    items: [...a.items, ...b.items],
    prefix: Array.from({ length }, (_, index) => [...(a.prefix[index] ?? []), ...(b.prefix[index] ?? [])]),
    unions: [...a.unions, ...b.unions],
    required: [...a.required, ...b.required],
    types: [...a.types, ...b.types],
  }
}

/** Whether nothing is said of any member. */
export function isFree({ known, patterns, extra, says, open }: Shape): boolean {
  return known.size === 0 && patterns.length === 0 && extra.length === 0 && (open || !says)
}

/** Whether a value has all that a shape requires. */
export function isComplete(shape: Shape, value: object): boolean {
  return shape.required.every((name) => Object.hasOwn(value, name))
}

/** Whether a value can mean a shape, by its type and by what tells the branches of a union apart. */
export function isMeant(shape: Shape, value: object): boolean {
  const type = Array.isArray(value) ? 'array' : 'object'
  if (!shape.types.every((types) => types.includes(type))) return false
  if (type === 'array') return true
  for (const [name, places] of shape.known) {
    if (Object.hasOwn(value, name) && !places.every(({ node }) => allows(node, Reflect.get(value, name))))
      return false
  }
  return true
}

/** Looks at `const` and `enum` of plain values only: what tells the branches of a union apart. */
function allows(node: JsonSchema, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return true
  if ('const' in node && node['const'] !== value) return false
  const allowed = node['enum']
  return !Array.isArray(allowed) || allowed.includes(value)
}
