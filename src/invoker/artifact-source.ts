import type { BlobInfo, BlobStore } from '../../store/index.ts'
import type { ArtifactStream } from '../kernel/index.ts'

/** Where an artifact is read from, and until when. */
export interface SourceOptions {
  readonly store: BlobStore
  readonly owner: string
  readonly signal: AbortSignal
}

/** An artifact as a tool that streams reads it. A class, so that no check of arguments takes it for data. */
export class ArtifactSource implements ArtifactStream {
  readonly #info: BlobInfo
  readonly #options: SourceOptions

  constructor(info: BlobInfo, options: SourceOptions) {
    this.#info = info
    this.#options = options
  }

  get bytes(): number {
    return this.#info.bytes
  }

  get mediaType(): string {
    return this.#info.mediaType
  }

  get sha256(): string {
    return this.#info.sha256
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    const { store, owner, signal } = this.#options
    return store.read(this.#info.ref, { owner, signal })[Symbol.asyncIterator]()
  }
}
