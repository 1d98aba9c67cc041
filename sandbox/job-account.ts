import { mainThreadCpuMs, residentMb } from './process-usage.ts'
import type { Limits } from './types.ts'

/** How far over its CPU budget a script may be: one look of the watchdog and some noise. */
const cpuGraceMs = 100
/** One in so many looks checks the word of a child that it is idle. */
const idleLooks = 16

/** What an account is opened with. */
export interface JobAccountOptions {
  /** The process that does the work; undefined where it cannot be told. */
  readonly pid: number | undefined
  readonly limits: Limits
  /** Resident memory of the process before it had a job, in MiB. */
  readonly baselineMb: number
  /** CPU milliseconds that its main thread had used before it had this job; undefined where it cannot be told. */
  readonly baselineCpuMs: number | undefined
}

/** What one job uses, by the process's own account where the platform keeps one. */
export class JobAccount {
  readonly #options: JobAccountOptions
  readonly #rssLimitMb: number
  #busySince: number | undefined = performance.now()
  /** What the child says it has used. */
  #toldCpuMs = 0
  #lastRssMb = 0
  #looks = 0

  constructor(options: JobAccountOptions) {
    this.#options = options
    this.#rssLimitMb = options.baselineMb + options.limits.memoryMb * 2 + 64
  }

  /** Resident memory when it was last looked at, as a share of its limit. */
  get fullness(): number {
    return this.#lastRssMb / this.#rssLimitMb
  }

  get toldCpuMs(): number {
    return this.#toldCpuMs
  }

  busy(): void {
    this.#busySince ??= performance.now()
  }

  idle(): void {
    this.#busySince = undefined
  }

  tell(cpuMs: number): void {
    this.#toldCpuMs = Math.max(this.#toldCpuMs, cpuMs)
  }

  /** CPU milliseconds: the process's own account where there is one, else the time since it was last idle. */
  usedCpuMs(): number {
    const now = this.#processCpuMs()
    const { baselineCpuMs } = this.#options
    if (now !== undefined && baselineCpuMs !== undefined)
      return Math.max(this.#toldCpuMs, now - baselineCpuMs)
    const busyMs = this.#busySince === undefined ? 0 : performance.now() - this.#busySince
    return this.#toldCpuMs + busyMs
  }

  /** One look: what is used up, if anything is. */
  exceeded(): 'memory' | 'cpu' | undefined {
    const { pid, limits } = this.#options
    const rss = pid === undefined ? undefined : residentMb(pid)
    if (rss !== undefined) this.#lastRssMb = rss
    if (rss !== undefined && rss > this.#rssLimitMb) return 'memory'
    const limit = limits.cpuMs + cpuGraceMs
    this.#looks += 1
    // Busy time is at least CPU time, and costs no file read to know. That it is idle is only the child's word.
    if (this.#busySince === undefined) {
      if (this.#looks % idleLooks !== 0) return undefined
    } else if (this.#toldCpuMs + performance.now() - this.#busySince < limit) return undefined
    return this.usedCpuMs() > limit ? 'cpu' : undefined
  }

  #processCpuMs(): number | undefined {
    const { pid } = this.#options
    return pid === undefined ? undefined : mainThreadCpuMs(pid)
  }
}
