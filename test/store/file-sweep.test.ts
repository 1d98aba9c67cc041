import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'
import { ManualClock } from './manual-clock.ts'

const base = await mkdtemp(join(tmpdir(), 'catenary-sweep-'))
afterAll(() => rm(base, { recursive: true }))

const ada = { owner: 'ada' }
const dayMs = 24 * 3_600_000
const nothing = { blobs: 0, bytes: 0, parts: 0, pins: 0 }

async function setUp() {
  const directory = await mkdtemp(join(base, 'd-'))
  const clock = new ManualClock()
  const open = (): FileBlobStore => new FileBlobStore({ directory, clock, ttlMs: 1000 })
  return { directory, clock, open, store: open(), files: () => readdir(directory, { recursive: true }) }
}

describe('a sweep', () => {
  it('removes what has expired, leaves what is alive or pinned, and tidies up', async () => {
    const { clock, store, files } = await setUp()
    const old = await store.store('old', ada)
    await store.pin(old.ref, ada)
    await store.unpin(old.ref, ada)
    await store.store('old too', { owner: 'bob' })
    const pinned = await store.store('pinned', ada)
    await store.pin(pinned.ref, ada)
    clock.advance(1000)
    const young = await store.store('young', ada)
    expect(await store.sweep()).toMatchObject({ blobs: 2, parts: 0, pins: 0 })
    expect(await store.sweep()).toEqual(nothing)
    expect(await store.exists(pinned.ref, ada)).toBe(true)
    expect(await store.exists(young.ref, ada)).toBe(true)
    await store.delete(pinned.ref, ada)
    await store.delete(young.ref, ada)
    await store.sweep()
    expect(await files()).toEqual([])
    await store.store('in a directory that has to be made again', ada)
  })

  it('only counts when it is asked to', async () => {
    const { clock, store, files } = await setUp()
    await store.store('x', ada)
    clock.advance(1000)
    const before = await files()
    const found = await store.sweep({ mode: 'report' })
    expect(found).toMatchObject({ blobs: 1 })
    expect(await files()).toEqual(before)
    expect(await store.sweep()).toEqual(found)
  })

  it('does not touch what is not its own', async () => {
    const { directory, clock, store, files } = await setUp()
    await store.store('x', ada)
    const [owner = ''] = await readdir(directory)
    await writeFile(join(directory, 'notes.blob'), '')
    await writeFile(join(directory, owner, 'notes.txt'), '')
    await mkdir(join(directory, 'elsewhere'))
    clock.advance(1000)
    await store.sweep()
    expect((await files()).toSorted()).toEqual(
      [owner, join(owner, 'notes.txt'), 'elsewhere', 'notes.blob'].toSorted(),
    )
  })

  it('removes an unfinished upload after an hour without a write, not before', async () => {
    const { directory, clock, store, files } = await setUp()
    await store.store('x', ada)
    const [owner = ''] = await readdir(directory)
    const part = join(directory, owner, `${'0'.repeat(36)}.part`)
    await writeFile(part, 'half')
    await utimes(part, clock.now() / 1000, clock.now() / 1000)
    clock.advance(3_599_999)
    expect(await store.sweep()).toMatchObject({ parts: 0 })
    clock.advance(1)
    expect(await store.sweep()).toMatchObject({ parts: 1, bytes: 4 })
    expect(await files()).toEqual([])
  })

  it('ends the pins of a process that died, after 30 days', async () => {
    const { clock, store, files } = await setUp()
    const { ref } = await store.store('x', ada)
    await store.pin(ref, ada)
    clock.advance(20 * dayMs)
    await store.pin(ref, ada)
    clock.advance(10 * dayMs)
    expect(await store.info(ref, ada)).toMatchObject({ pins: 1 })
    expect(await store.sweep()).toEqual({ ...nothing, pins: 1 })
    clock.advance(20 * dayMs)
    expect(await store.exists(ref, ada)).toBe(false)
    expect(await store.sweep()).toMatchObject({ blobs: 1, pins: 1 })
    expect(await files()).toEqual([])
  })

  it('removes pins whose blob is gone', async () => {
    const { directory, store, files } = await setUp()
    const { ref } = await store.store('x', ada)
    await store.pin(ref, ada)
    const [blob = ''] = (await files()).filter((name) => name.endsWith('.blob'))
    await rm(join(directory, blob))
    expect(await store.sweep()).toEqual({ ...nothing, pins: 1 })
    expect(await files()).toEqual([])
  })
})

describe('a sweep at the very moment', () => {
  it('somebody takes the last pin back does not take the blob', async () => {
    const { clock, open, store } = await setUp()
    const other = open()
    for (let round = 0; round < 15; round += 1) {
      const { ref } = await store.store('x', ada)
      await store.pin(ref, ada)
      clock.advance(5000)
      await Promise.all([store.sweep(), other.unpin(ref, ada), store.sweep(), other.sweep(), store.sweep()])
      expect(await store.info(ref, ada)).toMatchObject({ pins: 0, expiresAt: clock.now() + 1000 })
      await store.delete(ref, ada)
    }
  })

  it('somebody reads lets the reader finish', async () => {
    const { clock, open, store } = await setUp()
    const { ref, bytes } = await store.store(new Uint8Array(2_000_000), ada)
    let seen = 0
    for await (const chunk of store.read(ref, ada)) {
      if (seen === 0) {
        clock.advance(1000)
        expect(await open().sweep()).toMatchObject({ blobs: 1 })
      }
      seen += chunk.length
    }
    expect(seen).toBe(bytes)
  })
})
