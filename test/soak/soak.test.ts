import { describe, expect, it } from 'vitest'
import { breaches } from './bounds.ts'
import { kinds } from './kinds.ts'
import { runSoak } from './run-soak.ts'

describe('mixed chains, hostile ones among them, sixteen at a time', () => {
  it('end as they should and leave nothing behind', { timeout: 150_000 }, async () => {
    const report = await runSoak({ chains: 1200, maxMs: 50_000, concurrency: 16, seed: 7 })
    expect(breaches(report)).toEqual([])
    expect(report.chains).toBeGreaterThan(100)
    expect(Object.keys(report.byKind).length).toBeGreaterThan(kinds.length / 2)
    expect(report.peakProcesses).toBeLessThanOrEqual(16)
  })
})
