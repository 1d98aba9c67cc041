import type { RequestBody } from './types.ts'
import { pairsOf, textOf, unfit, type Pair } from './write-parameter.ts'

/** A body as it is sent. */
export interface WrittenBody {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Writes the body of a call; undefined if it has none. @throws ToolFailure */
export async function bodyBytes(
  body: RequestBody | undefined,
  args: Readonly<Record<string, unknown>>,
): Promise<WrittenBody | undefined> {
  if (body === undefined || !Object.hasOwn(args, body.argument)) return undefined
  const value = args[body.argument]
  if (value === undefined) return undefined
  const { mediaType, kind } = body
  switch (kind) {
    case 'json':
      return { bytes: Buffer.from(JSON.stringify(value)), contentType: mediaType }
    case 'text':
      return { bytes: Buffer.from(textOf(value)), contentType: `${mediaType.split(';')[0]}; charset=utf-8` }
    case 'form':
      return { bytes: Buffer.from(formText(body, value)), contentType: mediaType }
    case 'binary':
      return { bytes: bytesOf(body.argument, value), contentType: mediaType }
    case 'multipart':
      return multipart(body, value)
    default:
      return kind satisfies never
  }
}

function formText(body: RequestBody, value: unknown): string {
  const pairs = membersOf(body, value).flatMap(([name, member]): readonly Pair[] => {
    const style = typeof member === 'object' && !Array.isArray(member) ? 'deepObject' : 'form'
    return pairsOf({ ...fieldOf(name), style }, member)
  })
  return new URLSearchParams(
    pairs.map(([name, ...parts]): [string, string] => [name, parts.join(',')]),
  ).toString()
}

const fieldOf = (name: string) =>
  ({
    name,
    argument: name,
    place: 'query',
    required: false,
    explode: true,
    allowReserved: false,
    asJson: false,
    schema: {},
  }) as const

async function multipart(body: RequestBody, value: unknown): Promise<WrittenBody> {
  const form = new FormData()
  for (const [name, member] of membersOf(body, value)) {
    const items: readonly unknown[] = Array.isArray(member) ? member : [member]
    for (const item of items) {
      if (body.files.includes(name)) form.append(name, new Blob([bytesOf(name, item)]), name)
      else form.append(name, textOf(item))
    }
  }
  const response = new Response(form)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { bytes, contentType: response.headers.get('content-type') ?? 'multipart/form-data' }
}

function membersOf({ argument }: RequestBody, value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw unfit(argument, 'must be one object: its members are the fields of the form')
  return Object.entries(value).filter(([, member]) => member !== undefined && member !== null)
}

function bytesOf(name: string, value: unknown): Uint8Array<ArrayBuffer> {
  if (value instanceof Uint8Array) return Uint8Array.from(value)
  const isBase64 = typeof value === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(value)
  if (!isBase64) throw unfit(name, 'must be bytes: base64, or an artifact')
  return Uint8Array.from(Buffer.from(value, 'base64'))
}
