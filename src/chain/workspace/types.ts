/** What a file holds. It never changes: a write puts another in its place. */
export interface FileContent {
  /** Size in bytes. */
  readonly bytes: number
  readonly mediaType: string
  /** In memory, or else in the store under `artifactRef`. */
  readonly data?: Uint8Array
  readonly artifactRef?: string
  /** Known where the store has told it. */
  readonly sha256?: string
}

/** A file that a chain is given, under its resolved path. */
export type GivenFile = readonly [path: string, content: FileContent]

/** Who made a file: only what the script wrote comes back with the result, and only that counts. */
export type Origin = 'given' | 'tool' | 'script'

/** One file or folder. */
export type TreeEntry =
  | { readonly kind: 'directory'; readonly origin: Origin }
  | {
      readonly kind: 'file'
      readonly origin: Origin
      readonly content: FileContent
      /** Grows with each write to any file, so that a reader in parts can tell that it reads one and the same. */
      readonly version: number
    }

/** What the files of a script may come to. */
export interface WorkspaceLimits {
  /** Bytes in memory. */
  readonly maxBytes: number
  /** Files and folders. */
  readonly maxFiles: number
}
