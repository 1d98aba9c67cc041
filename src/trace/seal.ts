import { createHmac, hash } from 'node:crypto'

import { canonicalJson, type TraceEvent } from '../kernel/index.ts'
import type { TraceHead } from './types.ts'

/** The head of a store without entries. */
export const emptyHead: TraceHead = Object.freeze({ n: 0, hash: '0'.repeat(64) })

/** A key of a store: with one, whoever has not got it cannot make entries that verify. */
export type TraceKey = string | Uint8Array

/** An entry as it is written, and the head of the store with it. */
export interface SealedEntry {
  /** The canonical JSON of the entry. */
  readonly line: string
  readonly head: TraceHead
}

/** Makes an event the next link of a store's chain. */
export function sealEvent(event: TraceEvent, last: TraceHead, key: TraceKey | undefined): SealedEntry {
  const n = last.n + 1
  const body = canonicalJson(event)
  const hashed = hashOf({ body, n, prev: last.hash }, key)
  return {
    line: `{"event":${body},"hash":"${hashed}","n":${n},"prev":"${last.hash}"}`,
    head: { n, hash: hashed },
  }
}

/** What an entry's hash is over. */
export interface Sealed {
  /** The canonical JSON of the event. */
  readonly body: string
  readonly n: number
  readonly prev: string
}

/** The hash of an entry. */
export function hashOf({ body, n, prev }: Sealed, key: TraceKey | undefined): string {
  return digest(`{"event":${body},"n":${n},"prev":"${prev}"}`, key)
}

/** What shows that a head was written by somebody who has the key; undefined without a key. */
export function macOf({ n, hash: hashed }: TraceHead, key: TraceKey | undefined): string | undefined {
  return key === undefined ? undefined : digest(`{"head":"${hashed}","n":${n}}`, key)
}

function digest(text: string, key: TraceKey | undefined): string {
  return key === undefined ? hash('sha256', text) : createHmac('sha256', key).update(text).digest('hex')
}
