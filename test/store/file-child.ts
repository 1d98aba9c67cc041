/* One process of several on one directory: `file-child.ts DIRECTORY COMMAND [REF]`, with reports on stdout. */
import { FileBlobStore } from '../../store/index.ts'

const ada = { owner: 'ada' }
const [directory = '', command = '', ref = ''] = process.argv.slice(2)
const store = new FileBlobStore({ directory })

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

/** Stores 96 MiB from a stream and tells how far the process grew meanwhile, in MiB. */
async function grow(): Promise<void> {
  const source = async function* (): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < 384; n += 1) yield new Uint8Array(256 * 1024).fill(n)
  }
  await store.store(new Uint8Array(1024 * 1024), ada)
  const before = process.resourceUsage().maxRSS
  await store.store(source(), ada)
  process.stdout.write(`${Math.round((process.resourceUsage().maxRSS - before) / 1024)}\n`)
}

const commands = new Map([
  ['pin', pin],
  ['unpin', unpin],
  ['write', write],
  ['begin', begin],
  ['grow', grow],
])
const run = commands.get(command)
if (run === undefined) throw new Error(`unknown command ${command}`)
await run()
