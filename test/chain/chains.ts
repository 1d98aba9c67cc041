import { ToolChainTool, ToolInvoker } from 'catenary'
import type { AnyTool, ChainError, ChainRunResult, RunOptions, Tool, ToolInvokerOptions } from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import { afterAll, beforeAll } from 'vitest'
import { readPrelude } from '../../bridge/prelude.ts'

/** A tool that takes anything. */
export function tool(name: string, execute: Tool['execute'], more: Partial<Tool> = {}): Tool {
  return {
    name,
    description: `Does ${name}.`,
    inputSchema: { type: 'object', additionalProperties: true },
    execute,
    ...more,
  }
}

/** Gives back what it was sent as `v`. */
export const echo = tool('echo', (args) => (args as { readonly v?: unknown }).v)

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Chains of one test file: all on one pool, which closes after the last. */
export interface ChainBench {
  chainsOf(tools: readonly AnyTool[], more?: Partial<ToolInvokerOptions>): ToolChainTool
  /** Runs one script with some tools. */
  run(script: string, tools?: readonly AnyTool[], more?: BenchOptions): Promise<ChainRunResult>
  /** The value that a script returns; an error says how it ended instead. */
  value(script: string, tools?: readonly AnyTool[], more?: BenchOptions): Promise<unknown>
  /** The error that a script ends with. */
  error(script: string, tools?: readonly AnyTool[], more?: BenchOptions): Promise<ChainError>
}
export type BenchOptions = Partial<ToolInvokerOptions> & { readonly run?: Partial<RunOptions> }

export function chainBench(): ChainBench {
  const pool = new SandboxPool({ prelude: readPrelude(), minIdle: 2 })
  const opened: ToolChainTool[] = []
  afterAll(async () => {
    await Promise.all(opened.map((chains) => chains.close()))
    await pool.close()
  })
  const chainsOf: ChainBench['chainsOf'] = (tools, more = {}) => {
    const chains = new ToolChainTool({
      invoker: new ToolInvoker({ registry: tools, ...more }),
      sandbox: pool,
      // What happens at run time is under test here; test/catalog has what a check says before.
      check: 'off',
    })
    opened.push(chains)
    return chains
  }
  // The start of the first process is not to be on the clock of a test that counts its milliseconds.
  beforeAll(() => chainsOf([]).run({ script: '' }).then(valueOf))
  const run: ChainBench['run'] = (script, tools = [], { run: options = {}, ...more } = {}) =>
    chainsOf(tools, more).run({ script, ...options })
  return {
    chainsOf,
    run,
    value: async (...given) => valueOf(await run(...given)),
    error: async (...given) => errorOf(await run(...given)),
  }
}

/** The value of a chain that must have come to its end. */
export function valueOf(result: ChainRunResult): unknown {
  if (result.status === 'ok') return result.value
  throw new Error(`the chain failed: ${JSON.stringify(result)}`)
}

/** The error of a chain that must have failed. */
export function errorOf(result: ChainRunResult): ChainError {
  if (result.status === 'ok' || result.status === 'suspended')
    throw new Error(`the chain did not fail: ${JSON.stringify(result)}`)
  return result.error
}
