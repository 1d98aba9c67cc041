import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { runQuery } from '../../examples/flights/run-query.ts'

const csv = 'city,delay\nOslo,5\nBergen,15\n'
const run = (sql: string, signal = AbortSignal.timeout(20_000)) => runQuery({ csv, sql, maxRows: 3 }, signal)

describe('query of the flights example', () => {
  it('answers a SELECT and a WITH', async () => {
    expect(await run('SELECT city FROM data WHERE delay > 10')).toEqual({ rows: [{ city: 'Bergen' }] })
    expect(await run('WITH late AS (SELECT * FROM data) SELECT sum(delay) AS sum FROM late')).toEqual({
      rows: [{ sum: 20 }],
    })
  })

  it.each([
    ['a write', 'DELETE FROM data', 'not authorized'],
    ['a PRAGMA', 'PRAGMA table_list', 'not authorized'],
    ['a second statement', 'SELECT 1; SELECT 2', 'more than one statement'],
    ['a syntax error', 'SELEC', 'syntax error'],
    ['too many rows', 'SELECT 1 FROM data a, data b', 'more than 3 rows'],
  ])('refuses %s and says why', async (_, sql, reason) => {
    expect(await run(sql)).toEqual({ error: expect.stringContaining(reason) as string })
  })

  it('opens no file, whatever the SQL says', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'catenary-query-'))
    const file = join(folder, 'made.db')
    for (const sql of [`ATTACH '${file}' AS made`, `VACUUM INTO '${file}'`]) {
      expect(await run(sql)).toEqual({ error: expect.stringMatching(/not authorized|denied/) as string })
    }
    expect(existsSync(file)).toBe(false)
    await rm(folder, { recursive: true })
  })

  it('ends a query that would run forever when its call is aborted', async () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n'
    await expect(run(endless, AbortSignal.timeout(1500))).rejects.toThrow('aborted')
  })
})
