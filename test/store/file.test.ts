import { mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'
import type { FileBlobStoreOptions } from '../../store/index.ts'
import { testBlobStore } from '../conformance/blob-store.ts'
import { collect } from '../conformance/blob-store/content.ts'
import { ManualClock } from './manual-clock.ts'

const base = await mkdtemp(join(tmpdir(), 'catenary-store-'))
afterAll(() => rm(base, { recursive: true }))
const newDirectory = (): Promise<string> => mkdtemp(join(base, 'd-'))

testBlobStore({
  name: 'FileBlobStore',
  open: async (settings) => new FileBlobStore({ ...settings, directory: await newDirectory() }),
  borders: [256 * 1024, 512 * 1024],
  runs: 15,
})

const ada = { owner: 'ada' }
const damaged = { code: 'corrupt' }

async function setUp(options: Partial<FileBlobStoreOptions> = {}) {
  const directory = await newDirectory()
  const clock = new ManualClock()
  const store = new FileBlobStore({ directory, clock, ttlMs: 1000, ...options })
  return { directory, clock, store, files: () => readdir(directory, { recursive: true }) }
}

async function onlyFile(directory: string, extension: string): Promise<string> {
  const names = await readdir(directory, { recursive: true })
  const name = names.filter((each) => each.endsWith(extension))
  expect(name).toHaveLength(1)
  return join(directory, name[0]!)
}

describe('a store on disk', () => {
  it('survives a restart, with its pins and its times', async () => {
    const { directory, clock, store } = await setUp()
    const { ref } = await store.store('kept', { ...ada, mediaType: 'text/ünïcode' })
    await store.pin(ref, ada)
    clock.advance(5000)
    const before = await store.info(ref, ada)
    await store[Symbol.asyncDispose]()
    await using again = new FileBlobStore({ directory, clock, ttlMs: 7 })
    expect(await again.info(ref, ada)).toEqual(before)
    expect(Buffer.from(await again.resolve(ref, ada)).toString()).toBe('kept')
    await again.unpin(ref, ada)
    expect(await again.info(ref, ada)).toMatchObject({ pins: 0, expiresAt: clock.now() + 1000 })
  })

  it('is readable by its own user alone', async () => {
    const directory = join(await newDirectory(), 'made', 'here')
    await using store = new FileBlobStore({ directory })
    const { ref } = await store.store('secret', ada)
    await store.pin(ref, ada)
    for (const name of ['', ...(await readdir(directory, { recursive: true }))]) {
      const found = await stat(join(directory, name))
      expect((found.mode & 0o777).toString(8)).toBe(found.isDirectory() ? '700' : '600')
    }
  })

  it('writes nothing outside of its directory, whatever an owner is called', async () => {
    const { directory, store } = await setUp()
    for (const owner of ['../../x', '/tmp/x', 'a\0b', 'x'.repeat(10_000)]) await store.store('x', { owner })
    for (const name of await readdir(directory)) expect(name).toMatch(/^[0-9a-f]{64}$/)
    expect(await readdir(directory)).toHaveLength(4)
  })

  it('leaves nothing behind when a source fails or the caller gives up', async () => {
    const { store, files } = await setUp()
    const abort = new AbortController()
    const source = async function* (last: () => void): AsyncGenerator<Uint8Array> {
      for (let n = 0; n < 3; n += 1) yield new Uint8Array(300_000)
      last()
      yield new Uint8Array(300_000)
    }
    const fail = (): never => {
      throw new Error('dry')
    }
    await expect(store.store(source(fail), ada)).rejects.toThrow('dry')
    const signal = abort.signal
    await expect(
      store.store(
        source(() => abort.abort()),
        { ...ada, signal },
      ),
    ).rejects.toMatchObject({ code: 'aborted' })
    expect((await files()).filter((name) => name.includes('.'))).toEqual([])
  })

  it('says what is wrong with a directory that cannot be used, and keeps the path to itself', async () => {
    const directory = join(await newDirectory(), 'a-file')
    await writeFile(directory, '')
    await using store = new FileBlobStore({ directory })
    const refused = { code: 'unavailable', message: expect.stringMatching(/EEXIST|ENOTDIR/) }
    await expect(store.store('x', ada)).rejects.toMatchObject(refused)
    await expect(store.store('x', ada)).rejects.not.toThrow('a-file')
  })

  it('refuses a source of randomness that repeats itself instead of replacing a blob', async () => {
    const randomBytes = (size: number): Uint8Array => new Uint8Array(size)
    const { directory, store } = await setUp({ randomBytes })
    const { ref } = await store.store('first', ada)
    await using again = new FileBlobStore({ directory, randomBytes })
    const refused = { code: 'invalid_argument', message: expect.stringContaining('randomBytes') }
    await expect(again.store('second', ada)).rejects.toMatchObject(refused)
    expect(Buffer.from(await store.resolve(ref, ada)).toString()).toBe('first')
  })

  it.each([
    ['directory', { directory: '' }],
    ['ttlMs', { directory: 'x', ttlMs: -1 }],
    ['maxPinMs', { directory: 'x', maxPinMs: Number.NaN }],
    ['maxPartMs', { directory: 'x', maxPartMs: 0 }],
  ])('refuses a wrong %s by its name', (field, options) => {
    expect(() => new FileBlobStore(options)).toThrow(field)
  })
})

describe('a damaged blob', () => {
  const size = 600_000

  async function damagedAt(at: number) {
    const { directory, store } = await setUp()
    const { ref } = await store.store(new Uint8Array(size).fill(65), ada)
    const path = await onlyFile(directory, '.blob')
    const bytes = await readFile(path)
    const index = at < 0 ? bytes.length + at : at
    bytes[index] = bytes[index]! ^ 1
    const { atime, mtime } = await stat(path)
    await writeFile(path, bytes)
    await utimes(path, atime, mtime)
    return { store, ref, path }
  }

  it.each([0, 300_000, size - 1])('is found out when it is read whole (byte %i)', async (at) => {
    const { store, ref } = await damagedAt(at)
    await expect(store.resolve(ref, ada)).rejects.toMatchObject(damaged)
    await expect(collect(store.read(ref, ada))).rejects.toMatchObject(damaged)
    await expect(collect(store.read(ref, { ...ada, range: { from: 0, to: size } }))).rejects.toMatchObject(
      damaged,
    )
  })

  it('never reaches its reader in full', async () => {
    const { store, ref } = await damagedAt(0)
    let seen = 0
    await expect(
      (async () => {
        for await (const chunk of store.read(ref, ada)) seen += chunk.length
      })(),
    ).rejects.toMatchObject(damaged)
    expect(seen).toBeLessThan(size)
  })

  it.each([-1, -5, -9, -13, -60])('is found out by its description (byte %i from the end)', async (at) => {
    const { store, ref } = await damagedAt(at)
    await expect(store.info(ref, ada)).rejects.toMatchObject(damaged)
    await expect(collect(store.read(ref, { ...ada, range: { from: 1, to: 2 } }))).rejects.toMatchObject(
      damaged,
    )
  })

  it.each([0, 5, 12, size])('is found out when it was cut to %i bytes', async (length) => {
    const { store, ref, path } = await damagedAt(0)
    await truncate(path, length)
    await expect(store.info(ref, ada)).rejects.toMatchObject(damaged)
    await expect(store.resolve(ref, ada)).rejects.toMatchObject(damaged)
  })

  it('can be deleted, and goes with a sweep after the usual time to live', async () => {
    const first = await damagedAt(-1)
    expect(await first.store.delete(first.ref, ada)).toBe(true)
    const { directory, clock, store, files } = await setUp()
    await store.store('x', ada)
    const path = await onlyFile(directory, '.blob')
    await truncate(path, 3)
    await utimes(path, clock.now() / 1000, clock.now() / 1000)
    clock.advance(999)
    expect(await store.sweep()).toMatchObject({ blobs: 0 })
    clock.advance(1)
    expect(await store.sweep()).toMatchObject({ blobs: 1 })
    expect(await files()).toEqual([])
  })
})
