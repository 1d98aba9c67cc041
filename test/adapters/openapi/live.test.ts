import type { JsonObject, Tool } from 'catenary'
import { openApiTools } from 'catenary/openapi'
import { describe, expect, it } from 'vitest'
import { chainBench } from '../../chain/chains.ts'
import { serveDocument } from './document-server.ts'
import { readDocument } from './documents.ts'
import { exampleOf } from './example-of.ts'

const bench = chainBench()

const script = `
  const outcomes = []
  for (let from = 0; from < input.calls.length; from += 8) {
    const some = input.calls.slice(from, from + 8)
    outcomes.push(...(await Promise.all(some.map(async ({ name, args }) => {
      const { status, code, text } = await tools[name].invoke(args)
      return { name, status, code, text: text.slice(0, 300) }
    }))))
  }
  return outcomes.filter(({ status }) => status !== 'ok')
`

/** Arguments for a tool, from its own schema. */
function argumentsFor({ inputSchema }: Tool): JsonObject {
  const definitions = inputSchema['$defs'] as Record<string, unknown> | undefined
  const at = (ref: string): unknown => definitions?.[ref.slice('#/$defs/'.length)]
  return exampleOf(inputSchema, at) as JsonObject
}

/** The whole way of many calls: scripts, processes, requests, answers. */
const documents = ['petstore.json', 'notion.json', 'blockfrost.yaml', 'galaxy.yaml', 'train-travel.yaml']

describe('an API that does what its document says', () => {
  it.each(documents)(
    '%s: every operation is called for real, through a chain',
    { timeout: 120_000 },
    async (name) => {
      const document = readDocument(name)
      await using server = await serveDocument(document)
      const schemes = Object.keys((document['components']?.securitySchemes ?? {}) as object)
      const { tools, skipped } = openApiTools(document, {
        server: server.url,
        allowPrivateAddresses: true,
        credentials: Object.fromEntries(schemes.map((scheme) => [scheme, () => `secret of ${scheme}`])),
      })
      const calls = tools.map((tool) => ({ name: tool.name, args: argumentsFor(tool) }))
      const result = await bench.run(script, tools, {
        policy: { maxRiskUnapproved: 'high', maxToolCalls: 500, callTimeoutMs: 30_000 },
        run: { input: { calls } },
      })
      expect(result).toMatchObject({ status: 'ok', value: [] })
      expect(server.violations).toEqual([])
      expect(server.asked.size).toBe(tools.length)
      expect(result.trace).toHaveLength(tools.length)
      expect(JSON.stringify(result)).not.toContain('secret of')
      console.log(`${name}: ${tools.length} operations called, ${skipped.length} skipped`)
    },
  )
})
