import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

import { SandboxChild } from './child-process.ts'
import { FairQueue } from './fair-queue.ts'
import { planLaunches } from './jail.ts'
import type { JailLevel, Launch } from './jail.ts'
import type { Job, Outcome, PoolOptions, RunningJob, Sandbox } from './types.ts'

const watchIntervalMs = 20
/** A child with a running chain weighs about this much resident memory, in bytes (measured: 49-60 MB). */
const childBytes = 64 * 1024 ** 2
const maxIdleMs = 10_000
const maxRssMb = 200
/** With `reuse: 'context'`; contexts that were used leak a little each, so that an isolate must not live for long. */
const contextsPerIsolate = 50
const drainMs = 10_000
/** So many children that never came up, one after the other, and the pool says so instead of trying for ever. */
const maxFailedStarts = 3

interface Waiting {
  readonly job: Job
  readonly resolve: (outcome: Outcome) => void
  readonly onStarted: (child: SandboxChild) => void
}

/** What a pool is doing. */
export interface PoolStats {
  readonly processes: number
  readonly running: number
  readonly idle: number
  readonly queued: number
  /** How far the processes are shut in. */
  readonly jail: JailLevel
  readonly pids: readonly number[]
}

/** Runs each job in a process of its own, from a warm set of them. */
export class SandboxPool implements Sandbox {
  readonly #options: Required<PoolOptions>
  readonly #launches: readonly Launch[]
  /** Which of the launches is used: the next one when a child of the last did not come up. */
  #launchIndex = 0
  readonly #children = new Set<SandboxChild>()
  readonly #queue = new FairQueue<Waiting>()
  #lastSetup: { readonly setup: string; readonly memoryMb: number } | undefined
  #lastKey: string | undefined
  #watchdog: NodeJS.Timeout | undefined
  #failedStarts = 0
  #closing: Promise<void> | undefined
  #wakeClosing: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = withDefaults(options)
    this.#launches = planLaunches({
      childPath: fileURLToPath(new URL('./child.js', import.meta.url)),
      jit: this.#options.jit,
      jail: this.#options.jail,
      nodePath: process.execPath,
    })
  }

  get #launch(): Launch | undefined {
    return this.#launches[this.#launchIndex]
  }

  get stats(): PoolStats {
    const children = [...this.#children]
    return {
      processes: children.length,
      running: children.filter((child) => child.state === 'running').length,
      idle: children.filter((child) => child.state === 'ready').length,
      queued: this.#queue.size,
      jail: this.#launch?.level ?? 'none',
      pids: children.flatMap((child) => child.pid ?? []),
    }
  }

  /** Has processes ready for this setup before the first job comes. */
  prepare(setup: string, memoryMb: number): void {
    this.#lastSetup = { setup, memoryMb }
    if (this.#closing === undefined) this.#keepSpare()
  }

  start(job: Job): RunningJob {
    let child: SandboxChild | undefined
    let waiting: Waiting | undefined
    const outcome = new Promise<Outcome>((resolve) => {
      const refusal = this.#refusal()
      if (refusal !== undefined) return resolve({ status: 'unavailable', reason: refusal, cpuMs: 0 })
      waiting = { job, resolve, onStarted: (started) => (child = started) }
      this.#queue.push(job.isolationKey, waiting)
      this.#watch()
      this.#watchdog?.ref()
      this.#lastKey = job.isolationKey
      this.#lastSetup = { setup: job.setup, memoryMb: job.limits.memoryMb }
      this.#assign()
    })
    const stop = (): void => {
      if (child !== undefined) child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
      else if (waiting !== undefined && this.#queue.remove(job.isolationKey, waiting))
        waiting.resolve({ status: 'cancelled', cpuMs: 0 })
    }
    void outcome.then(() => (child = undefined))
    return {
      outcome,
      send: (text) => child?.send(text),
      drained: () => child?.drained() ?? Promise.resolve(),
      stop,
    }
  }

  /** Takes no more jobs, lets running ones end for up to ten seconds, then kills what is left. */
  close(): Promise<void> {
    this.#closing ??= this.#drain()
    return this.#closing
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  #refusal(): string | undefined {
    if (this.#closing !== undefined) return 'the sandbox is closed'
    if (this.#launches.length === 0)
      return 'jail: "require" is set, but bubblewrap is not installed here; run "catenary doctor"'
    if (this.#failedStarts >= maxFailedStarts)
      return `the sandbox process does not start: ${this.#lastWords}; run "catenary doctor"`
    if (this.#queue.size >= this.#options.maxQueue)
      return `${this.#queue.size} chains are waiting already (maxQueue); try again later`
    return undefined
  }

  #lastWords = ''

  #assign(): void {
    for (;;) {
      const next = this.#queue.take(({ job }) => this.#idleFor(job) !== undefined)
      const child = next && this.#idleFor(next.job)
      if (next === undefined || child === undefined) break
      this.#run(child, next)
    }
    this.#grow()
  }

  // A child warmed for this very setup first, then any of the same key, then one that has served nobody.
  #idleFor(job: Job): SandboxChild | undefined {
    let fresh: SandboxChild | undefined
    for (const child of this.#children) {
      if (child.state !== 'ready') continue
      if (child.isolationKey === job.isolationKey) return child
      if (child.isolationKey === undefined) fresh ??= child
    }
    return fresh
  }

  #run(child: SandboxChild, { job, resolve, onStarted }: Waiting): void {
    const outcome = child.run(job)
    onStarted(child)
    void outcome.then((ended) => {
      resolve(ended)
      if (child.state !== 'dead' && this.#isSpent(child)) this.#retire(child)
      this.#wakeClosing?.()
    })
  }

  #isSpent(child: SandboxChild): boolean {
    const { maxJobsPerProcess, maxAgeMs } = this.#options
    if (child.jobs >= maxJobsPerProcess || performance.now() - child.bornAt >= maxAgeMs) return true
    // Resident memory is looked at now and then: a look costs a file read.
    return child.jobs % 16 === 0 && (child.residentMb ?? 0) > maxRssMb
  }

  #retire(child: SandboxChild): void {
    child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
  }

  #grow(): void {
    if (this.#closing !== undefined || this.#launch === undefined) return
    // A child on its way to being ready, started or between two jobs, will take one of the waiting.
    const coming = [...this.#children].filter(
      ({ state }) => state === 'starting' || state === 'rewarming',
    ).length
    for (let missing = this.#queue.size - coming; missing > 0; missing--) {
      if (this.#children.size >= this.#options.maxProcesses && !this.#evict()) return
      this.#spawn(this.#launch)
    }
    this.#keepSpare()
  }

  // A spare is a free child that the next job of whoever came last can use: spawning for every tenant that may come
  // would cost more than it saves.
  #keepSpare(): void {
    if (this.#launch === undefined || this.#failedStarts >= maxFailedStarts) return
    const spare = [...this.#children].filter(
      ({ state, isolationKey }) =>
        state !== 'running' &&
        state !== 'dead' &&
        (isolationKey === undefined || isolationKey === this.#lastKey),
    ).length
    const room = this.#options.maxProcesses - this.#children.size
    for (let i = spare; i < Math.min(this.#options.minIdle, spare + room); i++) this.#spawn(this.#launch)
  }

  // Only called with jobs waiting: an idle child that none of them may use gives way.
  #evict(): boolean {
    const idle = [...this.#children].filter(({ state }) => state === 'ready')
    const [oldest] = idle.toSorted((a, b) => a.idleSince - b.idleSince)
    if (oldest === undefined) return false
    this.#retire(oldest)
    return true
  }

  #spawn(launch: Launch): void {
    const child: SandboxChild = new SandboxChild({
      launch,
      prelude: this.#options.prelude,
      contextsPerIsolate: this.#options.reuse === 'context' ? contextsPerIsolate : 1,
      onReady: () => {
        this.#failedStarts = 0
        this.#assign()
      },
      onDead: () => this.#onDead(child),
    })
    this.#children.add(child)
    const { setup, memoryMb } = this.#lastSetup ?? { setup: '{}', memoryMb: 128 }
    child.warm(setup, memoryMb)
    this.#watch()
  }

  #onDead(child: SandboxChild): void {
    this.#children.delete(child)
    if (child.jobs === 0 && !child.wasReady) {
      this.#failedStarts += 1
      this.#lastWords = child.lastWords
      this.#fallBack(child)
      if (this.#failedStarts >= maxFailedStarts) return this.#failWaiting()
    }
    this.#wakeClosing?.()
    // Not at once: the death may have been told in the middle of an assignment.
    if (this.#closing === undefined) setImmediate(() => this.#assign()).unref()
  }

  // Whether a machine lets a child into a namespace shows only when it is tried.
  #fallBack(child: SandboxChild): void {
    if (child.level !== this.#launch?.level || this.#launchIndex + 1 >= this.#launches.length) return
    this.#launchIndex += 1
    this.#failedStarts = 0
  }

  #failWaiting(): void {
    const reason = this.#refusal() ?? 'the sandbox process does not start'
    for (const { resolve } of this.#queue.drain()) resolve({ status: 'unavailable', reason, cpuMs: 0 })
  }

  #watch(): void {
    if (this.#watchdog !== undefined) return
    this.#watchdog = setInterval(() => {
      for (const child of this.#children) child.watch()
      this.#shrink()
      if (this.#closing === undefined) this.#hold()
    }, watchIntervalMs)
    this.#hold()
  }

  // Idle children do not keep the host alive; a job, running or waiting, does.
  #hold(): void {
    const busy = this.#queue.size > 0 || this.stats.running > 0
    if (busy) this.#watchdog?.ref()
    else this.#watchdog?.unref()
  }

  #shrink(): void {
    const idle = [...this.#children].filter(({ state }) => state === 'ready')
    for (const child of idle.slice(this.#options.minIdle))
      if (performance.now() - child.idleSince > maxIdleMs) this.#retire(child)
  }

  async #drain(): Promise<void> {
    for (const { resolve } of this.#queue.drain())
      resolve({ status: 'unavailable', reason: 'the sandbox is closed', cpuMs: 0 })
    const end = performance.now() + drainMs
    while (this.stats.running > 0 && performance.now() < end) {
      await new Promise<void>((resolve) => {
        this.#wakeClosing = resolve
        setTimeout(resolve, 100)
      })
    }
    const children = [...this.#children]
    for (const child of children) this.#retire(child)
    this.#watchdog?.ref()
    await Promise.all(children.map((child) => child.exited))
    clearInterval(this.#watchdog)
  }
}

function withDefaults(options: PoolOptions): Required<PoolOptions> {
  return {
    prelude: options.prelude,
    maxProcesses: options.maxProcesses ?? defaultProcesses(),
    minIdle: options.minIdle ?? 1,
    maxQueue: options.maxQueue ?? 1000,
    maxJobsPerProcess: options.maxJobsPerProcess ?? 1000,
    maxAgeMs: options.maxAgeMs ?? 600_000,
    jit: options.jit ?? false,
    reuse: options.reuse ?? 'none',
    jail: options.jail ?? 'auto',
  }
}

// A chain that waits for a tool or a human holds its process, so cores are the wrong measure: memory is the right one.
function defaultProcesses(): number {
  const byMemory = Math.floor(totalmem() / 4 / childBytes)
  return Math.max(availableParallelism(), Math.min(64, byMemory))
}
