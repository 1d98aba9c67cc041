import { describe, expect, it } from 'vitest'
import { chainBench, echo } from './chains.ts'

const { run, value, error } = chainBench()
const policy = { modules: ['lodash-es', 'papaparse'] }

describe('packages in scripts', () => {
  it('run inside the isolate, beside calls', async () => {
    const script = `import { groupBy, sumBy } from 'lodash-es'
import Papa from 'papaparse'
const csv: string = await tools.echo({ v: 'city,n\\nOslo,1\\nRome,2\\nOslo,3' })
const { data } = Papa.parse(csv, { header: true, dynamicTyping: true })
return Object.entries(groupBy(data, 'city')).map(([city, rows]) => [city, sumBy(rows, 'n')])`
    expect(await value(script, [echo], { policy })).toEqual([
      ['Oslo', 4],
      ['Rome', 2],
    ])
  })

  it('are allowed for one run by its own policy', async () => {
    const script = "import { chunk } from 'lodash-es'\nreturn chunk([1, 2, 3], 2)"
    expect(await value(script, [], { run: { policy } })).toEqual([[1, 2], [3]])
    expect(await error(script)).toMatchObject({
      code: 'syntax',
      line: 1,
      message: expect.stringContaining('lodash-es'),
    })
  })

  it('that are refused run nothing', async () => {
    const script = "await tools.echo({})\nimport axios from 'axios'\nreturn axios"
    const result = await run(script, [echo], { policy })
    expect(result).toMatchObject({ status: 'error', trace: [], error: { code: 'syntax', line: 2 } })
  })

  it('do not hide where an error of the script is', async () => {
    const script = "import { map } from 'lodash-es'\nreturn map([1], (n) => {\n  throw new Error('here')\n})"
    expect(await error(script, [], { policy })).toMatchObject({
      code: 'script',
      message: 'here',
      line: 3,
      column: 9,
    })
  })

  it('get nothing that a script has not: no process, no require', async () => {
    const script =
      "import { attempt } from 'lodash-es'\nreturn [typeof process, typeof require, typeof attempt(() => global)]"
    expect(await value(script, [], { policy })).toEqual(['undefined', 'undefined', 'object'])
  })
})
