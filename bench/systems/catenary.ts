import { defineTool, ToolChainTool, ToolInvoker } from 'catenary'
import type { SandboxOptions, TraceSink } from 'catenary'

import type { BenchTool, OpenSystem, System } from '../system.ts'

/** The limits are raised to what the workloads need; all else is as shipped. */
export const policy = {
  maxToolCalls: 100_000,
  maxConcurrency: 64,
  maxArgumentBytes: 64 * 1024 ** 2,
  memoryMb: 128,
}

/** Catenary as its users call it: `ToolChainTool.run`, with the invoker's every step and the trace. */
export function catenary(name: string, sandbox: SandboxOptions = {}): System {
  return {
    name,
    async open(tools) {
      return openChains(new ToolChainTool({ invoker: createInvoker(tools), sandbox }))
    },
  }
}

/** Chains as a system that is ready. */
export function openChains(chains: ToolChainTool): OpenSystem {
  return {
    async run({ js, calls }) {
      const result = await chains.run({ script: js })
      if (result.status !== 'ok') throw new Error(JSON.stringify(result).slice(0, 300))
      if (result.trace.length < calls) throw new Error('calls are missing in the trace')
      return result.value
    },
    close: () => chains.close(),
  }
}

/** An invoker of the bench's tools. */
export function createInvoker(
  tools: readonly BenchTool[],
  traceSinks: readonly TraceSink[] = [],
): ToolInvoker {
  const registry = tools.map(({ name, description, input, run }) =>
    defineTool({ name, description, input: { ...input }, execute: (args) => run(args) }),
  )
  return new ToolInvoker({ registry, policy, traceSinks })
}
