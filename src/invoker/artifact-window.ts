import type { BlobInfo, BlobStore, ByteRange } from '../../store/index.ts'

/** What is read at once of an artifact that is read from its beginning to its end in small parts. */
const windowBytes = 1024 * 1024

type Bounds = Required<ByteRange>

/** Where artifacts are read from. */
export interface WindowOptions {
  readonly store: BlobStore
  readonly owner: string
  /** The most that one read may bring into memory, in bytes. */
  readonly maxBytes: number
}

/** The part of an artifact that was read last: small reads that follow one another ask the store once a mebibyte. */
export class ArtifactWindow {
  readonly #options: WindowOptions
  #ref = ''
  #from = 0
  #held: Uint8Array = new Uint8Array()

  constructor(options: WindowOptions) {
    this.#options = options
  }

  /** The bytes within bounds, which are within the artifact. */
  async read({ ref, bytes: size }: BlobInfo, { from, to }: Bounds): Promise<Uint8Array> {
    const end = this.#from + this.#held.length
    const goesOn = ref === this.#ref && from >= this.#from && from <= end
    if (goesOn && to <= end) return this.#held.subarray(from - this.#from, to - this.#from)
    const ahead = Math.min(from + Math.min(windowBytes, this.#options.maxBytes), size)
    const held = await this.#collect(ref, { from, to: goesOn ? Math.max(to, ahead) : to })
    this.#ref = ref
    this.#from = from
    this.#held = held
    return held.subarray(0, to - from)
  }

  async #collect(ref: string, range: Bounds): Promise<Uint8Array> {
    const { store, owner } = this.#options
    const whole = new Uint8Array(range.to - range.from)
    let at = 0
    for await (const chunk of store.read(ref, { owner, range })) {
      if (chunk.length === whole.length) return chunk
      whole.set(chunk, at)
      at += chunk.length
      giveBack(chunk)
    }
    return whole
  }
}

/** Frees a chunk at once, for it is ours: the collector comes only when there are many tens of megabytes of them. */
function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0)
}
