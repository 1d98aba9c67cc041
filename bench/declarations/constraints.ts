import type { PublishedTool } from './generators.ts'

/** Something that a schema says beside a type, and the words that a text needs for it. */
export interface Constraint {
  readonly kind: string
  readonly words: readonly string[]
}

type Schema = Readonly<Record<string, unknown>>

/** What the schemas of a tool say that a reader must know: values, limits, formats, patterns, defaults, descriptions. */
export function constraintsOf({ inputSchema, outputSchema }: PublishedTool): readonly Constraint[] {
  const found: Constraint[] = []
  for (const root of [inputSchema, outputSchema])
    if (root !== undefined) walk(root, { root, found, seen: new Set() })
  return found
}

interface Walk {
  readonly root: unknown
  readonly found: Constraint[]
  readonly seen: Set<unknown>
}

/** Definitions count where they are used; many servers send more than they use. */
function walk(schema: unknown, context: Walk): void {
  if (typeof schema !== 'object' || schema === null || context.seen.has(schema)) return
  context.seen.add(schema)
  if (Array.isArray(schema)) return schema.forEach((part) => walk(part, context))
  collect(schema as Schema, context.found)
  for (const [key, part] of Object.entries(schema)) {
    if (key === '$ref' && typeof part === 'string') walk(pointed(context.root, part), context)
    if (key === 'properties' || key === 'patternProperties')
      Object.values(part as object).forEach((one) => walk(one, context))
    else if (['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'].includes(key))
      walk(part, context)
  }
}

function pointed(root: unknown, ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      root,
    )
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim()

function collect(schema: Schema, found: Constraint[]): void {
  const add = (kind: string, ...words: readonly string[]): void => void found.push({ kind, words })
  const {
    description,
    enum: values,
    minimum,
    maximum,
    pattern,
    format,
    minLength,
    maxLength,
    default: preset,
  } = schema
  if (typeof description === 'string' && description.trim() !== '')
    add('description', flat(description).slice(0, 60))
  if (Array.isArray(values)) add('enum', ...values.map(String))
  if ('const' in schema) add('const', String(schema['const']))
  for (const limit of [minimum, maximum])
    if (typeof limit === 'number' && Math.abs(limit) < 2 ** 53 - 1) add('limit', String(limit))
  for (const length of [minLength, maxLength])
    if (typeof length === 'number' && length > 0) add('length', String(length))
  if (typeof pattern === 'string') add('pattern', pattern)
  if (typeof format === 'string' && !/^u?int/.test(format)) add('format', format)
  if (preset !== undefined && preset !== null && typeof preset !== 'object' && preset !== '')
    add('default', String(preset))
}

/** How many of them a text of this one tool says. */
export function kept(constraints: readonly Constraint[], text: string): ReadonlyMap<string, number> {
  const plain = flat(text).toLowerCase()
  const counts = new Map<string, number>()
  for (const { kind, words } of constraints)
    if (words.every((word) => says(plain, word.toLowerCase()))) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** As it is, or as it stands in JSON or in a string. */
function says(plain: string, word: string): boolean {
  return plain.includes(word) || plain.includes(JSON.stringify(word).slice(1, -1))
}
