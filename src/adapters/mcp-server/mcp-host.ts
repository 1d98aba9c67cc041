import {
  tenantOwner,
  ToolChainTool,
  ToolInvoker,
  type ApprovalHandler,
  type ApprovalRule,
  type BlobStore,
  type ChainPolicy,
  type Hook,
  type SandboxOptions,
  type ToolInvokerOptions,
} from '../../index.ts'
import { ChainDesk } from './chain-desk.ts'

/** What an MCP server stands on. */
export interface McpHostOptions {
  /** The tools that scripts may call. */
  readonly registry: ToolInvokerOptions['registry']
  /** Without one, results stay inline up to a hard limit, and there is nothing to link to. */
  readonly artifactStore?: BlobStore
  /** Limits of each chain. @default the usual ones, but a quarter of an hour for each approval */
  readonly policy?: Partial<ChainPolicy>
  /** What holds for which calls, besides the base rules. @default none */
  readonly rules?: readonly ApprovalRule[]
  /** Who is asked where a client cannot ask its user. @default nobody: the call is denied */
  readonly approvalHandler?: ApprovalHandler
  /** What the user can do about a question that `approvalHandler` was asked, by its id; told to the model. */
  readonly howToDecide?: (questionId: string) => string
  readonly hooks?: readonly Hook[]
  readonly sandbox?: SandboxOptions
  /** Whose data it is. @default `local` */
  readonly tenant?: string
}

/** One gate and one desk of chains, for any number of MCP connections. */
export class McpHost implements AsyncDisposable {
  readonly desk: ChainDesk
  readonly invoker: ToolInvoker
  readonly chains: ToolChainTool
  readonly tenant: string
  readonly howToDecide: (questionId: string) => string

  /** @throws what ToolInvoker and ToolChainTool throw */
  constructor(options: McpHostOptions) {
    const { registry, artifactStore, policy, rules, approvalHandler, hooks = [], sandbox, tenant } = options
    this.tenant = tenant ?? 'local'
    this.howToDecide = options.howToDecide ?? (() => 'they decide where such questions are shown to them')
    this.desk = new ChainDesk({
      newId: () => crypto.randomUUID(),
      ...(approvalHandler === undefined ? {} : { fallback: approvalHandler }),
    })
    this.invoker = new ToolInvoker({
      registry,
      approvalHandler: this.desk.approvalHandler,
      hooks: [this.desk.hook, ...hooks],
      ...(artifactStore === undefined ? {} : { artifactStore }),
      policy: patient(policy),
      ...(rules === undefined ? {} : { rules }),
    })
    this.chains = new ToolChainTool({ invoker: this.invoker, ...(sandbox === undefined ? {} : { sandbox }) })
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

const minuteMs = 60_000

/** A human at the other end of a client needs longer than one at a terminal; scripts have their own clock. */
function patient(policy: Partial<ChainPolicy> = {}): Partial<ChainPolicy> {
  const isSaid = policy.callTimeoutMs !== undefined || policy.approvalTimeoutMs !== undefined
  return isSaid ? policy : { callTimeoutMs: 16 * minuteMs, approvalTimeoutMs: 15 * minuteMs, ...policy }
}
