import { ToolFailure, type ToolContext } from '../../index.ts'
import type { McpConnection } from './connection.ts'
import type { MaskValues } from './mask-values.ts'
import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError, type Client } from './sdk.ts'

/** Longer than any deadline: the call is ended by its signal. */
const noTimeoutMs = 2 ** 31 - 1
const sessionGone = 404
const invalidParams = -32602
const methodNotFound = -32601

/** How a request to a server is bounded and watched. */
export interface RequestOptions {
  readonly signal: AbortSignal
  readonly timeout: number
  onprogress(progress: unknown): void
}

export interface UpstreamCall<T> {
  readonly connection: McpConnection
  readonly context: ToolContext
  readonly mask: MaskValues
  send(client: Client, options: RequestOptions): Promise<T>
}

/**
 * Makes one request of a server. A call that was under way when the server was lost has an unknown effect; one that
 * never left has none.
 */
export async function callUpstream<T>(call: UpstreamCall<T>): Promise<T> {
  const client = await call.connection.client(call.context.signal)
  try {
    return await send(call, client)
  } catch (error) {
    if (!isForgotten(error)) throw failureOf(call, error)
    // The server has not taken the call: it knows nothing of our session any more.
    await call.connection.renew()
    const anew = await call.connection.client(call.context.signal)
    return await send(call, anew).catch((again: unknown) => {
      throw failureOf(call, again)
    })
  }
}

function send<T>({ context, mask, send: request }: UpstreamCall<T>, client: Client): Promise<T> {
  return request(client, {
    signal: context.signal,
    timeout: noTimeoutMs,
    onprogress: (progress) => context.progress(mask.json(progress)),
  })
}

function isForgotten(error: unknown): boolean {
  return SdkHttpError.isInstance(error) && error.status === sessionGone
}

function failureOf({ connection, mask }: UpstreamCall<unknown>, error: unknown): Error {
  const message = mask.text(error instanceof Error ? error.message : 'the server failed')
  if (ProtocolError.isInstance(error)) {
    const isRefused = error.code === invalidParams || error.code === methodNotFound
    return new ToolFailure(message, { cause: error, ...(isRefused ? { effect: 'none' } : {}) })
  }
  if (SdkError.isInstance(error) && error.code === SdkErrorCode.ConnectionClosed) {
    const why = mask.text(connection.problem ?? 'the connection ended')
    const text = `The server was lost while the call was under way (${why}): whether it took effect is unknown.`
    return new ToolFailure(text, { effect: 'unknown', retryable: true, cause: error })
  }
  return new ToolFailure(message, { cause: error, ...effectOf(error) })
}

/** A connection that was refused has carried nothing. */
function effectOf(error: unknown): { readonly effect?: 'none'; readonly retryable?: boolean } {
  const cause = error instanceof Error ? error.cause : undefined
  const code: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'code') : undefined
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? { effect: 'none', retryable: true } : {}
}
