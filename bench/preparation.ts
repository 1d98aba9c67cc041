import { createScriptCompiler } from 'catenary/sandbox'

import { median } from './statistics.ts'

const scripts = 1000
const maxBytes = 262_144

/** Median milliseconds from the text of a script to its being ready to run. */
export interface Preparation {
  readonly javascript: number
  readonly typescript: number
  /** The same text again. */
  readonly known: number
}

/** Prepares a thousand different scripts in each language, as a model writes them: in a fence, thirty lines long. */
export async function measurePreparation(): Promise<Preparation> {
  await using compiler = createScriptCompiler()
  const time = async (source: string): Promise<number> => {
    const start = performance.now()
    const prepared = await compiler.prepare(source, { maxBytes })
    const ms = performance.now() - start
    if (!prepared.ok) throw new Error(prepared.error.message)
    return ms
  }
  const timeAll = async (write: (i: number) => string): Promise<number> => {
    for (let i = 0; i < 50; i += 1) await time(write(scripts + i))
    const times: number[] = []
    for (let i = 0; i < scripts; i += 1) times.push(await time(write(i)))
    return median(times)
  }
  const typescript = await timeAll((i) => fenced('ts', report(i, true)))
  const javascript = await timeAll((i) => fenced('js', report(i, false)))
  const known = await timeAll(() => fenced('js', report(0, false)))
  return { javascript, typescript, known }
}

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`

// Thirty lines as a model writes them; the types can be stripped.
function report(i: number, typed: boolean): string {
  const t = (type: string): string => (typed ? type : '')
  return `${t(`interface Row${i} { readonly id: number; readonly region: string; readonly amount: number }\n`)}
const limit${t(': number')} = ${100 + i}
const rows${t(`: Row${i}[]`)} = await tools.query_orders({ since: '2026-01-01', limit })
const byRegion = new Map${t('<string, number>')}()
for (const row of rows) {
  byRegion.set(row.region, (byRegion.get(row.region) ?? 0) + row.amount)
}
const ranked = [...byRegion.entries()]
  .map(([region, total]${t(': [string, number]')}) => ({ region, total }))
  .sort((a, b) => b.total - a.total)
if (ranked.length === 0) {
  console.warn('no orders in batch ${i}')
  return { batch: ${i}, top: null }
}
const top = ranked.slice(0, 5)
const details = await Promise.all(
  top.map(async ({ region, total }) => {
    const manager = await tools.find_manager({ region })
    return { region, total, manager: manager?.name ?? 'nobody' }
  }),
)
function share(part${t(': number')}, whole${t(': number')})${t(': string')} {
  return whole === 0 ? '0 %' : \`\${Math.round((part / whole) * 100)} %\`
}
const whole = ranked.reduce((sum, { total }) => sum + total, 0)
for (const line of details) {
  console.log(\`\${line.region}: \${share(line.total, whole)} by \${line.manager}\`)
}
return { batch: ${i}, whole, details }`
}
