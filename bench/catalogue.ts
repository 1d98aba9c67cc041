import { defineTool, openCatalogue, ToolChainTool, ToolInvoker } from 'catenary'

import { median, quantile } from './statistics.ts'

const checks = 100
const searches = 40

/** Milliseconds of a check of a script that was not seen before, by a checker that is warm; and of a search. */
export interface CatalogueTimes {
  readonly check100: number
  readonly check100p95: number
  readonly check1000: number
  readonly search5000: number
}

/** Thirty-line scripts against the types of 100 and of 1000 tools, and queries over 5000 tools. */
export async function measureCatalogue(): Promise<CatalogueTimes> {
  const few = await measureChecks(100)
  const many = await measureChecks(1000)
  const catalogue = openCatalogue(toolsOf(5000))
  catalogue.search('record')
  const times = Array.from({ length: searches }, (_, i) => {
    const start = performance.now()
    catalogue.search(`list the recrods of kind ${i * 100}`)
    return performance.now() - start
  })
  return {
    check100: median(few),
    check100p95: quantile(few, 0.95),
    check1000: median(many),
    search5000: median(times),
  }
}

async function measureChecks(count: number): Promise<readonly number[]> {
  await using chains = new ToolChainTool({
    invoker: new ToolInvoker({ registry: toolsOf(count) }),
    sandbox: { minIdle: 0 },
  })
  const times: number[] = []
  for (let i = 0; i < checks + 20; i += 1) {
    const start = performance.now()
    const { status, diagnostics } = await chains.check({ script: scriptOf(i) })
    if (i >= 20) times.push(performance.now() - start)
    if (status !== 'passed') throw new Error(`a right script: ${status} ${diagnostics[0]?.message ?? ''}`)
  }
  return times
}

function toolsOf(count: number) {
  const text = { type: 'string' }
  const item = {
    type: 'object',
    properties: { id: text, title: text, score: { type: 'number' }, tags: { type: 'array', items: text } },
    required: ['id', 'title', 'score', 'tags'],
  }
  return Array.from({ length: count }, (_, i) =>
    defineTool({
      name: `service${i % 20}.records_${i}`,
      description: `Lists the records of kind ${i}.`,
      input: { type: 'object', properties: { id: text, limit: { type: 'integer' } }, required: ['id'] },
      output: {
        type: 'object',
        properties: {
          items: { type: 'array', items: item },
          cursor: text,
          [`total${i}`]: { type: 'integer' },
        },
        required: ['items'],
      },
      execute: () => ({ items: [] }),
    }),
  )
}

// Thirty lines, as a model writes them.
function scriptOf(i: number): string {
  return `interface Row { id: string; score: number; first: string | undefined }
type Counts = Map<string, number>
const rows: Row[] = []
let cursor: string | undefined
for (let page = 0; page < ${3 + (i % 5)}; page++) {
  const found = await tools.service${i % 20}.records_${i % 20}({ id: 'p' + page, limit: 50 })
  for (const item of found.items) {
    rows.push({ id: item.id, score: item.score, first: item.tags[0] })
  }
  cursor = found.cursor
  if (!cursor) break
}
const counts: Counts = new Map<string, number>()
for (const row of rows) counts.set(row.id, (counts.get(row.id) ?? 0) + row.score)
function top<T extends { score: number }>(all: T[], n: number): T[] {
  return [...all].sort((a, b) => b.score - a.score).slice(0, n)
}
const best = top(rows, 5)
const details = await Promise.all(best.map((row) => tools.service1.records_21({ id: row.id })))
const tags: Record<string, number> = {}
for (const detail of details) {
  for (const item of detail.items) {
    for (const tag of item.tags) tags[tag] = (tags[tag] ?? 0) + 1
  }
}
const summary = { total: rows.length, best: best.map((row) => row.id), counts: Object.fromEntries(counts), run: ${i} }
if (summary.total === 0) throw new Error('no rows')
console.log(summary.total)
return { ...summary, tags }`
}
