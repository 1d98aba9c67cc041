import { describe, expect, it } from 'vitest'

import type { BlobInfo } from '../../../store/index.ts'
import { answerOf, answersFor } from './content.ts'
import { ada, bob, missing, ttlMs } from './subject.ts'
import type { Suite } from './subject.ts'

/** That owners cannot see each other. */
export function testOwnership({ subject, open }: Suite): void {
  describe(`${subject.name}: whose it is`, () => {
    it('answers alike for a missing, an expired, a deleted, a malformed and a foreign ref', async () => {
      const { store, clock } = await open()
      const expired = (await store.store('x', ada)).ref
      clock.advance(ttlMs)
      const foreign = (await store.store('secret', bob)).ref
      const deleted = (await store.store('x', ada)).ref
      await store.delete(deleted, ada)
      const expected = await answersFor(store, missing)
      expect(expected).toMatchObject({
        resolve: { code: 'not_found' },
        read: { code: 'not_found' },
        info: { code: 'not_found' },
        pin: { code: 'not_found' },
        unpin: { code: 'not_found' },
        exists: false,
        delete: false,
      })
      for (const ref of [
        expired,
        foreign,
        deleted,
        '',
        'art_',
        '../../etc/passwd',
        `${missing}\n`,
        `${missing}/..`,
      ]) {
        expect(await answersFor(store, ref)).toEqual(expected)
      }
      expect(Buffer.from(await store.resolve(foreign, bob)).toString()).toBe('secret')
      expect((await store.info(foreign, bob)).pins).toBe(0)
    })

    it('lists what an owner has, and nothing that has expired or is of others', async () => {
      const { store, clock } = await open()
      const list = async (owner: string): Promise<BlobInfo[]> => {
        const infos: BlobInfo[] = []
        for await (const info of store.list({ owner })) infos.push(info)
        return infos.toSorted((a, b) => a.bytes - b.bytes)
      }
      expect(await list('ada')).toEqual([])
      await store.store('expired', { ...ada, ttlMs: 1 })
      await store.store('foreign', bob)
      const kept = [await store.store('1', ada), await store.store('22', ada)]
      await store.pin(kept[1]!.ref, ada)
      clock.advance(1)
      expect(await list('ada')).toEqual([kept[0], await store.info(kept[1]!.ref, ada)])
      expect(await list('bob')).toHaveLength(1)
      expect(await answerOf(list(''))).toMatchObject({ code: 'invalid_argument' })
    })

    it('sweeps the expired blobs of all owners, and no others; a report changes nothing', async () => {
      const { store, clock } = await open()
      const pinned = await store.store('pinned', ada)
      await store.pin(pinned.ref, ada)
      await store.store('old', ada)
      await store.store('old too', bob)
      clock.advance(ttlMs)
      const young = await store.store('young', ada)
      const found = await store.sweep({ mode: 'report' })
      expect(found).toMatchObject({ blobs: 2, parts: 0, pins: 0 })
      expect(await store.sweep()).toEqual(found)
      expect(await store.sweep()).toEqual({ blobs: 0, bytes: 0, parts: 0, pins: 0 })
      for (const { ref } of [pinned, young]) expect(await store.exists(ref, ada)).toBe(true)
    })

    it('keeps owners apart whatever their names are', async () => {
      const { store } = await open()
      const owners = [
        '.',
        '..',
        '../ada',
        '/',
        '/etc',
        'a/b',
        'a\\b',
        'a\0b',
        'a\0',
        'A',
        'a',
        ' a',
        'CON',
        '*',
      ]
      owners.push(
        'é',
        'e\u0301',
        '\ud800',
        '\ud801',
        '\ufffd',
        '🙂'.repeat(2500),
        'x'.repeat(10_240),
        '__proto__',
      )
      const refs = await Promise.all(owners.map(async (owner) => (await store.store(owner, { owner })).ref))
      for (const [n, owner] of owners.entries()) {
        const visible = await Promise.all(refs.map((ref) => store.exists(ref, { owner })))
        expect(visible).toEqual(owners.map((_, other) => other === n))
      }
    })
  })
}
