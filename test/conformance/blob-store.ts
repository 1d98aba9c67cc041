import { afterEach } from 'vitest'

import type { ManagedBlobStore } from '../../store/index.ts'
import { ManualClock } from '../store/manual-clock.ts'
import { testArguments } from './blob-store/arguments.ts'
import { testCancellation } from './blob-store/cancellation.ts'
import { testEnding } from './blob-store/ending.ts'
import { testExpiry } from './blob-store/expiry.ts'
import { testImmutability } from './blob-store/immutability.ts'
import { testOrder } from './blob-store/order.ts'
import { testOwnership } from './blob-store/ownership.ts'
import { testRanges } from './blob-store/ranges.ts'
import { testStoring } from './blob-store/storing.ts'
import type { BlobStoreSubject, Suite } from './blob-store/subject.ts'
import { ttlMs } from './blob-store/subject.ts'

export type { BlobStoreSubject } from './blob-store/subject.ts'

/** What every BlobStore must do, whatever it stands on. */
export function testBlobStore(subject: BlobStoreSubject): void {
  const opened: ManagedBlobStore[] = []
  afterEach(async () => {
    for (const store of opened.splice(0)) await store[Symbol.asyncDispose]()
  })
  const open: Suite['open'] = async () => {
    const clock = new ManualClock()
    const store = await subject.open({ clock, ttlMs })
    opened.push(store)
    return { store, clock }
  }
  const suite: Suite = { subject, open }
  testStoring(suite)
  testImmutability(suite)
  testOwnership(suite)
  testRanges(suite)
  testExpiry(suite)
  testCancellation(suite)
  testArguments(suite)
  testEnding(suite)
  testOrder(suite)
}
