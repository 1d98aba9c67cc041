import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { JsonlTraceSink, SqliteTraceSink, ToolChainTool } from 'catenary'

import type { System } from '../system.ts'
import { createInvoker, openChains } from './catenary.ts'

/** Catenary with a trace in a file, as it comes: it is required, and no answer leaves before it is written. */
export function traced(kind: 'sqlite' | 'jsonl'): System {
  return {
    name: `catenary, ${kind} trace`,
    async open(tools) {
      const folder = mkdtempSync(join(tmpdir(), 'catenary-bench-'))
      const path = join(folder, `trace.${kind}`)
      const sink = kind === 'sqlite' ? new SqliteTraceSink({ path }) : new JsonlTraceSink({ path })
      const { run, close } = openChains(new ToolChainTool({ invoker: createInvoker(tools, [sink]) }))
      return {
        run,
        async close() {
          await close()
          await sink[Symbol.asyncDispose]()
          rmSync(folder, { recursive: true, force: true })
        },
      }
    },
  }
}
