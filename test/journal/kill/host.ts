/**
 * A process that runs one chain, or goes on with it, and may be killed at any instant. Arguments: the folder with the
 * files of the chain, and its id. Prints `begun`, and the result as one line of JSON.
 */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  ApprovalInbox,
  SqliteInboxStore,
  SqliteJournal,
  SqliteTraceSink,
  ToolChainTool,
  ToolInvoker,
} from 'catenary'
import type { Tool } from 'catenary'

import { killScript } from './script.ts'

const [, , folder = '', chainId = ''] = process.argv
const effects = new DatabaseSync(join(folder, 'effects.db'), { timeout: 5000 })
effects.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
effects.exec('CREATE TABLE IF NOT EXISTS plain (label TEXT NOT NULL) STRICT')
effects.exec('CREATE TABLE IF NOT EXISTS keyed (key TEXT PRIMARY KEY, label TEXT NOT NULL) STRICT')
const plain = effects.prepare('INSERT INTO plain (label) VALUES (?)')
const keyed = effects.prepare('INSERT OR IGNORE INTO keyed (key, label) VALUES (?, ?)')

const pause = (): Promise<void> => sleep(Math.random() * 12)
const labelOf = (args: unknown): string => (args as { readonly label: string }).label
function tool(name: string, execute: Tool['execute'], more: Partial<Tool> = {}): Tool {
  const inputSchema = { type: 'object', additionalProperties: true }
  return { name, description: `Does ${name}.`, inputSchema, execute, ...more }
}

const tools = [
  tool('read', async (args) => {
    await pause()
    return labelOf(args).length
  }),
  tool(
    'write',
    async (args) => {
      await pause()
      plain.run(labelOf(args))
      await pause()
      return labelOf(args)
    },
    { risk: 'high' },
  ),
  tool(
    'put',
    async (args, { idempotencyKey }) => {
      await pause()
      keyed.run(idempotencyKey, labelOf(args))
      await pause()
      return labelOf(args)
    },
    { risk: 'high', idempotent: true },
  ),
  tool('publish', (args) => plain.run(labelOf(args)) && labelOf(args), { risk: 'critical' }),
]

const path = join(folder, 'journal.db')
const inbox = new ApprovalInbox({ store: new SqliteInboxStore(path), pollMs: 10 })
const journal = new SqliteJournal({ path })
const chains = new ToolChainTool({
  invoker: new ToolInvoker({
    registry: tools,
    approvalHandler: inbox,
    traceSinks: [new SqliteTraceSink({ path: join(folder, 'trace.db') })],
    baseRules: [],
    policy: { maxRiskUnapproved: 'high', approvalTimeoutMs: 40, callTimeoutMs: 10_000, maxToolCalls: 200 },
  }),
  journal,
})
process.stdout.write('begun\n')
const known = journal.get(chainId) !== undefined
const result = await (known ? chains.resume(chainId) : chains.run({ script: killScript, chainId }))
await chains.close()
// So that the end is written before whoever waits for the line acts on it.
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
