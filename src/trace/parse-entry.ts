import { z } from 'zod'

import { canonicalJson, traceEventSchema, type TraceEvent } from '../kernel/index.ts'
import type { Sealed } from './seal.ts'
import type { TraceHead } from './types.ts'

/** An entry as text says it is; whether its hash is right is another question. */
export interface ParsedEntry extends Sealed {
  readonly event: unknown
  readonly hash: string
}

const hex64 = z.string().regex(/^[0-9a-f]{64}$/)
const entrySchema = z.strictObject({
  event: z.unknown(),
  hash: hex64,
  n: z.int().positive(),
  prev: hex64,
})
const headSchema = z.strictObject({ n: z.int().nonnegative(), hash: hex64 })

/** Reads an entry; undefined unless the text is, to the byte, what a sink would have written. */
export function parseEntry(text: string): ParsedEntry | undefined {
  const entry = entrySchema.safeParse(jsonOf(text))
  if (!entry.success) return undefined
  const { event, hash, n, prev } = entry.data
  const body = canonicalJson(event)
  const written = `{"event":${body},"hash":"${hash}","n":${n},"prev":"${prev}"}`
  return written === text ? { event, hash, n, prev, body } : undefined
}

/** The event of an entry; undefined if it is none that this version knows. */
export function parseEvent(event: unknown): TraceEvent | undefined {
  const parsed = traceEventSchema.safeParse(event)
  return parsed.success ? parsed.data : undefined
}

/** A head from what stands in a store. */
export function parseHead(value: unknown): TraceHead | undefined {
  const head = headSchema.safeParse(value)
  return head.success ? head.data : undefined
}

/** JSON text as a value; undefined if it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
