import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

it('the library example finds the largest file of the folder it runs in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'catenary-library-'))
  await writeFile(join(folder, 'small.txt'), 'a')
  await writeFile(join(folder, 'large.txt'), 'a'.repeat(4321))
  const program = fileURLToPath(new URL('../../examples/library.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder })
  await rm(folder, { recursive: true })
  expect(stdout).toContain("{ files: 2, largest: 4321, name: 'large.txt' }")
  expect(stdout).toContain('list_files: ok\nfile_size: ok\nfile_size: ok\n')
}, 60_000)
