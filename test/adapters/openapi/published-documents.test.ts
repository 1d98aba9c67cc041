import { Toolbox } from 'catenary'
import { openApiTools, type OpenApiTools } from 'catenary/openapi'
import { describe, expect, it } from 'vitest'
import { documentNames, documentText, readDocument, type Loose } from './documents.ts'

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch'])
const loaded = new Map<string, OpenApiTools>()

function load(name: string): OpenApiTools {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const tools = openApiTools(documentText(name), { server: 'https://api.example.com/v1' })
  loaded.set(name, tools)
  return tools
}

/** How many times each reason was given. */
function counted(notes: OpenApiTools['skipped']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { reason } of notes) counts[reason] = (counts[reason] ?? 0) + 1
  return counts
}

describe('documents that others have published', () => {
  it('are at least twenty', () => {
    expect(documentNames.length).toBeGreaterThanOrEqual(20)
  })

  it.each(documentNames)(
    '%s: every operation is a tool or is skipped with a reason',
    { timeout: 60_000 },
    (name) => {
      const { tools, skipped, warnings } = load(name)
      console.log(
        `${name}: ${tools.length} tools, ${skipped.length} skipped`,
        counted(skipped),
        counted(warnings),
      )
      const operations = operationCount(name)
      expect(tools.length + skipped.length).toBe(operations)
      expect(skipped.every(({ operation, reason }) => operation !== '' && reason !== '')).toBe(true)
      // What is skipped is the exception.
      expect(skipped.length).toBeLessThanOrEqual(Math.max(3, operations * 0.05))
      expect(Toolbox.from(tools).size).toBe(tools.length)
    },
  )

  it.each(documentNames)(
    '%s: every schema is one that can be checked, in and out',
    { timeout: 120_000 },
    (name) => {
      const { tools } = load(name)
      // Of a thousand operations of one making, every seventh.
      const some = tools.length > 500 ? tools.filter((_, index) => index % 7 === 0) : tools
      for (const { name: tool, description, inputSchema, outputSchema } of some) {
        const strict = {
          name: tool,
          description,
          inputSchema,
          ...(outputSchema === undefined ? {} : { outputSchema }),
        }
        expect(() => new Toolbox().add({ ...strict, execute: () => null }), tool).not.toThrow()
        expect(JSON.stringify(inputSchema)).not.toContain('#/components/')
      }
    },
  )

  it('GitHub: names, risks and arguments are what a script expects', () => {
    const { tools } = openApiTools(documentText('github.json'), {
      namespace: 'github',
      include: ({ path }) => path === '/repos/{owner}/{repo}/issues',
    })
    expect(tools.map(({ name, risk }) => [name, risk])).toEqual([
      ['github.issues_list_for_repo', 'safe'],
      ['github.issues_create', 'high'],
    ])
    expect(tools[1]?.inputSchema).toMatchObject({
      required: ['owner', 'repo', 'body'],
      properties: { owner: { type: 'string' }, body: { type: 'object', required: ['title'] } },
      additionalProperties: false,
    })
    expect(JSON.stringify(tools[0]?.outputSchema)).toContain('"title"')
  })
})

/** The paths are counted in the document itself, by another way than the product's. */
function operationCount(name: string): number {
  const document = readDocument(name)
  return Object.values<Loose>(document['paths'] ?? {}).reduce<number>((sum, item) => {
    const path = typeof item?.$ref === 'string' ? (pointed(document, item.$ref) as object) : (item as object)
    return sum + Object.keys(path).filter((key) => methods.has(key)).length
  }, 0)
}

function pointed(document: Loose, ref: string): unknown {
  const steps = ref.slice(2).split('/')
  return steps.reduce((node, step) => node[step.replaceAll('~1', '/')], document)
}
