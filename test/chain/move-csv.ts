import {
  artifactArgument,
  defineTool,
  FileBlobStore,
  streamResult,
  ToolChainTool,
  ToolInvoker,
} from 'catenary'
import type { BlobStore, ChainRunResult } from 'catenary'
import { S3BlobStore } from 'catenary/store/s3'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** What one chain cost the host. */
export interface Cost {
  readonly value: unknown
  readonly seconds: number
  /** How far the resident memory of this process went beyond what it was before, in MB. */
  readonly grewMb: number
}

/** What a host tells that moved a large CSV from one tool to another, then counted its lines in a script. */
export interface Report {
  /** Resident memory in MB before anything was run, and of a host at rest that has served before. */
  readonly freshMb: number
  readonly idleMb: number
  readonly bytes: number
  readonly lines: number
  readonly moved: Cost
  readonly counted: Cost
}

const rows = 4000
const block = Buffer.from(
  Array.from(
    { length: rows },
    (_, n) => `${n},customer number ${n},${(n * 17) % 1000},2026-11-30T00:00:00Z\n`,
  ).join(''),
)
const blocksOf = (bytes: number): number => Math.ceil(bytes / block.length)
const blocks = blocksOf(200_000_000)

const exportCsv = defineTool({
  name: 'export_csv',
  description: 'Gives a CSV of about so many bytes.',
  input: z.object({ bytes: z.number() }),
  async execute({ bytes }) {
    return streamResult(
      (async function* () {
        for (let n = 0; n < blocksOf(bytes); n += 1) yield block
      })(),
      { mediaType: 'text/csv' },
    )
  },
})
const loadCsv = defineTool({
  name: 'load_csv',
  description: 'Takes a CSV and counts what comes.',
  input: z.object({ csv: artifactArgument('stream') }),
  async execute({ csv }) {
    const digest = createHash('sha256')
    let bytes = 0
    for await (const chunk of csv) {
      bytes += chunk.length
      digest.update(chunk)
    }
    return { bytes, isWhole: digest.digest('hex') === csv.sha256 }
  },
})

/** Runs both chains over a store, with an isolate of 20 MiB, and says what they cost. */
export async function moveCsv(artifactStore: BlobStore): Promise<Report> {
  const invoker = new ToolInvoker({ registry: [exportCsv, loadCsv], artifactStore })
  await using chains = new ToolChainTool({ invoker })
  const policy = { memoryMb: 20, cpuMs: 170_000, callTimeoutMs: 170_000 }
  const run = (script: string): Promise<ChainRunResult> => chains.run({ script, policy })
  const fresh = process.memoryUsage.rss()
  const move = `${exported(200_000_000)}; return await tools.load_csv({ csv })`
  const count = `${exported(200_000_000)}; let n = 0; for await (const line of csv.lines()) n += 1; return n`
  // Idle is a host that has served before: what its engine sets aside for the young objects of a busy host, it keeps.
  await run(move)
  await run(count)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const idle = process.memoryUsage.rss()
  const cost = async (script: string): Promise<Cost> => {
    let highest = 0
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 10)
    const started = performance.now()
    const result = await run(script)
    clearInterval(watch)
    return {
      value: result.status === 'ok' ? result.value : result,
      seconds: Math.round((performance.now() - started) / 100) / 10,
      grewMb: Math.round((highest - idle) / 1e5) / 10,
    }
  }
  return {
    freshMb: Math.round(fresh / 1e5) / 10,
    idleMb: Math.round(idle / 1e5) / 10,
    bytes: blocks * block.length,
    lines: blocks * rows,
    moved: await cost(move),
    counted: await cost(count),
  }
}

const exported = (bytes: number): string => `const csv = await tools.export_csv({ bytes: ${bytes} })`

/** The store that this process is told to use: `file DIR`, or `s3` and its options as JSON. */
async function openStore(kind: string | undefined, place: string): Promise<BlobStore> {
  if (kind !== 's3') return new FileBlobStore({ directory: place })
  const store = new S3BlobStore(JSON.parse(place))
  await store.init()
  return store
}

if (import.meta.main) {
  const [, , kind, place = ''] = process.argv
  await using store = await openStore(kind, place)
  console.log(JSON.stringify(await moveCsv(store)))
}
