import { nextTick } from 'node:process'
import type { Duplex } from 'node:stream'

import { encodeFrame } from './frames.ts'
import type { FrameType } from './frames.ts'

/** Frames into a socket: one system call for all that is said until the next tick. */
export class FrameSender {
  readonly #socket: Duplex
  #sent = 0

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  /** How many frames were given to it. */
  get sent(): number {
    return this.#sent
  }

  send(type: FrameType, job: number, text: string): void {
    this.#sent += 1
    // In the next tick and not later: a journal writes what was said right after that, while the child is at work.
    if (this.#socket.writableCorked === 0) {
      this.#socket.cork()
      nextTick(() => this.#socket.uncork())
    }
    this.#socket.write(encodeFrame(type, job, text))
  }

  /** Resolves once the other end has read what was sent, or is gone. */
  async drained(): Promise<void> {
    if (this.#socket.destroyed || !this.#socket.writableNeedDrain) return
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#socket.once('drain', resolve).once('close', resolve)
    await promise
    this.#socket.off('drain', resolve).off('close', resolve)
  }
}
