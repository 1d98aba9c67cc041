import { describe, expect, it } from 'vitest'

import { isRef } from '../../../store/index.ts'
import { collect, digest, patternOf, same, slices, streamOf } from './content.ts'
import { ada, ttlMs } from './subject.ts'
import type { Suite } from './subject.ts'

/** What comes back of what is stored. */
export function testStoring({ subject, open }: Suite): void {
  describe(`${subject.name}: what is stored`, () => {
    it('comes back as it was, with its size, digest and media type', async () => {
      const { store, clock } = await open()
      const text = await store.store('naïve 🙂', ada)
      expect(text).toEqual({
        ref: text.ref,
        mediaType: 'text/plain; charset=utf-8',
        bytes: 11,
        sha256: digest(Buffer.from('naïve 🙂')),
        storedAt: clock.now(),
        expiresAt: clock.now() + ttlMs,
        pins: 0,
      })
      expect(Buffer.from(await store.resolve(text.ref, ada)).toString()).toBe('naïve 🙂')
      expect(await store.info(text.ref, ada)).toEqual(text)
      const bytes = await store.store(Uint8Array.of(0, 255, 13, 10), ada)
      expect(bytes.mediaType).toBe('application/octet-stream')
      expect(await store.resolve(bytes.ref, ada)).toEqual(Uint8Array.of(0, 255, 13, 10))
    })

    it('gets a ref nobody can guess, another one each time', async () => {
      const { store } = await open()
      const infos = await Promise.all(Array.from({ length: 40 }, () => store.store('the same', ada)))
      expect(new Set(infos.map((info) => info.ref)).size).toBe(40)
      for (const { ref } of infos) {
        expect(isRef(ref)).toBe(true)
        expect(Buffer.from(ref.slice(4), 'base64url').length * 8).toBeGreaterThanOrEqual(128)
      }
    })

    it.each([
      ['a string', ''],
      ['bytes', new Uint8Array()],
      ['a stream without chunks', streamOf()],
      ['a stream with an empty chunk', streamOf(new Uint8Array())],
    ])('may be 0 bytes of %s', async (_, data) => {
      const { store } = await open()
      const { ref, bytes, sha256 } = await store.store(data, ada)
      expect([bytes, sha256]).toEqual([0, digest(new Uint8Array())])
      expect(await store.resolve(ref, ada)).toEqual(new Uint8Array())
      expect(await collect(store.read(ref, ada))).toEqual(new Uint8Array())
      expect(await collect(store.read(ref, { ...ada, range: { from: 0, to: 9 } }))).toEqual(new Uint8Array())
    })

    it.each(subject.borders.flatMap((border) => [border - 1, border, border + 1]))(
      'is whole at %i bytes, given at once or in odd chunks',
      async (size) => {
        const { store } = await open()
        const bytes = patternOf(size)
        const [atOnce, streamed] = await Promise.all([
          store.store(bytes, ada),
          store.store(streamOf(...slices(bytes, 77_777)), ada),
        ])
        expect([atOnce.sha256, streamed.sha256]).toEqual([digest(bytes), digest(bytes)])
        expect(same(await store.resolve(atOnce.ref, ada), bytes)).toBe(true)
        expect(same(await collect(store.read(streamed.ref, ada)), bytes)).toBe(true)
        const last = { from: size - 2 }
        expect(await collect(store.read(atOnce.ref, { ...ada, range: last }))).toEqual(bytes.slice(-2))
      },
    )

    it('keeps any media type, in any script', async () => {
      const { store } = await open()
      for (const mediaType of [
        'text/plain; title="наука 🙂 \u202e"',
        'é',
        '\ud800',
        `x/${'ü'.repeat(255)}`,
      ]) {
        const { ref } = await store.store('x', { ...ada, mediaType })
        expect((await store.info(ref, ada)).mediaType).toBe(mediaType)
      }
    })

    it('is written by many at once without mixing anything up', async () => {
      const { store } = await open()
      const texts = Array.from({ length: 24 }, (_, n) => `${n} `.repeat(1000 + n))
      const infos = await Promise.all(texts.map((text, n) => store.store(text, { owner: `owner ${n % 3}` })))
      const back = await Promise.all(
        infos.map(({ ref }, n) => store.resolve(ref, { owner: `owner ${n % 3}` })),
      )
      expect(back.map((bytes) => Buffer.from(bytes).toString())).toEqual(texts)
    })
  })
}
