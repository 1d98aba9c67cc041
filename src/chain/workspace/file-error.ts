/** Why an operation on a file was refused: node's own codes. */
export type FileErrorCode =
  | 'EACCES'
  | 'EBUSY'
  | 'EEXIST'
  | 'EINVAL'
  | 'EISDIR'
  | 'ENAMETOOLONG'
  | 'ENOENT'
  | 'ENOSPC'
  | 'ENOTDIR'
  | 'ENOTEMPTY'

const words: Readonly<Record<FileErrorCode, string>> = {
  EACCES: 'permission denied',
  EBUSY: 'resource busy or locked',
  EEXIST: 'file already exists',
  EINVAL: 'invalid argument',
  EISDIR: 'illegal operation on a directory',
  ENAMETOOLONG: 'name too long',
  ENOENT: 'no such file or directory',
  ENOSPC: 'no space left on device',
  ENOTDIR: 'not a directory',
  ENOTEMPTY: 'directory not empty',
}

/** A refused operation on a file of a chain. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly code: FileErrorCode
  readonly why: string

  /** `why` says what to do, where the code does not. */
  constructor(code: FileErrorCode, why = '') {
    super(`${code}: ${words[code]}${why === '' ? '' : ` (${why})`}`)
    this.code = code
    this.why = why
  }
}
