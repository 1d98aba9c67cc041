import { z } from 'zod'

import type { EarlierCall, InvocationOutcome } from '../invoker/index.ts'
import { chainCallRecordSchema, chainFileSchema } from '../kernel/index.ts'
import { jsonWithBytes } from './json-with-bytes.ts'
import { parseJson } from './parse-json.ts'

const factsSchema = z.object({
  record: chainCallRecordSchema.exactOptional(),
  files: z.array(chainFileSchema),
  heard: z.array(z.enum(['untrusted', 'private'])),
})

/** What a session must know of a call when its chain is resumed, as JSON text. */
export function writeFacts({ record, result, heard }: InvocationOutcome): string {
  const { files } = result
  return files.length === 0
    ? JSON.stringify({ record, files, heard })
    : jsonWithBytes({ record, files, heard })
}

/** The same, read back; undefined if it is damaged. */
export function readFacts(text: string): EarlierCall | undefined {
  const parsed = factsSchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : undefined
}
