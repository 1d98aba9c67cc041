import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/**
 * A request of node as a web request; its body is read by whoever wants it.
 * @throws TypeError if its address or a header is none
 */
export function webRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return []
    return Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]
  })
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: given,
    signal,
    ...(hasBody
      ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half' as const }
      : {}),
  })
}
