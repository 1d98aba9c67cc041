import { randomBytes } from 'node:crypto'

import { notFound } from '../errors.ts'
import { findLive } from './blob.ts'
import type { LiveBlob } from './blob.ts'
import type { BlobBucket } from './blob-bucket.ts'
import type { BlobKeys } from './layout.ts'
import { heldTag } from './lifecycle-tag.ts'
import type { Pin, StateRules } from './state.ts'

/** How pins are kept. */
export interface PinRules extends StateRules {
  readonly lifecycle: 'tags' | 'none'
}

/** Makes one pin more. @throws `not_found` if the blob is gone, or went meanwhile */
export async function addPin(bucket: BlobBucket, blob: LiveBlob, rules: PinRules): Promise<void> {
  const { keys, description, state } = blob
  const name = `${state.now}-${randomBytes(8).toString('hex')}`
  await bucket.mark(keys.pin(name))
  try {
    // Never taken back: then no order of pins and unpins of several processes can let a rule take what is held.
    const isThere =
      rules.lifecycle === 'none' || (await bucket.tag(keys.content(description.content), heldTag))
    // Only now is it certain that no sweep took the blob before it could see the pin.
    if (!isThere || (await findLive(bucket, keys, { rules, own: name })) === undefined) throw notFound()
  } catch (error) {
    await bucket.remove(keys.pin(name)).catch(() => undefined)
    throw error
  }
}

/** Takes one pin back, the newest that nobody else takes; its time to live begins anew before. */
export async function takePin(bucket: BlobBucket, { keys, state }: LiveBlob): Promise<void> {
  if (state.pins.length === 0) return
  await bucket.mark(keys.since(state.now))
  for (const pin of state.pins) if (await take(bucket, keys, pin)) break
  // Those before the latest that was seen: whoever lists meanwhile finds that one, or this.
  for (const time of state.times.slice(1)) await bucket.remove(keys.since(time))
}

/**
 * Takes this pin back; false if somebody else did. A removal has no winner, so `taken` has: and since only its maker
 * removes the pin, a pin that is there while it is ours is ours.
 */
async function take(bucket: BlobBucket, keys: BlobKeys, { name }: Pin): Promise<boolean> {
  if (!(await bucket.claim(keys.taken(name), randomBytes(16).toString('hex')))) return false
  const isOurs = await bucket.exists(keys.pin(name))
  if (isOurs) await bucket.remove(keys.pin(name))
  await bucket.remove(keys.taken(name))
  return isOurs
}
