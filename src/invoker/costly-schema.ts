import type { JsonSchema } from '../kernel/index.ts'

/** Characters from which a schema is work for each element of a list. */
const maxCheapLength = 8192
/** Keywords that lead elsewhere, and so to the same place many times. */
const references = new Set(['$ref', '$dynamicRef', '$recursiveRef'])
/** Formats that take quadratic time. */
const costlyFormats = new Set<unknown>(['url'])

/** Whether checking a value by a schema may take far longer than reading it does. False is certain. */
export function mayBeCostly(schema: JsonSchema): boolean {
  let found = false
  const text = JSON.stringify(schema, (key, value: unknown) => {
    found ||= isCostly(key, value)
    return found ? undefined : value
  })
  return found || text.length > maxCheapLength
}

function isCostly(key: string, value: unknown): boolean {
  if (references.has(key)) return true
  if (key === 'format') return costlyFormats.has(value)
  if (key === 'patternProperties')
    return typeof value === 'object' && value !== null && !Object.keys(value).every(isLinear)
  return key === 'pattern' && typeof value === 'string' && !isLinear(value)
}

/** Anchored, without groups or choices, and with one repetition at most. */
function isLinear(pattern: string): boolean {
  return pattern.startsWith('^') && !/[()|]/.test(pattern) && (pattern.match(/[*+?{]/g)?.length ?? 0) <= 1
}
