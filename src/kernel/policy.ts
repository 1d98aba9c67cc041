import type { ToolRisk } from './risk.ts'

/** The limits of one chain. Every number is an integer; sizes are bytes of UTF-8 unless said otherwise. */
export interface ChainPolicy {
  /** Calls of the whole chain, refused ones included. @default 50 */
  readonly maxToolCalls: number
  /** Milliseconds for one call, approval excluded. @default 60_000 */
  readonly callTimeoutMs: number
  /** Milliseconds to wait for a human; below `callTimeoutMs`. @default 55_000 */
  readonly approvalTimeoutMs: number
  /** Wall milliseconds of the chain; the clock stops while a human decides. @default 300_000 */
  readonly totalTimeoutMs: number
  /** The largest risk that runs unasked. CRITICAL asks whatever this says. @default `safe` */
  readonly maxRiskUnapproved: ToolRisk
  /** Calls of one chain that execute at the same time; the rest wait. @default 8 */
  readonly maxConcurrency: number
  /** CPU milliseconds of the script. @default 10_000 */
  readonly cpuMs: number
  /** Heap of the script in MiB, at least 8 (V8 needs that). @default 128 */
  readonly memoryMb: number
  /** A larger result is offloaded when there is a store. @default 4096 */
  readonly maxInlineResultBytes: number
  /** A larger value reaches the script as an Artifact. @default 8 MiB */
  readonly maxHydratedResultBytes: number
  /** The arguments of one call as JSON. @default 1 MiB */
  readonly maxArgumentBytes: number
  /** The bytes that all artifacts in one call's arguments may resolve to in memory. @default 64 MiB */
  readonly maxResolvedBytes: number
  /** The bytes of all artifacts that one call takes as streams, which are never in memory whole. @default 16 GiB */
  readonly maxStreamedBytes: number
  /** The bytes that the files of a script hold at one time, in the host's memory; and of the artifacts it puts. @default 64 MiB */
  readonly maxWorkspaceBytes: number
  /** The files and folders that a script has at one time; and the artifacts it puts. @default 1000 */
  readonly maxWorkspaceFiles: number
  /** The script. @default 256 KiB */
  readonly maxSourceBytes: number
  /** Packages that the script may import, from the host's own `node_modules`; pure libraries only. @default none */
  readonly modules: readonly string[]
  /** All that the script logs. @default 64 KiB */
  readonly maxLogBytes: number
  /** The value that the script returns, as JSON. @default 32 MiB */
  readonly maxResultBytes: number
}
