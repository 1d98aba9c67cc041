import { describe, expect, it } from 'vitest'

import { answerOf, collect, patternOf, same } from './content.ts'
import { ada } from './subject.ts'
import type { Suite } from './subject.ts'

/** Giving up in the middle. */
export function testCancellation({ subject, open }: Suite): void {
  describe(`${subject.name}: giving up`, () => {
    it('refuses to begin when the signal has fired, whatever is asked', async () => {
      const { store } = await open()
      const { ref } = await store.store('x', ada)
      const scope = { ...ada, signal: AbortSignal.abort(new Error('enough')) }
      const all: Promise<unknown>[] = [
        store.store('x', scope),
        store.resolve(ref, scope),
        store.info(ref, scope),
      ]
      all.push(
        store.pin(ref, scope),
        store.unpin(ref, scope),
        store.exists(ref, scope),
        store.delete(ref, scope),
      )
      all.push(collect(store.read(ref, scope)))
      for (const answer of all) expect(await answerOf(answer)).toMatchObject({ code: 'aborted' })
      expect((await store.info(ref, ada)).pins).toBe(0)
    })

    it('stops in the middle of a stream and tells the source', async () => {
      const { store } = await open()
      const abort = new AbortController()
      let released = false
      const source = async function* (): AsyncGenerator<Uint8Array> {
        try {
          for (let n = 0; ; n += 1) {
            if (n === 20) abort.abort()
            yield new Uint8Array(50_000)
          }
        } finally {
          released = true
        }
      }
      const answer = await answerOf(store.store(source(), { ...ada, signal: abort.signal }))
      expect(answer).toMatchObject({ code: 'aborted' })
      expect(released).toBe(true)
    })

    it('does not wait for a source that hangs', async () => {
      const { store } = await open()
      const abort = new AbortController()
      const hanging = async function* (): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(10)
        await new Promise(() => setTimeout(() => abort.abort(), 5))
      }
      const answer = await answerOf(store.store(hanging(), { ...ada, signal: abort.signal }))
      expect(answer).toMatchObject({ code: 'aborted' })
    })

    it('passes on the error of a source as it is', async () => {
      const { store } = await open()
      const failure = new RangeError('the source is dry')
      const source = async function* (): AsyncGenerator<Uint8Array> {
        yield new Uint8Array(300_000)
        throw failure
      }
      await expect(store.store(source(), ada)).rejects.toBe(failure)
    })

    it('lets a reader stop in the middle, by its signal or by leaving', async () => {
      const { store } = await open()
      const bytes = patternOf(1_000_000)
      const { ref } = await store.store(bytes, ada)
      const abort = new AbortController()
      const reading = (async () => {
        for await (const _ of store.read(ref, { ...ada, signal: abort.signal })) abort.abort()
      })()
      expect(await answerOf(reading)).toMatchObject({ code: 'aborted' })
      for await (const chunk of store.read(ref, ada)) {
        expect(same(chunk, bytes.slice(0, chunk.length))).toBe(true)
        break
      }
      expect(await store.delete(ref, ada)).toBe(true)
    })
  })
}
