import { createServer } from './create-server.ts'
import type { McpHost } from './mcp-host.ts'
import { WebStandardStreamableHTTPServerTransport, type McpServer } from './sdk.ts'

const maxSessions = 100
const idleMs = 30 * 60 * 1000

interface Session {
  readonly server: McpServer
  readonly transport: WebStandardStreamableHTTPServerTransport
  /** Requests that are being answered. */
  busy: number
  usedAt: number
}

export interface LegacySessionsOptions {
  readonly host: McpHost
  readonly maxBodyBytes: number
  /** Milliseconds that only grow. */
  readonly now: () => number
}

/**
 * Clients of the revision 2025-11-25 and older have sessions: only in one can a server ask them something. A session
 * ends when its client says so, when nothing was heard of it for half an hour, or for a newer one when there are many.
 */
export class LegacySessions implements AsyncDisposable {
  readonly #options: LegacySessionsOptions
  readonly #sessions = new Map<string, Session>()

  constructor(options: LegacySessionsOptions) {
    this.#options = options
  }

  async fetch(request: Request): Promise<Response> {
    const id = request.headers.get('mcp-session-id')
    const session = id === null ? await this.#open() : this.#sessions.get(id)
    if (session === undefined) return gone()
    session.busy += 1
    session.usedAt = this.#options.now()
    try {
      const response = await session.transport.handleRequest(request)
      // What did not open a session leaves none behind.
      if (session.transport.sessionId === undefined) await session.server.close()
      return response
    } finally {
      session.busy -= 1
      session.usedAt = this.#options.now()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled([...this.#sessions.values()].map(({ server }) => server.close()))
    this.#sessions.clear()
  }

  async #open(): Promise<Session> {
    await this.#makeRoom()
    const { host, maxBodyBytes, now } = this.#options
    const server = createServer({ host, seen: new Set() })
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      maxRequestBodySize: maxBodyBytes,
      onsessioninitialized: (id) => void this.#sessions.set(id, session),
      onsessionclosed: (id) => this.#close(id),
    })
    const session: Session = { server, transport, busy: 0, usedAt: now() }
    await server.connect(transport)
    return session
  }

  async #makeRoom(): Promise<void> {
    const now = this.#options.now()
    const idle = [...this.#sessions].filter(([, { busy }]) => busy === 0)
    const old = idle.filter(([, { usedAt }]) => now - usedAt > idleMs)
    for (const [id] of old) await this.#close(id)
    if (this.#sessions.size < maxSessions) return
    const [oldest] = idle.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
    if (oldest !== undefined) await this.#close(oldest[0])
  }

  async #close(id: string): Promise<void> {
    const session = this.#sessions.get(id)
    this.#sessions.delete(id)
    await session?.server.close()
  }
}

function gone(): Response {
  const error = { code: -32_001, message: 'There is no such session; initialize anew.' }
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 404 })
}
