import { invalidArgument } from './errors.ts'

/** How long an unpinned blob lives unless somebody says otherwise. */
export const hourMs = 3_600_000

/** A duration as it was given, or its default. @throws `invalid_argument` naming the field */
export function milliseconds(field: string, value: number | undefined, fallback: number): number {
  if (value === undefined) return fallback
  if (Number.isSafeInteger(value) && value > 0) return value
  throw invalidArgument(field, 'must be a whole number of milliseconds, 1 or more')
}
