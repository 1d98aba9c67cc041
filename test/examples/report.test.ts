import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { reportPath, writeReport } from '../../examples/flights/write-report.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catenary-report-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('submit_report of the flights example', () => {
  it('writes the report and its chart, and nothing else', async () => {
    const report = { title: 'When to fly', answer: 'At five.', findings: ['One.', 'Two.'] }
    const written = await writeReport({ ...report, chart: Uint8Array.of(1, 2) }, folder)
    const text = await readFile(written.path, 'utf8')
    expect(text).toBe(
      '# When to fly\n\nAt five.\n\n![Chart](when-to-fly.png)\n\n## Findings\n\n- One.\n- Two.\n',
    )
    expect(written.bytes).toBe(Buffer.byteLength(text))
    expect([...(await readFile(join(folder, 'when-to-fly.png')))]).toEqual([1, 2])
    expect((await readdir(folder)).toSorted()).toEqual(['when-to-fly.md', 'when-to-fly.png'])
  })

  it.each(['../../etc/passwd', '/', 'a\\..\\b', '…', 'x'.repeat(500)])(
    'stays in its folder for the title %j',
    (title) => {
      expect(reportPath(title, '/out')).toMatch(/^\/out\/[a-z0-9-]{1,60}\.md$/)
    },
  )
})
