import { describe, expect, it } from 'vitest'

import { digest, same } from './content.ts'
import { ada } from './subject.ts'
import type { Suite } from './subject.ts'

/** That nobody can change what is stored. */
export function testImmutability({ subject, open }: Suite): void {
  describe(`${subject.name}: what is stored never changes`, () => {
    it('when the caller goes on writing into the same buffer', async () => {
      const { store } = await open()
      const bytes = new Uint8Array(600_000).fill(1)
      const storing = store.store(bytes, ada)
      bytes.fill(2)
      const { ref, sha256 } = await storing
      bytes.fill(3)
      expect(same(await store.resolve(ref, ada), new Uint8Array(600_000).fill(1))).toBe(true)
      expect(sha256).toBe(digest(new Uint8Array(600_000).fill(1)))
    })

    it('when a source gives the same buffer again and again', async () => {
      const { store } = await open()
      const buffer = new Uint8Array(3)
      const source = async function* (): AsyncGenerator<Uint8Array> {
        for (const value of [1, 2, 3]) yield buffer.fill(value)
      }
      const { ref } = await store.store(source(), ada)
      expect(await store.resolve(ref, ada)).toEqual(Uint8Array.of(1, 1, 1, 2, 2, 2, 3, 3, 3))
    })

    it('when a reader writes into what it was given', async () => {
      const { store } = await open()
      const { ref } = await store.store('abc', ada)
      const whole = await store.resolve(ref, ada)
      whole.fill(0)
      for await (const chunk of store.read(ref, ada)) chunk.fill(0)
      expect(Buffer.from(await store.resolve(ref, ada)).toString()).toBe('abc')
    })

    it('and no reader can reach the memory around its bytes', async () => {
      const { store } = await open()
      const { ref } = await store.store('abc', ada)
      expect((await store.resolve(ref, ada)).buffer.byteLength).toBe(3)
      for await (const chunk of store.read(ref, ada)) expect(chunk.buffer.byteLength).toBe(3)
    })
  })
}
