import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { describeS3 } from '../s3/describe-s3.ts'
import type { Report } from './move-csv.ts'

const title = 'a chain moves a CSV of 200 MB from one tool to another, and counts its lines, in little memory'

/** In a process of its own: what is measured is a host, not what runs the tests. */
async function moveCsv(kind: 'file' | 's3', place: string): Promise<void> {
  const host = join(import.meta.dirname, 'move-csv.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [host, kind, place])
  const { freshMb, idleMb, bytes, lines, moved, counted } = JSON.parse(stdout) as Report
  console.log(
    `200 MB (${kind}), isolate of 20 MiB: host ${freshMb} MB fresh, ${idleMb} MB idle; moved in ${moved.seconds} s, +${moved.grewMb} MB; ` +
      `${lines} lines counted in ${counted.seconds} s, +${counted.grewMb} MB`,
  )
  expect(moved.value).toEqual({ bytes, isWhole: true })
  expect(counted.value).toBe(lines)
  expect(bytes).toBeGreaterThanOrEqual(200_000_000)
  expect(moved.grewMb).toBeLessThan(64)
  expect(counted.grewMb).toBeLessThan(64)
}

it(`${title}: on disk`, { timeout: 600_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'catenary-csv-'))
  try {
    await moveCsv('file', directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

describeS3('a large CSV on S3', (s3) => {
  it(title, { timeout: 600_000 }, () => moveCsv('s3', JSON.stringify(s3.options())))
})
