import {
  createSandbox,
  ToolChainTool,
  ToolInvoker,
  type Sandbox,
  type SandboxOptions,
  type ToolInvokerOptions,
} from '../../index.ts'
import { fromAiTools } from './from-ai-tools.ts'
import { modelOutput, runChainSchema, toAiTool, type AiRunChainTool } from './run-chain-tool.ts'
import type { AiToolSet, FromAiOptions } from './types.ts'

/** Chain tools that are kept for sets of tools that were bound before. */
const maxKept = 8

export interface ChainCallerOptions extends Omit<ToolInvokerOptions, 'registry'> {
  /** How scripts are run, or a sandbox of your own that you close yourself. @default a pool with its own defaults */
  readonly sandbox?: SandboxOptions | Sandbox
  /** How the tools that are bound are taken over. */
  readonly tools?: FromAiOptions
}

/** `run_chain` as the AI SDK's own hook for programmatic callers has it. */
export interface AiChainCallerTool extends AiRunChainTool {
  readonly experimental_toolCaller: {
    readonly type: 'local'
    bind(tools: AiToolSet): AiRunChainTool
  }
}

/**
 * The official hook of version 7: name the caller in `experimental_toolCallers`, and the tools that it may call are
 * bound to it. Their calls go through an invoker of these options.
 */
export class ChainCaller implements AsyncDisposable {
  readonly tool: AiChainCallerTool
  readonly #options: ChainCallerOptions
  readonly #bound: { readonly tools: AiToolSet; readonly chains: ToolChainTool }[] = []
  #own: Sandbox | undefined

  constructor(options: ChainCallerOptions = {}) {
    this.#options = options
    this.tool = Object.freeze({
      ...unboundTool,
      experimental_toolCaller: Object.freeze({
        type: 'local' as const,
        bind: (tools: AiToolSet) => this.#bind(tools),
      }),
    })
  }

  /** Lets running chains end, then ends the sandbox unless it was handed in. */
  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#bound.map(({ chains }) => chains.close()))
    await this.#own?.[Symbol.asyncDispose]()
  }

  /** The AI SDK binds anew for every step, mostly the same tools. */
  #bind(tools: AiToolSet): AiRunChainTool {
    const known = this.#bound.find((one) => isSame(one.tools, tools))
    if (known !== undefined) return toAiTool(known.chains)
    const { sandbox: _sandbox, tools: taken = {}, ...options } = this.#options
    const registry = Object.values(fromAiTools(tools, taken))
    const invoker = new ToolInvoker({ ...options, registry })
    const chains = new ToolChainTool({ invoker, sandbox: this.#sandbox() })
    this.#bound.push({ tools: { ...tools }, chains })
    if (this.#bound.length > maxKept) void this.#bound.shift()?.chains.close()
    return toAiTool(chains)
  }

  #sandbox(): Sandbox {
    const { sandbox } = this.#options
    if (sandbox !== undefined && 'start' in sandbox) return sandbox
    this.#own ??= createSandbox(sandbox)
    return this.#own
  }
}

/** What stands there before any tools are bound; the AI SDK runs the bound one. */
const unboundTool: AiRunChainTool = {
  description: 'Runs a program that calls tools as functions.',
  inputSchema: runChainSchema({
    inputSchema: {
      type: 'object',
      properties: { script: { type: 'string' }, input: {} },
      required: ['script'],
    },
  }),
  execute: () =>
    Promise.resolve({
      text: 'No tools are bound to this caller: name it in experimental_toolCallers.',
      isError: true,
    }),
  toModelOutput: modelOutput,
}

function isSame(a: AiToolSet, b: AiToolSet): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
