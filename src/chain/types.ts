import type { PoolOptions, Sandbox } from '../../sandbox/index.ts'
import type { DeclarationOptions } from '../catalog/index.ts'
import type { ToolInvoker } from '../invoker/index.ts'
import type { Journal } from '../journal/index.ts'
import type { ApprovalResult, ChainPolicy, CheckMode, LogLine, RunMeta } from '../kernel/index.ts'

/** How the processes that run scripts are kept. */
export type SandboxOptions = Omit<PoolOptions, 'prelude'>

export interface ToolChainToolOptions {
  /** The gate that every call of every script goes through. */
  readonly invoker: ToolInvoker
  /** How scripts are run, or a sandbox of your own that you close yourself. @default a pool with its own defaults */
  readonly sandbox?: SandboxOptions | Sandbox
  /** The folder whose `node_modules` hold the packages of `policy.modules`. @default the working directory */
  readonly modulesFrom?: string
  /** How the tools are declared in `description`. @default a budget of 6000 tokens */
  readonly declarations?: DeclarationOptions
  /** Whether a mistake that the check of a script finds stops it before anything runs. @default `error` */
  readonly check?: CheckMode
  /** Milliseconds that a script waits for a checker that is still starting; then it runs unchecked. @default 150 */
  readonly checkWaitMs?: number
  /** Learns what results of tools without an output schema look like, and says so in declarations. @default false */
  readonly learnResults?: boolean
  /** Makes chains resumable: each is written down as it goes. @default none */
  readonly journal?: Journal
}

/** How a chain is gone on with. */
export interface ResumeOptions {
  /** Refused unless it is the script that the chain was begun with. @default not checked */
  readonly script?: string
  /** Refused unless it is the input that the chain was begun with. @default not checked */
  readonly input?: unknown
  /** What was decided meanwhile, by the ids that `waitingFor` names. @default the approval handler is asked */
  readonly decisions?: Readonly<Record<string, ApprovalResult>>
  /** Cancels the chain. */
  readonly signal?: AbortSignal
  /** Told each line that the script writes from where the chain stood. */
  readonly onLog?: (line: LogLine) => void
  /** Told each value that the script hands to `progress()` from where the chain stood. */
  readonly onProgress?: (value: unknown) => void
}

/** A file that a chain is given. A `ChainFile` of an earlier chain is one. */
export interface FileInput {
  /** Below `/workspace`, absolute or relative to it; not in `media/` unless it is an artifact. */
  readonly path: string
  /** The content; a string is UTF-8. Exactly one of `data` and `artifactRef`. */
  readonly data?: string | Uint8Array
  /** An artifact of the tenant. */
  readonly artifactRef?: string
  /** @default what the first bytes say, else what the extension says */
  readonly mediaType?: string
}

/** One chain to run. */
export interface RunOptions {
  /** TypeScript or JavaScript: a body with top-level `await` and `return`, a function, or `export default`. */
  readonly script: string
  /** What the script sees as `input`; JSON. */
  readonly input?: unknown
  /** What the chain is called in approvals, events and the trace; nothing else may be called so. @default a new id */
  readonly chainId?: string
  /** @default that of the ToolChainTool */
  readonly check?: CheckMode
  /** Overrides of the invoker's policy for this chain. */
  readonly policy?: Partial<ChainPolicy>
  /** Cancels the chain: calls in flight are aborted, nothing new starts. */
  readonly signal?: AbortSignal
  /** On whose behalf. */
  readonly ctx?: Partial<RunMeta>
  /** Refs of the tenant that the script may pass on as `{ $artifact: ref }`. */
  readonly artifacts?: readonly string[]
  /** What the script finds in `/workspace`. */
  readonly files?: readonly FileInput[]
  /** Told each line as the script writes it. */
  readonly onLog?: (line: LogLine) => void
  /** Told each value that the script hands to `progress()`. */
  readonly onProgress?: (value: unknown) => void
}
