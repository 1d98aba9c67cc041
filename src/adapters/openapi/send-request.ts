import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { ToolFailure, type Effect } from '../../index.ts'
import type { HttpRequest } from './build-request.ts'
import { isPrivateAddress } from './private-address.ts'

/** What came back. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** The bounds of one exchange. */
export interface SendOptions {
  readonly allowPrivateAddresses: boolean
  readonly maxResponseBytes: number
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Thrown where a name or an address leads to where no request may go. */
class ForbiddenAddress extends Error {}

/**
 * Sends one request, on a connection of its own, and reads the whole answer. The address that is checked is the one
 * that is connected to: nothing can point the name elsewhere in between.
 *
 * @throws ToolFailure, with what is known of the effect
 */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<HttpAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([options.signal, timeout])
  const exchange = { connected: false }
  try {
    refuseLiteral(request.url, options)
    const response = await responseOf(request, { options, signal, exchange })
    return await readAnswer(response, options.maxResponseBytes)
  } catch (error) {
    if (ToolFailure.isInstance(error)) throw error
    throw failureOf(error, {
      host: request.url.host,
      connected: exchange.connected,
      timedOut: timeout.aborted,
    })
  }
}

function refuseLiteral({ hostname }: URL, { allowPrivateAddresses }: SendOptions): void {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivateAddresses && isIP(bare) !== 0 && isPrivateAddress(bare)) throw new ForbiddenAddress()
}

interface Sending {
  readonly options: SendOptions
  readonly signal: AbortSignal
  readonly exchange: { connected: boolean }
}

function responseOf(request: HttpRequest, { options, signal, exchange }: Sending): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const isTls = request.url.protocol === 'https:'
  const settings = {
    method: request.method,
    headers: { ...request.headers, 'content-length': String(request.body?.byteLength ?? 0) },
    agent: false,
    signal,
    ...(options.allowPrivateAddresses ? {} : { lookup: publicLookup }),
  }
  const sent: ClientRequest = (isTls ? httpsRequest : httpRequest)(request.url, settings)
  sent.on('socket', (socket) => {
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      if (!options.allowPrivateAddresses && isPrivateAddress(socket.remoteAddress ?? ''))
        sent.destroy(new ForbiddenAddress())
      else exchange.connected = true
    })
  })
  sent.on('response', resolve)
  sent.on('error', reject)
  sent.end(request.body)
  return promise
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) {
      callback(error, '', 0)
      return
    }
    const open = addresses.filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (first === undefined) callback(new ForbiddenAddress(), '', 0)
    else if (options.all === true) callback(null, open)
    else callback(null, first.address, first.family)
  })
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<HttpAnswer> {
  const status = response.statusCode ?? 0
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = decompressed(response)
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > maxBytes) throw tooLarge(status, maxBytes)
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ])
  return { status, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) }
}

/** What is counted is what comes out: a small answer may grow a thousandfold. */
function decompressed(response: IncomingMessage): Readable {
  const isEmpty = response.statusCode === 204 || response.statusCode === 304 || isHead(response)
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (isEmpty || encoding === '' || encoding === 'identity') return response
  const decoder = decoderOf(encoding)
  // An answer that breaks off must not be waited for.
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}

function isHead(response: IncomingMessage): boolean {
  const method: unknown = Reflect.get(Reflect.get(response, 'req') ?? {}, 'method')
  return method === 'HEAD'
}

function decoderOf(encoding: string) {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new ToolFailure('The answer is compressed in a way that was not asked for.')
  }
}

function tooLarge(status: number, maxBytes: number): ToolFailure {
  const text = `The answer (status ${status}) is larger than ${maxBytes} bytes (maxResponseBytes): ask for less.`
  return new ToolFailure(text, status < 300 ? { effect: 'done' } : {})
}

/** What the system says of a failure may name addresses; only its code is told. */
function failureOf(
  error: unknown,
  {
    host,
    connected,
    timedOut,
  }: { readonly host: string; readonly connected: boolean; readonly timedOut: boolean },
): ToolFailure {
  const effect: { readonly effect?: Effect } = connected ? {} : { effect: 'none' }
  if (error instanceof ForbiddenAddress) {
    const text = `${host} is an address of this machine or of a private network, and such are not called.`
    return new ToolFailure(`${text} The host may allow it: allowPrivateAddresses.`, { effect: 'none' })
  }
  if (timedOut) return new ToolFailure(`${host} did not answer in time.`, { ...effect, retryable: true })
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  const why = typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? ` (${code})` : ''
  const where = connected ? 'broke off' : 'did not come about'
  return new ToolFailure(`The connection to ${host} ${where}${why}.`, { ...effect, retryable: true })
}
