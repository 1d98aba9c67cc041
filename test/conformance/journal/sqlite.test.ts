import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SqliteJournal } from 'catenary'
import { afterAll } from 'vitest'

import { journalConformance } from '../journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'catenary-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0

for (const durability of ['process', 'disk'] as const)
  journalConformance(
    `SqliteJournal (${durability})`,
    (options) => new SqliteJournal({ ...options, durability, path: join(folder, `${(files += 1)}.db`) }),
  )
