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

const holderSchema = z.object({
  machine: z.string(),
  pid: z.number(),
  since: z.string(),
  journal: z.string(),
})

const question = { id: z.int().nonnegative(), digest: z.string() }
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('started'),
    ...question,
    tool: z.string(),
    risk: z.string(),
    idempotent: z.number(),
  }),
  z.object({
    kind: z.literal('answer'),
    ...question,
    at: z.number(),
    answer: z.string().nullable(),
    facts: z.string().nullable(),
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

/** A row of the journal as an entry. @throws JournalError `unreadable` */
export function readEntry(row: Readonly<Record<string, unknown>>): JournalEntry {
  const parsed = entrySchema.safeParse(row)
  if (!parsed.success) throw damaged()
  const { data } = parsed
  if (data.kind === 'started') return { ...data, idempotent: data.idempotent === 1 }
  const { kind, id, digest, at, answer, facts } = data
  return {
    kind,
    id,
    digest,
    at,
    ...(answer === null ? {} : { answer }),
    ...(facts === null ? {} : { facts }),
  }
}

function damaged(): JournalError {
  return new JournalError('unreadable', 'The journal holds something that is not of it: the file is damaged.')
}
