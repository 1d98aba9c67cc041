import type { Loose } from './documents.ts'

/** Makes a value that fits a schema, or at least tries to; `at` finds what a reference refers to. */
export function exampleOf(schema: Loose, at: (ref: string) => Loose, depth = 0): Loose {
  if (schema === true || schema === undefined || schema === null || depth > 12) return null
  if (typeof schema.$ref === 'string') return exampleOf(at(schema.$ref), at, depth + 1)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.allOf)) {
    const rest = { ...schema, allOf: undefined }
    const parts = [...schema.allOf, ...(rest.properties === undefined ? [] : [rest])]
    const values = parts.map((part: Loose) => exampleOf(part, at, depth + 1))
    const objects = values.filter((value: Loose) => typeof value === 'object' && value !== null)
    return objects.length === 0 ? values[0] : Object.assign({}, ...objects)
  }
  const union = schema.oneOf ?? schema.anyOf
  if (Array.isArray(union)) {
    const picked = exampleOf(union[0], at, depth + 1)
    const base = schema.properties === undefined ? {} : objectOf(schema, at, depth)
    return typeof picked === 'object' && picked !== null && !Array.isArray(picked)
      ? { ...base, ...picked }
      : picked
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type ?? (schema.properties === undefined ? undefined : 'object')) {
    case 'object':
      return objectOf(schema, at, depth)
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        exampleOf(schema.items, at, depth + 1),
      )
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return Math.max(
        schema.minimum ?? 1,
        schema.exclusiveMinimum === undefined ? 1 : Number(schema.exclusiveMinimum) + 1,
      )
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return 'text'
  }
}

function objectOf(schema: Loose, at: (ref: string) => Loose, depth: number): Record<string, Loose> {
  const required: string[] = schema.required ?? []
  const entries = Object.entries<Loose>(schema.properties ?? {})
    .filter(([name]) => required.includes(name) || depth < 4)
    .map(([name, member]) => [name, exampleOf(member, at, depth + 1)])
    .filter(([, value]) => value !== null)
  return Object.fromEntries(entries)
}

const formats: Record<string, string> = {
  date: '2026-11-30',
  'date-time': '2026-11-30T12:00:00Z',
  uuid: '1efc4a83-755a-411b-821b-2c467dfb21e0',
  email: 'ada@example.com',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
}

function textOf(schema: Loose): string {
  if (schema['x-catenary-artifact'] === 'base64') return Buffer.from([1, 2, 3, 255]).toString('base64')
  const plain = formats[schema.format] ?? "a b/c?d&e='f' ä"
  if (schema.pattern !== undefined)
    return typeof schema.example === 'string' ? schema.example : '0123456789abcdef'
  return plain.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength ?? Infinity)
}
