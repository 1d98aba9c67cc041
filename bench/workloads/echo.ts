import { runChecked } from '../system.ts'
import { rows } from '../tools.ts'
import type { Unit, Workload } from '../workload.ts'

/** Echoes in one chain, so that the chain itself weighs little. */
const echoes = 10

/** Rows that go from the script to a tool and back: 10 KB, then 1 MB. */
export const echo10kb: Workload = echo({
  name: 'echo-10kb',
  title: 'echo of 10 KB, each',
  bytes: 10_000,
  unit: 'us',
  turns: 5,
})
export const echo1mb: Workload = echo({
  name: 'echo-1mb',
  title: 'echo of 1 MB, each',
  bytes: 1_000_000,
  unit: 'ms',
  turns: 1,
})

/** A workload of echoes of so many bytes of JSON. */
export function echo(options: {
  readonly name: string
  readonly title: string
  readonly bytes: number
  readonly unit: Unit
  readonly turns: number
}): Workload {
  const { name, title, bytes, unit, turns } = options
  const script = {
    js: `let rows = await tools.load({ bytes: ${bytes} }); for (let i = 0; i < ${echoes}; i++) rows = await tools.echo({ rows }); return rows.length`,
    py: `rows = load(bytes=${bytes})\nfor i in range(${echoes}):\n    rows = echo(rows=rows)\nlen(rows)`,
    calls: echoes + 1,
    returns: rows(bytes).length,
  }
  return {
    name,
    title,
    unit,
    turns,
    script,
    async measure(system) {
      const start = performance.now()
      await runChecked(system, script)
      const ms = (performance.now() - start) / echoes
      return unit === 'us' ? ms * 1000 : ms
    },
  }
}
