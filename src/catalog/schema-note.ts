import type { JsonSchema } from '../kernel/index.ts'

/** Characters of a description; beyond, it is cut. */
const maxNote = 2000

/**
 * What a type cannot say of a schema, on one line: its description, limits, format and default, each only if the
 * description does not say it already.
 */
export function noteOf(schema: JsonSchema, name = ''): string {
  const description = said(schema['description'], name)
  const facts = [...range(schema), ...lengths(schema), ...form(schema), ...defaultOf(schema)]
  const missing = facts.filter((fact) => !description.toLowerCase().includes(fact.toLowerCase()))
  if (missing.length === 0) return description
  return description === '' ? missing.join(', ') : `${description} (${missing.join(', ')})`
}

/** Text on one line, that ends neither a comment nor a line. */
export function oneLine(text: unknown): string {
  if (typeof text !== 'string') return ''
  const flat = text.replace(/[\s\p{C}\u2028\u2029]+/gu, ' ').trim()
  return flat.length <= maxNote ? flat : `${flat.slice(0, maxNote - 1).trimEnd()}…`
}

/** Nothing where the description only repeats the name. */
function said(description: unknown, name: string): string {
  const text = oneLine(description)
  const words = (of: string): string =>
    of
      .toLowerCase()
      .replace(/^(?:the|an?)\s+/, '')
      .replace(/[^\p{L}\p{N}]+/gu, '')
  return words(text) === words(name) ? '' : text
}

function range({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  multipleOf,
}: JsonSchema): readonly string[] {
  const facts: string[] = []
  // What JavaScript cannot pass anyway is no limit.
  const least = isSafe(minimum) ? minimum : undefined
  const most = isSafe(maximum) ? maximum : undefined
  if (least !== undefined && most !== undefined) facts.push(`${least}..${most}`)
  else if (least !== undefined) facts.push(`>=${least}`)
  else if (most !== undefined) facts.push(`<=${most}`)
  if (isSafe(exclusiveMinimum)) facts.push(`>${exclusiveMinimum}`)
  if (isSafe(exclusiveMaximum)) facts.push(`<${exclusiveMaximum}`)
  if (typeof multipleOf === 'number' && multipleOf !== 1) facts.push(`multiple of ${multipleOf}`)
  return facts
}

const isSafe = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

function lengths(schema: JsonSchema): readonly string[] {
  const { minLength, maxLength, minItems, maxItems, uniqueItems } = schema
  const facts: string[] = []
  const between = (least: unknown, most: unknown, what: string): void => {
    if (isSafe(least) && least > 0 && isSafe(most)) facts.push(`${least}..${most} ${what}`)
    else if (isSafe(least) && least > 0) facts.push(`>=${least} ${what}`)
    else if (isSafe(most)) facts.push(`<=${most} ${what}`)
  }
  between(minLength, maxLength, 'chars')
  // A tuple's type says how many there are.
  const isTuple = Array.isArray(schema['prefixItems']) || Array.isArray(schema['items'])
  if (!isTuple) between(minItems, maxItems, 'items')
  if (uniqueItems === true) facts.push('unique')
  return facts
}

function form({ format, pattern, contentMediaType }: JsonSchema): readonly string[] {
  const isPlain = typeof format !== 'string' || /^u?int(?:32|64)?$|^float$|^double$/.test(format)
  const facts = isPlain ? [] : [oneLine(format)]
  if (typeof pattern === 'string') facts.push(`/${oneLine(pattern)}/`)
  if (typeof contentMediaType === 'string') facts.push(oneLine(contentMediaType))
  return facts
}

function defaultOf(schema: JsonSchema): readonly string[] {
  const value = schema['default']
  if (value === undefined || value === null || value === '') return []
  const text = JSON.stringify(value)
  if (text === undefined || text.length > 200 || text === '[]' || text === '{}') return []
  const description = oneLine(schema['description']).toLowerCase()
  const bare = (typeof value === 'string' ? value : text).toLowerCase()
  return description.includes('default') && description.includes(bare) ? [] : [`default ${text}`]
}
