import type * as fs from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'
import { ManualClock } from './manual-clock.ts'

/** Done instead of a call to the file system, once; `proceed` does the call itself. */
type Instead = (proceed: () => Promise<unknown>) => Promise<unknown>
type Hooked = 'mkdir' | 'readdir' | 'unlink' | 'utimes'

const hooks = vi.hoisted(() => new Map<string, Instead>())

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof fs>()
  const hooked = (name: Hooked) => {
    const call = real[name] as (...args: unknown[]) => Promise<unknown>
    return async (...args: unknown[]) => {
      const key = `${name} ${/\.(\w+)/.exec(String(args[0]))?.[1]}`
      const instead = hooks.get(key)
      hooks.delete(key)
      return instead === undefined ? call(...args) : instead(() => call(...args))
    }
  }
  const calls = {
    mkdir: hooked('mkdir'),
    readdir: hooked('readdir'),
    unlink: hooked('unlink'),
    utimes: hooked('utimes'),
  }
  return { ...real, ...calls }
})

const base = await mkdtemp(join(tmpdir(), 'catenary-order-'))
afterAll(() => rm(base, { recursive: true }))
afterEach(() => {
  const left = [...hooks.keys()]
  hooks.clear()
  expect(left, 'calls that the test waited for and that never came').toEqual([])
})

const ada = { owner: 'ada' }
const ttlMs = 1000

/** Two processes, as far as a directory can tell, and a blob of 1 s. */
async function setUp() {
  const directory = await mkdtemp(join(base, 'd-'))
  const clock = new ManualClock()
  const [store, other] = [0, 1].map(() => new FileBlobStore({ directory, clock, ttlMs }))
  const { ref } = await store!.store('x', ada)
  return { clock, store: store!, other: other!, ref }
}

describe('whatever comes between the steps of', () => {
  it('an unpin: a sweep just before the time is set anew still sees the pin', async () => {
    const { clock, store, other, ref } = await setUp()
    await store.pin(ref, ada)
    clock.advance(ttlMs * 5)
    hooks.set('utimes blob', async (proceed) => {
      await other.sweep()
      return proceed()
    })
    await store.unpin(ref, ada)
    expect(await store.info(ref, ada)).toMatchObject({ pins: 0, expiresAt: clock.now() + ttlMs })
  })

  it('an unpin: a sweep just before the pin goes sees it or the new time', async () => {
    const { clock, store, other, ref } = await setUp()
    await store.pin(ref, ada)
    clock.advance(ttlMs * 5)
    hooks.set('unlink pins', async (proceed) => {
      await other.sweep()
      await proceed()
      await other.sweep()
    })
    await store.unpin(ref, ada)
    expect(await store.exists(ref, ada)).toBe(true)
  })

  it('a sweep: an unpin just before it looks at the pins has set the time by then', async () => {
    const { clock, store, other, ref } = await setUp()
    await store.pin(ref, ada)
    clock.advance(ttlMs * 5)
    hooks.set('readdir pins', async (proceed) => {
      await other.unpin(ref, ada)
      return proceed()
    })
    expect(await store.sweep()).toMatchObject({ blobs: 0 })
    expect(await store.exists(ref, ada)).toBe(true)
  })

  it('a sweep: a pin just after it looked at the pins came in time by the clock it looked at before', async () => {
    const { clock, store, other, ref } = await setUp()
    hooks.set('readdir pins', async (proceed) => {
      const names = await proceed().catch((error: unknown) => error)
      await other.pin(ref, ada)
      clock.advance(ttlMs)
      if (names instanceof Error) throw names
      return names
    })
    expect(await store.sweep()).toMatchObject({ blobs: 0 })
    expect(await store.info(ref, ada)).toMatchObject({ pins: 1 })
  })

  it('a pin: when a sweep took the blob meanwhile, the answer is no', async () => {
    const { clock, store, other, ref } = await setUp()
    hooks.set('mkdir pins', async (proceed) => {
      clock.advance(ttlMs)
      expect(await other.sweep()).toMatchObject({ blobs: 1 })
      // The owner's directory went with its last blob: have it made again, so that the pin itself can be made.
      await other.store('y', ada)
      return proceed()
    })
    await expect(store.pin(ref, ada)).rejects.toMatchObject({ code: 'not_found' })
    expect(await other.sweep()).toMatchObject({ blobs: 0, pins: 0 })
  })

  it('a pin: when a sweep is about to take the blob, the answer is no', async () => {
    const { clock, store, other, ref } = await setUp()
    const decided = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let sweeping: Promise<unknown> = Promise.resolve()
    hooks.set('unlink blob', async (proceed) => {
      decided.resolve()
      await answered.promise
      return proceed()
    })
    hooks.set('mkdir pins', async (proceed) => {
      clock.advance(ttlMs)
      sweeping = other.sweep()
      await decided.promise
      return proceed()
    })
    await expect(store.pin(ref, ada).finally(() => answered.resolve())).rejects.toMatchObject({
      code: 'not_found',
    })
    await sweeping
    expect(await store.exists(ref, ada)).toBe(false)
  })

  it('a pin: when somebody deletes the blob meanwhile, the answer is no and nothing is left', async () => {
    const { store, other, ref } = await setUp()
    hooks.set('mkdir pins', async (proceed) => {
      await other.delete(ref, ada)
      return proceed()
    })
    await expect(store.pin(ref, ada)).rejects.toMatchObject({ code: 'not_found' })
    expect(await other.sweep()).toMatchObject({ blobs: 0, pins: 0 })
  })
})
