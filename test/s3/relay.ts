import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'

/** What was asked of the service: objects with content, uploads in parts that begin, and the small objects beside. */
export interface Sent {
  readonly what: 'content' | 'upload in parts' | 'state' | 'other'
  readonly headers: IncomingHttpHeaders
}

/** Passes requests on to the service as they are, but for those that it is to refuse, and remembers what they asked. */
export async function startRelay(
  service: string,
  refuses: (url: URL) => boolean = () => false,
): Promise<AsyncDisposable & { readonly endpoint: string; readonly sent: readonly Sent[] }> {
  const sent: Sent[] = []
  const server = createServer((incoming, answer) => {
    const { method = '', headers } = incoming
    const url = new URL(incoming.url ?? '', service)
    sent.push({ what: whatIs(method, url), headers })
    if (refuses(url)) {
      incoming.resume().once('end', () => answer.writeHead(403).end())
      return
    }
    const outgoing = request(url, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    sent,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function whatIs(method: string, { pathname, searchParams }: URL): Sent['what'] {
  if (method === 'POST' && searchParams.has('uploads')) return 'upload in parts'
  if (method !== 'PUT' || searchParams.has('uploadId') || searchParams.has('tagging')) return 'other'
  return pathname.includes('/content/') ? 'content' : 'state'
}
