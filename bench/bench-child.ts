import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const childPath = fileURLToPath(new URL('./child.ts', import.meta.url))
const answerTimeoutMs = 30_000

/** What a child tells of its start, in milliseconds. */
export interface Started {
  readonly loadMs: number
  /** From the first call of the system's own code to the result of a first chain. */
  readonly firstResultMs: number
}

/** What a turn came to. */
export type Turn = { readonly value: number } | { readonly error: string }

interface Message {
  readonly value?: number
  readonly error?: string
  readonly ready?: true
  readonly loadMs?: number
  readonly firstResultMs?: number
}

/** The bench's side of a process that runs one system. */
export class BenchChild {
  readonly #process: ChildProcess
  #waiting: ((message: Message) => void) | undefined
  #stderr = ''

  constructor(system: string) {
    this.#process = fork(childPath, [system], {
      execArgv: ['--no-warnings', '--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#process.stderr?.on('data', (chunk: Buffer) => (this.#stderr += chunk.toString().slice(0, 2000)))
    this.#process.on('message', (message: Message) => this.#answer(message))
    this.#process.on('exit', (code, signal) => this.#answer({ error: this.#death(code, signal) }))
  }

  get alive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Waits until a first chain has run. @throws Error saying why none did */
  async started(): Promise<Started> {
    const { error, loadMs = 0, firstResultMs = 0 } = await this.#next()
    if (error !== undefined) throw new Error(error)
    return { loadMs, firstResultMs }
  }

  /** One turn of a workload. */
  async measure(workload: string): Promise<Turn> {
    if (!this.alive) return { error: this.#death(this.#process.exitCode, this.#process.signalCode) }
    const next = this.#next()
    this.#process.send(workload)
    const { value, error } = await next
    return value === undefined ? { error: error ?? 'no answer' } : { value }
  }

  close(): void {
    this.#process.removeAllListeners('exit')
    // Disconnected first: what it started then ends by itself, before it is killed.
    if (this.#process.connected) this.#process.disconnect()
    setTimeout(() => this.#process.kill('SIGKILL'), 2000).unref()
  }

  async #next(): Promise<Message> {
    const { promise, resolve } = Promise.withResolvers<Message>()
    this.#waiting = resolve
    const timer = setTimeout(() => {
      this.#process.kill('SIGKILL')
      resolve({ error: `no answer within ${answerTimeoutMs / 1000} s` })
    }, answerTimeoutMs)
    const message = await promise
    clearTimeout(timer)
    return message
  }

  #answer(message: Message): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.(message)
  }

  #death(code: number | null, signal: NodeJS.Signals | null): string {
    const word = /(RuntimeError|Fatal error|FATAL ERROR|Error): [^\n]{0,120}/.exec(this.#stderr)?.[0]
    return `crashed (${signal ?? `exit ${code}`})${word === undefined ? '' : `: ${word}`}`
  }
}
