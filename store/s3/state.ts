import type { StoreClock } from '../types.ts'
import type { BlobKeys } from './layout.ts'
import type { S3Description, StoredObject } from './types.ts'

/** By what a blob's state is judged. */
export interface StateRules {
  readonly clock: StoreClock
  /** A pin of this age, in milliseconds, no longer holds: its holder must be gone. */
  readonly maxPinMs: number
  /** No blob lives longer, pinned or not: at this age a lifecycle rule takes it. */
  readonly maxAgeMs: number
}

/** One pin. */
export interface Pin {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly since: number
}

/** What a listing of a blob's folder says. */
export interface BlobState {
  /** Those that hold the blob, the newest first. */
  readonly pins: readonly Pin[]
  /** Those that do so no longer. */
  readonly lapsed: readonly Pin[]
  /** Pins that somebody takes back, or began to. */
  readonly taken: readonly StoredObject[]
  /** When its time to live began anew, the latest first. */
  readonly times: readonly number[]
  /** Whether the blob is there, and nobody removes it. */
  readonly isThere: boolean
  /** When the state was looked at. */
  readonly now: number
}

/** What a listing says at a time that was looked at before it began. */
export function stateOf(
  keys: BlobKeys,
  objects: readonly StoredObject[],
  { now, maxPinMs }: { readonly now: number; readonly maxPinMs: number },
): BlobState {
  const names = new Set(objects.map(({ key }) => key))
  const pins = [...names].flatMap((key) => {
    const [, name = '', time] = /\/pins\/((\d+)-[0-9a-f]{16})$/.exec(key) ?? []
    return time === undefined || names.has(keys.taken(name)) ? [] : [{ name, since: Number(time) }]
  })
  const times = [...names].flatMap((key) => /\/since\/(\d+)$/.exec(key)?.[1] ?? []).map(Number)
  const holds = (pin: Pin): boolean => now - pin.since < maxPinMs
  const newestFirst = pins.toSorted((a, b) => b.since - a.since)
  return {
    pins: newestFirst.filter(holds),
    lapsed: newestFirst.filter((pin) => !holds(pin)),
    taken: objects.filter(({ key }) => key.startsWith(keys.taken(''))),
    times: times.toSorted((a, b) => b - a),
    isThere: names.has(keys.info) && !names.has(keys.gone),
    now,
  }
}

/** The first moment at which an unpinned blob is gone, in milliseconds since the epoch. */
export function endOf(
  description: S3Description,
  { times: [renewedAt = 0] }: Pick<BlobState, 'times'>,
  rules: StateRules,
): number {
  const since = Math.max(description.storedAt, renewedAt)
  return Math.min(since + description.ttlMs, lastEndOf(description, rules))
}

/** The first moment at which even a pinned one is. */
export function lastEndOf({ storedAt }: S3Description, { maxAgeMs }: StateRules): number {
  return storedAt + maxAgeMs
}
