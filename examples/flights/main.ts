/**
 * When should one fly to arrive on time? A chain over 200,000 flights, as a program that uses the library.
 *
 *     node examples/flights/main.ts [--approve ask|auto|deny] [--out DIR]
 *
 * The report is asked for: at a terminal you are asked; elsewhere it is refused unless `--approve auto` says so.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { MemoryBlobStore, tenantOwner, Toolbox, ToolChainTool, ToolInvoker } from 'catenary'

import { approvalOf } from './approval-of.ts'
import { createFlightTools } from './tools.ts'
import { traceTable } from './trace-table.ts'

const { values: flags } = parseArgs({
  options: {
    approve: { type: 'string', default: process.stdin.isTTY ? 'ask' : 'deny' },
    out: { type: 'string', default: fileURLToPath(new URL('../out', import.meta.url)) },
  },
})
const outDir = resolve(flags.out)

await using artifactStore = new MemoryBlobStore()
const invoker = new ToolInvoker({
  registry: Toolbox.from(createFlightTools({ outDir })),
  approvalHandler: approvalOf(flags.approve),
  artifactStore,
  hooks: [(event) => void (event.type === 'progress' && console.error('progress', event.value))],
})
await using chains = new ToolChainTool({ invoker })

const script = await readFile(new URL('script.ts', import.meta.url), 'utf8')
const result = await chains.run({ script, input: { minFlights: 1000 } })

for (const { text } of result.logs) console.log(text)
if (result.status === 'ok') console.log('\nAnswer\n', result.value)
else
  console.log(
    `\nNo answer (${result.status})\n`,
    'error' in result ? result.error.message : result.waitingFor,
  )

console.log('\nFiles')
for (const { tool, effect, source } of result.trace)
  if (effect === 'done') console.log(` ${source} (${tool})`)
for (const file of result.files) {
  if (file.artifactRef === undefined) continue
  await mkdir(outDir, { recursive: true })
  const path = join(outDir, file.path.replace(/^.*\//, ''))
  await writeFile(path, await artifactStore.resolve(file.artifactRef, { owner: tenantOwner('local') }))
  console.log(` ${path} (${file.mediaType}, ${file.bytes} bytes, sha256 ${file.sha256})`)
}
console.log(`\nTrace of ${result.chainId}\n${traceTable(result.trace)}`)
if (result.status !== 'ok') process.exitCode = 1
