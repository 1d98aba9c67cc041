import type { JsonValue } from './json.ts'

/** Whether two values are the same JSON; the order of an object's members is none. Ends at the first difference. */
export function sameJson(one: JsonValue, other: JsonValue): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item: JsonValue, index) => sameJson(item, other[index] as JsonValue))
  }
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      sameJson(Reflect.get(one, key) as JsonValue, Reflect.get(other, key) as JsonValue),
  )
}
