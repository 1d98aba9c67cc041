import { writeSync } from 'node:fs'

import { headerBytes, putHeader } from './frames.ts'
import type { FrameType } from './frames.ts'

/** Held back until this is full, or until somebody flushes: a flood then meets back-pressure. */
const bufferBytes = 64 * 1024

/** Frames into a descriptor, several to one system call, without a buffer for each of them. Blocks. */
export class FrameWriter {
  readonly #descriptor: number
  readonly #buffer = Buffer.allocUnsafe(bufferBytes)
  #used = 0

  constructor(descriptor: number) {
    this.#descriptor = descriptor
  }

  /** One frame; written at once only when there is no room to hold it. */
  add(type: FrameType, job: number, text: string): void {
    const bytes = Buffer.byteLength(text)
    if (this.#used + headerBytes + bytes > bufferBytes) this.flush()
    const isLatin1 = bytes === text.length
    if (headerBytes + bytes > bufferBytes) {
      const large = Buffer.allocUnsafe(headerBytes + bytes)
      putHeader(large, 0, { type, isLatin1, job, bytes })
      large.write(text, headerBytes, isLatin1 ? 'latin1' : 'utf8')
      return this.#write(large, large.length)
    }
    putHeader(this.#buffer, this.#used, { type, isLatin1, job, bytes })
    this.#buffer.write(text, this.#used + headerBytes, isLatin1 ? 'latin1' : 'utf8')
    this.#used += headerBytes + bytes
  }

  /** Writes what is held. */
  flush(): void {
    const length = this.#used
    this.#used = 0
    if (length > 0) this.#write(this.#buffer, length)
  }

  #write(bytes: Buffer, length: number): void {
    for (let offset = 0; offset < length;)
      offset += writeSync(this.#descriptor, bytes, offset, length - offset)
  }
}
