import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { S3BlobStore } from '../../store/s3.ts'
import { describeS3 } from './describe-s3.ts'

const ada = { owner: 'ada' }
const child = fileURLToPath(new URL('../store/store-child.ts', import.meta.url))
const isLong = process.env['CATENARY_LONG'] === '1'
const mebibytes = isLong ? 2048 : 200

/** Runs a child to its end and gives what it said. */
async function run(...args: readonly string[]): Promise<string> {
  const running = spawn(process.execPath, [child, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => running.once('exit', resolve))
  const [said, code] = await Promise.all([text(running.stdout), ended])
  expect(code).toBe(0)
  return said
}

describeS3('several processes on one bucket', (s3) => {
  async function setUp() {
    const options = s3.options()
    const store = new S3BlobStore(options)
    await store.init()
    return { place: JSON.stringify(options), store }
  }

  it('trap 44: add up their pins exactly, and take them back exactly', async () => {
    const { place, store } = await setUp()
    const { ref } = await store.store('shared', ada)
    await Promise.all([...Array.from({ length: 3 }, () => run(place, 'pin', ref)), store.pin(ref, ada)])
    expect(await store.info(ref, ada)).toMatchObject({ pins: 3 * (15 - 5) + 1 })
    await Promise.all([run(place, 'unpin', ref), run(place, 'unpin', ref)])
    expect(await store.info(ref, ada)).toMatchObject({ pins: 31 - 24 })
    await run(place, 'unpin', ref)
    expect(await store.info(ref, ada)).toMatchObject({ pins: 0 })
  }, 120_000)

  it(`store and read ${mebibytes} MiB in a few tens of MB`, async () => {
    const { place } = await setUp()
    const { bytes, storing, reading } = JSON.parse(await run(place, 'grow', String(mebibytes)))
    console.log(`${mebibytes} MiB in a bucket: +${storing} MiB while storing, +${reading} MiB after reading`)
    expect(bytes).toBe(mebibytes * 1024 * 1024)
    expect(storing).toBeLessThan(96)
    expect(reading).toBeLessThan(96)
  }, 600_000)
})
