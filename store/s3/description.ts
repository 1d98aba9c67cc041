import { corrupt } from '../errors.ts'
import type { S3Description } from './types.ts'

/** What a sweep writes in the place of a description, so that an upload it gave up can no longer become a blob. */
export const voidPrefix = 'void '

/** Reads a description; undefined for one that a sweep took the place of. @throws `corrupt` */
export function parseDescription(text: string): S3Description | undefined {
  if (text.startsWith(voidPrefix)) return undefined
  const value = parse(text)
  if (!isDescription(value)) throw corrupt()
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDescription(value: unknown): value is S3Description {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<keyof S3Description, unknown>> = value
  const { version, mediaType, bytes, sha256, storedAt, ttlMs, content, etag } = fields
  const texts = [mediaType, sha256, content, etag].every((field) => typeof field === 'string')
  return version === 1 && texts && [bytes, storedAt, ttlMs].every((field) => Number.isSafeInteger(field))
}
