import type { JsonSchema } from '../kernel/index.ts'

const maxDepth = 50
const types = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'])
const drafts = /^https?:\/\/json-schema\.org\/(?:draft\/2020-12|draft-07)\/schema#?$/

type Look = (value: unknown, place: Place) => boolean
interface Place {
  readonly root: JsonSchema
  readonly depth: number
}

const anything: Look = () => true
const isText: Look = (value) => typeof value === 'string'
const isNumber: Look = (value) => typeof value === 'number' && Number.isFinite(value)
const isCount: Look = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isSchema: Look = (value, place) => typeof value === 'boolean' || isSoundObject(value, place)
const areSchemas: Look = (value, place) =>
  Array.isArray(value) && value.length > 0 && value.every((part) => isSchema(part, place))
const areNamed: Look = (value, place) =>
  isRecord(value) && Object.values(value).every((part) => isSchema(part, place))
const areTexts: Look = (value) =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string') &&
  new Set(value).size === value.length

/** Keywords that are known to be harmless, each with the form that it must have. */
const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ...each(['title', 'description', '$comment', 'format', 'contentMediaType', 'contentEncoding'], isText),
  ...each(
    ['default', 'const', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'x-catenary-artifact'],
    anything,
  ),
  ...each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], isNumber),
  ...each(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'], isCount),
  ...each(['properties', '$defs', 'definitions'], areNamed),
  ...each(['items', 'additionalProperties', 'not', 'propertyNames', 'contains'], isSchema),
  ...each(['anyOf', 'oneOf', 'allOf', 'prefixItems'], areSchemas),
  ['$schema', (value) => typeof value === 'string' && drafts.test(value)],
  [
    'type',
    (value) =>
      types.has(value) ||
      (areTexts(value, start) &&
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((one) => types.has(one))),
  ],
  ['required', areTexts],
  ['enum', (value) => Array.isArray(value) && value.length > 0],
  ['uniqueItems', (value) => typeof value === 'boolean'],
  ['pattern', (value) => typeof value === 'string' && isPattern(value)],
  [
    'patternProperties',
    (value, place) => areNamed(value, place) && Object.keys(value as object).every(isPattern),
  ],
  ['$ref', (value, { root }) => typeof value === 'string' && pointsInto(root, value)],
])
const start: Place = { root: {}, depth: 0 }

/**
 * Whether a schema is certain to compile, so that it need not be compiled until it is used: most never are. False says
 * nothing: whatever is rare is left for the compiler to judge.
 */
export function isSurelySound(schema: JsonSchema): boolean {
  return isSoundObject(schema, { root: schema, depth: 0 })
}

function isSoundObject(value: unknown, { root, depth }: Place): boolean {
  if (!isRecord(value) || depth > maxDepth) return false
  const place = { root, depth: depth + 1 }
  for (const key of Object.keys(value)) if (looks.get(key)?.(value[key], place) !== true) return false
  return true
}

function each(keywords: readonly string[], look: Look): (readonly [string, Look])[] {
  return keywords.map((keyword) => [keyword, look] as const)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Only plain steps: what is escaped is rare. */
function pointsInto(root: JsonSchema, ref: string): boolean {
  if (ref === '#') return true
  if (!/^#\/[\w/-]+$/.test(ref)) return false
  let at: unknown = root
  for (const step of ref.slice(2).split('/')) {
    if (!isRecord(at) || !Object.hasOwn(at, step)) return false
    at = at[step]
  }
  return isRecord(at)
}
