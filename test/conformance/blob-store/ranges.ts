import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ByteRange } from '../../../store/index.ts'
import { answerOf, collect, patternOf, same } from './content.ts'
import { ada } from './subject.ts'
import type { Suite } from './subject.ts'

/** Reading in part. */
export function testRanges({ subject, open }: Suite): void {
  describe(`${subject.name}: ranges`, () => {
    it('are the same as slices', async () => {
      const { store } = await open()
      const border = Math.max(...subject.borders)
      const bytes = patternOf(border + 5000)
      const { ref } = await store.store(bytes, ada)
      const near = fc.oneof(
        fc.nat(bytes.length),
        ...[0, ...subject.borders, bytes.length].map((at) =>
          fc.integer({ min: Math.max(0, at - 2), max: Math.min(bytes.length, at + 2) }),
        ),
      )
      await fc.assert(
        fc.asyncProperty(near, fc.option(near, { nil: undefined }), fc.nat(3), async (a, b, past) => {
          const range: ByteRange =
            b === undefined ? { from: a } : { from: Math.min(a, b), to: Math.max(a, b) + past }
          const part = await collect(store.read(ref, { ...ada, range }))
          expect(same(part, bytes.slice(range.from, range.to))).toBe(true)
        }),
        { numRuns: subject.runs },
      )
    })

    it.each<[string, ByteRange, string]>([
      ['a negative start', { from: -1 }, 'range.from'],
      ['a start that is no number', { from: Number.NaN }, 'range.from'],
      ['half a byte', { from: 0.5 }, 'range.from'],
      ['a start beyond the end', { from: 4 }, 'range.from'],
      ['a start beyond all numbers', { from: 2 ** 60 }, 'range.from'],
      ['a negative end', { from: 0, to: -2 }, 'range.to'],
      ['an end that is no number', { from: 0, to: Number.NaN }, 'range.to'],
      ['an infinite end', { from: 0, to: Number.POSITIVE_INFINITY }, 'range.to'],
      ['an end before the start', { from: 2, to: 1 }, 'range.to'],
    ])('refuse %s by the name of the field', async (_, range, field) => {
      const { store } = await open()
      const { ref } = await store.store('abc', ada)
      const answer = await answerOf(collect(store.read(ref, { ...ada, range })))
      expect(answer).toMatchObject({ code: 'invalid_range', message: expect.stringContaining(field) })
    })

    it('may be empty, at the very end too', async () => {
      const { store } = await open()
      const { ref } = await store.store('abc', ada)
      expect(await collect(store.read(ref, { ...ada, range: { from: 3 } }))).toEqual(new Uint8Array())
      expect(await collect(store.read(ref, { ...ada, range: { from: 1, to: 1 } }))).toEqual(new Uint8Array())
    })
  })
}
