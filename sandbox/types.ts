/** What one job may use. */
export interface Limits {
  /** CPU milliseconds of the guest, all entries together. */
  readonly cpuMs: number
  /** Heap of the isolate in MiB. */
  readonly memoryMb: number
  /** UTF-8 bytes of one message from the guest. */
  readonly maxMessageBytes: number
  /** UTF-8 bytes of the text a guest may finish with. */
  readonly maxResultBytes: number
}

/** One script run in one isolate in one process. Text goes in and out; what it means is the caller's business. */
export interface Job {
  /** The body of an async function in strict mode, as it is compiled. */
  readonly body: string
  /** Handed to the prelude before the body runs; JSON text, by the prelude's own agreement. */
  readonly setup: string
  /** Handed to the prelude at the start: what belongs to this run alone. */
  readonly start: string
  readonly limits: Limits
  /** A child that served one key never serves another. */
  readonly isolationKey: string
  /** One message from the guest. After the job has ended none arrives. */
  onMessage(text: string): void
  /** Something worth telling that the guest did not say itself: an unhandled rejection. */
  onNote?(text: string): void
  /** The guest has nothing to do until it is told something; `cpuMs` is what it has used so far. */
  onIdle?(cpuMs: number): void
}

/** How a job ended. Everything but `finished` is the parent's own finding. */
export type Outcome =
  | { readonly status: 'finished'; readonly kind: string; readonly text: string; readonly cpuMs: number }
  | { readonly status: 'cpu' | 'memory' | 'cancelled'; readonly cpuMs: number }
  | {
      readonly status: 'crashed' | 'protocol' | 'unavailable'
      readonly reason: string
      readonly cpuMs: number
    }

/** A job under way. */
export interface RunningJob {
  readonly outcome: Promise<Outcome>
  /** Tells the guest something: one text, delivered in order, the guest running until idle after each. */
  send(text: string): void
  /** Resolves once the guest has taken what was sent, but for what fits in a socket's buffer; or the job has ended. */
  drained(): Promise<void>
  /** Ends the job now; its outcome is `cancelled` unless it had ended before. */
  stop(): void
}

/** Runs jobs. */
export interface Sandbox extends AsyncDisposable {
  start(job: Job): RunningJob
}

/** Whether the child runs inside an OS jail: if the machine offers one, only if it does, or not. */
export type JailMode = 'auto' | 'require' | 'off'

/** How a pool of sandbox processes is run. */
export interface PoolOptions {
  /** Source of the prelude: the code of the bridge's inside end. */
  readonly prelude: string
  /** Processes at most. @default as many as a quarter of the memory holds, at most 64 */
  readonly maxProcesses?: number
  /** Processes kept warm while idle. @default 1 */
  readonly minIdle?: number
  /** Jobs that may wait for a process. @default 1000 */
  readonly maxQueue?: number
  /** A process is retired after so many jobs. @default 1000 */
  readonly maxJobsPerProcess?: number
  /** A process is retired at this age in milliseconds. @default 600_000 */
  readonly maxAgeMs?: number
  /** Lets V8 compile to machine code: faster number crunching, a larger attack surface. @default false */
  readonly jit?: boolean
  /**
   * `context`: up to 50 chains of one isolation key may share an isolate one after the other, each in a context of
   * its own. Several times faster; what one chain may then learn of another is in docs/threat-model.md.
   *
   * @default `none`: a fresh isolate for each
   */
  readonly reuse?: 'none' | 'context'
  /** @default `auto` */
  readonly jail?: JailMode
}
