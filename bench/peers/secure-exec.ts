import type { System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Runtime {
  run(
    code: string,
    path: string,
  ): Promise<{
    readonly code: number
    readonly exports?: { readonly default?: unknown }
    readonly errorMessage?: string
  }>
  dispose(): void
}
interface Core {
  readonly NodeRuntime: new (options: object) => Runtime
  createNodeDriver(options: object): unknown
}
interface Nodejs {
  readonly NodeExecutionDriver: new (options: object) => object
}

/** secure-exec: a V8 isolate with the whole of node's surface, a runtime for each script. */
export const secureExec: System = {
  name: 'secure-exec',
  async open(tools) {
    const { NodeRuntime, createNodeDriver } = await importPeer<Core>('secure-exec')
    const { NodeExecutionDriver } = await importPeer<Nodejs>('@secure-exec/nodejs')
    const bindings = {
      tools: Object.fromEntries(
        tools.map(({ name, run }) => [name, async (args: Record<string, unknown>) => run(args)]),
      ),
    }
    const runtimeDriverFactory = {
      createRuntimeDriver: (options: object) => new NodeExecutionDriver({ ...options, bindings }),
    }
    return {
      async run({ js }) {
        const runtime = new NodeRuntime({
          systemDriver: createNodeDriver({}),
          runtimeDriverFactory,
          memoryLimit: 128,
        })
        try {
          const code = `const { tools } = SecureExec.bindings\nexport default await (async () => { ${js} \n})()`
          const result = await runtime.run(code, '/script.mjs')
          if (result.code !== 0) throw new Error(result.errorMessage ?? `exit ${result.code}`)
          return result.exports?.default
        } finally {
          runtime.dispose()
        }
      },
      close: async () => undefined,
    }
  },
}
