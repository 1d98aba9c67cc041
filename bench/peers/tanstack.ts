import type { BenchTool, System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Driver {
  createContext(config: { readonly bindings: Readonly<Record<string, object>> }): Promise<{
    execute(code: string): Promise<{
      readonly success: boolean
      readonly value?: unknown
      readonly error?: { readonly message: string }
    }>
    dispose(): Promise<void>
  }>
}
interface Module {
  createNodeIsolateDriver(options: { readonly memoryLimit: number }): Driver
}

/** TanStack AI's isolate driver for Node: a fresh isolate for each script, tools as global functions. */
export const tanstack: System = {
  name: '@tanstack/ai-isolate-node',
  async open(tools) {
    const { createNodeIsolateDriver } = await importPeer<Module>('@tanstack/ai-isolate-node')
    const driver = createNodeIsolateDriver({ memoryLimit: 128 })
    const bindings = Object.fromEntries(tools.map((tool) => [tool.name, bindingOf(tool)]))
    const prefix = `const tools = { ${tools.map(({ name }) => name).join(', ')} };`
    return {
      async run({ js }) {
        const context = await driver.createContext({ bindings })
        try {
          const result = await context.execute(`${prefix}\n${js}`)
          if (!result.success) throw new Error(result.error?.message ?? 'it failed')
          return result.value
        } finally {
          await context.dispose()
        }
      },
      close: async () => undefined,
    }
  },
}

function bindingOf({ name, description, input, run }: BenchTool): object {
  return { name, description, inputSchema: input, execute: run }
}
