import { describe, expect, it } from 'vitest'

import { answersFor } from './content.ts'
import { ada, missing, ttlMs } from './subject.ts'
import type { Suite } from './subject.ts'

/** How long a blob lives. */
export function testExpiry({ subject, open }: Suite): void {
  describe(`${subject.name}: time`, () => {
    it('ends an unpinned blob after its time to live, to the millisecond', async () => {
      const { store, clock } = await open()
      const usual = await store.store('x', ada)
      const short = await store.store('x', { ...ada, ttlMs: 10 })
      expect(short.expiresAt).toBe(clock.now() + 10)
      clock.advance(9)
      expect(await store.exists(short.ref, ada)).toBe(true)
      clock.advance(1)
      expect(await store.exists(short.ref, ada)).toBe(false)
      clock.advance(ttlMs - 11)
      expect(await store.exists(usual.ref, ada)).toBe(true)
      clock.advance(1)
      expect(await store.exists(usual.ref, ada)).toBe(false)
    })

    it('does not touch what is pinned, and begins anew with the last unpin', async () => {
      const { store, clock } = await open()
      const { ref } = await store.store('x', ada)
      await store.pin(ref, ada)
      expect(await store.info(ref, ada)).not.toHaveProperty('expiresAt')
      clock.advance(ttlMs * 50)
      await store.unpin(ref, ada)
      expect(await store.info(ref, ada)).toMatchObject({ pins: 0, expiresAt: clock.now() + ttlMs })
      clock.advance(ttlMs - 1)
      expect(await store.exists(ref, ada)).toBe(true)
      clock.advance(1)
      expect(await store.exists(ref, ada)).toBe(false)
    })
  })

  describe(`${subject.name}: pins`, () => {
    it('trap 44: are counted, so that one session ending does not take the pin of another', async () => {
      const { store, clock } = await open()
      const { ref } = await store.store('x', ada)
      await Promise.all([store.pin(ref, ada), store.pin(ref, ada), store.pin(ref, ada)])
      expect((await store.info(ref, ada)).pins).toBe(3)
      await Promise.all([store.unpin(ref, ada), store.unpin(ref, ada)])
      clock.advance(ttlMs * 2)
      expect(await store.info(ref, ada)).toMatchObject({ pins: 1 })
      await store.unpin(ref, ada)
      expect((await store.info(ref, ada)).pins).toBe(0)
    })

    it('cannot be taken back more often than they were made, nor used to prolong a life', async () => {
      const { store, clock } = await open()
      const { ref, expiresAt } = await store.store('x', ada)
      clock.advance(500)
      await store.unpin(ref, ada)
      expect(await store.info(ref, ada)).toMatchObject({ pins: 0, expiresAt })
      await store.pin(ref, ada)
      expect((await store.info(ref, ada)).pins).toBe(1)
    })

    it('do not keep a blob that is deleted', async () => {
      const { store } = await open()
      const { ref } = await store.store('x', ada)
      await store.pin(ref, ada)
      expect(await store.delete(ref, ada)).toBe(true)
      expect(await answersFor(store, ref)).toEqual(await answersFor(store, missing))
    })
  })
}
