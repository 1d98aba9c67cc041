import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { createServer } from './create-server.ts'
import { createHttpGuard } from './http-guard.ts'
import { LegacySessions } from './legacy-sessions.ts'
import type { McpHost } from './mcp-host.ts'
import { createMcpHandler, isLegacyRequest } from './sdk.ts'
import { webRequest } from './web-request.ts'
import type { McpHttpSettings } from './config/index.ts'

const path = '/mcp'
const maxBodyBytes = 4 * 1024 * 1024

/** A server at an address. */
export interface McpHttpServer extends AsyncDisposable {
  readonly url: string
  /** What clients must send as `Authorization: Bearer …`; undefined if nothing. */
  readonly token: string | undefined
}

/**
 * Serves a host's chains over streamable HTTP: revision 2026-07-28 request by request, older ones in sessions.
 * @throws RangeError for an address beyond the loopback without a token
 */
export async function serveMcpHttp(host: McpHost, settings: McpHttpSettings = {}): Promise<McpHttpServer> {
  const { host: hostname = '127.0.0.1', port = 3333, allowedHosts, allowedOrigins } = settings
  const token = tokenOf(settings, hostname)
  const guard = createHttpGuard({
    token,
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(allowedOrigins === undefined ? {} : { allowedOrigins }),
  })
  // Requests of this revision belong to no session: what one of their models has seen, all have.
  const seen = new Set<never>()
  const modern = createMcpHandler(() => createServer({ host, seen }), {
    legacy: 'reject',
    maxRequestBodySize: maxBodyBytes,
  })
  const legacy = new LegacySessions({ host, maxBodyBytes, now: () => performance.now() })
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== path) return new Response('Not found', { status: 404 })
    const refused = guard(request)
    if (refused !== undefined) return refused
    const isLegacy = await isLegacyRequest(request, undefined, { maxRequestBodySize: maxBodyBytes })
    return isLegacy ? legacy.fetch(request) : modern.fetch(request)
  }
  const server = createHttpServer((incoming, outgoing) => void respond(answer, incoming, outgoing))
  // A chain may take its time; its own policy bounds it.
  server.requestTimeout = 0
  const address = await listen(server, hostname, port)
  return {
    url: `http://${address}${path}`,
    token,
    async [Symbol.asyncDispose]() {
      await modern.close()
      await legacy[Symbol.asyncDispose]()
      server.closeAllConnections()
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      await promise
    },
  }
}

function tokenOf({ token }: McpHttpSettings, hostname: string): string | undefined {
  if (token !== false) return token ?? crypto.randomUUID()
  if (/^(?:127\.|\[?::1\]?$|localhost$)/.test(hostname)) return undefined
  throw new RangeError('http.token may be false on the loopback only: anybody could call the tools.')
}

async function listen(server: Server, hostname: string, port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen({ host: hostname.replace(/^\[|\]$/g, ''), port }, resolve)
  await promise
  const address = server.address()
  if (typeof address !== 'object' || address === null) return `${hostname}:${port}`
  return `${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
}

async function respond(
  answer: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const left = new AbortController()
  outgoing.once('close', () => left.abort())
  try {
    const response = await answer(webRequest(incoming, left.signal))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (response.body === null) outgoing.end()
    else {
      outgoing.flushHeaders()
      await pipeline(Readable.fromWeb(response.body), outgoing)
    }
  } catch {
    // The client has left, or has sent what is no request.
    if (!outgoing.headersSent) outgoing.writeHead(400)
    outgoing.end()
  }
}
