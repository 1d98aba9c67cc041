import { fileURLToPath } from 'node:url'

import { defineTool, ToolFailure, toolResult, ToolRisk, type AnyTool } from 'catenary'
import { z } from 'zod'

import { datasetSchema, readDataset } from './dataset.ts'
import { drawChart } from './draw-chart.ts'
import { runQuery } from './run-query.ts'
import { reportPath, writeReport } from './write-report.ts'

/** What the tools are given from outside. */
export interface FlightToolsOptions {
  /** The folder that reports go to. */
  readonly outDir: string
  /** @default the time */
  readonly now?: () => Date
}

/** The tools of the example: load a table, query it, draw, and hand in a report. */
export function createFlightTools({ outDir, now = () => new Date() }: FlightToolsOptions): AnyTool[] {
  const observedAt = (): string => now().toISOString()
  return [loadCsv(observedAt), query(observedAt), chart(observedAt), submitReport(outDir, observedAt)]
}

function loadCsv(observedAt: () => string): AnyTool {
  return defineTool({
    name: 'load_csv',
    description:
      'Loads a public table and returns the whole of it as CSV with a header line. It is large (megabytes): call ' +
      'tools.load_csv.invoke() and hand its artifact on to query. flights-200k: delay (of arrival, in minutes, ' +
      'negative is early), distance (miles), time (of departure, in decimal hours). birdstrikes: wildlife strikes.',
    input: z.strictObject({ dataset: datasetSchema.describe('Which table.') }),
    async execute({ dataset }) {
      const { csv, source } = await readDataset(dataset)
      return toolResult({ content: csv, source, observedAt: observedAt(), policy: 'listed-datasets' })
    },
  })
}

function query(observedAt: () => string): AnyTool {
  return defineTool({
    name: 'query',
    description:
      'Runs one SELECT (SQLite, read-only) over a CSV, which is the table data with the columns of its header. ' +
      'Returns { rows }, at most 1000.',
    input: z.strictObject({
      csv: z.string().describe('The CSV: the artifact that load_csv gave, or text.'),
      sql: z.string().max(10_000).describe('For example: SELECT count(*) AS flights FROM data'),
    }),
    async execute({ csv, sql }, { signal }) {
      const answer = await runQuery({ csv, sql, maxRows: 1000 }, signal)
      if ('error' in answer) throw new ToolFailure(answer.error)
      return toolResult({
        structuredContent: { rows: answer.rows },
        source: 'sqlite::memory:',
        observedAt: observedAt(),
        policy: 'select-only',
      })
    },
  })
}

const xSchema = z.union([z.string().max(100), z.number()])

const chartSchema = z.strictObject({
  title: z.string().max(80),
  subtitle: z.string().max(120).default(''),
  mark: z.enum(['bar', 'line']).default('bar'),
  xTitle: z.string().max(80),
  yTitle: z.string().max(80),
  points: z
    .array(z.strictObject({ x: xSchema, y: z.number() }))
    .min(1)
    .max(200)
    .describe('In the order to show.'),
  highlight: z.array(xSchema).default([]).describe('The x of the bars to stress.'),
  width: z.int().min(200).max(2400).default(1200).describe('Pixels.'),
  height: z.int().min(150).max(1600).default(675).describe('Pixels.'),
})

function chart(observedAt: () => string): AnyTool {
  return defineTool({
    name: 'draw_chart',
    description: 'Draws a bar or line chart and returns it as a PNG file.',
    input: chartSchema,
    async execute(spec) {
      const data = await drawChart(spec)
      return toolResult({
        content: [{ type: 'image', data, mediaType: 'image/png', name: 'chart.png' }],
        source: 'vega-lite',
        observedAt: observedAt(),
      })
    },
  })
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const pngSchema = z
  .instanceof(Uint8Array)
  .refine((data) => pngSignature.equals(data.subarray(0, pngSignature.length)), 'must be a PNG')

function submitReport(outDir: string, observedAt: () => string): AnyTool {
  return defineTool({
    name: 'submit_report',
    description:
      'Hands in the report: writes it, with its chart, to the output folder. It is asked for approval first. ' +
      'Returns { path, bytes, chartPath }.',
    input: z.strictObject({
      title: z
        .string()
        .min(1)
        .max(80)
        .regex(/^[^\r\n]*$/, 'must be one line'),
      answer: z.string().min(1).max(2000),
      findings: z.array(z.string().min(1).max(500)).min(1).max(20),
      chart: pngSchema.optional().describe('The artifact of a PNG.'),
    }),
    risk: ToolRisk.HIGH,
    idempotent: true,
    classifyRisk: ({ title, findings }) => ({
      risk: ToolRisk.HIGH,
      summary: `Writes ${reportPath(title, outDir)} (${findings.length} findings); an older one is replaced.`,
    }),
    async execute(report) {
      const written = await writeReport(report, outDir)
      return toolResult({ structuredContent: { ...written }, source: written.path, observedAt: observedAt() })
    },
  })
}

export default createFlightTools({ outDir: fileURLToPath(new URL('../out', import.meta.url)) })
