/**
 * One read-only query over one CSV, as a process of its own: `{ csv, sql, maxRows }` as JSON on stdin,
 * `{ rows }` or `{ error }` as JSON on stdout.
 */
import { constants, DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { json } from 'node:stream/consumers'

import { z } from 'zod'

import { loadTable } from './load-table.ts'

const jobSchema = z.object({ csv: z.string(), sql: z.string(), maxRows: z.int() })
type Job = z.infer<typeof jobSchema>

const maxAnswerBytes = 4 * 1024 * 1024

const reading = new Set([
  constants.SQLITE_SELECT,
  constants.SQLITE_READ,
  constants.SQLITE_FUNCTION,
  constants.SQLITE_RECURSIVE,
])

function select({ csv, sql, maxRows }: Job): string {
  const database = new DatabaseSync(':memory:')
  loadTable(database, 'data', csv)
  // From here on nothing but reading: no write, no PRAGMA, and no ATTACH, which would open files.
  database.setAuthorizer((action) => (reading.has(action) ? constants.SQLITE_OK : constants.SQLITE_DENY))
  const statement = database.prepare(sql)
  if (/\S/.test(sql.slice(statement.sourceSQL.length))) throw new Error('it is more than one statement')
  const rows: Record<string, SQLOutputValue>[] = []
  for (const row of statement.iterate()) {
    if (rows.length === maxRows)
      throw new Error(`it gives more than ${maxRows} rows: aggregate or add a LIMIT`)
    rows.push(row)
  }
  const answer = JSON.stringify({ rows })
  if (answer.length > maxAnswerBytes) throw new Error('its rows are larger than 4 MiB: select less')
  return answer
}

function answerTo(job: Job): string {
  try {
    return select(job)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    return JSON.stringify({
      error: `The query was refused: ${reason}. One SELECT over the table data can run.`,
    })
  }
}

process.stdout.write(answerTo(jobSchema.parse(await json(process.stdin))))
