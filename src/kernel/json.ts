import { z } from 'zod'

/** Anything that JSON can carry. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
/** A JSON object. */
export type JsonObject = { readonly [key: string]: JsonValue }
/** A JSON Schema, draft 2020-12 unless its `$schema` says otherwise. */
export type JsonSchema = { readonly [key: string]: unknown }

const maxDepth = 1000

/** True for what JSON can carry: no NaN, no undefined, no object with a prototype of its own, at most 1000 deep. */
export function isJsonValue(value: unknown): value is JsonValue {
  return isJsonWithin(value, maxDepth)
}

/** True for a JSON object; an array is none. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isJsonValue(value)
}

function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isJsonWithin(item, depth - 1)) && !hasHoles(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return false
  return Object.values(value).every((item) => isJsonWithin(item, depth - 1))
}

function hasHoles(list: readonly unknown[]): boolean {
  return Object.keys(list).length < list.length
}

/** Accepts what JSON can carry, and hands on the same value: a key named `__proto__` stays data. */
export const jsonValueSchema: z.ZodType<JsonValue> = z.unknown().refine(isJsonValue, 'is not a JSON value')
/** Accepts a JSON object, and hands on the same object. */
export const jsonObjectSchema: z.ZodType<JsonObject> = z
  .unknown()
  .refine(isJsonObject, 'is not a JSON object')
