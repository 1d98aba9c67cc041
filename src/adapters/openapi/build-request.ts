import { ToolFailure } from '../../index.ts'
import { bodyBytes } from './write-body.ts'
import { resolveCredentials, type ResolvedCredential } from './resolve-credentials.ts'
import type { OpenApiOptions, Operation, Parameter } from './types.ts'
import { headerText, pairsOf, pathText, unfit, type Pair } from './write-parameter.ts'

/** A request, ready to be sent. */
export interface HttpRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** What must not be told to anybody. */
  readonly secrets: readonly string[]
}

/** Writes the request of a call.
 * @throws ToolFailure if it cannot be sent as it is; nothing was then */
export async function buildRequest(
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  { options, idempotencyKey }: { readonly options: OpenApiOptions; readonly idempotencyKey: string },
): Promise<HttpRequest> {
  const credentials = await resolveCredentials(operation.security, options.credentials ?? {})
  const given = operation.parameters.flatMap((parameter): readonly (readonly [Parameter, unknown])[] => {
    const value = argumentOf(parameter, args, idempotencyKey)
    // A credential's place is its own.
    const isTaken = credentials.some(
      ({ place, name }) => place === parameter.place && name === parameter.name,
    )
    return value === undefined || value === null || isTaken ? [] : [[parameter, value]]
  })
  const written = await bodyBytes(operation.body, args)
  const url = addressOf(operation, given)
  url.search = queryText(given, credentials)
  const cookies = cookiePairs(given, credentials)
  return {
    method: operation.method.toUpperCase(),
    url,
    headers: {
      accept: 'application/json, */*;q=0.8',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'catenary',
      ...Object.fromEntries(
        given
          .filter(([{ place }]) => place === 'header')
          .map(([parameter, value]) => [parameter.name.toLowerCase(), headerText(parameter, value)]),
      ),
      // What the host says, no argument takes back.
      ...lowerCased(options.headers ?? {}),
      ...(written === undefined ? {} : { 'content-type': written.contentType }),
      ...(cookies === '' ? {} : { cookie: cookies }),
      ...Object.fromEntries(
        credentials
          .filter(({ place }) => place === 'header')
          .map(({ name, value }) => [name.toLowerCase(), value]),
      ),
    },
    ...(written === undefined ? {} : { body: written.bytes }),
    secrets: [...credentials.flatMap(({ secrets }) => secrets), ...secretHeaders(options.headers ?? {})],
  }
}

/** A server that deduplicates by a key gets that of the call, unless the script has one of its own. */
function argumentOf(
  { argument, name, place }: Parameter,
  args: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): unknown {
  const value = Object.hasOwn(args, argument) ? args[argument] : undefined
  if (value === undefined && place === 'header' && /^(?:x-)?idempotency-key$/i.test(name))
    return idempotencyKey
  return value
}

type Given = readonly (readonly [Parameter, unknown])[]

function addressOf({ server, path }: Operation, given: Given): URL {
  const filled = path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const found = given.find(([parameter]) => parameter.place === 'path' && parameter.name === name)
    if (found === undefined) throw unfit(name, 'is missing')
    return pathText(...found)
  })
  const root = server.pathname.replace(/\/+$/, '')
  // "." and ".." are steps even when they are encoded, and would lead to another operation.
  if (/(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(`${root}${filled}`))
    throw new ToolFailure('An argument would lead to another path: nothing was sent.', { effect: 'none' })
  const url = new URL(`${server.origin}${root}${filled}`)
  if (url.origin !== server.origin || !url.pathname.startsWith(`${root}/`))
    throw new ToolFailure('An argument would lead to another address: nothing was sent.', { effect: 'none' })
  return url
}

function queryText(given: Given, credentials: readonly ResolvedCredential[]): string {
  const own = given
    .filter(([{ place }]) => place === 'query')
    .flatMap(([parameter, value]) =>
      pairsOf(parameter, value).map((pair) => pairText(pair, parameter.allowReserved)),
    )
  const keys = credentials.filter(({ place }) => place === 'query')
  return [...own, ...keys.map(({ name, value }) => pairText([name, value], false))].join('&')
}

function pairText([name, ...parts]: Pair, allowReserved: boolean): string {
  const text = parts.map((part) => (allowReserved ? reserved(part) : encodeURIComponent(part))).join(',')
  // Brackets are what deep objects are written with, and few servers read them encoded.
  return `${encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')}=${text}`
}

/** Encodes all but what the specification calls reserved; `&` and `#` would end the value. */
function reserved(text: string): string {
  const kept = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|3D|5B|5D)/gi
  return encodeURIComponent(text).replaceAll(kept, decodeURIComponent)
}

function cookiePairs(given: Given, credentials: readonly ResolvedCredential[]): string {
  const own = given
    .filter(([{ place }]) => place === 'cookie')
    .flatMap(([parameter, value]) => pairsOf(parameter, value))
  const keys = credentials.filter(({ place }) => place === 'cookie')
  const pairs = [...own, ...keys.map(({ name, value }): Pair => [name, value])]
  return pairs.map((pair) => pairText(pair, false)).join('; ')
}

function secretHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  const secret = Object.entries(headers).filter(([name]) => /auth|key|token|secret|cookie/i.test(name))
  return secret.map(([, value]) => value.replace(/^(?:bearer|basic)\s+/i, ''))
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
