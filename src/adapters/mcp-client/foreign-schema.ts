import type { JsonSchema } from '../../index.ts'

const maxBytes = 256 * 1024
const maxDepth = 64

/** A foreign schema that can be checked here without harm, or why there is none. */
export type ForeignSchema =
  | { readonly ok: true; readonly schema: JsonSchema }
  | { readonly ok: false; readonly problem: string }

/**
 * What a server's schema says, without its patterns: checking one may take for ever, and the server checks it itself.
 * Where patterns chose the keys, any key is let through.
 */
export function foreignSchema(given: JsonSchema): ForeignSchema {
  try {
    if (JSON.stringify(given).length > maxBytes) return { ok: false, problem: `is over ${maxBytes} bytes` }
    const schema = withoutPatterns(given, 0)
    return isRecord(schema) ? { ok: true, schema } : { ok: false, problem: 'is no object' }
  } catch {
    return { ok: false, problem: `is nested deeper than ${maxDepth}` }
  }
}

function withoutPatterns(node: unknown, depth: number, names: 'keywords' | 'own' = 'keywords'): unknown {
  if (depth > maxDepth) throw new RangeError('too deep')
  if (Array.isArray(node)) return node.map((item: unknown) => withoutPatterns(item, depth + 1))
  if (!isRecord(node)) return node
  const clean = Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    if (names === 'own') return [[key, withoutPatterns(value, depth + 1)]]
    if (key === 'pattern' || key === 'patternProperties') return []
    if (data.has(key)) return [[key, value]]
    return [[key, withoutPatterns(value, depth + 1, maps.has(key) ? 'own' : 'keywords')]]
  })
  const wasOpen = names === 'keywords' && 'patternProperties' in node
  return Object.fromEntries(wasOpen ? [...clean, ['additionalProperties', true]] : clean)
}

/** Keywords whose members are named by the author, not by JSON Schema. */
const maps = new Set(['properties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'])
/** Keywords whose value is data. */
const data = new Set(['enum', 'const', 'default', 'examples', 'example', 'required'])

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
