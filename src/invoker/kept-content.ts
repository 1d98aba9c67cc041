import type { JsonValue, Redact } from '../kernel/index.ts'
import type { Call } from './call.ts'
import type { Ending } from './failure.ts'
import { copyJson } from './json-copy.ts'

/** A value that is larger as JSON, in UTF-16 units, is not kept. */
const maxKeptLength = 64 * 1024
const maxKeptDepth = 100

/** What of a call is kept in the trace. */
export interface KeptContent {
  readonly arguments?: JsonValue
  readonly result?: JsonValue
}

/** The arguments and the result of a call as the redaction leaves them. A result that rests in a store is its preview. */
export function keptContent(call: Call, ending: Ending, redact: Redact): KeptContent {
  const args = kept(call, { value: call.shownArgs, part: 'arguments', redact })
  const result = kept(call, { value: ending.structured ?? ending.text, part: 'result', redact })
  return {
    ...(args === undefined ? {} : { arguments: args }),
    ...(result === undefined ? {} : { result }),
  }
}

interface Part {
  readonly value: unknown
  readonly part: 'arguments' | 'result'
  readonly redact: Redact
}

// Whatever goes wrong with the redaction, what it was to hide is not written.
function kept(call: Call, { value, part, redact }: Part): JsonValue | undefined {
  if (value === undefined) return undefined
  try {
    // JSON by construction: read from JSON text, or copied as JSON. What the redaction does to its copy, nobody is told.
    const left = redact(structuredClone(value) as JsonValue, { tool: call.tool, part })
    if (left === undefined) return undefined
    const copied = copyJson(left, maxKeptDepth)
    if (!copied.ok) return undefined
    const { length } = JSON.stringify(copied.value)
    return length <= maxKeptLength ? copied.value : `[left out: ${length} characters of JSON]`
  } catch {
    return undefined
  }
}
