import type { JsonValue } from '../kernel/index.ts'
import { copyPlainJson } from './copy-plain-json.ts'
import { isPlain } from './is-plain.ts'

/** A private copy of a value as JSON, or what in it JSON cannot carry and where. */
export type JsonCopy =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly path: string; readonly found: string }

/**
 * Copies a value that is to become JSON, once: a Date becomes its ISO text, an object with `toJSON` what that
 * gives, an undefined member is dropped. Nothing becomes `{}` in silence: whatever else JSON cannot carry is named.
 */
export function copyJson(value: unknown, maxDepth: number): JsonCopy {
  const plain = copyPlainJson(value, maxDepth)
  if (plain !== undefined) return { ok: true, value: plain }
  const path: (string | number)[] = []
  try {
    return { ok: true, value: copy(value, { path, above: [], maxDepth }) ?? null }
  } catch (error) {
    const found = error instanceof Misfit ? error.found : 'a value that throws when it is read'
    return { ok: false, path: pathText(path), found }
  }
}

interface Place {
  readonly path: (string | number)[]
  readonly above: object[]
  readonly maxDepth: number
}

/** Ends the copy where the misfit is: the path is left as it was there. */
class Misfit extends Error {
  readonly found: string

  constructor(found: string) {
    super(found)
    this.found = found
  }
}

function copy(value: unknown, place: Place): JsonValue | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (!Number.isFinite(value)) throw new Misfit(String(value))
      return value
    case 'undefined':
      return undefined
    case 'object':
      return value === null ? null : copyObject(value, place)
    default:
      throw new Misfit(typeof value === 'bigint' ? 'a BigInt' : `a ${typeof value}`)
  }
}

function copyObject(value: object, place: Place): JsonValue | undefined {
  if (place.above.includes(value)) throw new Misfit('a reference to an object that contains it')
  if (place.above.length >= place.maxDepth) throw new Misfit(`a value nested deeper than ${place.maxDepth}`)
  place.above.push(value)
  const copied = Array.isArray(value) ? copyList(value, place) : copyMembers(value, place)
  place.above.pop()
  return copied
}

function copyList(list: readonly unknown[], place: Place): JsonValue {
  const copied: JsonValue[] = []
  for (let index = 0; index < list.length; index += 1) {
    place.path.push(index)
    copied.push(copy(list[index], place) ?? null)
    place.path.pop()
  }
  return copied
}

function copyMembers(value: object, place: Place): JsonValue | undefined {
  if (!isPlain(value)) {
    const toJson: unknown = Reflect.get(value, 'toJSON')
    if (typeof toJson === 'function') return copyOwnForm(value, toJson, place)
    if (!isRecordLike(value)) throw new Misfit(kindOf(value))
  }
  const copied: Record<string, JsonValue> = {}
  for (const key of Object.keys(value)) {
    place.path.push(key)
    const member = copy(Reflect.get(value, key), place)
    place.path.pop()
    if (member !== undefined) setMember(copied, key, member)
  }
  return copied
}

function copyOwnForm(value: object, toJson: Function, place: Place): JsonValue | undefined {
  if (value instanceof Date && Number.isNaN(value.getTime())) throw new Misfit('an invalid Date')
  if (ArrayBuffer.isView(value)) throw new Misfit(kindOf(value))
  return copy(Reflect.apply(toJson, value, ['']), place)
}

/** Sets a member as data whatever its name: plain assignment of `__proto__` would change the prototype instead. */
function setMember(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/** True for an instance of a class whose own fields are all there is to see of it. */
function isRecordLike(value: object): boolean {
  return Object.prototype.toString.call(value) === '[object Object]' && Object.keys(value).length > 0
}

function kindOf(value: object): string {
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1)
  if (tag !== 'Object') return `a value of type ${tag.slice(0, 64)}`
  const name: unknown = value.constructor?.name
  return typeof name === 'string' && name !== ''
    ? `an instance of ${name.slice(0, 64)}`
    : 'an object without fields'
}

/** A path as a reader writes it: `rows[3].when`; empty for the value itself. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`
    else text += text === '' ? printableKey(step) : `.${printableKey(step)}`
  }
  return text
}

/** A key as it may be told: bounded, and without characters that could forge a message. */
export function printableKey(key: PropertyKey): string {
  const printable = String(key).replace(/[\p{C}\u2028\u2029]/gu, '\uFFFD')
  return printable.length <= 64 ? printable : `${printable.slice(0, 64)}…`
}
