import type { ChildProcess } from 'node:child_process'

import { hasExited } from './kill-process.ts'

/** A dead process whose pipes are still held, by something that it left behind, is not waited for longer. */
const pipesTimeoutMs = 1000
const maxWords = 8192

export interface ProcessEndOptions {
  readonly process: ChildProcess
  /** It could not be started. */
  readonly onError: (error: Error) => void
  /** It is dead, what it last said may still come. */
  readonly onExit: () => void
  /** It ended by itself, or was killed. */
  readonly onEnd: (code: number | null, signal: NodeJS.Signals | null) => void
}

/** The end of a process: what it says on the way, and that it is gone. */
export class ProcessEnd {
  /** Resolves once it is gone. */
  readonly exited: Promise<void>
  readonly #process: ChildProcess
  #words = ''

  constructor({ process, onError, onExit, onEnd }: ProcessEndOptions) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.exited = promise
    this.#process = process
    process.stderr?.on('data', (chunk: Buffer) => {
      if (this.#words.length < maxWords) this.#words += chunk.toString('utf8').slice(0, maxWords)
    })
    process.once('error', (error) => {
      this.#words += error.message
      onError(error)
      resolve()
    })
    const onClosed: ProcessEndOptions['onEnd'] = (code, signal) => {
      onEnd(code, signal)
      resolve()
    }
    // Its last words come before the pipes close, so that is waited for.
    process.once('close', onClosed)
    process.once('exit', (code, signal) => {
      const timer = setTimeout(() => {
        onClosed(code, signal)
        for (const pipe of process.stdio) pipe?.destroy()
      }, pipesTimeoutMs)
      process.once('close', () => clearTimeout(timer))
      onExit()
    })
  }

  /** Whether it is dead. What it had started may live on for a moment, and speak. */
  get hasExited(): boolean {
    return hasExited(this.#process)
  }

  /** What it wrote to stderr, or why it could not be started. */
  get words(): string {
    return this.#words
  }
}
