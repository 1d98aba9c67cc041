import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import {
  MemoryInboxStore,
  MemoryRuleStore,
  SqliteInboxStore,
  SqliteRuleStore,
  type InboxEntry,
  type InboxStore,
} from '../../src/approval/index.ts'
import type { ApprovalRequest, ApprovalRule, JsonObject, RuleStore } from '../../src/kernel/index.ts'
import { jsonObject } from '../kernel/arbitraries.ts'

const folder = mkdtempSync(join(tmpdir(), 'catenary-approval-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const newFile = (): string => join(folder, `${(files += 1)}.db`)

const at = (seconds: number): string => new Date(seconds * 1000).toISOString()

function entry(id: string, more: Partial<ApprovalRequest> = {}, expires = 1000): InboxEntry {
  const request: ApprovalRequest = {
    id,
    call: { kind: 'tool_call', callId: `call-${id}`, name: 'pay', arguments: { n: 1 } },
    risk: 'high',
    agentId: 'a',
    runId: 'r',
    tenant: 'acme',
    artifacts: [],
    requestedAt: at(0),
    ...more,
  }
  return { id, state: 'pending', request, expiresAt: at(expires) }
}

const yes = { decision: 'approved', decidedBy: 'eve' } as const

describe.each<readonly [string, () => InboxStore]>([
  ['MemoryInboxStore', () => new MemoryInboxStore()],
  ['SqliteInboxStore', () => new SqliteInboxStore(newFile())],
])('%s', (_, create) => {
  it('gives back what was put in, oldest first', async () => {
    const store = create()
    for (const id of ['c', 'a', 'b']) expect(await store.open(entry(id))).toEqual(entry(id))
    expect((await store.list({})).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect((await store.list({ limit: 2 })).map(({ id }) => id)).toEqual(['c', 'a'])
    expect(await store.get('a')).toEqual(entry('a'))
    expect(await store.get('none')).toBeUndefined()
  })

  it('lists by state and by tenant', async () => {
    const store = create()
    await store.open(entry('a'))
    await store.open(entry('b', { tenant: 'other' }))
    await store.open(entry('c'))
    await store.settle('c', { state: 'decided', at: at(1), result: yes })
    expect((await store.list({ state: 'pending' })).map(({ id }) => id)).toEqual(['a', 'b'])
    expect((await store.list({ tenant: 'acme' })).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(await store.list({ state: 'decided', tenant: 'other' })).toEqual([])
  })

  it('settles once', async () => {
    const store = create()
    await store.open(entry('a'))
    const tries = await Promise.all(
      ['approved', 'denied', 'skipped'].map((decision) =>
        store.settle('a', { state: 'decided', at: at(1), result: { decision } as never }),
      ),
    )
    expect(tries).toEqual([true, false, false])
    expect(await store.settle('a', { state: 'withdrawn', at: at(2) })).toBe(false)
    expect(await store.settle('none', { state: 'withdrawn', at: at(2) })).toBe(false)
    expect(await store.get('a')).toEqual({
      ...entry('a'),
      state: 'decided',
      result: { decision: 'approved' },
      settledAt: at(1),
    })
    expect((await store.settled(['a', 'none'])).map(({ id }) => id)).toEqual(['a'])
  })

  it('does not take a decision for what has expired, whether that was marked or not', async () => {
    const store = create()
    await store.open(entry('a', {}, 10))
    await store.open(entry('b', {}, 20))
    expect(await store.settle('a', { state: 'decided', at: at(10), result: yes })).toBe(false)
    expect(await store.expire(at(10))).toBe(1)
    expect(await store.expire(at(10))).toBe(0)
    expect((await store.get('a'))?.state).toBe('expired')
    expect((await store.settled(['a', 'b'])).map(({ id }) => id)).toEqual(['a'])
    expect(await store.settle('b', { state: 'decided', at: at(19), result: yes })).toBe(true)
  })

  it('keeps a question that is asked again as it stands, unless it was withdrawn', async () => {
    const store = create()
    await store.open(entry('a'))
    expect(await store.open(entry('a', { requestedAt: at(9) }))).toEqual(entry('a'))
    await store.settle('a', { state: 'withdrawn', at: at(1) })
    const again = entry('a', { requestedAt: at(9) })
    expect(await store.open(again)).toEqual(again)
    await store.settle('a', { state: 'decided', at: at(1), result: yes })
    expect((await store.open(again)).state).toBe('decided')
  })

  it('gives an answer to one who asks, and the next one waits for another', async () => {
    const store = create()
    await store.open(entry('a'))
    expect(await store.take('a', at(1))).toBe(false)
    await store.settle('a', { state: 'decided', at: at(1), result: yes })
    expect(await Promise.all([1, 2, 3].map(() => store.take('a', at(2))))).toEqual([true, false, false])
    expect((await store.get('a'))?.takenAt).toBe(at(2))
    expect(await store.open(entry('a'))).toEqual(entry('a'))
    expect(await store.take('none', at(1))).toBe(false)
  })

  it('carries any arguments, edited ones too', async () => {
    const store = create()
    let count = 0
    await fc.assert(
      fc.asyncProperty(jsonObject, jsonObject, async (asked, edited) => {
        count += 1
        const id = `p${count}`
        const call = { kind: 'tool_call', callId: id, name: 'x', arguments: asked as JsonObject } as const
        await store.open(entry(id, { call }))
        const result = { decision: 'approved', arguments: edited as JsonObject } as const
        await store.settle(id, { state: 'decided', at: at(1), result })
        const found = await store.get(id)
        expect(JSON.stringify(found?.request.call.arguments)).toBe(JSON.stringify(asked))
        expect(JSON.stringify(found?.result?.arguments)).toBe(JSON.stringify(edited))
      }),
      { numRuns: 30 },
    )
  })
})

const deny: ApprovalRule = { id: 'r1', tool: 'x', action: 'deny' }

describe.each<readonly [string, () => RuleStore]>([
  ['MemoryRuleStore', () => new MemoryRuleStore()],
  ['SqliteRuleStore', () => new SqliteRuleStore(newFile())],
])('%s', (_, create) => {
  it("keeps rules by tenant; nobody sees another's", async () => {
    const store = create()
    await store.add('acme', deny)
    await store.add('acme', { id: 'r2', action: 'allow' })
    await store.add('other', { id: 'r1', action: 'ask' })
    expect(await store.list('acme')).toEqual([deny, { id: 'r2', action: 'allow' }])
    expect(await store.list('other')).toEqual([{ id: 'r1', action: 'ask' }])
    expect(await store.list('__proto__')).toEqual([])
  })

  it('replaces a rule of the same id, and removes one', async () => {
    const store = create()
    await store.add('acme', deny)
    await store.add('acme', { ...deny, action: 'ask' })
    expect(await store.list('acme')).toEqual([{ ...deny, action: 'ask' }])
    expect(await store.remove('other', 'r1')).toBe(false)
    expect(await store.remove('acme', 'r1')).toBe(true)
    expect(await store.remove('acme', 'r1')).toBe(false)
    expect(await store.list('acme')).toEqual([])
  })

  it('takes no rule that is none', async () => {
    const store = create()
    await expect(store.add('acme', { id: 'r1', action: 'permit' } as never)).rejects.toThrow()
    expect(await store.list('acme')).toEqual([])
  })
})

describe('an SQLite file', () => {
  it('holds questions and rules together, and is found again by another', async () => {
    const file = newFile()
    {
      using inbox = new SqliteInboxStore(file)
      using rules = new SqliteRuleStore(file)
      await inbox.open(entry('a'))
      await rules.add('acme', deny)
    }
    using inbox = new SqliteInboxStore(file)
    using rules = new SqliteRuleStore(file)
    expect(await inbox.get('a')).toEqual(entry('a'))
    expect(await rules.list('acme')).toEqual([deny])
  })

  it('is for its owner only', async () => {
    const file = newFile()
    using inbox = new SqliteInboxStore(file)
    await inbox.open(entry('a'))
    for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600)
  })

  it('that is none, or holds what is no rule, is not taken for one', async () => {
    expect(() => new SqliteInboxStore(folder)).toThrow(/cannot be opened/)
    const file = newFile()
    using rules = new SqliteRuleStore(file)
    using database = new DatabaseSync(file)
    database.exec(`INSERT INTO catenary_rules VALUES ('acme', 'r', '{"id":"r","action":"permit"}')`)
    await expect(rules.list('acme')).rejects.toThrow()
  })
})
