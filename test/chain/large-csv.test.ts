import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { Report } from './move-csv.ts'

it('a chain moves a CSV of 200 MB from one tool to another, and counts its lines, in little memory', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'catenary-csv-'))
  try {
    const host = join(import.meta.dirname, 'move-csv.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [host, directory])
    const report = JSON.parse(stdout) as Report
    const { idleMb, bytes, lines, moved, counted } = report
    console.log(
      `200 MB on disk, isolate of 20 MiB: host ${idleMb} MB idle; moved in ${moved.seconds} s, +${moved.grewMb} MB; ` +
        `${lines} lines counted in ${counted.seconds} s, +${counted.grewMb} MB`,
    )
    expect(moved.value).toEqual({ bytes, isWhole: true })
    expect(counted.value).toBe(lines)
    expect(bytes).toBeGreaterThanOrEqual(200_000_000)
    expect(moved.grewMb).toBeLessThan(64)
    expect(counted.grewMb).toBeLessThan(64)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}, 400_000)
