import { describe, expect, it } from 'vitest'

import { judge, readBudgets } from '../../bench/budgets.ts'
import type { Budget } from '../../bench/budgets.ts'
import type { Results, Row } from '../../bench/results.ts'
import { systems } from '../../bench/systems/index.ts'
import { workloads } from '../../bench/workloads/index.ts'

const row = (name: string, values: Readonly<Record<string, readonly number[]>>): Row => ({
  name,
  title: name,
  unit: 'ms',
  cells: Object.fromEntries(Object.entries(values).map(([system, turns]) => [system, { repeats: [turns] }])),
})
const results: Pick<Results, 'rows' | 'curves'> = {
  rows: [row('work', { ours: [1, 2, 3], theirs: [4, 4, 4], others: [8, 8, 8] })],
  curves: [
    {
      name: 'grows',
      title: 'grows',
      unit: 'ms',
      points: [1, 10, 100, 1000].map((x) => ({ x, y: x ** 2 })),
    },
  ],
}
const place = (system: string): { workload: string; system: string } => ({ workload: 'work', system })
const judged = (budget: Budget): string | undefined => judge(results, [budget])[0]?.state

describe('the bounds of the bench', () => {
  it('a ratio is held against the best of the neighbours', () => {
    const budget = { what: '', of: place('ours'), against: [place('theirs'), place('others')] }
    expect(judged({ ...budget, atMost: 0.5 })).toBe('kept')
    expect(judged({ ...budget, atMost: 0.49 })).toBe('missed')
    expect(judged({ ...budget, atLeast: 0.25 })).toBe('kept')
    expect(judged({ ...budget, atLeast: 0.26 })).toBe('missed')
  })

  it('the minimum and the median are told apart', () => {
    const budget = { what: '', of: place('ours'), against: [place('theirs')], atMost: 0.25 }
    expect(judged({ ...budget, statistic: 'min' })).toBe('kept')
    expect(judged({ ...budget, statistic: 'median' })).toBe('missed')
  })

  it('what was not measured is unknown, never kept', () => {
    expect(judged({ what: '', of: place('nobody'), atMost: 1000 })).toBe('unknown')
    expect(judged({ what: '', of: place('ours'), against: [place('nobody')], atMost: 1000 })).toBe('unknown')
    expect(judged({ what: '', curve: 'none', bound: 'growth', atMost: 9 })).toBe('unknown')
  })

  it('a curve is bounded by its growth, or by its last point against its first', () => {
    expect(judged({ what: '', curve: 'grows', bound: 'growth', atMost: 1.1 })).toBe('missed')
    expect(judged({ what: '', curve: 'grows', bound: 'growth', atMost: 2.1 })).toBe('kept')
    expect(judged({ what: '', curve: 'grows', bound: 'last/first', atMost: 1e6 })).toBe('kept')
    expect(judged({ what: '', curve: 'grows', bound: 'last/first', atMost: 1e5 })).toBe('missed')
  })

  it('each of budgets.json names a workload and a system that the bench has', () => {
    const names = new Set([...systems.map(({ name }) => name), 'bare node'])
    const measuredApart = /^(?:cold-start|prepare-|memory-|check1000?|search5000)/
    const budgets = readBudgets()
    expect(budgets.length).toBeGreaterThan(20)
    for (const { what, of, beyond, against = [], curve, atMost, atLeast } of budgets) {
      expect(Number(atMost ?? atLeast), what).toBeGreaterThan(0)
      expect(curve === undefined, what).toBe(of !== undefined)
      for (const place of [of, beyond, ...against]) {
        if (place === undefined) continue
        expect(names, what).toContain(place.system)
        const known = workloads.some(({ name }) => name === place.workload)
        expect(known || measuredApart.test(place.workload), `${what}: ${place.workload}`).toBe(true)
      }
    }
  })
})
