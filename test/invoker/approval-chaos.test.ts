import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, type ApprovalHandler, type ApprovalRequest } from '../../src/kernel/index.ts'
import { bench, sleep, tool } from './fixture.ts'

const digest = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex')

const answers = {
  yes: { decision: 'approved' },
  no: { decision: 'denied' },
  edit: { decision: 'approved', arguments: { n: 1000 } },
  misedit: { decision: 'approved', arguments: [] },
  memory: { decision: 'approved', remember: { scope: 'chain', count: 1 } },
  nonsense: { decision: 'yes' },
  nothing: undefined,
} as const

const behaviour = fc.record({
  answer: fc.constantFrom(...(Object.keys(answers) as (keyof typeof answers)[]), 'yes', 'edit'),
  how: fc.constantFrom('resolves', 'resolves', 'resolves', 'rejects', 'throws', 'hangs'),
  delayMs: fc.constantFrom(0, 0, 2, 20, 60),
})
type Behaviour = typeof behaviour extends fc.Arbitrary<infer T> ? T : never

const setting = fc.record({
  behaviours: fc.array(behaviour, { minLength: 2, maxLength: 5 }),
  batches: fc.constantFrom('no', 'no', 'yes', 'yes', 'too few', 'hang'),
  count: fc.integer({ min: 1, max: 6 }),
  cancelAfterMs: fc.option(fc.constantFrom(0, 3, 20), { nil: undefined, freq: 1 }),
})

/** The one setting where nothing goes wrong: the test is not to pass because nothing ever ran. */
const plain = {
  behaviours: [{ answer: 'yes', how: 'resolves', delayMs: 0 } as const],
  batches: 'no' as const,
  count: 2,
  cancelAfterMs: undefined,
}

/** Does as it is told, whatever that is. */
function handlerOf(behaviours: readonly Behaviour[], batches: string): ApprovalHandler {
  const answer = (request: ApprovalRequest): Promise<never> => {
    const { n } = request.call.arguments as { readonly n: number }
    const { answer: key, how, delayMs } = behaviours[n % behaviours.length]!
    if (how === 'throws') throw new Error('down')
    if (how === 'hangs') return new Promise(() => undefined)
    return sleep(delayMs).then(() => {
      if (how === 'rejects') throw new Error('down')
      return answers[key] as never
    })
  }
  if (batches === 'no') return { request: answer }
  return {
    request: answer,
    requestBatch: (requests) => {
      if (batches === 'hang') return new Promise(() => undefined)
      const asked = batches === 'too few' ? requests.slice(1) : requests
      return Promise.all(asked.map(async (request) => answer(request)))
    },
  }
}

describe('whatever a handler does, and whenever the run is cancelled', () => {
  it('what ran is what was approved, once, and is what the trace shows', async () => {
    let ranInAll = 0
    await fc.assert(
      fc.asyncProperty(setting, async ({ behaviours, batches, count, cancelAfterMs }) => {
        const ran: string[] = []
        const cancel = new AbortController()
        const { call, session } = bench(
          [tool('send', (args) => void ran.push(digest(args)), { risk: 'high' })],
          {
            approvalHandler: handlerOf(behaviours, batches),
            approvalWindowMs: 1,
            policy: { approvalTimeoutMs: 40, callTimeoutMs: 1000 },
          },
          { signal: cancel.signal },
        )
        const calls = Array.from({ length: count }, (_, n) => call('send', { n }))
        if (cancelAfterMs !== undefined) setTimeout(() => cancel.abort(), cancelAfterMs)
        await Promise.all(calls)
        await session.close()
        // Answers that are late by now have come in as well.
        await sleep(40)
        expect(session.trace).toHaveLength(count)
        const effects = session.trace.filter(({ effect }) => effect !== 'none')
        expect(effects.map(({ argsDigest }) => argsDigest).toSorted()).toEqual(ran.toSorted())
        for (const { approval } of effects) expect(approval?.decision).toBe('approved')
        ranInAll += ran.length
      }),
      { numRuns: 100, examples: [[plain]] },
    )
    expect(ranInAll).toBeGreaterThan(0)
  }, 120_000)
})
