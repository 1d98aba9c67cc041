import { readFile } from 'node:fs/promises'

import { z } from 'zod'

import { formatCsv } from './format-csv.ts'

/**
 * The tables that can be loaded, all from the npm package `vega-datasets` (BSD-3-Clause). The flights are reports of
 * the U.S. Bureau of Transportation Statistics, the strikes of the Federal Aviation Administration: both are data of
 * the U.S. government, whose terms the package's `datapackage.json` gives.
 */
export const datasetSchema = z.enum(['flights-200k', 'birdstrikes'])
export type DatasetName = z.infer<typeof datasetSchema>

const files: Readonly<Record<DatasetName, string>> = {
  'flights-200k': 'flights-200k.json',
  birdstrikes: 'birdstrikes.csv',
}

/** A table as text, and the file it is from. */
export interface Dataset {
  readonly csv: string
  readonly source: string
}

const packageSchema = z.object({ version: z.string() })
const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))

/** Reads a table as CSV; one that is published as JSON is written as CSV, row by row. */
export async function readDataset(name: DatasetName): Promise<Dataset> {
  const entry = import.meta.resolve('vega-datasets')
  const manifest = await readFile(new URL('../package.json', entry), 'utf8')
  const { version } = packageSchema.parse(JSON.parse(manifest))
  const file = files[name]
  const content = await readFile(new URL(`../data/${file}`, entry), 'utf8')
  const csv = file.endsWith('.json') ? formatCsv(rowsSchema.parse(JSON.parse(content))) : content
  return { csv, source: `vega-datasets@${version}/data/${file}` }
}
