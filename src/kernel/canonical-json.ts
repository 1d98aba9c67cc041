/** How deep a value may nest before its rest is replaced by a marker. */
const maxDepth = 1000

/**
 * The canonical JSON text of a value, RFC 8785: members sorted by UTF-16 code units, no white space, numbers as
 * ECMAScript writes them. What JSON cannot carry never throws: it is what `JSON.stringify` would make of it, and
 * a cycle, a throwing getter or a BigInt becomes a marker. A lone surrogate is escaped.
 */
export function canonicalJson(value: unknown): string {
  return write(value, []) ?? 'null'
}

function write(value: unknown, above: readonly object[]): string | undefined {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'number':
      return Number.isFinite(value) ? String(value === 0 ? 0 : value) : 'null'
    case 'boolean':
      return value ? 'true' : 'false'
    case 'bigint':
      return `"[BigInt ${value}]"`
    case 'object':
      return value === null ? 'null' : writeObject(value, above)
    default:
      return undefined
  }
}

function writeObject(value: object, above: readonly object[]): string | undefined {
  if (above.includes(value)) return '"[Circular]"'
  if (above.length >= maxDepth) return '"[Too deep]"'
  try {
    const toJson: unknown = Reflect.get(value, 'toJSON')
    const inside = [...above, value]
    if (typeof toJson === 'function') return write(Reflect.apply(toJson, value, []), inside)
    return Array.isArray(value) ? writeList(value, inside) : writeMembers(value, inside)
  } catch {
    return '"[Unreadable]"'
  }
}

function writeList(list: readonly unknown[], above: readonly object[]): string {
  const items: string[] = []
  for (const item of list) items.push(write(item, above) ?? 'null')
  return `[${items.join(',')}]`
}

function writeMembers(value: object, above: readonly object[]): string {
  const members: string[] = []
  for (const key of Object.keys(value).sort()) {
    const text = write(Reflect.get(value, key), above)
    if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`)
  }
  return `{${members.join(',')}}`
}
