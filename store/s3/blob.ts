import { notFound } from '../errors.ts'
import type { BlobInfo } from '../types.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { parseDescription } from './description.ts'
import type { BlobKeys } from './layout.ts'
import { endOf, lastEndOf, stateOf } from './state.ts'
import type { BlobState, StateRules } from './state.ts'
import type { S3Description, StoredObject } from './types.ts'

/** A blob that has not expired. */
export interface LiveBlob {
  readonly keys: BlobKeys
  readonly description: S3Description
  readonly state: BlobState
}

/** Looks at the clock, then at the blob's folder. */
export async function look(
  bucket: BlobBucket,
  keys: BlobKeys,
  rules: StateRules,
): Promise<{ readonly state: BlobState; readonly objects: readonly StoredObject[] }> {
  const now = Math.trunc(rules.clock.now())
  const objects: StoredObject[] = []
  for await (const object of bucket.list(keys.folder)) objects.push(object)
  return { state: stateOf(keys, objects, { now, maxPinMs: rules.maxPinMs }), objects }
}

/** The description of a blob, alive or not; undefined if there is none. @throws `corrupt`, `unavailable` */
export async function describe(bucket: BlobBucket, keys: BlobKeys): Promise<S3Description | undefined> {
  const text = await bucket.text(keys.info)
  return text === undefined ? undefined : parseDescription(text)
}

/**
 * Finds a blob; undefined when it is missing or has expired.
 * @param own a pin that does not count, since its maker asks whether it came in time
 * @throws `corrupt`, `unavailable`
 */
export async function findLive(
  bucket: BlobBucket,
  keys: BlobKeys,
  { rules, own }: { readonly rules: StateRules; readonly own?: string },
): Promise<LiveBlob | undefined> {
  const [{ state }, description] = await Promise.all([look(bucket, keys, rules), describe(bucket, keys)])
  if (description === undefined || !state.isThere) return undefined
  const others = { ...state, pins: state.pins.filter(({ name }) => name !== own) }
  if (await isExpired(bucket, { keys, description, state: others }, rules)) return undefined
  return { keys, description, state }
}

/**
 * Whether a blob's time is over. A listing is not of one moment: what shows no pin may be older than the time that the
 * last unpin set before it took the pin away. So the time is looked at once more, after.
 */
export async function isExpired(bucket: BlobBucket, blob: LiveBlob, rules: StateRules): Promise<boolean> {
  const { keys, description, state } = blob
  if (state.now >= lastEndOf(description, rules)) return true
  if (state.pins.length > 0 || state.now < endOf(description, state, rules)) return false
  const { state: later } = await look(bucket, keys, rules)
  return state.now >= endOf(description, later, rules)
}

/** What is known about a blob. */
export function infoOf(ref: string, { description, state }: LiveBlob, rules: StateRules): BlobInfo {
  const { mediaType, bytes, sha256, storedAt } = description
  const pins = state.pins.length
  const expiresAt = endOf(description, state, rules)
  return { ref, mediaType, bytes, sha256, storedAt, pins, ...(pins === 0 && { expiresAt }) }
}

/** @throws `not_found` */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw notFound()
  return found
}
