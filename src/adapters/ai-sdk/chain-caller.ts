import {
  CatenaryError,
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

/** A set of tools with the chain tool that was made for it. */
interface Bound {
  readonly tools: AiToolSet
  readonly chains: ToolChainTool
  running: number
}

/**
 * The official hook of version 7: name the caller in `experimental_toolCallers`, and the tools that it may call are
 * bound to it. Their calls go through an invoker of these options.
 */
export class ChainCaller implements AsyncDisposable {
  readonly tool: AiChainCallerTool
  readonly #options: ChainCallerOptions
  readonly #bound: Bound[] = []
  #own: Sandbox | undefined
  #isClosed = false

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
    this.#isClosed = true
    await Promise.all(this.#bound.map(({ chains }) => chains.close()))
    await this.#own?.[Symbol.asyncDispose]()
  }

  #bind(tools: AiToolSet): AiRunChainTool {
    return {
      ...toAiTool(this.#boundTo(tools).chains),
      execute: async (input, call) => {
        const bound = this.#boundTo(tools)
        bound.running += 1
        try {
          return await toAiTool(bound.chains).execute(input, call)
        } finally {
          bound.running -= 1
        }
      },
    }
  }

  /** The AI SDK binds anew for every step, mostly the same tools. */
  #boundTo(tools: AiToolSet): Bound {
    if (this.#isClosed)
      throw new CatenaryError('invalid_options', 'this ChainCaller is closed; make a new one')
    const known = this.#bound.find((one) => isSame(one.tools, tools))
    if (known !== undefined) return known
    this.#makeRoom()
    const { sandbox: _sandbox, tools: taken = {}, ...options } = this.#options
    const registry = Object.values(fromAiTools(tools, taken))
    const invoker = new ToolInvoker({ ...options, registry })
    const chains = new ToolChainTool({ invoker, sandbox: this.#sandbox() })
    const bound = { tools: { ...tools }, chains, running: 0 }
    this.#bound.push(bound)
    return bound
  }

  /** Only what runs no chain goes; if it is needed again, it is made again. */
  #makeRoom(): void {
    const idle = this.#bound.findIndex(({ running }) => running === 0)
    if (this.#bound.length < maxKept || idle < 0) return
    const [old] = this.#bound.splice(idle, 1)
    void old?.chains.close()
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
