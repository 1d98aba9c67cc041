import { parse } from 'yaml'
import { CatenaryError } from '../../index.ts'

/** A node of a document, whatever it holds. */
export type Node = Readonly<Record<string, unknown>>

const maxCharacters = 64 * 1024 * 1024
/** YAML takes far longer to read than JSON. */
const maxYamlCharacters = 16 * 1024 * 1024

/** True for an object that is no list. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The member of a node if it is one itself, else an empty one. */
export function nodeAt(node: Node, key: string): Node {
  const value = Object.hasOwn(node, key) ? node[key] : undefined
  return isNode(value) ? value : {}
}

/** The member of a node if it is a text. */
export function textAt(node: Node, key: string): string | undefined {
  const value = Object.hasOwn(node, key) ? node[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A document as data, from JSON, YAML or an object; the object is not changed.
 * @throws `invalid_options` if it is no OpenAPI 3 */
export function parseDocument(document: unknown): Node {
  const parsed = typeof document === 'string' ? parsedText(document) : document
  if (!isNode(parsed)) throw refusal('is no object')
  const version = textAt(parsed, 'openapi') ?? ''
  if (/^3\.\d+(\.|$)/.test(version)) return parsed
  if ('swagger' in parsed)
    throw refusal('is of version 2 (Swagger): convert it to OpenAPI 3 first, with swagger2openapi for one')
  throw refusal('does not say that it is OpenAPI 3: its member `openapi` must be a text such as "3.1.0"')
}

function parsedText(given: string): unknown {
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given
  if (text.length > maxCharacters) throw refusal(`is longer than ${maxCharacters} characters`)
  try {
    if (/^\s*\{/.test(text)) return JSON.parse(text) as unknown
  } catch {
    // YAML may begin with a brace too.
  }
  if (text.length > maxYamlCharacters)
    throw refusal(`is YAML of more than ${maxYamlCharacters} characters: turn it into JSON first`)
  try {
    return parse(text, { maxAliasCount: 1000, logLevel: 'silent', uniqueKeys: false }) as unknown
  } catch {
    throw refusal('is neither JSON nor YAML')
  }
}

function refusal(problem: string): CatenaryError {
  return new CatenaryError('invalid_options', `The document ${problem}.`, { field: 'document' })
}
