import { CatenaryError, Toolbox } from '../../index.ts'
import { packageVersion } from '../package-version.ts'
import { McpConnection } from './connection.ts'
import { maskValues, type MaskValues } from './mask-values.ts'
import { identifierOf } from './tool-name.ts'
import { ToolSet } from './tool-set.ts'
import type { McpNote, McpServerConfig, McpServersOptions, McpServerStatus } from './types.ts'

const mebibyte = 1024 * 1024

interface Entry {
  readonly connection: McpConnection
  readonly tools: ToolSet
}

/** MCP servers whose tools are in a toolbox, each in a namespace of its own, for as long as the servers have them. */
export class McpServers implements AsyncDisposable {
  /** Where the tools are. */
  readonly toolbox: Toolbox
  readonly #entries = new Map<string, Entry>()
  readonly #options: McpServersOptions
  readonly #mask: MaskValues
  readonly #onExit = (): void => {
    for (const { connection } of this.#entries.values()) connection.kill()
  }

  private constructor(options: McpServersOptions) {
    this.#options = options
    this.toolbox = options.toolbox ?? new Toolbox()
    this.#mask = maskValues(options.secrets ?? [])
  }

  /**
   * Connects servers by name. Resolves once each is connected or has failed once; one that failed is tried again and
   * again, and `status` says why.
   * @throws CatenaryError `invalid_options` when two names would be one namespace
   */
  static async open(
    configs: Readonly<Record<string, McpServerConfig>>,
    options: McpServersOptions = {},
  ): Promise<McpServers> {
    checkNames(Object.keys(configs))
    options.signal?.throwIfAborted()
    const servers = new McpServers(options)
    process.on('exit', servers.#onExit)
    for (const [name, config] of Object.entries(configs)) servers.#add(name, config)
    try {
      await servers.#firstAttempts()
      options.signal?.throwIfAborted()
    } catch (error) {
      await servers.close()
      throw error
    }
    return servers
  }

  /** What is known of each server. */
  get status(): readonly McpServerStatus[] {
    return Array.from(this.#entries.values(), ({ connection, tools }) => ({
      ...connection.status,
      tools: tools.names,
    }))
  }

  /** Ends every connection and every process, and takes the tools out of the toolbox. */
  async close(): Promise<void> {
    await Promise.all(
      Array.from(this.#entries.values(), async ({ connection, tools }) => {
        await connection.close()
        tools.clear()
      }),
    )
    process.off('exit', this.#onExit)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }

  /** Waits until each server is connected or has failed once, or for as long as anybody wants to wait. */
  async #firstAttempts(): Promise<void> {
    const { signal, patienceMs } = this.#options
    const late = Promise.withResolvers<void>()
    const timer = patienceMs === undefined ? undefined : setTimeout(late.resolve, patienceMs)
    const attempts = Array.from(this.#entries.values(), async ({ connection }) =>
      connection.client(signal).catch(() => undefined),
    )
    await Promise.race([Promise.all(attempts), late.promise])
    clearTimeout(timer)
  }

  #add(name: string, config: McpServerConfig): void {
    const { maxMessageBytes = 64 * mebibyte, maxTools = 10_000, onNote } = this.#options
    const note = (level: McpNote['level'], text: string): void =>
      onNote?.({ server: name, level, text: this.#mask.text(text) })
    const tools: ToolSet = new ToolSet({
      server: name,
      toolbox: this.toolbox,
      maxTools,
      onSkip: (text) => note('warn', text),
      upstream: () => ({ connection, options: config, mask: this.#mask }),
    })
    const connection: McpConnection = new McpConnection({
      name,
      version: packageVersion(),
      config,
      maxMessageBytes,
      mask: this.#mask,
      now: () => performance.now(),
      onNote: note,
      onReady: (client) => tools.refresh(client),
      onToolsChanged: () => {
        note('debug', 'has changed its list of tools')
        void connection
          .client()
          .then((client) => tools.refresh(client))
          .catch((error: unknown) => note('warn', `its new list of tools cannot be read: ${String(error)}`))
      },
    })
    this.#entries.set(name, { connection, tools })
  }
}

function checkNames(names: readonly string[]): void {
  const taken = new Map<string, string>()
  for (const name of names) {
    const key = identifierOf(name)
    const other = taken.get(key)
    if (other !== undefined) {
      const text = `The servers "${other}" and "${name}" would both be tools.${key} in a script: rename one of them.`
      throw new CatenaryError('invalid_options', text, { field: 'mcpServers' })
    }
    taken.set(key, name)
  }
}
