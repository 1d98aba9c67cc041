import { nearestNames } from '../kernel/index.ts'
import type { JsonSchema } from '../kernel/index.ts'
import { pathText, printableKey } from './json-copy.ts'
import type { SchemaIssue } from './json-schema.ts'
import { isComplete, isFree, isMeant, mergeShapes, shapeOf, type Place, type Shape } from './schema-shape.ts'

/** Further branches that one check may try before the first one's word counts: unions within unions multiply. */
const maxRetries = 1000
/** Names that an issue lists of what would have been known. */
const maxListed = 20
const none: readonly SchemaIssue[] = []

/** Whether the part of a schema at a JSON pointer accepts a value. */
export type Accepts = (pointer: string, value: unknown) => boolean

interface Walk {
  readonly path: PropertyKey[]
  readonly depth: number
  retries: number
}

/**
 * Finds the keys of a value that its schema does not know. An object whose schema lists properties without allowing
 * others is closed, wherever it is; the whole is closed unless it allows others in so many words. Where a schema is
 * a union, the branches that accept the value decide.
 */
export class UnknownKeys {
  readonly #schema: JsonSchema
  readonly #accepts: Accepts
  readonly #shapes = new Map<string, Shape>()
  readonly #shapesOfLists = new WeakMap<readonly Place[], Shape>()
  readonly #root: Shape
  readonly #dropped: readonly string[]

  /** `dropped` names keys that the schema's library drops in silence even where any key is allowed. */
  constructor(schema: JsonSchema, accepts: Accepts, dropped: readonly string[] = []) {
    this.#schema = schema
    this.#accepts = accepts
    this.#dropped = dropped
    const shape = shapeOf(schema, [{ node: schema, pointer: '' }])
    const says = shape.says || (!shape.open && shape.unions.length === 0 && shape.patterns.length === 0)
    this.#root = { ...shape, says }
  }

  /** Everywhere in the arguments. */
  all(value: object): readonly SchemaIssue[] {
    return this.#check(this.#root, value, { path: [], depth: Number.POSITIVE_INFINITY, retries: 0 })
  }

  /** At the top of the arguments only, for what stands deeper is not known yet. */
  top(value: object): readonly SchemaIssue[] {
    return this.#check(this.#root, value, { path: [], depth: 0, retries: 0 })
  }

  #check(shape: Shape, value: object, walk: Walk): readonly SchemaIssue[] {
    const [union, ...unions] = shape.unions
    if (union === undefined)
      return Array.isArray(value) ? this.#items(shape, value, walk) : this.#members(shape, value, walk)
    const rest: Shape = { ...shape, unions }
    let fewest: readonly SchemaIssue[] | undefined
    for (const branch of this.#candidates(union, value)) {
      const issues = this.#check(mergeShapes(rest, this.#shapeAt([branch])), value, walk)
      if (issues.length === 0 || walk.retries >= maxRetries) return issues
      if (fewest === undefined || issues.length < fewest.length) fewest = issues
      walk.retries += 1
    }
    return fewest ?? this.#check(rest, value, walk)
  }

  #candidates(union: readonly Place[], value: object): readonly Place[] {
    const meant = narrow(union, (branch) => isMeant(this.#shapeAt([branch]), value))
    const complete = narrow(meant, (branch) => isComplete(this.#shapeAt([branch]), value))
    return narrow(complete, (branch) => this.#accepts(branch.pointer, value))
  }

  #members(shape: Shape, value: object, walk: Walk): readonly SchemaIssue[] {
    if (isFree(shape) && this.#dropped.length === 0) return none
    const issues: SchemaIssue[] = []
    for (const key of Object.keys(value)) {
      const places = placesOf(shape, key)
      const isDropped = this.#dropped.includes(key) && !shape.known.has(key) && shape.open
      if (isDropped) issues.push({ path: pathText([...walk.path, key]), message: 'is not allowed as a key' })
      else if (places === undefined) issues.push(unknownKey(shape, walk.path, key))
      else this.#below(places, { key, value: Reflect.get(value, key) }, { walk, issues })
    }
    return issues
  }

  #items(shape: Shape, value: readonly unknown[], walk: Walk): readonly SchemaIssue[] {
    const issues: SchemaIssue[] = []
    for (let index = 0; index < value.length; index += 1)
      this.#below(shape.prefix[index] ?? shape.items, { key: index, value: value[index] }, { walk, issues })
    return issues
  }

  #below(
    places: readonly Place[],
    { key, value }: { readonly key: PropertyKey; readonly value: unknown },
    { walk, issues }: { readonly walk: Walk; readonly issues: SchemaIssue[] },
  ): void {
    if (typeof value !== 'object' || value === null || places.length === 0) return
    if (walk.path.length >= walk.depth || ArrayBuffer.isView(value)) return
    walk.path.push(key)
    for (const issue of this.#check(this.#shapeAt(places), value, walk)) issues.push(issue)
    walk.path.pop()
  }

  // By the very list first: the items of a long list all have the same one.
  #shapeAt(places: readonly Place[]): Shape {
    const known = this.#shapesOfLists.get(places)
    if (known !== undefined) return known
    const key = places.map((place) => place.pointer).join(' ')
    let shape = this.#shapes.get(key)
    if (shape === undefined) {
      shape = shapeOf(this.#schema, places)
      this.#shapes.set(key, shape)
    }
    this.#shapesOfLists.set(places, shape)
    return shape
  }
}

/** The branches that pass a test; all of them if that leaves none or there is no choice. */
function narrow(branches: readonly Place[], passes: (branch: Place) => boolean): readonly Place[] {
  if (branches.length <= 1) return branches
  const left = branches.filter(passes)
  return left.length === 0 ? branches : left
}

/** What a shape says of a member; undefined if it does not know it. */
function placesOf(shape: Shape, key: string): readonly Place[] | undefined {
  const places = shape.known.get(key)
  if (places !== undefined && shape.patterns.length === 0) return places
  const matching = shape.patterns.filter(({ pattern }) => pattern.test(key)).map(({ place }) => place)
  if (places !== undefined) return matching.length === 0 ? places : [...places, ...matching]
  if (matching.length > 0) return matching
  return shape.says && !shape.open ? undefined : shape.extra
}

function unknownKey(shape: Shape, path: readonly PropertyKey[], key: string): SchemaIssue {
  const known = [...shape.known.keys()]
  const listed = known.slice(0, maxListed).map(printableKey).join(', ')
  const instead =
    known.length === 0 ? 'there are none' : `known: ${listed}${known.length > maxListed ? ', …' : ''}`
  const [meant] = nearestNames(key, known, 1)
  const guess = meant === undefined ? '' : `did you mean ${printableKey(meant)}? `
  return { path: pathText([...path, key]), message: `is unknown (${guess}${instead})` }
}
