import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'

import type { CallToolResult } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { mainPath } from '../../cli/run-cli.ts'
import { configFolder, textOf, type ConfigFolder } from './downstream.ts'
import { serveHttp } from './serve.ts'
import { database, everything, filesystem, memory, thinking } from './upstream.ts'

const require = createRequire(import.meta.url)
const inspectorPath = join(
  dirname(require.resolve('@modelcontextprotocol/inspector/package.json')),
  'clients/launcher/build/index.js',
)

describe('the official inspector before catenary mcp before published servers', () => {
  let config: ConfigFolder
  let session: string
  let home: string
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'catenary-inspector-'))
    const file = join(home, 'shop.db')
    const db = new DatabaseSync(file)
    db.exec(
      `create table orders (region text, amount integer); insert into orders values ('north', 10), ('north', 7)`,
    )
    db.close()
    writeFileSync(join(home, 'note.txt'), 'remember the milk')
    config = configFolder({
      everything,
      files: filesystem(home),
      memory: memory(join(home, 'memory.jsonl')),
      thinking,
      db: { ...database(file), risk: { execute_sql: 'safe' } },
    })
    session = join(config.folder, 'inspector.json')
    const args = [mainPath, 'mcp', '--config', config.path]
    writeFileSync(session, JSON.stringify({ mcpServers: { catenary: { command: process.execPath, args } } }))
  })
  afterAll(() => {
    config[Symbol.dispose]()
    rmSync(home, { recursive: true, force: true })
  })

  async function inspect(args: readonly string[]): Promise<unknown> {
    const { stdout } = await promisify(execFile)(process.execPath, [inspectorPath, '--cli', ...args], {
      env: { PATH: process.env['PATH'], HOME: home, MCP_INSPECTOR_SECRET_STORE: 'memory' },
    })
    return JSON.parse(stdout)
  }
  const onStdio = (...args: string[]): Promise<unknown> =>
    inspect(['--config', session, '--server', 'catenary', ...args])

  it('lists its tools, and finds nothing wrong with their schemas', async () => {
    const { tools } = (await onStdio('--method', 'tools/list', '--strict')) as {
      readonly tools: { name: string }[]
    }
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['run_chain', 'chain_status']))
  })

  it('calls five servers in one script', async () => {
    const script = `
      const [sum, note, , rows] = await Promise.all([
        tools.everything.get_sum({ a: 20, b: 22 }),
        tools.files.read_text_file({ path: ${JSON.stringify(join(home, 'note.txt'))} }),
        tools.memory.create_entities({ entities: [{ name: 'Ada', entityType: 'person', observations: [] }] }),
        tools.db.execute_sql({ sql: 'select sum(amount) as total from orders' }),
      ])
      const thought = await tools.thinking.sequentialthinking({ thought: 'done', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 })
      const { entities } = await tools.memory.search_nodes({ query: 'Ada' })
      return { sum, note: note.content, total: rows.data.statements[0].rows[0].total, who: entities[0].name, thoughts: thought.thoughtHistoryLength }`
    const result = (await onStdio(
      '--method',
      'tools/call',
      '--tool-name',
      'run_chain',
      '--tool-arg',
      `script=${script}`,
    )) as CallToolResult
    expect(JSON.parse(textOf(result).split('\n')[0] ?? '')).toEqual({
      sum: 'The sum of 20 and 22 is 42.',
      note: 'remember the milk',
      total: 17,
      who: 'Ada',
      thoughts: 1,
    })
  })

  it('does so over HTTP, with the token', async () => {
    await using served = await serveHttp(config.path)
    const result = (await inspect([
      served.url,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${served.token ?? ''}`,
      '--method',
      'tools/call',
      '--tool-name',
      'run_chain',
      '--tool-arg',
      `script=return tools.everything.echo({ message: 'over http' })`,
    ])) as CallToolResult
    expect(textOf(result)).toContain('"Echo: over http"')
  })

  it('reads what a result links to', async () => {
    await using served = await serveHttp(config.path)
    const http = [
      served.url,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${served.token ?? ''}`,
    ]
    const result = (await inspect([
      ...http,
      '--method',
      'tools/call',
      '--tool-name',
      'run_chain',
      '--tool-arg',
      `script=return 'x'.repeat(10_000)`,
    ])) as CallToolResult
    const link = result.content.find((block) => block.type === 'resource_link')
    const uri = link?.type === 'resource_link' ? link.uri : ''
    expect(await inspect([...http, '--method', 'resources/read', '--uri', `${uri}/0-4`])).toMatchObject({
      contents: [{ text: '"xxx' }],
    })
  })
})
