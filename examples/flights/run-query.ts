import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

const cellSchema = z.union([z.string(), z.number(), z.null()])
const answerSchema = z.union([
  z.object({ rows: z.array(z.record(z.string(), cellSchema)) }),
  z.object({ error: z.string() }),
])

/** The rows of a query, or why there are none. */
export type QueryAnswer = z.infer<typeof answerSchema>

/** A query over one CSV, which is its table `data`. */
export interface Query {
  readonly csv: string
  readonly sql: string
  /** A query with more rows is refused. */
  readonly maxRows: number
}

/** Runs a query in a process of its own: SQLite cannot be interrupted from JavaScript, but a process can be killed. */
export async function runQuery(query: Query, signal: AbortSignal): Promise<QueryAnswer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('sql-child.ts', import.meta.url))], {
    env: {},
    signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const failure = new Promise<never>((_, reject) => child.once('error', reject))
  // A child that dies early breaks the pipe; what counts is what it printed.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(query))
  const printed = await Promise.race([text(child.stdout), failure])
  if (printed === '') return { error: 'The query ended its process without an answer: ask for less.' }
  return answerSchema.parse(JSON.parse(printed))
}
