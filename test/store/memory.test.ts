import { describe, expect, it } from 'vitest'

import { MemoryBlobStore } from '../../store/index.ts'
import { testBlobStore } from '../conformance/blob-store.ts'
import { ManualClock } from './manual-clock.ts'

testBlobStore({
  name: 'MemoryBlobStore',
  open: async (settings) => new MemoryBlobStore(settings),
  borders: [256 * 1024, 512 * 1024],
  runs: 100,
})

const ada = { owner: 'ada' }

describe('a store in memory', () => {
  it('refuses what exceeds its size, and has room again after a delete', async () => {
    await using store = new MemoryBlobStore({ maxBytes: 100 })
    const { ref } = await store.store(new Uint8Array(60), ada)
    const full = { code: 'unavailable', message: expect.stringContaining('maxBytes') }
    await expect(store.store(new Uint8Array(41), ada)).rejects.toMatchObject(full)
    await store.store(new Uint8Array(40), ada)
    await expect(store.store('x', ada)).rejects.toMatchObject(full)
    await store.delete(ref, ada)
    await store.store(new Uint8Array(60), ada)
  })

  it('makes room by itself when blobs expire, but never of what is pinned', async () => {
    const clock = new ManualClock()
    await using store = new MemoryBlobStore({ maxBytes: 100, ttlMs: 1000, clock })
    const pinned = await store.store(new Uint8Array(50), ada)
    await store.pin(pinned.ref, ada)
    await store.store(new Uint8Array(50), ada)
    clock.advance(1000)
    await store.store(new Uint8Array(50), ada)
    await expect(store.store('x', ada)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await store.exists(pinned.ref, ada)).toBe(true)
  })

  it('counts nothing for what was never finished', async () => {
    await using store = new MemoryBlobStore({ maxBytes: 100 })
    const failing = async function* (): AsyncGenerator<Uint8Array> {
      yield new Uint8Array(90)
      throw new Error('dry')
    }
    await expect(store.store(failing(), ada)).rejects.toThrow('dry')
    await store.store(new Uint8Array(100), ada)
  })

  it('does not let an endless source fill the memory', async () => {
    await using store = new MemoryBlobStore({ maxBytes: 10_000 })
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (;;) yield new Uint8Array(100)
    }
    await expect(store.store(endless(), ada)).rejects.toMatchObject({ code: 'unavailable' })
    await store.store(new Uint8Array(10_000), ada)
  })

  it('sweeps what has expired, or only counts it', async () => {
    const clock = new ManualClock()
    await using store = new MemoryBlobStore({ ttlMs: 1000, clock })
    await store.store('four', ada)
    const { ref } = await store.store('pinned', ada)
    await store.pin(ref, ada)
    clock.advance(1000)
    const found = { blobs: 1, bytes: 4, parts: 0, pins: 0 }
    expect(await store.sweep({ mode: 'report' })).toEqual(found)
    expect(await store.sweep()).toEqual(found)
    expect(await store.sweep()).toEqual({ blobs: 0, bytes: 0, parts: 0, pins: 0 })
    expect(await store.exists(ref, ada)).toBe(true)
  })

  it('refuses a source of randomness that repeats itself instead of replacing a blob', async () => {
    await using store = new MemoryBlobStore({ randomBytes: (size) => new Uint8Array(size) })
    const { ref } = await store.store('first', ada)
    const refused = { code: 'invalid_argument', message: expect.stringContaining('randomBytes') }
    await expect(store.store('second', ada)).rejects.toMatchObject(refused)
    expect(Buffer.from(await store.resolve(ref, ada)).toString()).toBe('first')
  })

  it.each([
    ['ttlMs', { ttlMs: 0 }],
    ['maxBytes', { maxBytes: Number.NaN }],
    ['maxBytes', { maxBytes: -1 }],
  ])('refuses a wrong %s by its name', (field, options) => {
    expect(() => new MemoryBlobStore(options)).toThrow(field)
  })
})
