import * as fc from 'fast-check'
import { describe, it } from 'vitest'

import { randomOperations } from './model.ts'
import { ttlMs } from './subject.ts'
import type { Suite } from './subject.ts'

/** Any operations in any order. */
export function testOrder({ subject, open }: Suite): void {
  describe(`${subject.name}: anything in any order`, () => {
    it('behaves as a simple model of it', async () => {
      await fc.assert(
        fc.asyncProperty(randomOperations, async (operations) => {
          const { store, clock } = await open()
          await operations.replayOn({ store, clock, ttlMs })
        }),
        { numRuns: subject.runs },
      )
    })
  })
}
