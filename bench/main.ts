/** `npm run bench`: measures Catenary beside its neighbours in one run. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { judge, readBudgets } from './budgets.ts'
import { installPeers } from './install-peers.ts'
import { between } from './markdown.ts'
import { curveTables, fullTables, shortTable, verdictTable } from './report.ts'
import type { Results } from './results.ts'
import { runBench } from './run-bench.ts'

const usage = `npm run bench -- [options]
  --quick        under two minutes: ours, bare isolated-vm and node:vm; writes no page
  --curves       how cost grows as well
  --check        fail past bench/budgets.json, naming each bound
  --repeats N    at least 5 for numbers that count (default 5; 3 with --quick)
  --write        write the tables into README.md and docs/performance.md (the default of a full run; --no-write)
  --from FILE    no measuring: the results that an earlier run left in .tmp/bench`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    curves: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    repeats: { type: 'string' },
    write: { type: 'boolean' },
    from: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit()
}
const root = new URL('../', import.meta.url)
const results = values.from === undefined ? await measure() : read(values.from)
const verdicts = judge(results, readBudgets())
process.stdout.write(
  `${fullTables(results)}\n\n${curveTables(results.curves)}\n\n${verdictTable(verdicts)}\n`,
)
if (values.write ?? !values.quick) writePages()
const missed = verdicts.filter(({ state }) => state === 'missed')
for (const { what, bound, value } of missed)
  process.stderr.write(`missed: ${what}: ${value?.toFixed(3)}, ${bound}\n`)
process.exit(values.check && missed.length > 0 ? 1 : 0)

async function measure(): Promise<Results> {
  if (!values.quick) installPeers()
  const measured = await runBench({
    extent: values.quick ? 'quick' : 'full',
    curves: values.curves ? 'measured' : 'left out',
    repeats: Number(values.repeats ?? (values.quick ? 3 : 5)),
    now: new Date(),
    note: (text) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`),
  })
  mkdirSync(new URL('.tmp/bench/', root), { recursive: true })
  writeFileSync(new URL('.tmp/bench/results.json', root), `${JSON.stringify(measured, null, 1)}\n`)
  return measured
}

function read(path: string): Results {
  return JSON.parse(readFileSync(path, 'utf8')) as Results
}

function writePages(): void {
  write('README.md', 'bench', shortTable(results))
  write('docs/performance.md', 'bench', fullTables(results))
  write('docs/performance.md', 'bounds', verdictTable(verdicts))
  if (results.curves.length > 0) write('docs/performance.md', 'curves', curveTables(results.curves))
}

function write(page: string, marker: string, text: string): void {
  const url = new URL(page, root)
  writeFileSync(url, between(readFileSync(url, 'utf8'), marker, text))
}
