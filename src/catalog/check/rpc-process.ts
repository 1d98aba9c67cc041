import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

import { z } from 'zod'

import { createMessageReader } from './message-reader.ts'

/** A process that is asked, and asks back, by JSON-RPC over its standard streams. It holds no process of ours open. */
export interface RpcProcess {
  /** Rejects when the process says that it cannot, or is gone. */
  request(method: string, params: unknown): Promise<unknown>
  readonly pid: number | undefined
  /** Resolves when the process has ended, however it came to that, or could not be started. */
  readonly ended: Promise<void>
  /** Ends the process at once. */
  kill(): void
}

/** What is started, and what answers the process when it asks. */
export interface RpcCommand {
  readonly file: string
  readonly args: readonly string[]
  /** All of its environment. */
  readonly env: Readonly<Record<string, string>>
  readonly answer: (method: string, params: unknown) => unknown
}

type Child = ChildProcessByStdio<Writable, Readable, null>

/** Starts a process that has nothing of this one's environment. */
export function startRpcProcess({ file, args, env, answer }: RpcCommand): RpcProcess {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'ignore'], env, windowsHide: true })
  release(child)
  return new Process(child, answer)
}

class Process implements RpcProcess {
  readonly ended: Promise<void>
  readonly pid: number | undefined
  readonly #child: Child
  readonly #answer: RpcCommand['answer']
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>()
  #last = 0

  constructor(child: Child, answer: RpcCommand['answer']) {
    this.#child = child
    this.#answer = answer
    this.pid = child.pid
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
    this.ended = ended.then(() => this.#abandon())
    const read = createMessageReader((text) => this.#receive(messageSchema.parse(JSON.parse(text))))
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        read(chunk)
      } catch {
        this.kill()
      }
    })
  }

  request(method: string, params: unknown): Promise<unknown> {
    if (!this.#child.stdin.writable) return Promise.reject(gone())
    this.#last += 1
    const waiting = Promise.withResolvers<unknown>()
    this.#asked.set(this.#last, waiting)
    this.#send({ id: this.#last, method, params })
    return waiting.promise
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }

  // What is said in one turn is written at once: each write wakes the other process.
  #send(message: object): void {
    const { stdin } = this.#child
    if (!stdin.writable) return
    if (stdin.writableCorked === 0) {
      stdin.cork()
      process.nextTick(() => stdin.uncork())
    }
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  #receive(message: Message): void {
    if ('method' in message) {
      const result = this.#answer(message.method, message.params) ?? null
      return this.#send({ id: message.id, result })
    }
    const waiting = this.#asked.get(message.id)
    this.#asked.delete(message.id)
    if (message.error === undefined) waiting?.resolve(message.result)
    else waiting?.reject(new Error(message.error.message))
  }

  #abandon(): void {
    for (const { reject } of this.#asked.values()) reject(gone())
    this.#asked.clear()
  }
}

type Message = z.infer<typeof messageSchema>

const messageSchema = z.union([
  z.object({ id: z.unknown(), method: z.string(), params: z.unknown() }),
  z.object({
    id: z.number(),
    result: z.unknown(),
    error: z.object({ message: z.string() }).optional(),
  }),
])

const gone = (): Error => new Error('the process is gone')

// Whoever waits for an answer has a timer of their own. That writing failed is told by the end of the process.
function release(child: Child): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout]) {
    stream.on('error', () => undefined)
    if (stream instanceof Socket) stream.unref()
  }
}
