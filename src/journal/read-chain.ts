import { z } from 'zod'

import type { Holder } from './holder.ts'
import { JournalError } from './journal-error.ts'
import type { JournalEntry, JournaledChain } from './types.ts'

const rowSchema = z.object({
  chain_id: z.string(),
  tenant: z.string(),
  state: z.enum(['running', 'suspended', 'ok', 'error', 'timeout', 'cancelled']),
  outcome: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  attempts: z.number(),
  cancel_requested: z.number(),
})

const holderSchema = z.object({ machine: z.string(), pid: z.number(), since: z.string() })

const count = z.int().nonnegative()
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('started'),
    id: count,
    tool: z.string(),
    digest: z.string(),
    risk: z.string(),
    idempotent: z.boolean(),
  }),
  z.object({
    kind: z.literal('answer'),
    id: count,
    at: z.number(),
    digest: z.string(),
    answer: z.string().exactOptional(),
    facts: z.string().exactOptional(),
  }),
])

/** A row of the journal as a chain. @throws JournalError `unreadable` */
export function readChain(row: Readonly<Record<string, unknown>>, isHeld: boolean): JournaledChain {
  const parsed = rowSchema.safeParse(row)
  if (!parsed.success) throw damaged()
  const { chain_id: chainId, tenant, state, outcome, attempts } = parsed.data
  return {
    chainId,
    tenant,
    state,
    isHeld,
    cancelRequested: parsed.data.cancel_requested === 1,
    createdAt: parsed.data.created_at,
    updatedAt: parsed.data.updated_at,
    attempts,
    ...(outcome === null ? {} : { outcome }),
  }
}

/** Who holds a chain, if anybody does. */
export function readHolder(value: unknown): Holder | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return holderSchema.parse(JSON.parse(value))
  } catch {
    throw damaged()
  }
}

/** An entry from its JSON text. @throws JournalError `unreadable` */
export function readEntry(text: unknown): JournalEntry {
  try {
    return entrySchema.parse(JSON.parse(String(text)))
  } catch {
    throw damaged()
  }
}

function damaged(): JournalError {
  return new JournalError('unreadable', 'The journal holds something that is not of it: the file is damaged.')
}
