import { FileBlobStore, streamResult, tenantOwner, ToolChainTool, ToolInvoker } from 'catenary'
import type { ChainRunResult, ManagedBlobStore, StoreSettings } from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import { S3BlobStore } from 'catenary/store/s3'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'

import { readPrelude } from '../../bridge/prelude.ts'
import { describeS3 } from '../s3/describe-s3.ts'
import { RawBucket } from '../s3/raw-bucket.ts'
import { errorOf, tool } from './chains.ts'

// The long form is 200 rounds a store: CATENARY_LONG=1.
const rounds = process.env['CATENARY_LONG'] === '1' ? 200 : 8
const timeout = rounds * 20_000
const owner = tenantOwner('ada')
const yearMs = 366 * 24 * 3_600_000
const longAgo = { now: () => Date.now() + yearMs }

/** Content that says itself how long it must be and of what: `SIZE LETTER`, a line break, and then the letter as often. */
const head = (size: number, letter: string): string => `${size} ${letter}\n`
const pieceBytes = 100_000
const letters = 'abcdefgh'

/** In which moment the process dies: at a share of what tools give, or so long after a script began to put. */
type Moment =
  | { readonly during: 'a result'; readonly size: number; readonly at: number }
  | { readonly during: 'a put'; readonly size: number; readonly delayMs: number }

const size = fc.oneof(fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 4_000_000, max: 12_000_000 }))
const momentOfDeath: fc.Arbitrary<Moment> = fc.oneof(
  fc.record({
    during: fc.constant('a result' as const),
    size,
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  }),
  fc.record({ during: fc.constant('a put' as const), size, delayMs: fc.integer({ min: 0, max: 150 }) }),
)

/** What was stored before is not lost. */
const putFirst = "await artifacts.put('1 z\\nz')"

const scripts = {
  'a result': `${putFirst}; for (const letter of '${letters}') await tools.give({ size: input.size, letter })`,
  'a put': `${putFirst}
    await tools.begin()
    for (const letter of '${letters}') {
      await artifacts.put(input.size + ' ' + letter + '\\n' + letter.repeat(input.size))
    }
    await tools.wait()`,
}

/** Runs a chain whose process is killed in a moment, and says how it ended. */
async function dieIn(
  moment: Moment,
  pool: SandboxPool,
  artifactStore: ManagedBlobStore,
): Promise<ChainRunResult> {
  const kill = (): void => {
    for (const pid of pool.stats.pids) process.kill(pid, 'SIGKILL')
  }
  const begin = tool('begin', () => {
    if (moment.during === 'a put') void pause(moment.delayMs).then(kill)
  })
  // Where a script comes that was faster than its end.
  const wait = tool('wait', (_, { signal }) => pause(60_000, undefined, { signal }))
  const allPieces = letters.length * Math.ceil(moment.size / pieceBytes)
  let pieces = 0
  const give = tool('give', (given) => {
    const { size, letter } = given as { readonly size: number; readonly letter: string }
    return streamResult(
      (async function* () {
        yield head(size, letter)
        for (let left = size; left > 0; left -= pieceBytes) {
          if (moment.during === 'a result' && pieces === Math.floor(moment.at * allPieces)) kill()
          pieces += 1
          yield letter.repeat(Math.min(left, pieceBytes))
        }
      })(),
      { mediaType: 'text/plain' },
    )
  })
  const invoker = new ToolInvoker({ registry: [begin, give, wait], artifactStore })
  await using chains = new ToolChainTool({ invoker, sandbox: pool, check: 'off' })
  return await chains.run({
    script: scripts[moment.during],
    input: { size: moment.size },
    ctx: { tenant: 'ada' },
  })
}

/** What is to be had is whole, of itself, and held by nobody; says how much there was. */
async function checkWhole(store: ManagedBlobStore): Promise<number> {
  let count = 0
  for await (const { ref, pins } of store.list({ owner })) {
    const content = Buffer.from(await store.resolve(ref, { owner }))
    const first = content.subarray(0, content.indexOf('\n') + 1)
    const [size, letter = ''] = first.toString().trim().split(' ')
    expect(content.equals(Buffer.concat([first, Buffer.alloc(Number(size), letter)]))).toBe(true)
    expect(pins).toBe(0)
    count += 1
  }
  return count
}

/** How a kind of store is opened, and what of it is left once it should be empty. */
interface Place {
  open(settings?: StoreSettings): ManagedBlobStore
  rest(): Promise<readonly unknown[]>
}

async function killInEveryMoment(place: Place): Promise<string> {
  let whole = 0
  let unfinished = 0
  await using pool = new SandboxPool({ prelude: readPrelude(), maxProcesses: 1 })
  for (const moment of fc.sample(fc.noShrink(momentOfDeath), rounds)) {
    const told = JSON.stringify(moment)
    {
      await using store = place.open()
      const result = await dieIn(moment, pool, store)
      expect(errorOf(result), told).toMatchObject({ code: 'crashed' })
      if (result.trace.at(-1)?.status === 'cancelled') unfinished += 1
    }
    await using store = place.open()
    whole += await checkWhole(store)
    await store.sweep()
    await using later = place.open({ clock: longAgo })
    await later.sweep()
    expect(await place.rest(), told).toEqual([])
  }
  expect(whole).toBeGreaterThanOrEqual(rounds)
  return `${rounds} sandboxes killed, ${unfinished} within a tool's call; ${whole} artifacts looked at`
}

const base = await mkdtemp(join(tmpdir(), 'catenary-killed-'))
afterAll(() => rm(base, { recursive: true }))

it(`a sandbox killed ${rounds} times in the middle of an upload, on disk`, { timeout }, async () => {
  const said = await killInEveryMoment({
    open: (settings) => new FileBlobStore({ directory: base, ...settings }),
    rest: () => readdir(base, { recursive: true }),
  })
  console.log(`on disk: ${said}`)
})

describeS3('in a bucket', (s3) => {
  it(`a sandbox killed ${rounds} times in the middle of an upload`, { timeout }, async () => {
    const options = s3.options()
    await using first = new S3BlobStore(options)
    await first.init()
    const raw = new RawBucket(options)
    const said = await killInEveryMoment({
      open: (settings) => new S3BlobStore({ ...options, ...settings }),
      rest: async () => [...(await raw.keys()), ...(await raw.uploads())],
    })
    console.log(`in a bucket: ${said}`)
  })
})
