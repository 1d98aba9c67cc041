/** Tokens that the declarations of real tools cost a model, and what of their schemas they say. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { encode } from 'gpt-tokenizer/encoding/o200k_base'

import { installPeers } from '../install-peers.ts'
import { between, table } from '../markdown.ts'
import { constraintsOf, kept } from './constraints.ts'
import { generators } from './generators.ts'
import type { Generator, PublishedTool } from './generators.ts'

interface Server {
  readonly source: string
  readonly tools: readonly PublishedTool[]
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const folder = new URL('../../test/fixtures/tools/', import.meta.url)
const servers = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Server)
const toolCount = servers.reduce((sum, { tools }) => sum + tools.length, 0)
installPeers()

const kinds = ['description', 'enum', 'const', 'limit', 'length', 'pattern', 'format', 'default']
const wanted = count(servers.flatMap(({ tools }) => tools.flatMap(constraintsOf)).map(({ kind }) => kind))

/** All servers by one generator: the tokens, and what each tool's own text says of its schemas. */
async function measure(generator: Generator): Promise<readonly string[]> {
  let tokens = 0
  const said = new Map<string, number>()
  for (const { tools } of servers) {
    tokens += encode(await generator.generate(tools)).length
    for (const tool of tools) {
      const text = await generator.generate([tool])
      for (const [kind, n] of kept(constraintsOf(tool), text)) said.set(kind, (said.get(kind) ?? 0) + n)
    }
  }
  const shares = kinds.map(
    (kind) => `${Math.round((100 * (said.get(kind) ?? 0)) / (wanted.get(kind) ?? 1))} %`,
  )
  return [generator.name, generator.note, String(Math.round(tokens / toolCount)), String(tokens), ...shares]
}

const rows: (readonly string[])[] = []
for (const generator of generators) {
  try {
    rows.push(await measure(generator))
  } catch (error) {
    rows.push([generator.name, error instanceof Error ? error.message.slice(0, 100) : 'failed'])
  }
}
const width = kinds.length + 4
const text = `${toolCount} tools of ${servers.length} published servers, each server's tools together, counted with o200k_base. The last
columns: how many of the schemas' descriptions, values, limits and so on are found in the text of their tool.

${table(
  ['', '', 'tokens a tool', 'tokens', ...kinds],
  rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]),
)}`
process.stdout.write(`${text}\n`)
const page = new URL('../../docs/declarations.md', import.meta.url)
if (values.write) writeFileSync(page, between(readFileSync(page, 'utf8'), 'tokens', text))

function count(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
