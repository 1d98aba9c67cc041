import { describe, expect, it } from 'vitest'

import { answerOf, answersFor, patternOf, same } from './content.ts'
import { ada } from './subject.ts'
import type { Suite } from './subject.ts'

/** Deleting and disposing. */
export function testEnding({ subject, open }: Suite): void {
  describe(`${subject.name}: the end`, () => {
    it('lets a reader finish what somebody deletes, or tells it that it is gone; never wrong bytes', async () => {
      const { store } = await open()
      const bytes = patternOf(2_000_000)
      const { ref } = await store.store(bytes, ada)
      const chunks: Uint8Array[] = []
      const reading = (async () => {
        for await (const chunk of store.read(ref, ada)) {
          chunks.push(chunk)
          if (chunks.length === 1) expect(await store.delete(ref, ada)).toBe(true)
        }
      })()
      const answer = await answerOf(reading)
      const seen = Buffer.concat(chunks)
      expect(same(seen, bytes.slice(0, seen.length))).toBe(true)
      if (answer === undefined) expect(seen.length).toBe(bytes.length)
      else expect(answer).toMatchObject({ code: 'not_found' })
      expect(await store.exists(ref, ada)).toBe(false)
    })

    it('gives a blob to one of those who delete it at once', async () => {
      const { store } = await open()
      const { ref } = await store.store('x', ada)
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.delete(ref, ada)))
      expect(answers.filter(Boolean)).toEqual([true])
    })

    it('refuses everything once it is disposed, and may be disposed twice', async () => {
      const { store } = await open()
      const { ref } = await store.store('x', ada)
      await store[Symbol.asyncDispose]()
      await store[Symbol.asyncDispose]()
      for (const answer of Object.values(await answersFor(store, ref))) {
        expect(answer).toMatchObject({ code: 'unavailable', message: expect.stringContaining('closed') })
      }
      expect(await answerOf(store.store('x', ada))).toMatchObject({ code: 'unavailable' })
    })

    it('cancels what is under way when it is disposed', async () => {
      const { store } = await open()
      const { ref } = await store.store(patternOf(1_000_000), ada)
      const reader = store.read(ref, ada)[Symbol.asyncIterator]()
      await reader.next()
      const endless = async function* (): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(10)
        await new Promise(() => undefined)
      }
      const storing = answerOf(store.store(endless(), ada))
      await store[Symbol.asyncDispose]()
      expect(await storing).toMatchObject({ code: 'aborted' })
      expect(await answerOf(reader.next())).toMatchObject({ code: 'unavailable' })
    })
  })
}
