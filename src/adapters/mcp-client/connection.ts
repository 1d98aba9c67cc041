import { ToolFailure } from '../../index.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { MaskValues } from './mask-values.ts'
import { ProcessTransport } from './process-transport.ts'
import {
  Client,
  SdkError,
  SdkErrorCode,
  StreamableHTTPClientTransport,
  type PriorDiscovery,
  type Transport,
} from './sdk.ts'
import type { McpNote, McpServerConfig, McpServerStatus } from './types.ts'

const firstDelayMs = 250
const maxDelayMs = 30_000
/** A connection that lasted this long was a good one: the next loss starts to count anew. */
const goodAfterMs = 30_000
const probeMs = 10_000

export interface ConnectionOptions {
  readonly name: string
  readonly version: string
  readonly config: McpServerConfig
  readonly maxMessageBytes: number
  /** For whatever is told of a server's own words. */
  readonly mask: MaskValues
  /** Milliseconds that only grow. */
  readonly now: () => number
  readonly onNote: (level: McpNote['level'], text: string) => void
  /** Makes a connection useful before anybody is told that it is ready; rejects if it cannot be. */
  readonly onReady: (client: Client) => Promise<void>
  readonly onToolsChanged: () => void
}

/** One server: connected, and connected again with growing delays whenever it is lost. */
export class McpConnection implements AsyncDisposable {
  readonly #options: ConnectionOptions
  readonly #closing = new AbortController()
  readonly #running: Promise<void>
  #attempt = Promise.withResolvers<Client>()
  #state: McpServerStatus['state'] = 'connecting'
  #transport: Transport | undefined
  #prior: PriorDiscovery | undefined
  #facts: Pick<McpServerStatus, 'protocol' | 'title'> = {}
  #problem: string | undefined
  /** Why we have left a server at an address. */
  #broken: string | undefined
  #connects = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#attempt.promise.catch(() => undefined)
    this.#running = this.#run()
  }

  get status(): Omit<McpServerStatus, 'tools'> {
    return {
      name: this.#options.name,
      state: this.#state,
      connects: this.#connects,
      ...this.#facts,
      ...(this.#problem === undefined ? {} : { problem: this.#problem }),
    }
  }

  /** The connection as it is, or as the attempt that is under way, or next, makes it. Rejects if that one fails. */
  async client(signal?: AbortSignal): Promise<Client> {
    const { promise, reject } = Promise.withResolvers<never>()
    const onAbort = (): void => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    if (signal?.aborted === true) onAbort()
    return Promise.race([this.#attempt.promise, promise]).finally(() =>
      signal?.removeEventListener('abort', onAbort),
    )
  }

  /** Why the last connection was lost, or the last attempt failed. */
  get problem(): string | undefined {
    return this.#problem ?? this.#whyLost()
  }

  /** Gives up a connection that is of no use any more: a session that the server has forgotten. */
  async renew(): Promise<void> {
    this.#prior = undefined
    await this.#transport?.close()
  }

  /** Ends a process at once; for when there is no time to wait. */
  kill(): void {
    if (this.#transport instanceof ProcessTransport) this.#transport.kill()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#transport?.close().catch(() => undefined)
    await this.#running
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  async #run(): Promise<void> {
    let failures = 0
    while (!this.#closing.signal.aborted) {
      this.#state = 'connecting'
      const since = this.#options.now()
      const lost = await this.#connect().catch((error: unknown) => this.#failed(error))
      if (lost === 'again') continue
      if (lost !== undefined) {
        await lost.lost
        this.#lost()
      }
      failures = lost !== undefined && this.#options.now() - since >= goodAfterMs ? 1 : failures + 1
      if (this.#closing.signal.aborted) break
      this.#state = 'waiting'
      await this.#pause(Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1)))
    }
    this.#state = 'closed'
    this.#attempt.reject(unavailable(this.#options.name, 'it is closed'))
  }

  /** Connects, and gives a promise of the moment when the connection is lost. */
  async #connect(): Promise<{ readonly lost: Promise<void> }> {
    const { config, onReady } = this.#options
    const client = this.#makeClient()
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    const transport = this.#makeTransport()
    this.#transport = transport
    this.#broken = undefined
    const onerror = (error: Error): void => this.#options.onNote('debug', error.message)
    Object.assign(client, { onclose: resolve, onerror })
    try {
      this.#closing.signal.throwIfAborted()
      const prior = this.#prior === undefined ? {} : { prior: this.#prior }
      await client.connect(transport, { timeout: config.startTimeoutMs ?? 30_000, ...prior })
      await onReady(client)
    } catch (error) {
      await transport.close().catch(() => undefined)
      throw error
    }
    this.#ready(client)
    return { lost }
  }

  #ready(client: Client): void {
    const discover = client.getDiscoverResult()
    const isModern = client.getProtocolEra() === 'modern' && discover !== undefined
    this.#prior = isModern ? { kind: 'modern', discover } : { kind: 'legacy' }
    const protocol = client.getNegotiatedProtocolVersion()
    const title = client.getServerVersion()?.name
    this.#facts = {
      ...(protocol === undefined ? {} : { protocol }),
      ...(title === undefined ? {} : { title: title.slice(0, 200) }),
    }
    this.#connects += 1
    this.#problem = undefined
    this.#state = 'ready'
    this.#attempt.resolve(client)
  }

  #failed(error: unknown): undefined | 'again' {
    const isKnown = this.#prior !== undefined
    // A server that dies of a question it does not know is asked the old way, at once.
    const hasDied = this.#transport instanceof ProcessTransport && this.#whyLost() !== undefined
    this.#prior = !isKnown && hasDied ? { kind: 'legacy' } : undefined
    if (this.#prior !== undefined && !this.#closing.signal.aborted) return 'again'
    this.#problem = this.#whyLost() ?? this.#options.mask.text(whyFailed(error, this.#options.config))
    if (!this.#closing.signal.aborted) this.#options.onNote('warn', `cannot be connected: ${this.#problem}`)
    this.#settle()
    return undefined
  }

  #lost(): void {
    this.#problem = this.#whyLost() ?? 'the connection ended'
    if (!this.#closing.signal.aborted) this.#options.onNote('warn', `was lost: ${this.#problem}`)
    this.#attempt = Promise.withResolvers<Client>()
    this.#attempt.promise.catch(() => undefined)
  }

  /** Tells those who wait for this attempt that it failed; whoever comes later waits for the next one. */
  #settle(): void {
    this.#attempt.reject(unavailable(this.#options.name, this.#problem ?? 'it cannot be connected'))
    this.#attempt = Promise.withResolvers<Client>()
    this.#attempt.promise.catch(() => undefined)
  }

  #whyLost(): string | undefined {
    const why = this.#transport instanceof ProcessTransport ? this.#transport.problem : this.#broken
    return why === undefined ? undefined : this.#options.mask.text(why)
  }

  #makeClient(): Client {
    const { version, config, onToolsChanged } = this.#options
    const probe = { timeoutMs: Math.min(probeMs, config.startTimeoutMs ?? probeMs) }
    return new Client(
      { name: 'catenary', version },
      {
        versionNegotiation: { mode: 'auto', probe },
        inputRequired: { autoFulfill: false },
        listChanged: { tools: { autoRefresh: false, debounceMs: 100, onChanged: onToolsChanged } },
      },
    )
  }

  #makeTransport(): Transport {
    const { config, maxMessageBytes, now, onNote } = this.#options
    if ('command' in config) return new ProcessTransport({ config, maxMessageBytes, now, onLine: onNote })
    const onOver = (problem: string): void => {
      this.#broken = problem
      void transport.close()
    }
    const transport = new StreamableHTTPClientTransport(new URL(config.url), {
      requestInit: { headers: { ...config.headers } },
      fetch: boundedFetch({ maxBytes: maxMessageBytes, onOver }),
    })
    return transport
  }

  async #pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms)
    const stop = (): void => resolve()
    this.#closing.signal.addEventListener('abort', stop, { once: true })
    await promise
    this.#closing.signal.removeEventListener('abort', stop)
    clearTimeout(timer)
  }
}

function unavailable(name: string, problem: string): ToolFailure {
  const text = `The server "${name}" is not there: ${problem}. Nothing was run.`
  return new ToolFailure(text, { retryable: true, effect: 'none' })
}

function whyFailed(error: unknown, config: McpServerConfig): string {
  if (!(error instanceof Error)) return 'it cannot be connected'
  if (SdkError.isInstance(error) && error.code === SdkErrorCode.RequestTimeout)
    return 'it did not answer in time (startTimeoutMs)'
  if (!('command' in config) || !('code' in error) || error.code !== 'ENOENT') return error.message
  return `there is no program "${config.command}" (or no folder that cwd names)`
}
