import { defineTool, ToolChainTool, ToolInvoker } from '../index.ts'

/** Long enough for a process to start on a slow machine, in milliseconds. */
const totalTimeoutMs = 30_000
const answer = 'pong'

/** How a chain went that was run only to see whether chains run here. */
export type ChainTrial =
  | { readonly ok: true; readonly durationMs: number }
  | { readonly ok: false; readonly reason: string }

/** Runs the smallest chain there is that crosses everything: process, isolate, bridge, invoker, tool and back. */
export async function tryChain(): Promise<ChainTrial> {
  const ping = defineTool({ name: 'ping', description: 'Answers.', execute: () => answer })
  const startedAt = performance.now()
  try {
    const invoker = new ToolInvoker({ registry: [ping] })
    await using chains = new ToolChainTool({ invoker, sandbox: { maxProcesses: 1 } })
    const result = await chains.run({ script: 'return await tools.ping({})', policy: { totalTimeoutMs } })
    const durationMs = Math.round(performance.now() - startedAt)
    if (result.status === 'ok' && result.value === answer) return { ok: true, durationMs }
    const reason = 'error' in result ? result.error.message : `it ended ${result.status} with another value`
    return { ok: false, reason }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'unknown reason' }
  }
}
