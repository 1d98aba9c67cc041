/** Tokens of a fixed set of tasks through `catenary mcp`, beside the same servers mounted directly. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'

import { Client, type CallToolResult, type Tool } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

import { between, table } from '../markdown.ts'
import { Conversation, definitionTokens } from './conversation.ts'
import { fillFolder } from './fill-folder.ts'
import { makeTasks, type Task } from './tasks.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const require = createRequire(import.meta.url)
const fileOf = (name: string, file: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), file)
const folder = mkdtempSync(join(tmpdir(), 'catenary-bench-'))
fillFolder(folder)

const node = (...args: string[]): { command: string; args: string[]; risk: object } => ({
  command: process.execPath,
  args,
  risk: { '*': 'safe' },
})
const servers = {
  everything: node(fileOf('@modelcontextprotocol/server-everything', 'dist/index.js'), 'stdio'),
  files: node(fileOf('@modelcontextprotocol/server-filesystem', 'dist/index.js'), folder),
  memory: {
    ...node(fileOf('@modelcontextprotocol/server-memory', 'dist/index.js')),
    env: { MEMORY_FILE_PATH: join(folder, 'memory.jsonl') },
  },
  db: node(
    fileOf('@bytebase/dbhub', 'dist/index.js'),
    '--transport',
    'stdio',
    '--dsn',
    `sqlite://${folder}/shop.db`,
  ),
}

async function connect(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Client> {
  const client = new Client({ name: 'bench', version: '1' })
  await client.connect(new StdioClientTransport({ command, args: [...args], env, stderr: 'ignore' }))
  return client
}

async function runDirect(task: Task, definitions: number): Promise<Conversation['totals']> {
  const conversation = new Conversation(definitions)
  for (const turn of task.direct) {
    const results = await Promise.all(
      turn.map(({ server, tool, arguments: given }) => call(direct[server], tool, given)),
    )
    const calls = turn.map(({ server, tool, arguments: given }) => ({
      name: `${server}__${tool}`,
      input: given,
    }))
    conversation.turn(calls, results)
  }
  return conversation.totals
}

async function runChained(task: Task, definitions: number): Promise<Conversation['totals']> {
  const conversation = new Conversation(definitions)
  const searches = task.searches.map((query) => ({ name: 'search_tools', input: { query } }))
  if (searches.length > 0) {
    conversation.turn(
      searches,
      await Promise.all(searches.map(({ name, input }) => call(catenary, name, input))),
    )
  }
  const input = { script: task.script }
  const result = await call(catenary, 'run_chain', input)
  conversation.turn([{ name: 'run_chain', input }], [result])
  return conversation.totals
}

async function call(
  client: Client | undefined,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  if (client === undefined) throw new Error(`there is no such server for ${name}`)
  const result = await client.callTool({ name, arguments: { ...given } })
  // A task that fails would be a cheap one.
  if (result.isError === true) throw new Error(`${name}: ${JSON.stringify(result.content).slice(0, 500)}`)
  return result
}

const config = join(folder, 'catenary.json')
writeFileSync(config, JSON.stringify({ mcpServers: servers }))
const direct: Record<string, Client> = {}
for (const [name, server] of Object.entries(servers))
  direct[name] = await connect(server.command, server.args, 'env' in server ? server.env : {})
const catenary = await connect(process.execPath, [
  fileOf('catenary', 'dist/src/cli/main.js'),
  'mcp',
  '--config',
  config,
])
try {
  const listed = await Promise.all(
    Object.entries(direct).map(async ([server, client]): Promise<Tool[]> => {
      const { tools } = await client.listTools()
      return tools.map((tool) => ({ ...tool, name: `${server}__${tool.name}` }))
    }),
  )
  const mounted = listed.flat()
  const few = (await catenary.listTools()).tools
  const definitions = { direct: definitionTokens(mounted), chained: definitionTokens(few) }
  const rows: string[][] = []
  const sum = { direct: 0, chained: 0 }
  for (const task of makeTasks(folder)) {
    const one = await runDirect(task, definitions.direct)
    const other = await runChained(task, definitions.chained)
    sum.direct += one.read
    sum.chained += other.read
    const counts = [one.turns, other.turns, one.held, other.held, one.read, other.read]
    rows.push([task.name, ...counts.map((count) => count.toLocaleString('en'))])
  }
  rows.push(['all', '', '', '', '', sum.direct.toLocaleString('en'), sum.chained.toLocaleString('en')])
  const text = `Five tasks over four published servers (everything, filesystem, memory, dbhub: ${mounted.length} tools), counted with o200k_base.
The tools' definitions take ${definitions.direct.toLocaleString('en')} tokens mounted directly and ${definitions.chained.toLocaleString('en')} through \`catenary mcp\`. "Held" is what calls and
results add to the context, searches for tools included; "read" is what the model reads over all turns of the task.

${table(['task', 'turns, direct', 'turns, catenary', 'held, direct', 'held, catenary', 'read, direct', 'read, catenary'], rows)}`
  process.stdout.write(`${text}\n`)
  const page = new URL('../../docs/mcp.md', import.meta.url)
  if (values.write) writeFileSync(page, between(readFileSync(page, 'utf8'), 'tokens', text))
} finally {
  await Promise.all([catenary, ...Object.values(direct)].map((client) => client.close()))
  rmSync(folder, { recursive: true, force: true })
}
