import { z } from 'zod'

import type { Answer, CatalogueMessage } from '../../bridge/index.ts'
import type { Catalogue } from './catalogue.ts'
import { parseJson } from './parse-json.ts'

const searchSchema = z.object({ query: z.string().max(10_000), limit: z.number().optional() })
const describeSchema = z.object({ path: z.string().max(10_000) })

/** Answers what a script asks about tools. */
export function answerCatalogue({ what, body }: CatalogueMessage, catalogue: Catalogue): Answer {
  switch (what) {
    case 'search': {
      const asked = searchSchema.safeParse(parseJson(body))
      if (!asked.success) return failure('$search', 'tools.$search takes a text of up to 10,000 characters')
      return {
        kind: 'json',
        json: JSON.stringify(catalogue.index().search(asked.data.query, asked.data.limit)),
      }
    }
    case 'describe': {
      const asked = describeSchema.safeParse(parseJson(body))
      if (!asked.success) return failure('$describe', 'tools.$describe takes the path of a tool')
      const { ok, text } = catalogue.describe(asked.data.path)
      return ok ? { kind: 'text', text } : failure('$describe', text)
    }
    default:
      return what satisfies never
  }
}

function failure(tool: string, message: string): Answer {
  const facts = { callId: '', status: 'error', code: 'unknown_tool', retryable: false, effect: 'none' }
  return { kind: 'error', failure: { ...facts, tool, message } }
}
