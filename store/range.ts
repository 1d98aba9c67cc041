import { StoreError } from './errors.ts'
import type { ByteRange } from './types.ts'

/** A range within a known size. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/** Refuses a range that no blob could satisfy. @throws `invalid_range` */
export function checkRange(range: ByteRange | undefined): void {
  if (range === undefined) return
  if (!isOffset(range.from)) throw invalidRange('range.from must be a whole number of bytes, 0 or more')
  if (range.to === undefined) return
  if (!isOffset(range.to)) throw invalidRange('range.to must be a whole number of bytes, 0 or more')
  if (range.to < range.from) throw invalidRange('range.to must not be below range.from')
}

/** Where a range lies in a blob of so many bytes. @throws `invalid_range` if it begins beyond the end */
export function boundsOf(range: ByteRange | undefined, bytes: number): Bounds {
  const from = range?.from ?? 0
  if (from > bytes) throw invalidRange(`range.from lies beyond the end: the content has ${bytes} bytes`)
  return { from, to: Math.min(range?.to ?? bytes, bytes) }
}

function isOffset(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function invalidRange(message: string): StoreError {
  return new StoreError('invalid_range', `${message}.`)
}
