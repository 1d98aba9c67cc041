import type { Catalogue } from './catalogue.ts'
import { toolResult, ToolRisk } from '../kernel/index.ts'
import type { JsonSchema, Tool, ToolExecutionResult } from '../kernel/index.ts'

const inputSchema: JsonSchema = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'What the tool should do, in a few words, or its name.' },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
  required: ['query'],
  additionalProperties: false,
}

/** The companion of `run_chain`: finds tools that its description has no room for. */
export function searchToolsTool(catalogue: Catalogue): Tool {
  return {
    name: 'search_tools',
    description:
      'Finds tools that run_chain scripts can call, with their types. It calls none of them: call them in a script.',
    inputSchema,
    risk: ToolRisk.SAFE,
    idempotent: true,
    execute: (args) => found(args, catalogue),
  }
}

function found(args: unknown, catalogue: Catalogue): ToolExecutionResult {
  const { query, limit } = typeof args === 'object' && args !== null ? (args as SearchArguments) : {}
  if (typeof query !== 'string')
    return toolResult({
      content: [{ type: 'text', text: 'query must be a text: what the tool should do' }],
      isError: true,
    })
  const tools = catalogue.index().search(query, typeof limit === 'number' ? limit : undefined)
  const lines = tools.map(
    ({ description, signature }) => `${signature}\n  ${description.replaceAll(/\s+/g, ' ')}`,
  )
  const text = lines.length === 0 ? 'No tool was found: try other words.' : lines.join('\n')
  return toolResult({
    content: [{ type: 'text', text }],
    structuredContent: { tools: tools.map((tool) => ({ ...tool })) },
  })
}

interface SearchArguments {
  readonly query?: unknown
  readonly limit?: unknown
}
