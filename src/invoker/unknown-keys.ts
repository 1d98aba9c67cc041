import type { JsonSchema } from '../kernel/index.ts'
import { pathText, printableKey } from './json-copy.ts'
import type { SchemaIssue } from './json-schema.ts'
import { isPlausible, mergeShapes, shapeOf, type Place, type Shape } from './schema-shape.ts'

/** Steps that one check may take before it gives up and refuses: unions within unions multiply. */
const maxSteps = 100_000
/** Names that an issue lists of what would have been known. */
const maxListed = 20

/** Whether the part of a schema at a JSON pointer accepts a value. */
export type Accepts = (pointer: string, value: unknown) => boolean

interface Walk {
  readonly path: PropertyKey[]
  readonly depth: number
  steps: number
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
  readonly #root: Shape

  constructor(schema: JsonSchema, accepts: Accepts) {
    this.#schema = schema
    this.#accepts = accepts
    const shape = shapeOf(schema, [{ node: schema, pointer: '' }])
    const says = shape.says || (!shape.open && shape.unions.length === 0 && shape.patterns.length === 0)
    this.#root = { ...shape, says }
  }

  /** Everywhere in the arguments. */
  all(value: object): readonly SchemaIssue[] {
    return this.#check(this.#root, value, { path: [], depth: Number.POSITIVE_INFINITY, steps: 0 })
  }

  /** At the top of the arguments only, for what stands deeper is not known yet. */
  top(value: object): readonly SchemaIssue[] {
    return this.#check(this.#root, value, { path: [], depth: 0, steps: 0 })
  }

  #check(shape: Shape, value: object, walk: Walk): readonly SchemaIssue[] {
    walk.steps += 1
    if (walk.steps > maxSteps) return [{ path: '', message: 'is too ambiguous to be checked: simplify it' }]
    const [union, ...unions] = shape.unions
    if (union === undefined)
      return Array.isArray(value) ? this.#items(shape, value, walk) : this.#members(shape, value, walk)
    const rest: Shape = { ...shape, unions }
    let fewest: readonly SchemaIssue[] | undefined
    for (const branch of this.#candidates(union, value)) {
      const issues = this.#check(mergeShapes(rest, this.#shapeAt([branch])), value, walk)
      if (issues.length === 0) return issues
      if (fewest === undefined || issues.length < fewest.length) fewest = issues
    }
    return fewest ?? this.#check(rest, value, walk)
  }

  #candidates(union: readonly Place[], value: object): readonly Place[] {
    const plausible = union.filter((branch) => isPlausible(this.#shapeAt([branch]), value))
    if (plausible.length <= 1) return plausible.length === 0 ? union : plausible
    const accepting = plausible.filter((branch) => this.#accepts(branch.pointer, value))
    return accepting.length === 0 ? plausible : accepting
  }

  #members(shape: Shape, value: object, walk: Walk): readonly SchemaIssue[] {
    const issues: SchemaIssue[] = []
    for (const key of Object.keys(value)) {
      const places = placesOf(shape, key)
      if (places === undefined) issues.push(unknownKey(shape, walk.path, key))
      else this.#below(places, { key, value: Reflect.get(value, key) }, { walk, issues })
    }
    return issues
  }

  #items(shape: Shape, value: readonly unknown[], walk: Walk): readonly SchemaIssue[] {
    const issues: SchemaIssue[] = []
    for (const [index, item] of value.entries()) {
      this.#below(shape.prefix[index] ?? shape.items, { key: index, value: item }, { walk, issues })
    }
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
    issues.push(...this.#check(this.#shapeAt(places), value, walk))
    walk.path.pop()
  }

  #shapeAt(places: readonly Place[]): Shape {
    const key = places.map((place) => place.pointer).join(' ')
    let shape = this.#shapes.get(key)
    if (shape === undefined) {
      shape = shapeOf(this.#schema, places)
      this.#shapes.set(key, shape)
    }
    return shape
  }
}

/** What a shape says of a member; undefined if it does not know it. */
function placesOf(shape: Shape, key: string): readonly Place[] | undefined {
  const places = shape.known.get(key)
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
  return { path: pathText([...path, key]), message: `is unknown (${instead})` }
}
