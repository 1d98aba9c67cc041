import type { JsonValue } from '../kernel/index.ts'
import { isPlain } from './is-plain.ts'

/** Deeper than data goes; what refers to itself gets there at once. */
const usualDepth = 64

/**
 * Copies what a parser of JSON may have made, undefined members beside it, in half the time that anything else takes;
 * undefined for a value that holds more than that, or that throws when it is read.
 */
export function copyPlainJson(value: unknown, maxDepth: number): JsonValue | undefined {
  try {
    return copy(value, Math.min(maxDepth, usualDepth))
  } catch {
    return undefined
  }
}

/** `deeper` is how many levels there may still be. */
function copy(value: unknown, deeper: number): JsonValue {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (Number.isFinite(value)) return value
      throw new NotPlain()
    case 'object':
      if (value === null) return null
      if (deeper <= 0) throw new NotPlain()
      return Array.isArray(value) ? copyList(value, deeper - 1) : copyMembers(value, deeper - 1)
    default:
      throw new NotPlain()
  }
}

function copyList(list: readonly unknown[], deeper: number): JsonValue {
  const copied: JsonValue[] = []
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index]
    copied.push(item === undefined ? null : copy(item, deeper))
  }
  return copied
}

// The engine copies all members of an object in one step; only those that are objects are then put in anew.
function copyMembers(value: object, deeper: number): JsonValue {
  if (!isPlain(value) || Object.getOwnPropertySymbols(value).length > 0) throw new NotPlain()
  const copied: Record<string, JsonValue> = { ...value }
  for (const key of Object.keys(copied)) {
    const member: unknown = copied[key]
    if (member === undefined) Reflect.deleteProperty(copied, key)
    else if (typeof member !== 'object' || member === null) copy(member, deeper)
    else if (key === '__proto__') throw new NotPlain()
    else copied[key] = copy(member, deeper)
  }
  return copied
}

class NotPlain extends Error {}
