import { JournalError } from 'catenary'
import type { AnswerEntry, Journal, StartedEntry } from 'catenary'
import { describe, expect, it } from 'vitest'

/** Opens a journal whose clock is handed in; two of one place share what they hold. */
export type OpenJournal = (options: { readonly now: () => number; readonly leaseMs: number }) => Journal

const started: StartedEntry = {
  kind: 'started',
  id: 1,
  tool: 'write',
  digest: 'call abc',
  risk: 'high',
  idempotent: true,
}
const answer: AnswerEntry = {
  kind: 'answer',
  id: 1,
  at: 1234.5,
  digest: 'call abc',
  answer: 'json\n"ä\\n\u2028"',
  facts: '{}',
}
const bare: AnswerEntry = { kind: 'answer', id: 2, at: 1300, digest: 'timer 5' }
const chain = (chainId: string, tenant = 'acme') => ({ chainId, tenant, definition: `{"id":"${chainId}"}` })

async function codeOf(work: () => unknown): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    return error instanceof JournalError ? error.code : `other: ${String(error)}`
  }
}

/** What every journal does. */
export function journalConformance(name: string, open: OpenJournal): void {
  describe(`${name} as a journal`, () => {
    const openAt = (): { journal: Journal; pass: (ms: number) => void } => {
      let now = Date.UTC(2026, 0, 1)
      const journal = open({ now: () => now, leaseMs: 1000 })
      return { journal, pass: (ms) => (now += ms) }
    }

    it('gives back what was written, in order, to the next holder', async () => {
      const { journal } = openAt()
      const lease = await journal.create(chain('one'))
      expect(lease).toMatchObject({ chainId: 'one', definition: '{"id":"one"}' })
      for (const entry of [started, answer, bare]) await lease.append(entry)
      expect(await lease.entries()).toEqual([started, answer, bare])
      await lease.settle('suspended', '["waits"]')
      const next = await journal.acquire('one')
      expect(await next.entries()).toEqual([started, answer, bare])
      await next.append({ ...bare, id: 3 })
      expect((await next.entries()).map(({ id }) => id)).toEqual([1, 1, 2, 3])
    })

    it('lists chains with their state, the latest first', async () => {
      const { journal, pass } = openAt()
      await journal.create(chain('a'))
      pass(10)
      await (await journal.create(chain('b', 'other'))).settle('ok', '{"v":1}')
      expect(await journal.list()).toMatchObject([
        { chainId: 'b', tenant: 'other', state: 'ok', isHeld: false, outcome: '{"v":1}', attempts: 1 },
        { chainId: 'a', tenant: 'acme', state: 'running', isHeld: true, cancelRequested: false },
      ])
      expect((await journal.list({ state: 'ok' })).map(({ chainId }) => chainId)).toEqual(['b'])
      expect((await journal.list({ tenant: 'acme' })).map(({ chainId }) => chainId)).toEqual(['a'])
      expect(await journal.list({ limit: 1 })).toHaveLength(1)
      expect(await journal.get('a')).toMatchObject({ createdAt: '2026-01-01T00:00:00.000Z' })
      expect(await journal.get('none')).toBeUndefined()
    })

    it('refuses a second chain of one id, and a chain that it does not have', async () => {
      const { journal } = openAt()
      await journal.create(chain('one'))
      expect(await codeOf(() => journal.create(chain('one')))).toBe('chain_exists')
      expect(await codeOf(() => journal.acquire('two'))).toBe('chain_unknown')
    })

    it('lets one holder at a time run a chain, until its lease has run out', async () => {
      const { journal, pass } = openAt()
      const first = await journal.create(chain('one'))
      await first.append(started)
      expect(await codeOf(() => journal.acquire('one'))).toBe('chain_held')
      pass(900)
      expect(await first.renew()).toBe('go_on')
      pass(900)
      expect(await codeOf(() => journal.acquire('one'))).toBe('chain_held')
      pass(200)
      const second = await journal.acquire('one')
      expect(second.token).toBeGreaterThan(first.token)
      // The first one was only slow: nothing of it gets in any more.
      const late = [
        () => first.append(answer),
        () => first.forget([1]),
        () => first.settle('ok', '1'),
        () => first.renew(),
      ]
      for (const attempt of late) expect(await codeOf(attempt)).toBe('lease_lost')
      await first[Symbol.asyncDispose]()
      expect(await second.renew()).toBe('go_on')
      expect(await second.entries()).toEqual([started])
      expect(await journal.get('one')).toMatchObject({ attempts: 2, isHeld: true })
    })

    it('takes nothing from a lease that was given back, settled or not', async () => {
      const { journal } = openAt()
      const lease = await journal.create(chain('one'))
      await lease.settle('error', '{}')
      expect(await codeOf(() => lease.append(answer))).toBe('lease_lost')
      const again = await journal.acquire('one')
      expect(await journal.get('one')).toMatchObject({ state: 'running' })
      await again[Symbol.asyncDispose]()
      expect(await codeOf(() => again.append(answer))).toBe('lease_lost')
      expect(await journal.get('one')).toMatchObject({ state: 'error', isHeld: false })
    })

    it('forgets what is to be asked again', async () => {
      const { journal } = openAt()
      const lease = await journal.create(chain('one'))
      for (const entry of [started, bare, answer]) await lease.append(entry)
      await lease.forget([1])
      expect(await lease.entries()).toEqual([bare])
      await lease.append(started)
      expect(await lease.entries()).toEqual([bare, started])
    })

    it('passes the wish to cancel on, also past a suspension', async () => {
      const { journal } = openAt()
      expect(await journal.requestCancel('one')).toBe(false)
      const lease = await journal.create(chain('one'))
      expect(await journal.requestCancel('one')).toBe(true)
      expect(await lease.renew()).toBe('cancel')
      await lease.settle('suspended', '[]')
      const next = await journal.acquire('one')
      expect(await next.renew()).toBe('cancel')
      await next.settle('cancelled', 'null')
      expect(await journal.requestCancel('one')).toBe(false)
      expect(await journal.get('one')).toMatchObject({ state: 'cancelled', cancelRequested: false })
    })

    it('removes chains that ended long ago, and no others', async () => {
      const { journal, pass } = openAt()
      for (const state of ['ok', 'error', 'suspended'] as const) {
        const lease = await journal.create(chain(state))
        await lease.append(started)
        await lease.settle(state, 'null')
      }
      await journal.create(chain('running'))
      pass(1000)
      const cut = new Date(Date.UTC(2026, 0, 1) + 500).toISOString()
      await (await journal.create(chain('young'))).settle('ok', 'null')
      expect(await journal.prune(cut)).toBe(2)
      const left = (await journal.list()).map(({ chainId }) => chainId)
      expect(left.toSorted()).toEqual(['running', 'suspended', 'young'])
      expect(await (await journal.create(chain('ok'))).entries()).toEqual([])
    })
  })
}
