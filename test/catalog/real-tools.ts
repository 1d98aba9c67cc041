import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ListedTool } from '../../src/catalog/index.ts'
import type { JsonSchema } from '../../src/kernel/index.ts'

/** One file of test/fixtures/tools. */
export interface RealServer {
  readonly source: string
  readonly version: string
  readonly license: string
  readonly tools: readonly RealTool[]
}
export interface RealTool {
  readonly name: string
  readonly description?: string
  readonly inputSchema: JsonSchema
  readonly outputSchema?: JsonSchema
}

const folder = fileURLToPath(new URL('../fixtures/tools/', import.meta.url))

/** What published servers answer to tools/list. */
export const realServers: readonly RealServer[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as RealServer)

/** The tools of a server as scripts would find them. */
export function listed({ source, tools }: RealServer): readonly ListedTool[] {
  const space = source.replace(/\W+/g, '_').replace(/^_/, '')
  return tools.map(({ name, description = '', inputSchema, outputSchema }) => ({
    path: `${space}.${name.replace(/\W/g, '_')}`,
    description,
    inputSchema,
    ...(outputSchema === undefined ? {} : { outputSchema }),
  }))
}
