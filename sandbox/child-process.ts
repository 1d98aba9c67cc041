import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'

import { BusyPoll } from './busy-poll.ts'
import { CpuBaseline } from './cpu-baseline.ts'
import { explainDeath } from './explain-death.ts'
import { FrameSender } from './frame-sender.ts'
import { FrameError, FrameReader, FrameType } from './frames.ts'
import type { Frame } from './frames.ts'
import type { JailLevel, Launch } from './jail.ts'
import { JobAccount } from './job-account.ts'
import { killAbandoned } from './kill-abandoned.ts'
import { killProcess, killStarting } from './kill-process.ts'
import { leafProcess } from './leaf-process.ts'
import { parseEnd, parseRest } from './parse-report.ts'
import { ProcessEnd } from './process-end.ts'
import { residentMb } from './process-usage.ts'
import { spawnChild } from './spawn-child.ts'
import type { Job, Outcome } from './types.ts'

/** Slack above a job's own limits for the frame around a text. */
const frameSlackBytes = 64 * 1024
/** A child that shows no fresh isolate this long after a job is killed. */
const rewarmTimeoutMs = 2000
const startTimeoutMs = 10_000

export interface ChildOptions {
  readonly launch: Launch
  /** Of the inside end: an expression whose value is the boot function. */
  readonly code: string
  readonly contextsPerIsolate: number
  /** Whether this process may keep a core awake while it waits for the child. */
  readonly isCoreFree: () => boolean
  readonly onReady: () => void
  readonly onDead: () => void
}

interface Running {
  readonly id: number
  readonly job: Job
  readonly resolve: (outcome: Outcome) => void
  readonly account: JobAccount
}

/** The parent's side of one child: its frames, its clocks, its end. Everything the child says is doubted. */
export class SandboxChild {
  readonly bornAt = performance.now()
  /** Set by the first job; the child then serves no other. */
  isolationKey: string | undefined
  jobs = 0
  idleSince = performance.now()
  /** Whether it ever came up. */
  wasReady = false
  /** Whether anything was heard of the last job. */
  hasSpoken = false
  readonly #process: ChildProcess
  readonly #socket: Duplex
  readonly #mark: string
  readonly #out: FrameSender
  readonly #options: ChildOptions
  readonly #reader: FrameReader
  readonly #poll: BusyPoll
  readonly #end: ProcessEnd
  #state: 'starting' | 'ready' | 'running' | 'rewarming' | 'dead' = 'starting'
  #warm: { readonly setup: string; readonly memoryMb: number } | undefined
  #running: Running | undefined
  /** Isolates that were asked for and not shown yet. */
  #readyDue = 0
  /** The child itself, at the end of its wrappers. */
  #workPid: number | undefined
  #baselineMb = 0
  readonly #cpuBaseline = new CpuBaseline()
  #reason = ''
  #timer: NodeJS.Timeout | undefined

  constructor(options: ChildOptions) {
    this.#options = options
    const { process, socket, mark } = spawnChild(options.launch)
    this.#process = process
    this.#socket = socket
    this.#mark = mark
    this.#out = new FrameSender(socket)
    this.#poll = new BusyPoll(options.isCoreFree)
    this.#reader = new FrameReader({
      maxFrameBytes: frameSlackBytes,
      onFrame: (frame) => this.#onFrame(frame),
    })
    this.#end = new ProcessEnd({
      process,
      onError: ({ message }) => this.kill((cpuMs) => ({ status: 'crashed', reason: message, cpuMs })),
      onExit: () => this.#onExit(),
      onEnd: (code, signal) => this.#onEnd(code, signal),
    })
    this.#socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    this.#socket.on('error', () => undefined)
    this.#out.send(FrameType.boot, 0, options.code)
    this.#expect(startTimeoutMs, 'the sandbox process did not start in time')
  }

  get pid(): number | undefined {
    return this.#process.pid
  }
  /** Resident memory in MiB of the process that does the work; undefined where it cannot be told. */
  get residentMb(): number | undefined {
    return this.#workPid === undefined ? undefined : residentMb(this.#workPid)
  }
  /** How far it is shut in. */
  get level(): JailLevel {
    return this.#options.launch.level
  }
  get state(): 'starting' | 'ready' | 'running' | 'rewarming' | 'dead' {
    return this.#state
  }
  /** Why a child died before it was ever ready. */
  get lastWords(): string {
    return (this.#end.words === '' ? this.#reason : this.#end.words).slice(0, 400)
  }
  get exited(): Promise<void> {
    return this.#end.exited
  }

  /** Has an isolate made for this setup, unless there is one. */
  warm(setup: string, memoryMb: number): void {
    if (this.#warm?.setup === setup && this.#warm.memoryMb === memoryMb) return
    this.#warm = { setup, memoryMb }
    this.#readyDue += 1
    const { contextsPerIsolate } = this.#options
    this.#out.send(FrameType.warm, 0, JSON.stringify({ setup, memoryMb, contextsPerIsolate }))
  }

  /** Runs a job on a ready child. */
  run(job: Job): Promise<Outcome> {
    this.#state = 'running'
    this.jobs += 1
    this.isolationKey = job.isolationKey
    this.hasSpoken = false
    const { body, start, limits } = job
    this.#reader.maxFrameBytes = Math.max(limits.maxMessageBytes, limits.maxResultBytes) + frameSlackBytes
    this.warm(job.setup, limits.memoryMb)
    return new Promise((resolve) => {
      const account = new JobAccount({
        pid: this.#workPid,
        limits,
        baselineMb: this.#baselineMb,
        baselineCpuMs: this.#cpuBaseline.ms,
      })
      this.#running = { id: this.jobs, job, resolve, account }
      const { cpuMs, maxMessageBytes, maxResultBytes } = limits
      this.#out.send(
        FrameType.start,
        this.jobs,
        JSON.stringify({ body, start, cpuMs, maxMessageBytes, maxResultBytes }),
      )
    })
  }

  /** Tells a job something, if it is still the one that runs. */
  send(job: Job, text: string): void {
    const running = this.#running
    if (running?.job !== job) return
    running.account.busy()
    this.#out.send(FrameType.send, running.id, text)
    this.#poll.expect()
  }

  /** Ends a job, if it is still the one that runs. */
  stop(job: Job): void {
    if (this.#running?.job === job) this.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
  }

  /** Resolves once the child has read what was written to it, or is dead. */
  drained(): Promise<void> {
    return this.#out.drained()
  }

  /** Kills the child; a job on it ends as told. */
  kill(outcome: (cpuMs: number) => Outcome): void {
    if (this.#state === 'dead') return
    const isStarting = this.#state === 'starting'
    this.#state = 'dead'
    const running = this.#running
    this.#running = undefined
    const cpuMs = running === undefined ? 0 : running.account.usedCpuMs()
    clearTimeout(this.#timer)
    this.#poll.end()
    if (isStarting) killStarting(this.#process, this.#socket)
    else {
      killProcess(this.#process)
      this.#socket.destroy()
    }
    const ended = outcome(cpuMs)
    if ('reason' in ended) this.#reason = ended.reason
    running?.resolve(ended)
    this.#options.onDead()
  }

  /** One look of the watchdog: memory and CPU of a running job. */
  watch(): void {
    const status = this.#running?.account.exceeded()
    if (status !== undefined) this.kill((cpuMs) => ({ status, cpuMs }))
  }

  // A wrapper that is killed while it starts leaves what it started behind, without the kernel's word that it must go.
  #onExit(): void {
    if (!this.wasReady && this.level === 'namespace') killAbandoned(this.#mark)
    if (this.#state === 'ready' || this.#state === 'rewarming')
      this.kill((cpuMs) => ({ status: 'crashed', reason: 'the sandbox process ended', cpuMs }))
  }

  #onEnd(code: number | null, signal: NodeJS.Signals | null): void {
    const fullness = this.#running?.account.fullness ?? 0
    this.kill((cpuMs) => explainDeath({ code, signal, stderr: this.#end.words, fullness, cpuMs }))
  }

  #receive(chunk: Buffer): void {
    if (this.#state === 'dead') return
    this.#poll.end()
    try {
      this.#reader.push(chunk)
    } catch (error) {
      this.#onBreach(error instanceof FrameError ? error.message : 'it broke the frame format')
    }
  }

  #onFrame(frame: Frame): void {
    if (frame.type === FrameType.ready) return this.#onReady()
    const running = this.#running
    if (running === undefined || frame.job !== running.id) {
      // The last words of an isolate are no lie, even when its job has ended; all else is.
      if (frame.type === FrameType.failed) return this.#onFailed(frame.text)
      return this.#onBreach('it spoke of a job that is not running')
    }
    this.hasSpoken = true
    switch (frame.type) {
      case FrameType.message:
        return running.job.onMessage(frame.text)
      case FrameType.note:
        return running.job.onNote?.(frame.text)
      case FrameType.idle:
        return this.#onIdle(running, frame.text)
      case FrameType.finish:
        return this.#onFinish(running, frame.text)
      case FrameType.failed:
        return this.#onFailed(frame.text)
      default:
        return this.#onBreach(`unknown frame ${frame.type}`)
    }
  }

  #onBreach(reason: string): void {
    this.kill((cpuMs) => ({ status: 'protocol', reason, cpuMs }))
  }

  #onReady(): void {
    if (this.#readyDue === 0) return this.#onBreach('it showed an isolate that nobody asked for')
    this.#readyDue -= 1
    if (this.#end.hasExited) return
    if (this.#state !== 'starting' && this.#state !== 'rewarming') return
    clearTimeout(this.#timer)
    if (!this.wasReady && this.pid !== undefined) {
      this.#workPid = leafProcess(this.pid)
      this.#baselineMb = this.residentMb ?? 64
    }
    this.#cpuBaseline.refresh(this.#workPid)
    this.#state = 'ready'
    this.wasReady = true
    this.idleSince = performance.now()
    this.#options.onReady()
  }

  #onIdle(running: Running, text: string): void {
    const report = parseRest(text)
    if (report === undefined) return this.#onBreach('idle without numbers')
    running.account.tell(report.cpuMs)
    if (report.processed !== this.#out.sent) return
    running.account.idle()
    running.job.onIdle?.(running.account.toldCpuMs)
  }

  #onFinish(running: Running, text: string): void {
    const report = parseEnd(text)
    if (report === undefined) return this.#onBreach('an end without a kind or a time')
    running.account.tell(report.cpuMs)
    this.#readyDue += 1
    this.#running = undefined
    this.#state = 'rewarming'
    this.#cpuBaseline.spend(running.account.toldCpuMs)
    this.#expect(rewarmTimeoutMs, 'no fresh isolate in time')
    running.resolve({ status: 'finished', ...report, cpuMs: running.account.toldCpuMs })
  }

  #onFailed(text: string): void {
    const [reason = '', detail = ''] = text.split('\n')
    this.kill((cpuMs) =>
      reason === 'cpu' || reason === 'memory'
        ? { status: reason, cpuMs }
        : { status: 'crashed', reason: detail.slice(0, 200), cpuMs },
    )
  }

  #expect(ms: number, reason: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.kill((cpuMs) => ({ status: 'crashed', reason, cpuMs })), ms)
    this.#timer.unref()
  }
}
