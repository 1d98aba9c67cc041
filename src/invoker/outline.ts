import type { JsonObject, JsonValue } from '../kernel/index.ts'

/** Of a list, so many elements are looked at; of all lists at one place, so many together. */
const maxElements = 20
const maxSamples = 100
const maxKeys = 40
const maxDepth = 6
const maxLength = 1000

/**
 * What a JSON value is made of, for a reader who is not shown it: keys, types and lengths, as in
 * `{ id: number, tags?: string[2..9] }[500]`. Lists are sampled; the text has at most 1000 characters.
 */
export function outlineOf(value: JsonValue): string {
  const text = typesOf([value], 0).join(' | ')
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`
}

function typesOf(values: readonly JsonValue[], depth: number): readonly string[] {
  const plain = new Set<string>()
  const lists: (readonly JsonValue[])[] = []
  const objects: JsonObject[] = []
  for (const value of values) {
    if (Array.isArray(value)) lists.push(value)
    else if (isObject(value)) objects.push(value)
    else plain.add(value === null ? 'null' : typeof value)
  }
  return [
    ...(objects.length > 0 ? [objectType(objects, depth)] : []),
    ...(lists.length > 0 ? [listType(lists, depth)] : []),
    ...plain,
  ]
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listType(lists: readonly (readonly JsonValue[])[], depth: number): string {
  const lengths = lists.map(({ length }) => length)
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  const length = least === most ? `${most}` : `${least}..${most}`
  const samples = lists.flatMap((list) => list.slice(0, maxElements)).slice(0, maxSamples)
  if (samples.length === 0) return '[]'
  const types = depth >= maxDepth ? ['…'] : typesOf(samples, depth + 1)
  return types.length > 1 ? `(${types.join(' | ')})[${length}]` : `${types.join('')}[${length}]`
}

function objectType(objects: readonly JsonObject[], depth: number): string {
  if (depth >= maxDepth) return '{…}'
  const members = new Map<string, JsonValue[]>()
  let hidden = false
  for (const object of objects) {
    for (const [key, value] of Object.entries(object).slice(0, maxKeys + 1)) {
      const seen = members.get(key)
      if (seen !== undefined) seen.push(value)
      else if (members.size < maxKeys) members.set(key, [value])
      else hidden = true
    }
  }
  const shown = [...members].map(([key, values]) => {
    const optional = values.length < objects.length ? '?' : ''
    return `${keyText(key)}${optional}: ${typesOf(values, depth + 1).join(' | ')}`
  })
  if (hidden) shown.push('…')
  return shown.length === 0 ? '{}' : `{ ${shown.join(', ')} }`
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]{0,63}$/.test(key) ? key : JSON.stringify(key.slice(0, 64))
}
