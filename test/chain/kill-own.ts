import { ToolChainTool, ToolInvoker } from 'catenary'
import type { AnyTool, ChainRunResult } from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import { readPrelude } from '../../bridge/prelude.ts'

/** Runs one script on a pool of its own, whose processes can be killed from outside while it runs. */
export function killOwn(
  tools: readonly AnyTool[],
  script: string,
): { readonly result: Promise<ChainRunResult>; kill(): void } {
  const pool = new SandboxPool({ prelude: readPrelude(), maxProcesses: 1 })
  const invoker = new ToolInvoker({ registry: tools, policy: { maxRiskUnapproved: 'high' } })
  const chains = new ToolChainTool({ invoker, sandbox: pool, check: 'off' })
  const run = async (): Promise<ChainRunResult> => {
    await using _ = pool
    return await chains.run({ script })
  }
  return {
    result: run(),
    kill: () => {
      for (const pid of pool.stats.pids) process.kill(pid, 'SIGKILL')
    },
  }
}
