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

/** `above` holds the objects that the value is in. */
function write(value: unknown, above: object[]): string | undefined {
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

function writeObject(value: object, above: object[]): string | undefined {
  if (above.includes(value)) return '"[Circular]"'
  if (above.length >= maxDepth) return '"[Too deep]"'
  const depth = above.push(value)
  try {
    const toJson: unknown = Reflect.get(value, 'toJSON')
    if (typeof toJson === 'function') return write(Reflect.apply(toJson, value, ['']), above)
    return Array.isArray(value) ? writeList(value, above) : writeMembers(value, above)
  } catch {
    return '"[Unreadable]"'
  } finally {
    above.length = depth - 1
  }
}

function writeList(list: readonly unknown[], above: object[]): string {
  let text = ''
  for (const item of list) text += `${text === '' ? '' : ','}${write(item, above) ?? 'null'}`
  return `[${text}]`
}

function writeMembers(value: object, above: object[]): string {
  let text = ''
  for (const key of Object.keys(value).toSorted()) {
    const member = write(Reflect.get(value, key), above)
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${member}`
  }
  return `{${text}}`
}
