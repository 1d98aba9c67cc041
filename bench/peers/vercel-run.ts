import type { System } from '../system.ts'
import { importPeer } from './import-peer.ts'

interface Runner {
  run(options: {
    readonly source: string
    readonly hostFunctions: Readonly<Record<string, object>>
  }): Promise<{ readonly status: string; readonly value?: unknown }>
}
interface Module {
  createRunner(options: { readonly limits: Readonly<Record<string, number>> }): Runner
}

const limits = {
  maxBridgeRequests: 100_000,
  maxInFlightBridgeRequests: 64,
  maxResultBytes: 64 * 1024 ** 2,
  maxHostFunctionArgumentsBytes: 64 * 1024 ** 2,
  maxHostFunctionOutputBytes: 64 * 1024 ** 2,
  memoryLimitBytes: 128 * 1024 ** 2,
}

/** vercel-labs/run: QuickJS in a pool of worker threads. */
export const vercelRun: System = {
  name: 'run',
  async open(tools) {
    const { createRunner } = await importPeer<Module>('run')
    const runner = createRunner({ limits })
    const hostFunctions = { tools: Object.fromEntries(tools.map(({ name, run }) => [name, run])) }
    return {
      async run({ js }) {
        const result = await runner.run({ source: js, hostFunctions })
        if (result.status !== 'completed') throw new Error(`it ended ${result.status}`)
        return result.value
      },
      close: async () => undefined,
    }
  },
}
