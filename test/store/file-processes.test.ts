import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'

const base = await mkdtemp(join(tmpdir(), 'catenary-processes-'))
afterAll(() => rm(base, { recursive: true }))

const ada = { owner: 'ada' }
const child = fileURLToPath(new URL('store-child.ts', import.meta.url))

async function setUp() {
  const directory = await mkdtemp(join(base, 'd-'))
  return { directory, store: new FileBlobStore({ directory }) }
}

function start(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Runs a child to its end and gives what it said. */
async function run(...args: readonly string[]): Promise<string> {
  const running = start(...args)
  const [said, [code]] = await Promise.all([text(running.stdout!), once(running, 'exit')])
  expect(code).toBe(0)
  return said
}

async function kill(running: ChildProcess): Promise<string> {
  const said = text(running.stdout!)
  running.kill('SIGKILL')
  await once(running, 'exit')
  return said
}

describe('several processes on one directory', () => {
  it('add up their pins exactly, and take them back exactly', async () => {
    const { directory, store } = await setUp()
    const { ref } = await store.store('shared', ada)
    await Promise.all([...Array.from({ length: 3 }, () => run(directory, 'pin', ref)), store.pin(ref, ada)])
    expect(await store.info(ref, ada)).toMatchObject({ pins: 3 * (15 - 5) + 1 })
    await Promise.all([run(directory, 'unpin', ref), run(directory, 'unpin', ref)])
    expect(await store.info(ref, ada)).toMatchObject({ pins: 31 - 24 })
    await run(directory, 'unpin', ref)
    expect(await store.info(ref, ada)).toMatchObject({ pins: 0 })
  })

  it('store a stream far larger than the memory they use for it', async () => {
    const { directory } = await setUp()
    const { bytes, storing, reading } = JSON.parse(await run(directory, 'grow', '96'))
    expect(bytes).toBe(96 * 1024 * 1024)
    expect(storing).toBeLessThan(48)
    expect(reading).toBeLessThan(48)
  })
})

describe('a process that is killed', () => {
  it('in the middle of a write leaves no blob, only a part that others never read', async () => {
    const { directory, store } = await setUp()
    const running = start(directory, 'begin')
    await once(running.stdout!, 'data')
    await kill(running)
    const names = (await readdir(directory, { recursive: true })).filter((name) => name.includes('.'))
    expect(names).toEqual([expect.stringMatching(/\.part$/)])
    const ref = `art_${Buffer.from(names[0]!.slice(65, 101), 'hex').toString('base64url')}`
    expect(await store.exists(ref, ada)).toBe(false)
    expect(await store.sweep()).toMatchObject({ blobs: 0, parts: 0 })
    await using later = new FileBlobStore({ directory, clock: { now: () => Date.now() + 3_700_000 } })
    expect(await later.sweep()).toMatchObject({ blobs: 0, parts: 1 })
    expect(await readdir(directory)).toEqual([])
  })

  it('at any moment loses nothing that it was promised, and leaves nothing half', async () => {
    for (const delayMs of [0, 7, 31]) {
      const { directory, store } = await setUp()
      const running = start(directory, 'write')
      await once(running.stdout!, 'readable')
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      const lines = (await kill(running)).split('\n').slice(0, -1)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        const [ref = '', size, fill] = line.split(' ')
        const bytes = await store.resolve(ref, ada)
        expect(Buffer.compare(bytes, new Uint8Array(Number(size)).fill(Number(fill)))).toBe(0)
      }
      const blobs = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.blob'))
      for (const name of blobs) {
        const ref = `art_${Buffer.from(name.slice(65, 101), 'hex').toString('base64url')}`
        await store.resolve(ref, ada)
      }
    }
  })
})
