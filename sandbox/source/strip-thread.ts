import { Worker } from 'node:worker_threads'
import type { StripEnd, StripMessage, StripReply, StripRequest } from './strip-protocol.ts'

/** What comes back from a thread that may break, be late, or have too much to do. */
export type StripAnswer =
  | StripReply
  /** It took longer than it may. */
  | { readonly status: 'late' }
  | { readonly status: 'busy' | 'unavailable' }

/** What runs in a thread: node's stripper, which can hang, or esbuild, which has a process of its own. */
export type StripWorker = 'strip-worker' | 'lower-worker'

/** How a thread is run. */
export interface StripThreadOptions {
  /** Milliseconds for one request. @default 2000 */
  readonly timeoutMs?: number
  /** Requests that may wait. @default 256 */
  readonly maxQueue?: number
}

interface Waiting {
  readonly request: StripRequest
  settle(answer: StripAnswer): void
}

const START_TIMEOUT_MS = 10_000
const END_TIMEOUT_MS = 500

/**
 * A thread for a parser that hostile text can break for good: one request at a time, started when first needed,
 * ended and started anew when it breaks or is late. It keeps the process alive only while it has work.
 */
export class StripThread implements AsyncDisposable {
  readonly #file: StripWorker
  readonly #timeoutMs: number
  readonly #maxQueue: number
  readonly #queue: Waiting[] = []
  #worker: Worker | undefined
  #ready = false
  #current: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(file: StripWorker, options: StripThreadOptions = {}) {
    this.#file = file
    this.#timeoutMs = options.timeoutMs ?? 2_000
    this.#maxQueue = options.maxQueue ?? 256
  }

  /** Rejects with the signal's reason when it is aborted; what runs then runs to its end, unheard. */
  ask(request: StripRequest, signal?: AbortSignal): Promise<StripAnswer> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (this.#closed) return Promise.resolve({ status: 'unavailable' })
    if (this.#queue.length >= this.#maxQueue) return Promise.resolve({ status: 'busy' })
    return new Promise((resolve, reject) => {
      const abandon = () => {
        const index = this.#queue.indexOf(waiting)
        if (index >= 0) this.#queue.splice(index, 1)
        reject(signal?.reason)
      }
      const settle = (answer: StripAnswer) => {
        signal?.removeEventListener('abort', abandon)
        resolve(answer)
      }
      const waiting: Waiting = { request, settle }
      signal?.addEventListener('abort', abandon, { once: true })
      this.#queue.push(waiting)
      this.#next()
    })
  }

  /** Starts the thread before it is needed. */
  warm(): void {
    if (!this.#closed) this.#worker ??= this.#start()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    await this.#end({ status: 'unavailable' })
  }

  #next(): void {
    if (this.#current || this.#closed) return
    if (this.#queue.length === 0) return this.#worker?.unref()
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    if (!this.#ready) return
    this.#current = this.#queue.shift()
    if (!this.#current) return
    this.#limit(this.#timeoutMs, { status: 'late' })
    worker.postMessage(this.#current.request)
  }

  #start(): Worker {
    const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'))
    const { NODE_OPTIONS: _unwanted, ...env } = process.env
    const worker = new Worker(new URL(`./${this.#file}${extension}`, import.meta.url), {
      name: `catenary-${this.#file}`,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env,
      resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
    })
    worker.unref()
    worker.on('message', (message: StripMessage) => this.#heard(worker, message))
    worker.on('error', () => this.#lost(worker))
    worker.on('exit', () => this.#lost(worker))
    this.#ready = false
    this.#limit(START_TIMEOUT_MS, { status: 'unavailable' })
    return worker
  }

  #heard(worker: Worker, message: StripMessage): void {
    if (worker !== this.#worker) return
    clearTimeout(this.#timer)
    if (message.status === 'ready') {
      this.#ready = true
      return this.#next()
    }
    if (message.status === 'broken') return void this.#end(message)
    this.#current?.settle(message)
    this.#current = undefined
    this.#next()
  }

  #limit(timeoutMs: number, answer: StripAnswer): void {
    this.#timer = setTimeout(() => void this.#end(answer), timeoutMs).unref()
  }

  #lost(worker: Worker): void {
    if (worker === this.#worker) void this.#end({ status: this.#ready ? 'broken' : 'unavailable' })
  }

  /** Gives up the thread. A request it was at gets the answer; without one, nothing starts, and all get it. */
  async #end(answer: StripAnswer): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    const failed = this.#ready && !this.#closed ? [] : this.#queue.splice(0)
    if (this.#current) failed.push(this.#current)
    this.#worker = undefined
    this.#current = undefined
    this.#ready = false
    for (const waiting of failed) waiting.settle(answer)
    this.#next()
    if (worker && this.#file === 'lower-worker') await asked(worker)
    await worker?.terminate()
  }
}

/** Lets a thread end its own process first: that is what a thread which is only terminated leaves behind. */
async function asked(worker: Worker): Promise<void> {
  if (worker.threadId < 0) return
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.once('exit', () => resolve())
  worker.postMessage({ task: 'end' } satisfies StripEnd)
  const timer = setTimeout(resolve, END_TIMEOUT_MS)
  await promise
  clearTimeout(timer)
}
