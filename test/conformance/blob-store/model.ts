import * as fc from 'fast-check'
import { expect } from 'vitest'

import { StoreError } from '../../../store/index.ts'
import type { BlobStore } from '../../../store/index.ts'
import type { ManualClock } from '../../store/manual-clock.ts'

const owners = ['ada', 'bob'] as const
type Owner = (typeof owners)[number]

type Operation =
  | {
      readonly type: 'store'
      readonly owner: Owner
      readonly bytes: Uint8Array
      readonly ttlMs: number | undefined
    }
  | { readonly type: 'advance'; readonly ms: number }
  | {
      readonly type: 'pin' | 'unpin' | 'info' | 'resolve' | 'exists' | 'delete'
      readonly owner: Owner
      /** Which blob, modulo how many there are. */
      readonly blob: number
    }

/** What a store is, in the fewest words. */
interface Model {
  readonly ref: string
  readonly owner: Owner
  readonly bytes: Uint8Array
  readonly ttlMs: number
  since: number
  pins: number
  deleted: boolean
}

interface Setup {
  readonly store: BlobStore
  readonly clock: ManualClock
  readonly ttlMs: number
}

const owner = fc.constantFrom(...owners)
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('store' as const),
      owner,
      bytes: fc.uint8Array({ maxLength: 20 }),
      ttlMs: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('advance' as const), ms: fc.nat(1200) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('pin', 'unpin', 'info', 'resolve', 'exists', 'delete', 'pin', 'unpin'),
      owner,
      blob: fc.nat(5),
    }),
  },
)

/** Operations in any order, and the means to compare a store with a model step by step. */
export const randomOperations = fc.array(operation, { minLength: 5, maxLength: 40 }).map((operations) => ({
  async replayOn(setup: Setup): Promise<void> {
    const models: Model[] = []
    for (const step of operations) await replay(step, models, setup)
    for (const model of models) {
      const answer = await attempt(setup.store.resolve(model.ref, model))
      expect(answer).toEqual(isAlive(model, setup.clock) ? model.bytes : 'not_found')
    }
  },
  toString: () => JSON.stringify(operations),
}))

async function replay(step: Operation, models: Model[], { store, clock, ttlMs }: Setup): Promise<void> {
  if (step.type === 'advance') return clock.advance(step.ms)
  if (step.type === 'store') {
    const own = step.ttlMs === undefined ? {} : { ttlMs: step.ttlMs }
    const { ref } = await store.store(step.bytes, { owner: step.owner, ...own })
    const fixed = { ref, owner: step.owner, bytes: step.bytes, ttlMs: step.ttlMs ?? ttlMs }
    models.push({ ...fixed, since: clock.now(), pins: 0, deleted: false })
    return
  }
  const model = models[step.blob % models.length]
  if (model === undefined) return
  const answer = await attempt(store[step.type](model.ref, { owner: step.owner }))
  const isTheirs = model.owner === step.owner && isAlive(model, clock)
  expect({ step, answer }).toEqual({ step, answer: expected(step.type, isTheirs ? model : undefined, clock) })
}

/** The answer of the model, which it also changes; undefined stands for no blob of this owner. */
function expected(
  type: 'pin' | 'unpin' | 'info' | 'resolve' | 'exists' | 'delete',
  model: Model | undefined,
  clock: ManualClock,
): unknown {
  if (model === undefined) return type === 'exists' || type === 'delete' ? false : 'not_found'
  switch (type) {
    case 'pin':
      model.pins += 1
      return undefined
    case 'unpin':
      if (model.pins > 0) model.since = clock.now()
      model.pins = Math.max(0, model.pins - 1)
      return undefined
    case 'info':
      return expect.objectContaining({
        ref: model.ref,
        bytes: model.bytes.length,
        pins: model.pins,
        ...(model.pins === 0 && { expiresAt: model.since + model.ttlMs }),
      })
    case 'resolve':
      return model.bytes
    case 'exists':
      return true
    case 'delete':
      model.deleted = true
      return true
    default:
      return type satisfies never
  }
}

function isAlive({ deleted, pins, since, ttlMs }: Model, clock: ManualClock): boolean {
  return !deleted && (pins > 0 || clock.now() < since + ttlMs)
}

async function attempt(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work
  } catch (error) {
    return StoreError.isInstance(error) ? error.code : error
  }
}
