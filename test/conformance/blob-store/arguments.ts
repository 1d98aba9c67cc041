import { describe, expect, it } from 'vitest'

import type { BlobData, StoreOptions } from '../../../store/index.ts'
import { answerOf, answersFor, streamOf, wrong } from './content.ts'
import { ada } from './subject.ts'
import type { Suite } from './subject.ts'

/** Arguments that cannot be meant. */
export function testArguments({ subject, open }: Suite): void {
  describe(`${subject.name}: wrong arguments`, () => {
    it.each<[string, string, BlobData, StoreOptions]>([
      ['an empty owner', 'owner', 'x', { owner: '' }],
      ['no owner', 'owner', 'x', wrong({})],
      ['an owner that is no text', 'owner', 'x', wrong({ owner: 7 })],
      ['no options', 'owner', 'x', wrong(undefined)],
      ['an empty media type', 'mediaType', 'x', { ...ada, mediaType: '' }],
      ['a media type with a line break', 'mediaType', 'x', { ...ada, mediaType: 'a/b\r\nSet-Cookie: x' }],
      ['a media type without end', 'mediaType', 'x', { ...ada, mediaType: 'x'.repeat(513) }],
      ['a time to live of 0', 'ttlMs', 'x', { ...ada, ttlMs: 0 }],
      ['a negative time to live', 'ttlMs', 'x', { ...ada, ttlMs: -1 }],
      ['a time to live that is no number', 'ttlMs', 'x', { ...ada, ttlMs: Number.NaN }],
      ['a number as data', 'data', wrong(7), ada],
      ['nothing as data', 'data', wrong(null), ada],
      ['a list as data', 'data', wrong([1, 2]), ada],
      ['a stream of text', 'data', wrong(streamOf(wrong('chunk'))), ada],
    ])('refuses %s by the name of the field', async (_, field, data, options) => {
      const { store } = await open()
      expect(await answerOf(store.store(data, options))).toMatchObject({
        code: 'invalid_argument',
        message: expect.stringContaining(field),
      })
    })

    it('refuses an empty owner in every operation', async () => {
      const { store } = await open()
      const { ref } = await store.store('x', ada)
      for (const answer of Object.values(await answersFor(store, ref, { owner: '' }))) {
        expect(answer).toMatchObject({ code: 'invalid_argument', message: expect.stringContaining('owner') })
      }
    })
  })
}
