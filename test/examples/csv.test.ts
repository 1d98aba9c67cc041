import { DatabaseSync } from 'node:sqlite'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatCsv } from '../../examples/flights/format-csv.ts'
import { loadTable } from '../../examples/flights/load-table.ts'
import { parseCsv } from '../../examples/flights/parse-csv.ts'

function tableOf(csv: string): Record<string, unknown>[] {
  const database = new DatabaseSync(':memory:')
  loadTable(database, 'data', csv)
  return database
    .prepare('SELECT * FROM data')
    .all()
    .map((row) => ({ ...row }))
}

describe('CSV', () => {
  it('reads back what it wrote, whatever is in the cells', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', ',', '\r\n', 'a "b", c', ''))
    const table = fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
      .filter((columns) => columns.every((column) => column !== '__proto__'))
      .chain((columns) =>
        fc.tuple(
          fc.constant(columns),
          fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
            minLength: 1,
          }),
        ),
      )
    fc.assert(
      fc.property(table, ([columns, rows]) => {
        const records = rows.map((row) =>
          Object.fromEntries(columns.map((name, index) => [name, row[index]])),
        )
        const order = Object.keys(records[0] ?? {})
        const expected = rows.map((row) => order.map((name) => row[columns.indexOf(name)]))
        expect([...parseCsv(formatCsv(records))]).toEqual([order, ...expected])
      }),
    )
  })

  it('takes quotes, doubled quotes, line breaks in cells, CRLF, a byte order mark and a missing last line end', () => {
    const text = '\uFEFFa,b\r\n"x, ""y""\r\nz",2\r\n,'
    expect([...parseCsv(text)]).toEqual([
      ['a', 'b'],
      ['x, "y"\r\nz', '2'],
      ['', ''],
    ])
  })

  it('refuses a quote that is not closed', () => {
    expect(() => [...parseCsv('a\n"b')]).toThrow('The CSV has a broken quote at character 3.')
  })

  it('keeps numbers as numbers, an empty cell as NULL and a zip code as text', () => {
    expect(tableOf('n,x,zip\n1,0.5,00501\n-2,,10001\n')).toEqual([
      { n: 1, x: 0.5, zip: '00501' },
      { n: -2, x: null, zip: '10001' },
    ])
  })

  it('refuses a row with too few cells and names the line', () => {
    expect(() => tableOf('a,b\n1,2\n3\n')).toThrow('Record 3 of the CSV has 1 cells, its header has 2.')
  })
})
