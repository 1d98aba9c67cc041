import { describe, expect, it } from 'vitest'

import { answersFor } from './content.ts'
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
