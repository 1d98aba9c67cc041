import type { Readable, Writable } from 'node:stream'

import { createServer } from './create-server.ts'
import type { McpHost } from './mcp-host.ts'
import { serveStdio, StdioServerTransport } from './sdk.ts'

const maxMessageBytes = 16 * 1024 * 1024

export interface McpStdioOptions {
  /** @default standard input */
  readonly input?: Readable
  /** Nothing else may write to it. @default standard output */
  readonly output?: Writable
  /** Told what goes wrong beside the protocol. @default nobody */
  readonly onError?: (error: Error) => void
}

/** A server on two streams. */
export interface McpStdioServer extends AsyncDisposable {
  /** Resolves once the client has left, or the server was closed. */
  readonly closed: Promise<void>
}

/** Serves a host's chains to the one client that is at the other end of two streams. */
export function serveMcpStdio(host: McpHost, options: McpStdioOptions = {}): McpStdioServer {
  const { input = process.stdin, output = process.stdout, onError } = options
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const seen = new Set<never>()
  const transport = new StdioServerTransport(input, output, { maxBufferSize: maxMessageBytes })
  const handle = serveStdio(() => createServer({ host, seen }), {
    transport,
    ...(onError === undefined ? {} : { onerror: onError }),
  })
  const leave = (): void => resolve()
  for (const event of ['end', 'close', 'error']) input.once(event, leave)
  output.once('error', leave)
  return {
    closed,
    async [Symbol.asyncDispose]() {
      resolve()
      await handle.close()
    },
  }
}
