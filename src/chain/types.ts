import type { PoolOptions, Sandbox } from '../../sandbox/index.ts'
import type { ToolInvoker } from '../invoker/index.ts'
import type { ChainPolicy, LogLine, RunMeta } from '../kernel/index.ts'

/** How the processes that run scripts are kept. */
export type SandboxOptions = Omit<PoolOptions, 'prelude'>

export interface ToolChainToolOptions {
  /** The gate that every call of every script goes through. */
  readonly invoker: ToolInvoker
  /** How scripts are run, or a sandbox of your own that you close yourself. @default a pool with its own defaults */
  readonly sandbox?: SandboxOptions | Sandbox
}

/** One chain to run. */
export interface RunOptions {
  /** TypeScript or JavaScript: a body with top-level `await` and `return`, a function, or `export default`. */
  readonly script: string
  /** What the script sees as `input`; JSON. */
  readonly input?: unknown
  /** Overrides of the invoker's policy for this chain. */
  readonly policy?: Partial<ChainPolicy>
  /** Cancels the chain: calls in flight are aborted, nothing new starts. */
  readonly signal?: AbortSignal
  /** On whose behalf. */
  readonly ctx?: Partial<RunMeta>
  /** Refs of the tenant that the script may pass on as `{ $artifact: ref }`. */
  readonly artifacts?: readonly string[]
  /** Told each line as the script writes it. */
  readonly onLog?: (line: LogLine) => void
  /** Told each value that the script hands to `progress()`. */
  readonly onProgress?: (value: unknown) => void
}
