import { expect } from 'vitest'

import { StoreError } from '../../store/index.ts'
import type { ManagedBlobStore } from '../../store/index.ts'

const ada = { owner: 'ada' }

/**
 * What a process that was killed said it had stored is there, byte for byte; what it said it would delete is there or
 * not; and whatever the store lists answers with the bytes of its own digest, or is gone by then.
 */
export async function checkChurn(store: ManagedBlobStore, said: string): Promise<number> {
  const promised = new Map<string, string>()
  const deleting = new Set<string>()
  // What comes after the last line break may be cut short.
  for (const line of said.split('\n').slice(0, -1)) {
    const [verb, ref = '', size, fill] = line.split(' ')
    if (verb === 'deleting') deleting.add(ref)
    else promised.set(ref, `${size} ${fill}`)
  }
  for (const [ref, content] of promised) {
    const [size, fill] = content.split(' ').map(Number)
    const bytes = await store.resolve(ref, ada).catch((error: unknown) => codeOf(error))
    if (deleting.has(ref) && bytes === 'not_found') continue
    expect(typeof bytes).not.toBe('string')
    expect(Buffer.compare(Buffer.from(bytes), Buffer.alloc(size ?? 0, fill))).toBe(0)
  }
  for await (const { ref } of store.list(ada)) await store.resolve(ref, ada)
  return promised.size
}

/** The code of a store's error; anything else is thrown. */
function codeOf(error: unknown): string {
  if (StoreError.isInstance(error)) return error.code
  throw error
}
