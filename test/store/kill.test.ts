import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { afterAll, expect, it } from 'vitest'

import { FileBlobStore } from '../../store/index.ts'
import { S3BlobStore } from '../../store/s3.ts'
import { describeS3 } from '../s3/describe-s3.ts'
import { RawBucket } from '../s3/raw-bucket.ts'
import { checkChurn } from './check-churn.ts'

// The long form is 200 rounds a store: CATENARY_LONG=1.
const rounds = process.env['CATENARY_LONG'] === '1' ? 200 : 8
const timeout = rounds * 20_000
const child = fileURLToPath(new URL('store-child.ts', import.meta.url))
const base = await mkdtemp(join(tmpdir(), 'catenary-kill-'))
afterAll(() => rm(base, { recursive: true }))
const yearMs = 366 * 24 * 3_600_000
const longAgo = { now: () => Date.now() + yearMs }

/** Lets a process store, pin, unpin and delete until it is killed, some time after it began; says what it had said. */
async function churnAndDie(place: string, delayMs: number): Promise<string> {
  const running = spawn(process.execPath, [child, place, 'churn'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = text(running.stdout)
  await once(running.stdout, 'readable')
  await pause(delayMs)
  running.kill('SIGKILL')
  await once(running, 'exit')
  return said
}

const delays = (): readonly number[] => Array.from({ length: rounds }, () => Math.floor(Math.random() * 250))

it(`a host killed ${rounds} times in the middle of an upload, on disk`, { timeout }, async () => {
  let promised = 0
  for (const [round, delayMs] of delays().entries()) {
    const directory = join(base, String(round))
    const said = await churnAndDie(directory, delayMs)
    await using store = new FileBlobStore({ directory })
    promised += await checkChurn(store, said)
    await store.sweep()
    promised += await checkChurn(store, said)
    await using later = new FileBlobStore({ directory, clock: longAgo })
    await later.sweep()
    expect(await readdir(directory, { recursive: true }), `after ${delayMs} ms`).toEqual([])
  }
  console.log(`on disk: ${rounds} kills, ${promised} blobs looked at`)
  expect(promised).toBeGreaterThan(rounds)
})

describeS3('in a bucket', (s3) => {
  it(`a host killed ${rounds} times in the middle of an upload`, { timeout }, async () => {
    let promised = 0
    for (const delayMs of delays()) {
      const options = { ...s3.options(), partBytes: 5 * 1024 * 1024 }
      await using store = new S3BlobStore(options)
      await store.init()
      const said = await churnAndDie(JSON.stringify(options), delayMs)
      promised += await checkChurn(store, said)
      await store.sweep()
      promised += await checkChurn(store, said)
      await using later = new S3BlobStore({ ...options, clock: longAgo })
      await later.sweep()
      const raw = new RawBucket(options)
      expect([await raw.keys(), await raw.uploads()], `after ${delayMs} ms`).toEqual([[], []])
    }
    console.log(`in a bucket: ${rounds} kills, ${promised} blobs looked at`)
    expect(promised).toBeGreaterThan(rounds)
  })
})

describeS3(
  'in a bucket whose service is killed',
  (s3) => {
    it(`${rounds} times in the middle of an upload`, { timeout }, async () => {
      let promised = 0
      // One bucket, made before: the service tells its other processes of a new one, and waits for those that are dead.
      const options = { ...s3.options(), partBytes: 5 * 1024 * 1024, maxAttempts: 1 }
      await using first = new S3BlobStore(options)
      await first.init()
      for (const delayMs of delays()) {
        await using store = new S3BlobStore(options)
        const said: string[] = []
        const ended = expect(churn(store, (line) => said.push(`${line}\n`))).rejects.toMatchObject({
          code: 'unavailable',
        })
        await pause(delayMs)
        await s3.own().kill()
        await ended
        await s3.own().restart()
        promised += await checkChurn(store, said.join(''))
        await using later = new S3BlobStore({ ...options, clock: longAgo })
        await later.sweep()
        const raw = new RawBucket(options)
        expect([await raw.keys(), await raw.uploads()], `after ${delayMs} ms`).toEqual([[], []])
      }
      console.log(`service killed: ${rounds} kills, ${promised} blobs looked at`)
    })
  },
  { own: true },
)

/** Stores, small and in parts, until the service is gone. */
async function churn(store: S3BlobStore, say: (line: string) => void): Promise<never> {
  for (let n = 0; ; n += 1) {
    const size = n % 3 === 2 ? 11_000_000 : n * 10_007
    const { ref } = await store.store(new Uint8Array(size).fill(n), { owner: 'ada' })
    say(`stored ${ref} ${size} ${n % 256}`)
    await store.pin(ref, { owner: 'ada' })
  }
}
