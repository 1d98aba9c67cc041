import type { DatabaseSync } from 'node:sqlite'

import { parseCsv } from './parse-csv.ts'

type Affinity = 'INTEGER' | 'REAL' | 'TEXT'

/** Makes a table of a CSV text; a column of numbers becomes numeric, an empty cell NULL. @throws Error if a row is ragged */
export function loadTable(database: DatabaseSync, name: string, csv: string): void {
  const [columns, ...rows] = parseCsv(csv)
  if (columns === undefined) throw new Error('The CSV is empty: it needs a header line.')
  for (const [index, { length }] of rows.entries()) {
    if (length === columns.length) continue
    throw new Error(`Record ${index + 2} of the CSV has ${length} cells, its header has ${columns.length}.`)
  }

  const affinities = columns.map((_, index) => affinity(rows, index))
  const definitions = columns.map((column, index) => `${quote(column)} ${affinities[index]}`)
  database.exec(`CREATE TABLE ${quote(name)} (${definitions.join(', ')})`)
  const insert = database.prepare(`INSERT INTO ${quote(name)} VALUES (${columns.map(() => '?').join(', ')})`)
  database.exec('BEGIN')
  for (const row of rows) insert.run(...row.map((cell, index) => value(cell, affinities[index])))
  database.exec('COMMIT')
}

function affinity(rows: readonly string[][], index: number): Affinity {
  let found: Affinity = 'INTEGER'
  for (const row of rows) {
    const cell = row[index] ?? ''
    if (/^-?(?:0|[1-9]\d{0,14})$/.test(cell) || cell === '') continue
    // A leading zero (a zip code, say) is a name and no number.
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(cell)) return 'TEXT'
    found = 'REAL'
  }
  return found
}

function value(cell: string, type: Affinity | undefined): string | number | null {
  if (cell === '') return null
  return type === 'TEXT' ? cell : Number(cell)
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
