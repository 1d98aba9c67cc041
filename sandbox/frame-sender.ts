import type { Duplex } from 'node:stream'

import { encodeFrame } from './frames.ts'
import type { FrameType } from './frames.ts'

/** Frames into a socket: one system call for all that one turn of the event loop has to say. */
export class FrameSender {
  readonly #socket: Duplex
  #corked = false
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
    // To the end of the turn: answers of calls whose timers ran out together are read by the child at once, too.
    if (!this.#corked) {
      this.#corked = true
      this.#socket.cork()
      setImmediate(() => {
        this.#corked = false
        this.#socket.uncork()
      })
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
