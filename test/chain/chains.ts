import { AutoApprovalHandler, createSandbox, MemoryBlobStore, ToolChainTool, ToolInvoker } from 'catenary'
import type { AnyTool, ChainRunFailed, ChainRunOk, ChainRunResult, ToolInvokerOptions } from 'catenary'
import { afterAll, beforeAll } from 'vitest'

/** A set of tools with chains over them, ready before the first test of a file and gone after its last. */
export interface Bench {
  readonly chains: ToolChainTool
  readonly invoker: ToolInvoker
  readonly store: MemoryBlobStore
}

/** Opens chains over some tools for the tests of one file. */
export function openChains(tools: readonly AnyTool[], options: Partial<ToolInvokerOptions> = {}): Bench {
  const store = new MemoryBlobStore()
  const invoker = new ToolInvoker({
    registry: tools,
    artifactStore: store,
    approvalHandler: new AutoApprovalHandler(),
    ...options,
  })
  const sandbox = createSandbox({ minIdle: 1 })
  const chains = new ToolChainTool({ invoker, sandbox })
  beforeAll(() => chains.run({ script: '' }).then(() => undefined))
  afterAll(async () => {
    await chains.close()
    await sandbox.close()
  })
  return { chains, invoker, store }
}

/** The value of a chain that must have come out well. */
export function valueOf(result: ChainRunResult): unknown {
  if (result.status !== 'ok') throw new Error(`the chain failed: ${JSON.stringify(result)}`)
  return result.value
}

/** A chain that must have come out well. */
export function okOf(result: ChainRunResult): ChainRunOk {
  if (result.status !== 'ok') throw new Error(`the chain failed: ${JSON.stringify(result)}`)
  return result
}

/** The error of a chain that must have failed. */
export function errorOf(result: ChainRunResult): ChainRunFailed['error'] {
  if (result.status === 'ok' || result.status === 'suspended') throw new Error('the chain came out well')
  return result.error
}
