import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What is handed in. */
export interface Report {
  readonly title: string
  readonly answer: string
  readonly findings: readonly string[]
  /** A PNG to show under the answer. */
  readonly chart?: Uint8Array | undefined
}

/** A report as it lies on disk. */
export interface WrittenReport {
  readonly path: string
  readonly bytes: number
  readonly chartPath?: string
}

/** Where the report of a title goes; the name has only letters, digits and dashes, whatever the title says. */
export function reportPath(title: string, folder: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return join(folder, `${name === '' ? 'report' : name}.md`)
}

/** Writes a report as Markdown, its chart beside it; an older one of the same title is replaced. */
export async function writeReport(report: Report, folder: string): Promise<WrittenReport> {
  await mkdir(folder, { recursive: true })
  const path = reportPath(report.title, folder)
  const chartPath = report.chart === undefined ? undefined : path.replace(/\.md$/, '.png')
  if (report.chart !== undefined && chartPath !== undefined) await replaceFile(chartPath, report.chart)
  const text = markdown(report, path)
  await replaceFile(path, text)
  return { path, bytes: Buffer.byteLength(text), ...(chartPath !== undefined && { chartPath }) }
}

function markdown(report: Report, path: string): string {
  const chart = report.chart === undefined ? [] : [`![Chart](${pictureName(path)})`, '']
  const findings = report.findings.map((finding) => `- ${finding}`)
  return [`# ${report.title}`, '', report.answer, '', ...chart, '## Findings', '', ...findings, ''].join('\n')
}

function pictureName(path: string): string {
  return path.replace(/^.*[\\/]/, '').replace(/\.md$/, '.png')
}

/** A reader sees the old file or the new one, never half of it. */
async function replaceFile(path: string, data: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await writeFile(draft, data)
  await rename(draft, path)
}
