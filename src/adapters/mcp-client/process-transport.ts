import { spawn, type ChildProcess } from 'node:child_process'

import {
  deserializeMessage,
  getDefaultEnvironment,
  serializeMessage,
  type JSONRPCMessage,
  type Transport,
} from './sdk.ts'
import { LineSplitter } from './line-splitter.ts'
import { RateGate } from './rate-gate.ts'
import type { McpProcessConfig } from './types.ts'

/** Lines that are no answer (notifications, or no protocol at all) before a server counts as flooding. */
const unaskedLimit = { limit: 50_000, perMs: 10_000 }
const stderrLimit = { limit: 500, perMs: 10_000 }
const maxStderrLine = 4096
/** How long a process has to leave after its input has ended, and after it was told to, in milliseconds. */
const leaveMs = 1500

export interface ProcessTransportOptions {
  readonly config: McpProcessConfig
  readonly maxMessageBytes: number
  /** Milliseconds that only grow. */
  readonly now: () => number
  /** Told each line that the process writes to stderr, and what is wrong with what it writes to stdout. */
  readonly onLine: (level: 'debug' | 'warn', text: string) => void
}

/**
 * A server as a process group of its own, spoken to in lines of JSON. Unlike the transport of the SDK it reads large
 * messages in linear time, ends whatever the process has started, and leaves a server that floods it.
 */
export class ProcessTransport implements Transport {
  onclose?: (() => void) | undefined
  onerror?: ((error: Error) => void) | undefined
  onmessage?: ((message: JSONRPCMessage) => void) | undefined
  /** For the SDK to know what kind of transport this is. */
  readonly stderr = null
  /** Why the process had to go, if it had to. */
  problem: string | undefined
  readonly #options: ProcessTransportOptions
  readonly #unasked: RateGate
  #child: ChildProcess | undefined
  /** The process group, as long as something of it may be alive: later the number may be another's. */
  #group: number | undefined
  #closed = false
  /** Whether it is us who end the process. */
  #leaving = false
  #lastLine = ''

  constructor(options: ProcessTransportOptions) {
    this.#options = options
    this.#unasked = new RateGate({ ...unaskedLimit, now: options.now })
  }

  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  async start(): Promise<void> {
    const { command, args = [], env = {}, cwd } = this.#options.config
    const child = spawn(command, args, {
      env: { ...getDefaultEnvironment(), ...certificates(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A group of its own: `npx` and shells start the real server as a child, and it must not be left behind.
      detached: process.platform !== 'win32',
      windowsHide: true,
      ...(cwd === undefined ? {} : { cwd }),
    })
    this.#child = child
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    child.once('spawn', resolve)
    child.once('error', reject)
    child.on('error', () => this.#over())
    child.once('exit', (code, signal) => {
      if (this.#leaving) return
      const how = signal === null ? `it exited with code ${code ?? 0}` : `it was ended by ${signal}`
      this.problem ??= this.#lastLine === '' ? how : `${how}; the last it said: ${this.#lastLine}`
    })
    // Not `close`: a grandchild that holds the pipes must not make a dead server look alive.
    child.once('exit', () => setTimeout(() => this.#over(), 50).unref())
    child.once('close', () => this.#over())
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined)
    this.#readStdout(child)
    this.#readStderr(child)
    await promise
    this.#group = child.pid
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#child?.stdin
    if (this.#closed || stdin === undefined || stdin === null || !stdin.writable) {
      throw new Error('The server is not running.')
    }
    if (!stdin.write(serializeMessage(message))) {
      const { promise, resolve } = Promise.withResolvers<void>()
      stdin.once('drain', resolve)
      stdin.once('close', resolve)
      await promise
    }
  }

  /** Ends the input, then asks, then kills: the process and whatever it has started. */
  async close(): Promise<void> {
    const child = this.#child
    if (child === undefined) return this.#over()
    this.#leaving = true
    child.stdin?.end()
    if (!(await exited(child, leaveMs))) {
      this.#signal('SIGTERM')
      if (!(await exited(child, leaveMs))) this.#signal('SIGKILL')
    }
    this.kill()
    this.#over()
  }

  /** Ends the process group at once. */
  kill(): void {
    this.#signal('SIGKILL')
  }

  #signal(name: NodeJS.Signals): void {
    if (this.#group === undefined) return
    try {
      process.kill(process.platform === 'win32' ? this.#group : -this.#group, name)
    } catch {
      // Nobody of the group is left.
    }
  }

  #readStdout(child: ChildProcess): void {
    const splitter = new LineSplitter(this.#options.maxMessageBytes)
    child.stdout?.on('data', (chunk: Buffer) => {
      if (this.#closed) return
      try {
        for (const line of splitter.push(chunk)) this.#receive(line)
      } catch (error) {
        this.#give(error instanceof Error ? error.message : 'it broke the protocol')
      }
    })
  }

  #receive(line: string): void {
    if (this.#closed || line.trim() === '') return
    let message: JSONRPCMessage | undefined
    try {
      message = deserializeMessage(line)
    } catch {
      this.#options.onLine('warn', `printed to stdout what is no message: ${line.slice(0, 200)}`)
    }
    const isAnswer = message !== undefined && 'id' in message && !('method' in message)
    if (!isAnswer && !this.#unasked.pass()) throw new RangeError('it floods its output')
    if (message !== undefined) this.onmessage?.(message)
  }

  #readStderr(child: ChildProcess): void {
    const gate = new RateGate({ ...stderrLimit, now: this.#options.now })
    let rest = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = (lines.pop() ?? '').slice(0, maxStderrLine)
      for (const line of lines) {
        if (line.trim() === '' || !gate.pass()) continue
        this.#lastLine = line.trim().slice(0, 300)
        this.#options.onLine('debug', line.slice(0, maxStderrLine))
      }
    })
  }

  /** Leaves a server that cannot be dealt with. */
  #give(problem: string): void {
    this.problem = problem
    this.kill()
    this.#over()
  }

  #over(): void {
    if (this.#closed) return
    this.#closed = true
    // Whatever of the group has outlived the server.
    this.kill()
    this.#group = undefined
    const child = this.#child
    for (const stream of [child?.stdin, child?.stdout, child?.stderr]) stream?.destroy()
    this.onclose?.()
  }
}

async function exited(child: ChildProcess, withinMs: number): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), withinMs)
  child.once('exit', () => resolve(true))
  const left = await promise
  clearTimeout(timer)
  return left
}

/** Where a machine has certificates of its own: `npx` and most servers reach nothing without. They are paths, no secrets. */
function certificates(): Record<string, string> {
  return Object.fromEntries(
    ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'].flatMap((name) => {
      const path = process.env[name]
      return path === undefined ? [] : [[name, path]]
    }),
  )
}
