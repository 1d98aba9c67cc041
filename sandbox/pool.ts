import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { SandboxChild } from './child-process.ts'
import { Crew } from './crew.ts'
import { FairQueue } from './fair-queue.ts'
import { guestCode } from './guest-code.ts'
import { isSpent } from './is-spent.ts'
import { planLaunches } from './jail.ts'
import type { JailLevel, Launch } from './jail.ts'
import { poolOptions } from './pool-options.ts'
import type { PoolStats } from './pool-stats.ts'
import { Starts } from './starts.ts'
import type { Ticket } from './ticket.ts'
import type { Job, Outcome, PoolOptions, RunningJob, Sandbox } from './types.ts'
import { Watchdog } from './watchdog.ts'

const cores = availableParallelism()
const maxIdleMs = 10_000
/** After so many milliseconds a chain is no longer a short one. */
const spareDelayMs = 25
/** With `reuse: 'context'`; contexts that were used leak a little each, so that an isolate must not live for long. */
const contextsPerIsolate = 50
const drainMs = 10_000
/** A job that waited for so long takes the process of another tenant, when there is room for no more. */
const patienceMs = 250
/** A job whose process died so soon, before the script had said anything, is run again: it has done nothing. */
const deadOnArrivalMs = 1000
/** Not for ever: it may be the script that kills them. */
const maxTries = 3

/** Runs each job in a process of its own, from a warm set of them. */
export class SandboxPool implements Sandbox {
  readonly #options: Required<PoolOptions>
  readonly #code: string
  readonly #starts: Starts
  readonly #crew = new Crew()
  readonly #queue = new FairQueue<Ticket>()
  readonly #watchdog = new Watchdog({
    isBusy: () => this.#queue.size > 0 || this.#crew.in('running').length > 0,
    look: () => this.#look(),
  })
  #lastSetup: { readonly setup: string; readonly memoryMb: number } | undefined
  #lastKey: string | undefined
  #isSpareDue = false
  #closing: Promise<void> | undefined
  #wakeClosing: (() => void) | undefined

  /** @throws SandboxError `invalid_options` with the field's name */
  constructor(options: PoolOptions) {
    this.#options = poolOptions(options)
    this.#code = guestCode(this.#options.prelude)
    this.#starts = new Starts(
      planLaunches({
        childPath: fileURLToPath(new URL('./child.cjs', import.meta.url)),
        jit: this.#options.jit,
        jail: this.#options.jail,
        nodePath: process.execPath,
        hostPid: process.pid,
      }),
    )
  }

  get stats(): PoolStats {
    return {
      processes: this.#crew.size,
      running: this.#crew.in('running').length,
      idle: this.#crew.in('ready').length,
      queued: this.#queue.size,
      jail: this.#starts.launch?.level ?? 'none',
      pids: [...this.#crew].flatMap(({ pid }) => pid ?? []),
    }
  }

  /** Has processes ready for this setup before the first job comes. */
  prepare(setup: string, memoryMb: number): void {
    this.#lastSetup = { setup, memoryMb }
    this.#keepSpare()
  }

  start(job: Job): RunningJob {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
    const ticket: Ticket = { job, since: performance.now(), resolve, child: undefined, tries: 0 }
    const refusal = this.#refusal(job.isolationKey)
    if (refusal === undefined) this.#enter(ticket)
    else resolve({ status: 'unavailable', reason: refusal, cpuMs: 0 })
    return {
      outcome,
      send: (text) => ticket.child?.send(job, text),
      drained: () => ticket.child?.drained() ?? Promise.resolve(),
      stop: () => {
        if (ticket.child !== undefined) ticket.child.stop(job)
        else if (this.#queue.remove(job.isolationKey, ticket)) resolve({ status: 'cancelled', cpuMs: 0 })
      },
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

  #refusal(key: string): string | undefined {
    if (this.#closing !== undefined) return 'the sandbox is closed'
    if (this.#crew.idleFor(key) !== undefined) return undefined
    const { refusal } = this.#starts
    if (refusal !== undefined && !this.#crew.mayServe(key)) return refusal
    if (this.#queue.size >= this.#options.maxQueue)
      return `${this.#queue.size} chains are waiting already (maxQueue); try again later`
    return undefined
  }

  #enter(ticket: Ticket): void {
    const { isolationKey, setup, limits } = ticket.job
    this.#queue.push(isolationKey, ticket)
    this.#watchdog.adjust()
    this.#lastKey = isolationKey
    this.#lastSetup = { setup, memoryMb: limits.memoryMb }
    this.#assign()
  }

  #assign(): void {
    this.#makeWay()
    for (;;) {
      const next = this.#queue.take(({ job }) => this.#crew.idleFor(job.isolationKey) !== undefined)
      const child = next && this.#crew.idleFor(next.job.isolationKey)
      if (next === undefined || child === undefined) break
      void this.#run(child, next)
    }
    this.#grow()
  }

  // Not at once: what is told now may be told in the middle of an assignment.
  #assignSoon(delayMs: number): void {
    if (this.#closing === undefined) setTimeout(() => this.#assign(), delayMs).unref()
  }

  async #run(child: SandboxChild, ticket: Ticket): Promise<void> {
    ticket.child = child
    ticket.tries += 1
    const startedAt = performance.now()
    const outcome = await child.run(ticket.job)
    ticket.child = undefined
    const isStillborn =
      outcome.status === 'crashed' && !child.hasSpoken && performance.now() - startedAt < deadOnArrivalMs
    if (isStillborn && ticket.tries < maxTries && this.#closing === undefined) {
      this.#queue.push(ticket.job.isolationKey, ticket)
      return this.#refuseLost()
    }
    ticket.resolve(outcome)
    // Not one that runs the next job already.
    if (child.state === 'rewarming' && isSpent(child, this.#options)) this.#retire(child)
    this.#wakeClosing?.()
  }

  #retire(child: SandboxChild): void {
    child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
  }

  // One tenant's stream of jobs must not keep the processes from another for ever.
  #makeWay(): void {
    if (this.#closing !== undefined || this.#crew.size < this.#options.maxProcesses) return
    const { launch, refusal } = this.#starts
    if (launch === undefined || refusal !== undefined || this.#crew.in('starting').length > 0) return
    const now = performance.now()
    const isPassedOver = ({ job: { isolationKey }, since }: Ticket): boolean =>
      now - since > patienceMs &&
      this.#crew.idleFor(isolationKey) === undefined &&
      !this.#crew.isComingBackTo(isolationKey)
    if (this.#queue.some(isPassedOver) && this.#evict()) this.#spawn(launch)
  }

  #grow(): void {
    if (this.#closing !== undefined) return
    const coming = this.#crew.coming((key) => this.#queue.has(key))
    for (let missing = this.#queue.size - coming; missing > 0; missing--) {
      const { launch, refusal } = this.#starts
      if (launch === undefined || refusal !== undefined) return
      if (this.#crew.size >= this.#options.maxProcesses && !this.#evict()) return
      if (!this.#spawn(launch)) return
    }
    this.#keepSpareSoon()
  }

  // A short chain gives its process back before another could be started, and that would slow it.
  #keepSpareSoon(): void {
    if (this.#isSpareDue) return
    this.#isSpareDue = true
    setTimeout(() => {
      this.#isSpareDue = false
      this.#keepSpare()
    }, spareDelayMs).unref()
  }

  // A spare is a free child that the next job of whoever came last can use: spawning for every tenant that may come
  // would cost more than it saves.
  #keepSpare(): void {
    if (this.#closing !== undefined) return
    // One after the other: a spare must not slow the start of the one that somebody waits for.
    if (this.#crew.in('starting').length > 0) return
    const { launch, refusal } = this.#starts
    if (launch === undefined || refusal !== undefined) return
    const spare = this.#crew.spareFor(this.#lastKey)
    const room = this.#options.maxProcesses - this.#crew.size
    for (let i = spare; i < Math.min(this.#options.minIdle, spare + room); i++)
      if (!this.#spawn(launch)) return
  }

  // Only called with jobs waiting: an idle child that none of them may use gives way.
  #evict(): boolean {
    const oldest = this.#crew.oldestIdle()
    if (oldest !== undefined) this.#retire(oldest)
    return oldest !== undefined
  }

  #spawn(launch: Launch): boolean {
    try {
      const child: SandboxChild = new SandboxChild({
        launch,
        code: this.#code,
        contextsPerIsolate: this.#options.reuse === 'context' ? contextsPerIsolate : 1,
        isCoreFree: () => this.#crew.in('running').length < cores,
        onReady: () => this.#onReady(child),
        onDead: () => this.#onDead(child),
      })
      this.#crew.add(child)
      const { setup, memoryMb } = this.#lastSetup ?? { setup: '{}', memoryMb: 128 }
      child.warm(setup, memoryMb)
      this.#watchdog.adjust()
      return true
    } catch (error) {
      this.#onFailedStart(launch.level, error instanceof Error ? error.message : 'it cannot be started')
      return false
    }
  }

  #onReady(child: SandboxChild): void {
    this.#starts.cameUp(child.level)
    // Before the next job is on it: then it would be too late.
    if (isSpent(child, this.#options)) this.#retire(child)
    else this.#assign()
  }

  #onDead(child: SandboxChild): void {
    this.#crew.remove(child)
    this.#wakeClosing?.()
    if (child.jobs === 0 && !child.wasReady) return this.#onFailedStart(child.level, child.lastWords)
    this.#refuseLost()
    this.#assignSoon(0)
  }

  #onFailedStart(level: JailLevel, words: string): void {
    this.#starts.failed(level, words)
    this.#refuseLost()
    // A little later each time: what was wrong may pass.
    this.#assignSoon(Math.min(this.#starts.failures * 20, 500))
  }

  // While no process starts, a job whose tenant has none has nothing to wait for.
  #refuseLost(): void {
    const { refusal: reason } = this.#starts
    if (reason === undefined) return
    const isLost = ({ job }: Ticket): boolean => !this.#crew.mayServe(job.isolationKey)
    for (let lost = this.#queue.take(isLost); lost !== undefined; lost = this.#queue.take(isLost))
      lost.resolve({ status: 'unavailable', reason, cpuMs: 0 })
  }

  #look(): void {
    for (const child of this.#crew) child.watch()
    this.#shrink()
    if (this.#closing === undefined) this.#watchdog.adjust()
  }

  #shrink(): void {
    const now = performance.now()
    const maxAgeMs = Math.max(this.#options.maxAgeMs, maxIdleMs)
    for (const [at, child] of this.#crew.in('ready').entries()) {
      const isExtra = at >= this.#options.minIdle && now - child.idleSince > maxIdleMs
      if (isExtra || now - child.bornAt > maxAgeMs) this.#retire(child)
    }
  }

  async #drain(): Promise<void> {
    for (const { resolve } of this.#queue.drain())
      resolve({ status: 'unavailable', reason: 'the sandbox is closed', cpuMs: 0 })
    const end = performance.now() + drainMs
    while (this.#crew.in('running').length > 0 && performance.now() < end) {
      await new Promise<void>((resolve) => {
        this.#wakeClosing = resolve
        setTimeout(resolve, 100)
      })
    }
    for (const child of this.#crew) this.#retire(child)
    this.#watchdog.hold()
    await this.#crew.gone()
    this.#watchdog.end()
  }
}
