import { invalidArgument } from './errors.ts'
import { milliseconds } from './milliseconds.ts'
import { checkScope } from './scope.ts'
import type { BlobData, StoreOptions } from './types.ts'

const maxMediaTypeBytes = 512
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f]/

/** The options of one `store`, checked and with their defaults. */
export interface CheckedStoreOptions {
  readonly owner: string
  readonly mediaType: string
  readonly ttlMs: number
  readonly signal: AbortSignal | undefined
}

/** Checks how a blob is to be stored. @throws `invalid_argument` naming the field, `aborted` */
export function checkStoreOptions(data: BlobData, options: StoreOptions, ttlMs: number): CheckedStoreOptions {
  checkScope(options)
  return {
    owner: options.owner,
    mediaType: mediaTypeFor(data, options.mediaType),
    ttlMs: milliseconds('ttlMs', options.ttlMs, ttlMs),
    signal: options.signal,
  }
}

function mediaTypeFor(data: BlobData, given: string | undefined): string {
  if (given === undefined)
    return typeof data === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream'
  if (typeof given !== 'string' || given === '')
    throw invalidArgument('mediaType', 'must be a non-empty string')
  // A media type ends up in headers, where a line break would begin another one.
  if (control.test(given)) throw invalidArgument('mediaType', 'must not have control characters')
  if (Buffer.byteLength(given) > maxMediaTypeBytes) {
    throw invalidArgument('mediaType', `must be at most ${maxMediaTypeBytes} bytes of UTF-8`)
  }
  return given
}
