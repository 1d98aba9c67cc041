const mask = '[masked]'
/** A shorter value is too likely to stand for something else. */
const minLength = 6

/** Replaces given values, wherever they stand in a text or in the strings of a JSON value. */
export interface MaskValues {
  text(text: string): string
  json<T>(value: T): T
}

/** Masks the values of secrets. Values of fewer than six characters are left alone. */
export function maskValues(secrets: readonly string[]): MaskValues {
  const values = [...new Set(secrets)]
    .filter((value) => value.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
  const text = (given: string): string =>
    values.reduce(
      (masked, value) => (masked.includes(value) ? masked.replaceAll(value, mask) : masked),
      given,
    )
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [text(key), walk(member)]))
  }
  // What is walked keeps its shape: only strings change.
  return { text, json: <T>(value: T): T => (values.length === 0 ? value : (walk(value) as T)) }
}
