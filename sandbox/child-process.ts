import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'

import { encodeFrame, FrameError, FrameReader, FrameType } from './frames.ts'
import type { Frame } from './frames.ts'
import type { JailLevel, Launch } from './jail.ts'
import { killProcess } from './kill-process.ts'
import { leafProcess } from './leaf-process.ts'
import { mainThreadCpuMs, residentMb } from './process-usage.ts'
import type { Job, Outcome } from './types.ts'

/** Slack above a job's own limits for the frame around a text. */
const frameSlackBytes = 64 * 1024
/** A child that shows no fresh isolate this long after a job is killed. */
const rewarmTimeoutMs = 2000
/** How far over its CPU budget a script may be before the parent kills: one look of the watchdog and some noise. */
const cpuGraceMs = 100
const startTimeoutMs = 10_000

export interface ChildOptions {
  readonly launch: Launch
  readonly prelude: string
  readonly contextsPerIsolate: number
  readonly onReady: () => void
  readonly onDead: () => void
}

interface Running {
  readonly id: number
  readonly job: Job
  readonly resolve: (outcome: Outcome) => void
  readonly cpuAtStart: number | undefined
  readonly rssLimitMb: number
  sent: number
  busySince: number | undefined
  cpuMs: number
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
  readonly #process: ChildProcess
  readonly #socket: Duplex
  readonly #options: ChildOptions
  readonly #reader: FrameReader
  readonly #exited: Promise<void>
  #state: 'starting' | 'ready' | 'running' | 'rewarming' | 'dead' = 'starting'
  #warm: string | undefined
  #running: Running | undefined
  #sentTotal = 0
  /** The child itself, at the end of its wrappers. */
  #workPid: number | undefined
  #baselineMb = 0
  #lastRssMb = 0
  #stderr = ''
  #timer: NodeJS.Timeout | undefined

  constructor(options: ChildOptions) {
    this.#options = options
    const { command, args, env, filter } = options.launch
    this.#process = spawn(command, [...args], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      env,
      cwd: '/',
    })
    sendFilter(this.#process, filter)
    const socket = this.#process.stdio[3]
    if (socket === null || socket === undefined || !('write' in socket))
      throw new Error('no socket to the child')
    this.#socket = socket as Duplex
    this.#reader = new FrameReader({
      maxFrameBytes: frameSlackBytes,
      onFrame: (frame) => this.#onFrame(frame),
    })
    this.#exited = new Promise((resolve) => {
      this.#process.once('close', () => resolve())
      this.#process.once('error', () => resolve())
    })
    this.#listen()
    // Children never keep the host alive; the pool does while there is a job.
    const handles: readonly unknown[] = [this.#process, this.#socket, this.#process.stderr]
    for (const handle of handles) if (isHandle(handle)) handle.unref()
    this.#socket.write(encodeFrame(FrameType.boot, 0, options.prelude))
    this.#sentTotal = 1
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
    return this.#stderr.slice(0, 400)
  }
  get exited(): Promise<void> {
    return this.#exited
  }

  /** Has an isolate made for this setup, unless there is one. */
  warm(setup: string, memoryMb: number): void {
    const text = JSON.stringify({ setup, memoryMb, contextsPerIsolate: this.#options.contextsPerIsolate })
    if (this.#warm === text) return
    this.#warm = text
    this.#write(FrameType.warm, 0, text)
  }

  /** Runs a job on a ready child. */
  run(job: Job): Promise<Outcome> {
    this.#state = 'running'
    this.jobs += 1
    this.isolationKey = job.isolationKey
    const { body, start, limits } = job
    this.#reader.maxFrameBytes = Math.max(limits.maxMessageBytes, limits.maxResultBytes) + frameSlackBytes
    this.warm(job.setup, limits.memoryMb)
    return new Promise((resolve) => {
      this.#running = {
        id: this.jobs,
        job,
        resolve,
        cpuAtStart: this.#cpuMs(),
        rssLimitMb: this.#baselineMb + limits.memoryMb * 2 + 64,
        sent: this.#sentTotal,
        busySince: performance.now(),
        cpuMs: 0,
      }
      const { cpuMs, maxMessageBytes, maxResultBytes } = limits
      this.#write(
        FrameType.start,
        this.jobs,
        JSON.stringify({ body, start, cpuMs, maxMessageBytes, maxResultBytes }),
      )
    })
  }

  send(text: string): void {
    const running = this.#running
    if (running === undefined) return
    running.busySince ??= performance.now()
    this.#write(FrameType.send, running.id, text)
  }

  /** Resolves once the child has read what was written to it, or is dead. */
  async drained(): Promise<void> {
    if (this.#state === 'dead' || !this.#socket.writableNeedDrain) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#socket.once('drain', resolve).once('close', resolve)
    await promise
    this.#socket.off('drain', resolve).off('close', resolve)
  }

  /** Kills the child; a job on it ends as told. */
  kill(outcome: (cpuMs: number) => Outcome): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    const running = this.#running
    this.#running = undefined
    const cpuMs = running === undefined ? 0 : this.#usedBy(running)
    clearTimeout(this.#timer)
    killProcess(this.#process)
    this.#socket.destroy()
    running?.resolve(outcome(cpuMs))
    this.#options.onDead()
  }

  /** One look of the watchdog: memory and CPU of a running job, against the process's own accounts. */
  watch(): void {
    const running = this.#running
    if (running === undefined) return
    const rss = this.residentMb
    if (rss !== undefined) this.#lastRssMb = rss
    if (rss !== undefined && rss > running.rssLimitMb)
      return this.kill((cpuMs) => ({ status: 'memory', cpuMs }))
    if (running.busySince === undefined) return
    const limit = running.job.limits.cpuMs + cpuGraceMs
    // Busy time is at least CPU time, and costs no file read to know.
    if (running.cpuMs + performance.now() - running.busySince < limit) return
    if (this.#usedBy(running) > limit) this.kill((cpuMs) => ({ status: 'cpu', cpuMs }))
  }

  // The process's own account where the platform keeps one, else the time since it was last idle.
  #usedBy(running: Running): number {
    const now = this.#cpuMs()
    if (now !== undefined && running.cpuAtStart !== undefined)
      return Math.max(running.cpuMs, now - running.cpuAtStart)
    const busyMs = running.busySince === undefined ? 0 : performance.now() - running.busySince
    return running.cpuMs + busyMs
  }

  #cpuMs(): number | undefined {
    return this.#workPid === undefined ? undefined : mainThreadCpuMs(this.#workPid)
  }

  #listen(): void {
    this.#socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    this.#socket.on('error', () => undefined)
    this.#process.stderr?.on('data', (chunk: Buffer) => {
      if (this.#stderr.length < 8192) this.#stderr += chunk.toString('utf8')
    })
    this.#process.once('error', (error) => {
      this.#stderr += error.message
      this.kill((cpuMs) => ({ status: 'crashed', reason: error.message, cpuMs }))
    })
    this.#process.once('close', (code, signal) =>
      this.kill((cpuMs) => this.#explainDeath(code, signal, cpuMs)),
    )
  }

  #receive(chunk: Buffer): void {
    if (this.#state === 'dead') return
    try {
      this.#reader.push(chunk)
    } catch (error) {
      const reason = error instanceof FrameError ? error.message : 'it broke the frame format'
      this.kill((cpuMs) => ({ status: 'protocol', reason, cpuMs }))
    }
  }

  #onFrame(frame: Frame): void {
    if (frame.type === FrameType.ready) return this.#onReady()
    const running = this.#running
    if (running === undefined || frame.job !== running.id) return
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
        return this.kill((cpuMs) => ({ status: 'protocol', reason: `unknown frame ${frame.type}`, cpuMs }))
    }
  }

  #onReady(): void {
    if (this.#state !== 'starting' && this.#state !== 'rewarming') return
    clearTimeout(this.#timer)
    if (!this.wasReady && this.pid !== undefined) {
      this.#workPid = leafProcess(this.pid)
      this.#baselineMb = this.residentMb ?? 64
    }
    this.#state = 'ready'
    this.wasReady = true
    this.idleSince = performance.now()
    this.#options.onReady()
  }

  #onIdle(running: Running, text: string): void {
    const [processed = 0, micros = 0] = text.split(' ').map(Number)
    if (!Number.isFinite(micros) || !Number.isFinite(processed)) return
    running.cpuMs = Math.max(running.cpuMs, micros / 1000)
    if (processed !== this.#sentTotal) return
    running.busySince = undefined
    running.job.onIdle?.(running.cpuMs)
  }

  #onFinish(running: Running, text: string): void {
    const end = text.indexOf('\n')
    const [kind = '', micros] = text.slice(0, Math.max(end, 0)).split(' ')
    if (end < 0) return this.kill((cpuMs) => ({ status: 'protocol', reason: 'an end without a kind', cpuMs }))
    this.#running = undefined
    this.#state = 'rewarming'
    this.#expect(rewarmTimeoutMs, 'no fresh isolate in time')
    running.resolve({
      status: 'finished',
      kind,
      text: text.slice(end + 1),
      cpuMs: Math.max(running.cpuMs, Number(micros) / 1000 || 0),
    })
  }

  #onFailed(text: string): void {
    const [reason = '', detail = ''] = text.split('\n')
    this.kill((cpuMs) =>
      reason === 'cpu' || reason === 'memory'
        ? { status: reason, cpuMs }
        : { status: 'crashed', reason: detail.slice(0, 200), cpuMs },
    )
  }

  #explainDeath(code: number | null, signal: NodeJS.Signals | null, cpuMs: number): Outcome {
    const memory =
      /heap|out of memory|invalid (?:array |table |string )?(?:size|length)|failed to reserve|allocation failed/i
    const limit = this.#running?.rssLimitMb ?? Infinity
    if (memory.test(this.#stderr) || this.#lastRssMb > limit * 0.7) return { status: 'memory', cpuMs }
    return { status: 'crashed', reason: `the sandbox process ended (${signal ?? code ?? 'unknown'})`, cpuMs }
  }

  #expect(ms: number, reason: string): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.kill((cpuMs) => ({ status: 'crashed', reason, cpuMs })), ms)
    this.#timer.unref()
  }

  #write(type: FrameType, job: number, text: string): void {
    this.#sentTotal += 1
    this.#socket.write(encodeFrame(type, job, text))
  }
}

function sendFilter(child: ChildProcess, filter: Uint8Array | undefined): void {
  const pipe = child.stdio[4]
  if (pipe === null || pipe === undefined || !('end' in pipe)) return
  pipe.on('error', () => undefined)
  pipe.end(filter)
  if (isHandle(pipe)) pipe.unref()
}

function isHandle(value: unknown): value is { unref(): void } {
  return typeof value === 'object' && value !== null && 'unref' in value
}
