/* One process of several on one store: `store-child.ts PLACE COMMAND [REF]`, with reports on stdout. */
import { openChildStore } from './open-child-store.ts'

const ada = { owner: 'ada' }
const [place = '', command = '', ref = ''] = process.argv.slice(2)
const store = openChildStore(place)

/** Pins more often than it unpins, now and then in between. */
async function pin(): Promise<void> {
  for (let n = 0; n < 15; n += 1) {
    await store.pin(ref, ada)
    if (n % 3 === 0) await store.unpin(ref, ada)
  }
}

async function unpin(): Promise<void> {
  for (let n = 0; n < 12; n += 1) await store.unpin(ref, ada)
}

/** Stores without end and tells of each blob that it was promised. */
async function write(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const size = (n * 37_813) % 700_000
    const stored = await store.store(new Uint8Array(size).fill(n), ada)
    process.stdout.write(`${stored.ref} ${size} ${n % 256}\n`)
  }
}

/** Begins a blob that never ends. */
async function begin(): Promise<void> {
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < 4; n += 1) yield new Uint8Array(300_000)
    process.stdout.write('begun\n')
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  }
  await store.store(endless(), ada)
}

/** Stores and reads so many MiB as a stream and tells how far the process grew meanwhile, in MiB. */
async function grow(): Promise<void> {
  const mebibytes = Number(ref)
  const source = async function* (count: number): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < count * 4; n += 1) yield new Uint8Array(256 * 1024).fill(n)
  }
  const drain = async (stored: string): Promise<number> => {
    let bytes = 0
    for await (const chunk of store.read(stored, ada)) bytes += chunk.length
    return bytes
  }
  await drain((await store.store(source(1), ada)).ref)
  const grown = (): number => Math.round((process.resourceUsage().maxRSS - before) / 1024)
  const before = process.resourceUsage().maxRSS
  const stored = await store.store(source(mebibytes), ada)
  const storing = grown()
  const bytes = await drain(stored.ref)
  process.stdout.write(JSON.stringify({ bytes, storing, reading: grown() }))
}

/** Stores blobs of all sizes, pins some, unpins some, deletes some, and says what was promised, without end. */
async function churn(): Promise<void> {
  for (let n = 0; ; n += 1) {
    const size = n % 4 === 3 ? 6_000_000 + n * 1111 : (n * 37_813) % 300_000
    const stored = await store.store(slices(size, n), ada)
    process.stdout.write(`stored ${stored.ref} ${size} ${n % 256}\n`)
    if (n % 2 === 0) await store.pin(stored.ref, ada)
    if (n % 4 === 0) await store.unpin(stored.ref, ada)
    if (n % 5 !== 4) continue
    process.stdout.write(`deleting ${stored.ref} ${size} ${n % 256}\n`)
    await store.delete(stored.ref, ada)
  }
}

async function* slices(size: number, fill: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; left -= 100_000) yield new Uint8Array(Math.min(left, 100_000)).fill(fill)
}

const commands = new Map([
  ['pin', pin],
  ['unpin', unpin],
  ['write', write],
  ['begin', begin],
  ['grow', grow],
  ['churn', churn],
])
const run = commands.get(command)
if (run === undefined) throw new Error(`unknown command ${command}`)
await run()
