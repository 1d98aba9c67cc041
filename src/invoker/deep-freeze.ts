import { isPlain } from './is-plain.ts'

const maxDepth = 1000

/**
 * Freezes a value and all plain objects and lists in it.
 * @returns whether it is JSON through and through: nothing in it could be left unfrozen
 */
export function deepFreeze(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null) return true
  // A cycle ends here too: it is no JSON.
  if (depth >= maxDepth || (!Array.isArray(value) && !isPlain(value))) return false
  Object.freeze(value)
  let isJson = true
  for (const key of Object.keys(value)) isJson = deepFreeze(Reflect.get(value, key), depth + 1) && isJson
  return isJson
}
