import type { JsonSchema } from '../../index.ts'
import { isBinary, type SchemaWriter } from './json-schema.ts'
import { isNode, nodeAt, textAt, type Node } from './parse-document.ts'
import { Unreadable, type References } from './references.ts'
import type { BodyKind, RequestBody } from './types.ts'

const kinds: readonly (readonly [BodyKind, RegExp])[] = [
  ['json', /^application\/(?:json|[\w.-]+\+json)$/],
  ['form', /^application\/x-www-form-urlencoded$/],
  ['multipart', /^multipart\/form-data$/],
  ['text', /^(?:text\/|application\/(?:xml|yaml|x-yaml|graphql|x-ndjson|jsonl|[\w.-]+\+xml)$)/],
  ['binary', /^(?:application|image|audio|video|font|model)\//],
]

/** What kind of text or data a media type is; undefined for one that is none. */
export function kindOf(mediaType: string): BodyKind | undefined {
  const bare = bareType(mediaType)
  if (bare === '*/*') return 'json'
  return kinds.find(([, pattern]) => pattern.test(bare))?.[0]
}

/** A media type without its parameters, in lower case. */
export function bareType(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** An operation's body in the easiest of the forms that it may have; undefined if it has none. */
export function readBody(
  value: unknown,
  names: readonly string[],
  { references, writer }: { readonly references: References; readonly writer: SchemaWriter },
): RequestBody | undefined {
  if (value === undefined || value === null) return undefined
  const node = references.node(value, 'its body')
  const chosen = easiest(nodeAt(node, 'content'))
  if (chosen === undefined) {
    if (node['required'] !== true) return undefined
    throw new Unreadable('its body has no content type that can be written')
  }
  const { mediaType, kind, media } = chosen
  const written = writer.write(kind === 'binary' ? bytes : media['schema'])
  const description = textAt(node, 'description')
  return {
    argument: names.includes('body') ? 'requestBody' : 'body',
    mediaType: mediaType.includes('*') ? 'application/json' : mediaType,
    kind,
    required: node['required'] === true,
    schema: typeof written === 'boolean' ? {} : written,
    files: kind === 'multipart' ? filesOf(media['schema'], references) : [],
    ...(description === undefined ? {} : { description }),
  }
}

const bytes: JsonSchema = { type: 'string', format: 'binary' }

/** The names of a form's fields that are files. */
function filesOf(schema: unknown, references: References, seen = new Set<unknown>()): readonly string[] {
  const node = references.resolve(schema)
  if (!isNode(node) || seen.has(node)) return []
  seen.add(node)
  const fields = Object.entries(nodeAt(node, 'properties')).filter(([, field]) => {
    const plain = references.resolve(field)
    if (!isNode(plain)) return false
    const item = references.resolve(plain['items'])
    return isBinary(plain) || (isNode(item) && isBinary(item))
  })
  const parts = node['allOf']
  const inherited = Array.isArray(parts)
    ? parts.flatMap((part: unknown) => filesOf(part, references, seen))
    : []
  return [...fields.map(([name]) => name), ...inherited]
}

interface Choice {
  readonly mediaType: string
  readonly kind: BodyKind
  readonly media: Node
}

function easiest(content: Node): Choice | undefined {
  const choices = Object.entries(content).flatMap(([mediaType, media]): Choice[] => {
    const kind = kindOf(mediaType)
    const isHeader = /^[\x21-\x7e ]+$/.test(mediaType)
    return kind === undefined || !isNode(media) || !isHeader ? [] : [{ mediaType, kind, media }]
  })
  const order = kinds.map(([kind]) => kind)
  return choices.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))[0]
}
