import { closeSync, fdatasyncSync, fstatSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

import type { TraceEvent, TraceSink } from '../kernel/index.ts'
import { TraceError } from './errors.ts'
import { FileLock } from './file-lock.ts'
import { GroupWriter } from './group-writer.ts'
import { HeadFile, readHeadFile } from './head-file.ts'
import { recoverTail } from './recover-tail.ts'
import { sealEvent, type TraceKey } from './seal.ts'
import type { Durability, TraceHead } from './types.ts'

export interface JsonlTraceSinkOptions {
  /** The file; made if it is not there. Its head is kept in `<path>.head`, its lock in `<path>.lock`. */
  readonly path: string
  /** What an answer of the sink promises; `disk` costs an fsync for each group of events. @default `process` */
  readonly durability?: Durability
  /** Makes the chain one of HMACs; the same for all who write to the file. @default none: SHA-256 */
  readonly key?: TraceKey
  /** Milliseconds to wait while another process writes. @default 5000 */
  readonly busyTimeoutMs?: number
}

/** How far the file reaches, as this process knows it. */
interface End {
  readonly head: TraceHead
  readonly bytes: number
}

/** Keeps a trace as lines of JSON in a file. Several processes may write to one; what they write is one chain. */
export class JsonlTraceSink implements TraceSink, AsyncDisposable {
  readonly name = 'jsonl'
  readonly #path: string
  readonly #key: TraceKey | undefined
  readonly #durability: Durability
  readonly #file: number
  readonly #lock: FileLock
  readonly #headFile: HeadFile
  readonly #writer: GroupWriter<TraceEvent>
  #end: End | undefined
  #closed = false

  /** @throws TraceError `no_trace`, `head_missing`, `damaged` */
  constructor({ path, durability = 'process', key, busyTimeoutMs = 5000 }: JsonlTraceSinkOptions) {
    this.#path = path
    this.#key = key
    this.#durability = durability
    try {
      this.#lock = new FileLock(`${path}.lock`, busyTimeoutMs)
      this.#file = openSync(path, 'a+', 0o600)
      this.#lock.hold(() => {
        // Also where its maker was killed before it had written anything.
        if (fstatSync(this.#file).size === 0 && readHeadFile(path).kind !== 'head') HeadFile.create(path, key)
        if (durability === 'disk') syncFolder(dirname(path))
        this.#end = this.#findEnd()
      })
      this.#headFile = new HeadFile(path, key)
    } catch (cause) {
      if (cause instanceof TraceError) throw cause
      const reason = cause instanceof Error ? cause.message : 'unknown reason'
      throw new TraceError('no_trace', `${path} cannot be used as a trace: ${reason}`, { cause })
    }
    this.#writer = new GroupWriter((events) => this.#lock.hold(() => this.#commit(events)))
  }

  write(event: TraceEvent): Promise<void> {
    return this.#writer.write(event)
  }

  /** Writes what waits, and closes the file. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    this.#writer.close()
    closeSync(this.#file)
    this.#headFile[Symbol.dispose]()
    this.#lock[Symbol.dispose]()
  }

  #commit(events: readonly TraceEvent[]): void {
    const end = this.#isKnown() ? this.#end : undefined
    const { head: last, bytes } = end ?? this.#findEnd()
    this.#end = undefined
    let head = last
    const lines = events.map((event) => {
      const sealed = sealEvent(event, head, this.#key)
      head = sealed.head
      return `${sealed.line}\n`
    })
    const text = Buffer.from(lines.join(''))
    try {
      writeWhole(this.#file, text)
      if (this.#durability === 'disk') fdatasyncSync(this.#file)
      this.#headFile.move(head)
      if (this.#durability === 'disk') this.#headFile.sync()
    } catch (cause) {
      // Neither half a line nor one that was not acknowledged stays, if the disk lets it go.
      this.#takeBack(last, bytes)
      throw cause
    }
    this.#end = { head, bytes: bytes + text.length }
  }

  #takeBack(head: TraceHead, bytes: number): void {
    try {
      ftruncateSync(this.#file, bytes)
      this.#headFile.move(head)
    } catch {
      // Then the next commit finds out how far the file reaches.
    }
  }

  /** Whether nobody else has written since: the file only grows. */
  #isKnown(): boolean {
    return this.#end !== undefined && fstatSync(this.#file).size === this.#end.bytes
  }

  #findEnd(): End {
    const known = readHeadFile(this.#path)
    if (known.kind !== 'head')
      throw new TraceError(
        'head_missing',
        `${this.#path} has entries, but ${this.#path}.head is ${known.kind}: put both back, or start a new file`,
      )
    return recoverTail({ file: this.#file, path: this.#path, head: known.head, key: this.#key })
  }
}

/** A file is only safe once the folder says that it is there. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at)
}
