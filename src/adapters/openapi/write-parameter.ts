import { ToolFailure } from '../../index.ts'
import type { Parameter } from './types.ts'

/** A name with a value, as they are; several parts of one value have commas between them, which are not encoded. */
export type Pair = readonly [name: string, ...parts: string[]]

/** A value of the path, encoded. The style says what stands between its parts. */
export function pathText(parameter: Parameter, value: unknown): string {
  const { style, explode, name } = parameter
  const key = encodeURIComponent(name)
  if (style === 'matrix') return matrixText(parameter, value)
  if (style === 'label') {
    const parts = partsOf(value, explode).map(encodeURIComponent)
    return `.${pairedText(value, explode) ?? parts.join('.')}`
  }
  const text = pairedText(value, explode, ',') ?? partsOf(value, explode).map(encodeURIComponent).join(',')
  if (text === '') throw unfit(key, 'must not be empty')
  return text
}

function matrixText({ name, explode }: Parameter, value: unknown): string {
  const key = encodeURIComponent(name)
  if (isRecord(value) && explode) {
    const pairs = entriesOf(value)
    return pairs
      .map(([member, text]) => `;${encodeURIComponent(member)}=${encodeURIComponent(text)}`)
      .join('')
  }
  if (Array.isArray(value) && explode)
    return partsOf(value, explode)
      .map((part) => `;${key}=${encodeURIComponent(part)}`)
      .join('')
  return `;${key}=${partsOf(value, false).map(encodeURIComponent).join(',')}`
}

/** The members of an object as `name=value`, where the style says so. */
function pairedText(value: unknown, explode: boolean, separator = '.'): string | undefined {
  if (!isRecord(value) || !explode) return undefined
  return entriesOf(value)
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
    .join(separator)
}

/** A value of the query or of a cookie as pairs. */
export function pairsOf({ name, style, explode, asJson }: Parameter, value: unknown): readonly Pair[] {
  if (asJson) return [[name, JSON.stringify(value)]]
  if (style === 'deepObject') return deepPairs(name, value)
  if (Array.isArray(value)) {
    if (explode) return value.map((item: unknown): Pair => [name, textOf(item)])
    return [joined(name, value.map(textOf), style)]
  }
  if (isRecord(value)) {
    if (explode) return entriesOf(value)
    return [joined(name, entriesOf(value).flat(), style)]
  }
  return [[name, textOf(value)]]
}

function joined(name: string, parts: readonly string[], style: string): Pair {
  const separator = separators.get(style)
  return separator === undefined ? [name, ...parts] : [name, parts.join(separator)]
}

const separators: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
])

/** A value of a header. It cannot begin another header. */
export function headerText({ name, explode, asJson }: Parameter, value: unknown): string {
  const paired = isRecord(value) && explode
  const parts = paired ? entriesOf(value).map((pair) => pair.join('=')) : partsOf(value, explode)
  const text = asJson ? JSON.stringify(value) : parts.join(',')
  if (/[^\t\x20-\x7e\x80-\xff]/.test(text))
    throw unfit(name, 'has characters that a header cannot carry, line breaks for one')
  return text
}

function deepPairs(prefix: string, value: unknown): readonly Pair[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => deepPairs(`${prefix}[${index}]`, item))
  if (!isRecord(value)) return value === undefined ? [] : [[prefix, textOf(value)]]
  return Object.entries(value).flatMap(([name, member]) => deepPairs(`${prefix}[${name}]`, member))
}

function partsOf(value: unknown, explode: boolean): readonly string[] {
  if (Array.isArray(value)) return value.map(textOf)
  if (isRecord(value) && !explode) return entriesOf(value).flat()
  return [textOf(value)]
}

function entriesOf(value: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[] {
  return Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]): readonly [string, string] => [name, textOf(member)])
}

/** A single value as text; what has parts of its own is JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An argument that cannot be sent. Nothing was. */
export function unfit(argument: string, problem: string): ToolFailure {
  return new ToolFailure(`The argument "${argument.slice(0, 100)}" ${problem}: nothing was sent.`, {
    effect: 'none',
  })
}
