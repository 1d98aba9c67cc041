import { mainThreadCpuMs } from './process-usage.ts'

/** What making an isolate costs a process, in CPU milliseconds, about. */
const rewarmCpuMs = 4
/** How far behind the kernel's account may be when a job starts: well within the grace of a job's budget. */
const maxUnreadMs = 20

/** The CPU time that a process had used before its next job; read now and then, since each reading costs a file read. */
export class CpuBaseline {
  #ms: number | undefined
  /** Used since it was read, by the word of the child; what a child hides counts against its own next job. */
  #unreadMs = Number.POSITIVE_INFINITY

  /** In milliseconds; undefined where the platform does not tell. */
  get ms(): number | undefined {
    return this.#ms
  }

  /** A job has ended that used so much. */
  spend(cpuMs: number): void {
    this.#unreadMs += cpuMs + rewarmCpuMs
  }

  /** Called while nobody waits for the process. */
  refresh(pid: number | undefined): void {
    if (this.#unreadMs <= maxUnreadMs) return
    this.#ms = pid === undefined ? undefined : mainThreadCpuMs(pid)
    this.#unreadMs = 0
  }
}
