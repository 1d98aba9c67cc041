/**
 * The wire between a pool and one child, both ways over one socket:
 * `u32 length | u8 type (bit 7: latin1) | u32 job | payload`, little endian, `length` counting the payload.
 */

/** What a frame means. Odd numbers go down to the child, even ones come up. */
export const FrameType = {
  /** Down, first of all: the source of the prelude. */
  boot: 7,
  /** Down: prepare an isolate for this setup. JSON. */
  warm: 1,
  /** Down: run a script. JSON. */
  start: 3,
  /** Down: a text for the guest. */
  send: 5,
  /** Up: an isolate is ready for the setup that was asked for last. */
  ready: 2,
  /** Up: a text from the guest. */
  message: 4,
  /** Up: `<kind> <cpu microseconds>\n<text>`, the script's own end. */
  finish: 6,
  /** Up: `<frames processed> <cpu microseconds>`, nothing left to do. */
  idle: 8,
  /** Up: `<reason>\n<detail>`, the isolate died. */
  failed: 10,
  /** Up: something worth telling that is not the guest's own word: an unhandled rejection. */
  note: 12,
} as const
export type FrameType = (typeof FrameType)[keyof typeof FrameType]

export interface Frame {
  readonly type: number
  readonly job: number
  readonly text: string
}

/** What stands before each payload. */
export const headerBytes = 9
const latin1Flag = 0x80
/** Chunks are joined by so many when they are small: each weighs much more than its bytes. */
const joinedChunks = 256
const smallChunkBytes = 4096

/** What a header says. */
export interface FrameHead {
  readonly type: FrameType
  readonly job: number
  /** Of the payload. */
  readonly bytes: number
  /** One byte a character, instead of UTF-8. */
  readonly isLatin1: boolean
}

/** One frame as bytes. */
export function encodeFrame(type: FrameType, job: number, text: string): Buffer {
  const bytes = Buffer.byteLength(text)
  const isLatin1 = bytes === text.length
  const buffer = Buffer.allocUnsafe(headerBytes + bytes)
  putHeader(buffer, 0, { type, job, bytes, isLatin1 })
  buffer.write(text, headerBytes, isLatin1 ? 'latin1' : 'utf8')
  return buffer
}

/** Writes a header into a buffer. */
export function putHeader(buffer: Buffer, at: number, { type, job, bytes, isLatin1 }: FrameHead): void {
  putU32(buffer, bytes, at)
  buffer[at + 4] = isLatin1 ? type | latin1Flag : type
  putU32(buffer, job, at + 5)
}

// Byte by byte: a child runs without a compiler, where this takes a quarter of the time of Buffer's own methods.
function putU32(buffer: Buffer, value: number, at: number): void {
  buffer[at] = value
  buffer[at + 1] = value >>> 8
  buffer[at + 2] = value >>> 16
  buffer[at + 3] = value >>> 24
}

/** Why a reader gave up on its stream. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
}

/**
 * Cuts a stream of chunks into frames. Chunks of an unfinished frame are kept in a list and joined once, so that a
 * large frame costs what it weighs. A frame that announces more than `maxFrameBytes` ends the stream.
 */
export class FrameReader {
  readonly #onFrame: (frame: Frame) => void
  /** The largest payload that is taken, in bytes. */
  maxFrameBytes: number
  #chunks: Buffer[] = []
  #held = 0
  /** Chunks at the end of the list that have not been looked at together yet. */
  #loose = 0
  #needed = headerBytes

  constructor(options: { readonly maxFrameBytes: number; readonly onFrame: (frame: Frame) => void }) {
    this.#onFrame = options.onFrame
    this.maxFrameBytes = options.maxFrameBytes
  }

  /** Whether it keeps a part of what it was given, for a frame that is not whole yet. */
  get isHolding(): boolean {
    return this.#held > 0
  }

  /**
   * Takes the next bytes; they must not change while it is holding any.
   * @throws FrameError when the other end breaks the format
   */
  push(chunk: Buffer): void {
    if (this.#held === 0) {
      this.#keep(this.#read(chunk))
      return
    }
    this.#keep(chunk)
    if (this.#held < this.#needed) return
    const joined = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks, this.#held)
    this.#chunks = []
    this.#held = 0
    this.#loose = 0
    this.#keep(this.#read(joined))
  }

  #keep(rest: Buffer): void {
    if (rest.length === 0) return
    this.#chunks.push(rest)
    this.#held += rest.length
    this.#loose += 1
    if (this.#loose < joinedChunks) return
    this.#loose = 0
    const last = this.#chunks.slice(-joinedChunks)
    const bytes = last.reduce((sum, { length }) => sum + length, 0)
    if (bytes <= joinedChunks * smallChunkBytes)
      this.#chunks.splice(-joinedChunks, joinedChunks, Buffer.concat(last, bytes))
  }

  #read(buffer: Buffer): Buffer {
    let offset = 0
    for (;;) {
      const left = buffer.length - offset
      if (left < headerBytes) {
        this.#needed = headerBytes
        return buffer.subarray(offset)
      }
      const length = buffer.readUInt32LE(offset)
      if (length > this.maxFrameBytes)
        throw new FrameError(`a frame of ${length} bytes is over the limit of ${this.maxFrameBytes}`)
      if (left < headerBytes + length) {
        this.#needed = headerBytes + length
        return buffer.subarray(offset)
      }
      const flags = buffer.readUInt8(offset + 4)
      const start = offset + headerBytes
      const text = buffer.toString((flags & latin1Flag) === 0 ? 'utf8' : 'latin1', start, start + length)
      offset = start + length
      this.#onFrame({ type: flags & ~latin1Flag, job: buffer.readUInt32LE(start - 4), text })
    }
  }
}
