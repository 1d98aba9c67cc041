import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { growth, median, quantile } from '../../bench/statistics.ts'

describe('statistics of the bench', () => {
  it('the median is the middle, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNaN()
  })

  it('a quantile lies among the values and grows with its share', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 }), (values) => {
        const [low, high] = [quantile(values, 0.2), quantile(values, 0.8)]
        expect(low).toBeLessThanOrEqual(high)
        expect(low).toBeGreaterThanOrEqual(Math.min(...values))
        expect(high).toBeLessThanOrEqual(Math.max(...values))
      }),
    )
  })

  it('growth is the power of a power law, whatever its factor', () => {
    for (const power of [0, 0.5, 1, 2]) {
      const points = [1, 10, 100, 1000].map((x) => ({ x, y: 7 * x ** power }))
      expect(growth(points)).toBeCloseTo(power, 9)
    }
    expect(growth([{ x: 1, y: 1 }])).toBeNaN()
  })
})
