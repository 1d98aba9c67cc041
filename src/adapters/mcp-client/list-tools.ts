import { z } from 'zod'

import type { JsonSchema } from '../../index.ts'
import type { Client } from './sdk.ts'

/** Pages of a list before a server counts as never coming to its end. */
const maxPages = 1000
const maxDescription = 16_000

/** A page as loosely as can be: one bad entry must not cost the others. */
const pageSchema = z.looseObject({
  tools: z.array(z.unknown()),
  nextCursor: z.string().optional(),
})

const hint = z.boolean().optional().catch(undefined)
const entrySchema = z.looseObject({
  name: z.string().min(1),
  title: z.string().optional().catch(undefined),
  description: z.string().optional().catch(undefined),
  inputSchema: z.record(z.string(), z.unknown()),
  outputSchema: z.record(z.string(), z.unknown()).optional().catch(undefined),
  annotations: z
    .looseObject({ readOnlyHint: hint, destructiveHint: hint, idempotentHint: hint })
    .optional()
    .catch(undefined),
})

/** What a server says of one of its tools. */
export interface ListedTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema?: JsonSchema
  readonly annotations: {
    readonly readOnlyHint?: boolean | undefined
    readonly destructiveHint?: boolean | undefined
    readonly idempotentHint?: boolean | undefined
  }
}

export interface ListToolsOptions {
  readonly maxTools: number
  readonly signal: AbortSignal
  /** Told what was left out, and why. */
  readonly onSkip: (text: string) => void
}

/** All tools of a server, page by page. What is no tool is skipped; a list that does not end is cut. */
export async function listTools(client: Client, options: ListToolsOptions): Promise<readonly ListedTool[]> {
  if (client.getServerCapabilities()?.tools === undefined) return []
  const { maxTools, signal, onSkip } = options
  const tools: ListedTool[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const params = cursor === undefined ? {} : { cursor }
    const result = await client.request({ method: 'tools/list', params }, pageSchema, { signal })
    for (const entry of result.tools) {
      if (tools.length >= maxTools) {
        onSkip(`lists more than ${maxTools} tools: the rest is left out`)
        return tools
      }
      const tool = readEntry(entry)
      if (tool === undefined) onSkip('lists something that is no tool: it is left out')
      else tools.push(tool)
    }
    if (result.nextCursor === undefined || result.nextCursor === cursor) return tools
    cursor = result.nextCursor
  }
  onSkip(`has a list of tools of more than ${maxPages} pages: the rest is left out`)
  return tools
}

function readEntry(entry: unknown): ListedTool | undefined {
  const parsed = entrySchema.safeParse(entry)
  if (!parsed.success) return undefined
  const { name, title, description, inputSchema, outputSchema, annotations } = parsed.data
  return {
    name,
    description: readable(description ?? title ?? ''),
    inputSchema,
    ...(outputSchema === undefined ? {} : { outputSchema }),
    annotations: annotations ?? {},
  }
}

/** A server's own words, without what no reader could see. */
function readable(text: string): string {
  return text
    .slice(0, maxDescription)
    .replace(/[^\P{C}\t\n]/gu, '')
    .trim()
}
