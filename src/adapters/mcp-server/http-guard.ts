import { createHash, timingSafeEqual } from 'node:crypto'

import { hostHeaderValidationResponse, originValidationResponse } from './sdk.ts'

const loopback = ['localhost', '127.0.0.1', '[::1]']

export interface HttpGuardOptions {
  /** Undefined: none is asked for. */
  readonly token: string | undefined
  /** @default those of the loopback */
  readonly allowedHosts?: readonly string[]
  /** @default those of the loopback */
  readonly allowedOrigins?: readonly string[]
}

/** Says why a request is refused: a wrong host or page (a rebound name in a browser), or no token. */
export function createHttpGuard(options: HttpGuardOptions): (request: Request) => Response | undefined {
  const hosts = [...(options.allowedHosts ?? loopback)]
  const origins = [...(options.allowedOrigins ?? loopback)]
  const { token } = options
  const wanted = token === undefined ? undefined : digest(token)
  return (request) =>
    hostHeaderValidationResponse(request, hosts) ??
    originValidationResponse(request, origins) ??
    (wanted === undefined || carries(request, wanted) ? undefined : unauthorized())
}

function carries(request: Request, wanted: Buffer): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  // Digests are compared, in a time that says nothing of either.
  return given !== undefined && timingSafeEqual(digest(given), wanted)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function unauthorized(): Response {
  const error = { code: -32_001, message: 'A bearer token is needed.' }
  return Response.json(
    { jsonrpc: '2.0', error, id: null },
    { status: 401, headers: { 'www-authenticate': 'Bearer realm="catenary"' } },
  )
}
