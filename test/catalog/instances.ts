import fc from 'fast-check'
import { resolvePointer } from '../../src/catalog/json-pointer.ts'
import type { JsonSchema } from '../../src/kernel/index.ts'

type Json = unknown
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  url: fc.webUrl(),
  email: fc.constant('a@example.com'),
  'date-time': fc.constant('2026-12-01T09:00:00Z'),
  date: fc.constant('2026-12-01'),
  json: fc.constant('{}'),
}

/** Values that a schema was written for; whoever uses them lets a validator have the last word. */
export function valuesOf(root: JsonSchema, schema: unknown = root, depth = 0): fc.Arbitrary<Json> {
  if (typeof schema !== 'object' || schema === null) return fc.constantFrom<Json>('x', 1, true)
  const node = schema as JsonSchema
  const again = (part: unknown): fc.Arbitrary<Json> => valuesOf(root, part, depth + 1)
  if (depth > 8) return fc.constant(smallest(node))
  if (typeof node['$ref'] === 'string') return again(resolvePointer(root, node['$ref']))
  if ('const' in node) return fc.constant(node['const'])
  if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as Json[]))
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches: unknown = node[keyword]
    if (!Array.isArray(branches)) continue
    const rest = { ...node, [keyword]: undefined }
    if (node['properties'] === undefined) return fc.oneof(...branches.map(again))
    return fc.oneof(...branches.map((branch) => fc.tuple(again(rest), again(branch)).map(joined)))
  }
  if (Array.isArray(node['allOf'])) {
    const rest = { ...node, allOf: undefined }
    return fc
      .tuple(again(rest), ...node['allOf'].map(again))
      .map((parts) => parts.reduce((a, b) => joined([a, b])))
  }
  return ofType(root, node, depth)
}

function joined([a, b]: readonly [Json, Json]): Json {
  const isObject = (value: Json): value is object =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject(a) && isObject(b) ? { ...a, ...b } : isObject(a) ? a : b
}

function ofType(root: JsonSchema, node: JsonSchema, depth: number): fc.Arbitrary<Json> {
  const again = (part: unknown): fc.Arbitrary<Json> => valuesOf(root, part, depth + 1)
  const { type } = node
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => again({ ...node, type: one })))
  switch (type ?? (node['properties'] === undefined ? undefined : 'object')) {
    case 'string':
      return text(node)
    case 'number':
    case 'integer':
      return whole(node)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      const least = Number(node['minItems'] ?? 0)
      const most = Math.min(Number(node['maxItems'] ?? 3), least + 3)
      const first: unknown = node['prefixItems']
      if (Array.isArray(first)) return fc.tuple(...first.map(again))
      return fc.array(again(node['items'] ?? true), { minLength: least, maxLength: Math.max(least, most) })
    }
    case 'object':
      return members(root, node, depth)
    default:
      return fc.constantFrom<Json>('x', 1, true, null)
  }
}

function members(root: JsonSchema, node: JsonSchema, depth: number): fc.Arbitrary<Json> {
  const properties = Object.entries((node['properties'] ?? {}) as Readonly<Record<string, unknown>>)
  const demanded = new Set((node['required'] ?? []) as readonly string[])
  const parts = Object.fromEntries(properties.map(([name, part]) => [name, valuesOf(root, part, depth + 1)]))
  const extra = typeof node['additionalProperties'] === 'object' ? node['additionalProperties'] : undefined
  const known = fc.record(parts, {
    requiredKeys: properties.map(([name]) => name).filter((name) => demanded.has(name)),
  })
  if (extra === undefined || properties.length > 0) return known
  const names = ((node['propertyNames'] as JsonSchema | undefined)?.['enum'] ?? ['a', 'b']) as string[]
  return fc.dictionary(fc.constantFrom(...names), valuesOf(root, extra, depth + 1), { maxKeys: 2 })
}

function text({ pattern, format, minLength = 0, maxLength = 20 }: JsonSchema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'))
  const known = typeof format === 'string' ? formats[format] : undefined
  const least = Number(minLength)
  return (
    known ??
    fc.string({ minLength: least, maxLength: Math.max(least, Math.min(Number(maxLength), least + 10)) })
  )
}

function whole({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.ceil(
    Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1)),
  )
  const most = Math.floor(
    Number(maximum ?? (exclusiveMaximum === undefined ? least + 100 : Number(exclusiveMaximum) - 1)),
  )
  return fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(Math.max(most, least), 2 ** 31 - 1) })
}

function smallest({ type }: JsonSchema): Json {
  return type === 'array' ? [] : type === 'object' ? {} : type === 'string' ? '' : 0
}

/** The value with one thing wrong: a member gone, of another type, out of its list, or one that nobody named. */
export function spoiled(value: Json): fc.Arbitrary<Json> {
  const wrong = fc.constantFrom<Json>('zzz', -7.5, false, null, [], {}, ['zzz'], { zzz: 1 })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
  const keys = Object.keys(value)
  const ways: fc.Arbitrary<Json>[] = [fc.constant({ ...value, surely_unknown: 1 })]
  if (keys.length > 0) {
    const key = fc.constantFrom(...keys)
    ways.push(key.map((gone) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone))))
    ways.push(fc.tuple(key, wrong).map(([name, put]) => ({ ...value, [name]: put })))
    ways.push(
      key.chain((name) => {
        const held: unknown = Reflect.get(value, name)
        const inner =
          Array.isArray(held) && held.length > 0 ? spoiled(held[0]).map((one) => [one]) : spoiled(held)
        return inner.map((put) => ({ ...value, [name]: put }))
      }),
    )
  }
  return fc.oneof(...ways)
}
