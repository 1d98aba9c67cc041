import {
  tenantOwner,
  ToolChainTool,
  ToolInvoker,
  type BlobStore,
  type ChainPolicy,
  type Journal,
  type ToolChainToolOptions,
  type ToolInvokerOptions,
} from '../../index.ts'
import { ChainDesk } from './chain-desk.ts'

/**
 * What an MCP server stands on. `approvalHandler` is who is asked where a client cannot ask its user; without one such
 * calls are denied. Without limits of its own, an approval may take a quarter of an hour.
 */
export interface McpHostOptions extends ToolInvokerOptions {
  /** How scripts are run. */
  readonly chains?: Omit<ToolChainToolOptions, 'invoker'>
  /** Whose data it is. @default `local` */
  readonly tenant?: string
  /** What the user can do about a question that `approvalHandler` was asked, by its id; told to the model. */
  readonly howToDecide?: (questionId: string) => string
}

/** One gate and one desk of chains, for any number of MCP connections. */
export class McpHost implements AsyncDisposable {
  readonly desk: ChainDesk
  readonly invoker: ToolInvoker
  readonly chains: ToolChainTool
  /** Where chains are written down as they go; undefined if nowhere. */
  readonly journal: Journal | undefined
  readonly tenant: string
  readonly howToDecide: (questionId: string) => string

  /** @throws what ToolInvoker and ToolChainTool throw */
  constructor(options: McpHostOptions) {
    const { chains = {}, tenant = 'local', howToDecide, ...invoker } = options
    this.tenant = tenant
    this.howToDecide = howToDecide ?? (() => 'they decide where such questions are shown to them')
    this.desk = new ChainDesk({
      newId: options.newId ?? (() => crypto.randomUUID()),
      journal: chains.journal === undefined ? 'none' : 'kept',
      ...(options.approvalHandler === undefined ? {} : { fallback: options.approvalHandler }),
    })
    this.invoker = new ToolInvoker({
      ...invoker,
      policy: patient(options.policy),
      approvalHandler: this.desk.approvalHandler,
      hooks: [this.desk.hook, ...(options.hooks ?? [])],
    })
    this.journal = chains.journal
    this.chains = new ToolChainTool({
      declarations: { budget: declarationBudget },
      ...chains,
      invoker: this.invoker,
    })
  }

  get store(): BlobStore | undefined {
    return this.invoker.artifactStore
  }

  /** Under which name the tenant's artifacts rest in the store. */
  get owner(): string {
    return tenantOwner(this.tenant)
  }

  /** Cancels what runs, and ends the sandbox processes. */
  async close(): Promise<void> {
    await this.desk[Symbol.asyncDispose]()
    await this.chains.close()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close()
  }
}

/** Tokens of what run_chain says of all tools: a client has that before it all the time. search_tools says the rest. */
const declarationBudget = 1500
const minuteMs = 60_000

/** A human at the other end of a client needs longer than one at a terminal; scripts have their own clock. */
function patient(policy: Partial<ChainPolicy> = {}): Partial<ChainPolicy> {
  const isSaid = policy.callTimeoutMs !== undefined || policy.approvalTimeoutMs !== undefined
  return isSaid ? policy : { ...policy, callTimeoutMs: 16 * minuteMs, approvalTimeoutMs: 15 * minuteMs }
}
