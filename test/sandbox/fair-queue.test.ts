import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FairQueue } from '../../sandbox/fair-queue.ts'

const keys = fc.constantFrom('a', 'b', 'c', '__proto__', '')
const any = (): boolean => true

/** What the queue must do, in the plainest way: lanes in a list, the served one goes to the back. */
class Model {
  lanes: { readonly key: string; readonly items: number[] }[] = []

  push(key: string, item: number): void {
    const lane = this.lanes.find((one) => one.key === key)
    if (lane === undefined) this.lanes.push({ key, items: [item] })
    else lane.items.push(item)
  }

  take(accept: (item: number) => boolean): number | undefined {
    const lane = this.lanes.find(({ items }) => accept(items[0] ?? -1))
    if (lane === undefined) return undefined
    this.lanes = this.lanes.filter((one) => one !== lane)
    const item = lane.items.shift()
    if (lane.items.length > 0) this.lanes.push(lane)
    return item
  }

  remove(key: string, item: number): boolean {
    const lane = this.lanes.find((one) => one.key === key)
    if (lane === undefined || !lane.items.includes(item)) return false
    lane.items.splice(lane.items.indexOf(item), 1)
    this.lanes = this.lanes.filter(({ items }) => items.length > 0)
    return true
  }

  get size(): number {
    return this.lanes.reduce((sum, { items }) => sum + items.length, 0)
  }
}

describe('the queue', () => {
  it('behaves as its model does, whatever is pushed, taken and removed', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), key: keys }),
      fc.record({ kind: fc.constant('take' as const), odd: fc.boolean() }),
      fc.record({ kind: fc.constant('remove' as const), key: keys, item: fc.nat(20) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new FairQueue<number>()
        const model = new Model()
        for (const [item, given] of steps.entries()) {
          if (given.kind === 'push') {
            queue.push(given.key, item)
            model.push(given.key, item)
          } else if (given.kind === 'take') {
            const accept = given.odd ? (one: number) => one % 2 === 1 : any
            expect(queue.take(accept)).toBe(model.take(accept))
          } else {
            expect(queue.remove(given.key, given.item)).toBe(model.remove(given.key, given.item))
          }
          expect(queue.size).toBe(model.size)
        }
        expect(queue.drain().toSorted()).toEqual(model.lanes.flatMap(({ items }) => items).toSorted())
        expect([queue.size, queue.take(any)]).toEqual([0, undefined])
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the order within a key and lets no key wait for more than one item of each other key', () => {
    fc.assert(
      fc.property(fc.array(keys, { minLength: 1, maxLength: 80 }), (pushed) => {
        const queue = new FairQueue<{ readonly key: string; readonly at: number }>()
        for (const [at, key] of pushed.entries()) queue.push(key, { key, at })
        const taken = pushed.flatMap(() => queue.take(() => true) ?? [])
        expect(taken).toHaveLength(pushed.length)
        for (const key of new Set(pushed)) {
          const places = taken.flatMap((item, place) => (item.key === key ? [place] : []))
          const order = taken.filter((item) => item.key === key).map(({ at }) => at)
          expect(order).toEqual(order.toSorted((a, b) => a - b))
          const longest = places.map((place, index) => place - (places[index - 1] ?? -1))
          expect(Math.max(...longest)).toBeLessThanOrEqual(new Set(pushed).size)
        }
      }),
    )
  })
})
