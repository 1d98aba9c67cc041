import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import { describeS3 } from './describe-s3.ts'
import { RawBucket } from './raw-bucket.ts'

const ada = { owner: 'ada' }
const dayMs = 24 * 3_600_000

// The service's day takes two seconds here; the store's own clock does not hurry, so that only the rules end anything.
describeS3(
  'the lifecycle rules of a real service',
  (s3) => {
    async function setUp(more: object = {}) {
      const options = { ...s3.options(), ...more }
      const store = new S3BlobStore(options)
      await store.init()
      return { options, store, raw: new RawBucket(options) }
    }

    it('take what was never pinned, and leave what was, whatever became of the pin, and what others have', async () => {
      const { options, store, raw } = await setUp({ prefix: 'p' })
      const pinned = await store.store('pinned', { ...ada, ttlMs: dayMs })
      const once = await store.store('pinned once', { ...ada, ttlMs: dayMs })
      const long = await store.store('for long', { ...ada, ttlMs: 60 * dayMs })
      await store.pin(pinned.ref, ada)
      await store.pin(once.ref, ada)
      await store.unpin(once.ref, ada)
      const short = await store.store('never pinned', { ...ada, ttlMs: dayMs })
      await raw.put('elsewhere', 'not ours')
      await gone(async () => store.resolve(short.ref, ada))
      for (const { ref } of [pinned, once, long]) await store.resolve(ref, ada)
      expect(await raw.text('elsewhere')).toBe('not ours')
      // What is left of it is less than a kilobyte, and goes with the next sweep.
      await using later = new S3BlobStore({
        ...options,
        clock: { now: () => Date.now() + dayMs },
      })
      expect((await later.sweep()).blobs).toBe(2)
      expect((await raw.keys()).filter((key) => key.includes('/content/'))).toHaveLength(2)
    }, 90_000)

    it('end everything at the age that the store was told, pins too', async () => {
      const { store, raw } = await setUp({ prefix: 'p', maxAgeMs: dayMs })
      const { ref } = await store.store('x', ada)
      await store.pin(ref, ada)
      await gone(async () => {
        if ((await raw.keys()).length === 0) throw new Error('all gone')
      })
      expect(await store.exists(ref, ada)).toBe(false)
    }, 90_000)
  },
  { own: true, daySeconds: 2 },
)

/** Waits until something can no longer be had. */
async function gone(attempt: () => Promise<unknown>): Promise<void> {
  for (const deadline = Date.now() + 80_000; Date.now() < deadline; await pause(300)) {
    try {
      await attempt()
    } catch {
      return
    }
  }
  throw new Error('it is still there')
}
