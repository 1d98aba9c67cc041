import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SqliteJournal, ToolChainTool } from 'catenary'
import type { JournalDurability } from 'catenary'

import type { System } from '../system.ts'
import { createInvoker, openChains } from './catenary.ts'

/** Catenary with a journal in a file: every call is written down before it runs, and after. */
export function journaled(durability: JournalDurability): System {
  return {
    name: durability === 'disk' ? 'catenary, journal on disk' : 'catenary, journal',
    async open(tools) {
      const folder = mkdtempSync(join(tmpdir(), 'catenary-bench-'))
      const journal = new SqliteJournal({ path: join(folder, 'journal.db'), durability })
      const opened = openChains(new ToolChainTool({ invoker: createInvoker(tools), journal }))
      return {
        ...opened,
        async close() {
          await opened.close()
          await journal[Symbol.asyncDispose]()
          rmSync(folder, { recursive: true })
        },
      }
    },
  }
}
