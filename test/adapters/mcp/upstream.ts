import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

import { MemoryBlobStore, ToolChainTool, ToolInvoker } from 'catenary'
import type { ChainRunResult, ToolInvokerOptions } from 'catenary'
import { McpServers } from 'catenary/mcp'
import type { McpNote, McpProcessConfig, McpServerConfig, McpServersOptions } from 'catenary/mcp'
import { vi } from 'vitest'

// Every server is a process; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 })

const require = createRequire(import.meta.url)
const packageFile = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file)

/** The server that breaks rules. */
export function rawServer(mode: string, more: Partial<McpProcessConfig> = {}): McpProcessConfig {
  const path = resolve(import.meta.dirname, 'fixtures/raw-server.ts')
  return { command: process.execPath, args: [path, mode], risk: { '*': 'safe' }, ...more }
}

/** Published servers. */
export const everything: McpProcessConfig = {
  command: process.execPath,
  args: [packageFile('@modelcontextprotocol/server-everything', 'dist/index.js'), 'stdio'],
  trust: 'annotations',
}
export function filesystem(directory: string): McpProcessConfig {
  const path = packageFile('@modelcontextprotocol/server-filesystem', 'dist/index.js')
  return { command: process.execPath, args: [path, directory], trust: 'annotations' }
}
export function memory(file: string): McpProcessConfig {
  const path = packageFile('@modelcontextprotocol/server-memory', 'dist/index.js')
  return { command: process.execPath, args: [path], env: { MEMORY_FILE_PATH: file }, risk: { '*': 'safe' } }
}
export const thinking: McpProcessConfig = {
  command: process.execPath,
  args: [packageFile('@modelcontextprotocol/server-sequential-thinking', 'dist/index.js')],
  risk: { '*': 'safe' },
}
export function database(file: string): McpProcessConfig {
  const path = packageFile('@bytebase/dbhub', 'dist/index.js')
  return {
    command: process.execPath,
    args: [path, '--transport', 'stdio', '--dsn', `sqlite://${file}`],
    trust: 'annotations',
  }
}

/** Servers with a chain over them. */
export interface Bench extends AsyncDisposable {
  readonly servers: McpServers
  readonly notes: McpNote[]
  run(script: string, input?: unknown): Promise<ChainRunResult>
  /** The value of a script; an error if it does not end well. */
  value(script: string, input?: unknown): Promise<unknown>
}

export async function openBench(
  configs: Readonly<Record<string, McpServerConfig>>,
  options: McpServersOptions & { readonly invoker?: Partial<ToolInvokerOptions> } = {},
): Promise<Bench> {
  const notes: McpNote[] = []
  const servers = await McpServers.open(configs, { onNote: (note) => notes.push(note), ...options })
  const invoker = new ToolInvoker({
    registry: servers.toolbox,
    artifactStore: new MemoryBlobStore(),
    ...options.invoker,
  })
  const chains = new ToolChainTool({ invoker, sandbox: { maxProcesses: 1 } })
  const run = (script: string, input?: unknown): Promise<ChainRunResult> => chains.run({ script, input })
  return {
    servers,
    notes,
    run,
    async value(script, input) {
      const result = await run(script, input)
      if (result.status !== 'ok')
        throw new Error(JSON.stringify('error' in result ? result.error : result.status))
      return result.value
    },
    async [Symbol.asyncDispose]() {
      await chains.close()
      await servers.close()
    },
  }
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never held')
}
