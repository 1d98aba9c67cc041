import { FileError } from './file-error.ts'
import { noSpace } from './file-tree.ts'
import type { WorkspaceLimits } from './types.ts'

/** Uploads of one chain that may be open at once. */
const maxOpen = 256

/** A body as it crossed: text, or bytes a character each. */
export interface Piece {
  readonly as: 'text' | 'bytes'
  readonly body: string
}

/** What was sent in pieces, until the last one says what it is for. */
export class Uploads {
  readonly #open = new Map<number, Buffer[]>()
  readonly #limits: WorkspaceLimits
  #bytes = 0

  constructor(limits: WorkspaceLimits) {
    this.#limits = limits
  }

  /** Bytes that are held. */
  get bytes(): number {
    return this.#bytes
  }

  /** Keeps a piece. `held` is what else is in memory. @throws FileError */
  add(upload: number, piece: Piece, held: number): void {
    const bytes = bytesOf(piece)
    if (held + this.#bytes + bytes.length > this.#limits.maxBytes) throw noSpace('bytes', this.#limits)
    const pieces = this.#open.get(upload)
    if (pieces === undefined && this.#open.size >= maxOpen)
      throw new FileError('EBUSY', 'too many files are being written at once')
    if (pieces === undefined) this.#open.set(upload, [bytes])
    else pieces.push(bytes)
    this.#bytes += bytes.length
  }

  /** All that was sent, with the last piece; it is held here no more. */
  take(upload: number, last: Piece): Buffer {
    const bytes = bytesOf(last)
    const pieces = this.#open.get(upload)
    if (pieces === undefined) return bytes
    this.drop(upload)
    return Buffer.concat([...pieces, bytes])
  }

  /** Forgets what was sent. */
  drop(upload: number): void {
    const pieces = this.#open.get(upload) ?? []
    this.#bytes -= pieces.reduce((sum, { length }) => sum + length, 0)
    this.#open.delete(upload)
  }
}

function bytesOf({ as, body }: Piece): Buffer {
  return Buffer.from(body, as === 'text' ? 'utf8' : 'latin1')
}
