import type { JsonSchema } from '../kernel/index.ts'
import { isNode, targetOf } from './schema-shape.ts'

/** Parts, those that references lead to counted each time, from which a schema is work for each element of a list. */
const maxCheapParts = 2000
/** Formats that take quadratic time. */
const costlyFormats = new Set<unknown>(['url'])

/** Whether checking a value by a schema may take far longer than reading it does. False is certain. */
export function mayBeCostly(schema: JsonSchema): boolean {
  return new Weigher(schema).partsOf(schema) > maxCheapParts
}

/** Counts the parts of a schema as a check may come to them; infinitely many where one may be costly by itself. */
class Weigher {
  readonly #root: JsonSchema
  readonly #known = new Map<object, number>()

  constructor(root: JsonSchema) {
    this.#root = root
  }

  partsOf(value: unknown): number {
    if (typeof value !== 'object' || value === null) return 1
    const known = this.#known.get(value)
    if (known !== undefined) return known
    // For as long as it is being counted: what holds itself never ends.
    this.#known.set(value, Number.POSITIVE_INFINITY)
    let parts = this.#beyond(value)
    for (const [key, member] of Object.entries(value))
      parts += isCostly(key, member) ? Number.POSITIVE_INFINITY : this.partsOf(member)
    this.#known.set(value, parts)
    return parts
  }

  #beyond(value: object): number {
    if (!isNode(value)) return 1
    if ('$recursiveRef' in value) return Number.POSITIVE_INFINITY
    const target = targetOf(this.#root, { node: value, pointer: '' })
    if (target === undefined) return 1
    return target === 'elsewhere' ? Number.POSITIVE_INFINITY : this.partsOf(target.node)
  }
}

function isCostly(key: string, value: unknown): boolean {
  if (key === 'format') return costlyFormats.has(value)
  if (key === 'patternProperties') return isNode(value) && !Object.keys(value).every(isLinear)
  return key === 'pattern' && typeof value === 'string' && !isLinear(value)
}

/** Anchored, without groups or choices, and with one repetition at most. */
function isLinear(pattern: string): boolean {
  return pattern.startsWith('^') && !/[()|]/.test(pattern) && (pattern.match(/[*+?{]/g)?.length ?? 0) <= 1
}
