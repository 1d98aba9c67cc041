import { ApprovalInbox, JournalError, MemoryJournal, ToolChainTool, ToolInvoker } from 'catenary'
import type { AnyTool, ChainRunResult, Journal, ToolInvokerOptions } from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import { afterAll, describe, expect, it } from 'vitest'

import { readPrelude } from '../../bridge/prelude.ts'
import { sleep, tool, valueOf } from '../chain/chains.ts'

const pool = new SandboxPool({ prelude: readPrelude(), minIdle: 2 })
const opened: ToolChainTool[] = []
afterAll(async () => {
  await Promise.all(opened.map((chains) => chains.close()))
  await pool.close()
})

interface Given extends Partial<ToolInvokerOptions> {
  readonly tools?: readonly AnyTool[]
  readonly journal: Journal
}

function chainsOf({ tools = [], journal, ...more }: Given): ToolChainTool {
  const chains = new ToolChainTool({
    invoker: new ToolInvoker({ registry: tools, ...more }),
    sandbox: pool,
    journal,
  })
  opened.push(chains)
  return chains
}

const codeOf = (result: ChainRunResult): string => ('error' in result ? result.error.code : result.status)

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'went on',
    (error: unknown) => (error instanceof JournalError ? error.code : `other: ${String(error)}`),
  )

const risky = { policy: { approvalTimeoutMs: 60, callTimeoutMs: 5000 } }

describe('a chain with a journal', () => {
  it('runs as it does without', async () => {
    const journal = new MemoryJournal()
    const add = tool('add', (args) => {
      const { a, b } = args as { a: number; b: number }
      return a + b
    })
    const chains = chainsOf({ tools: [add], journal })
    const script = `
      const first = await tools.add({ a: 1, b: 2 })
      const all = await Promise.all([1, 2, 3].map((n) => tools.add({ a: n, b: first })))
      await sleep(5)
      return all`
    const result = await chains.run({ script, chainId: 'plain' })
    expect(valueOf(result)).toEqual([4, 5, 6])
    expect(journal.get('plain')).toMatchObject({ state: 'ok', isHeld: false, attempts: 1 })
    expect(await chains.resume('plain')).toEqual(JSON.parse(JSON.stringify(result)))
  })

  it('sees a clock that stands still between answers, and chance that follows from its seed', async () => {
    const chains = chainsOf({ tools: [tool('nothing', () => sleep(20))], journal: new MemoryJournal() })
    const script = `
      const a = Date.now()
      for (let i = 0; i < 1e4; i++) Math.sqrt(i)
      const b = new Date().getTime()
      await tools.nothing({})
      const c = new new Date().constructor().getTime()
      return { still: a === b, went: c - b, instance: new Date(0) instanceof Date, text: typeof Date(),
        intl: new Intl.DateTimeFormat('en', { dateStyle: 'short' }).format() ===
          new Intl.DateTimeFormat('en', { dateStyle: 'short' }).format(Date.now()),
        uuid: crypto.randomUUID(), random: Math.random() }`
    const value = valueOf(await chains.run({ script })) as Record<string, unknown>
    expect(value).toMatchObject({ still: true, instance: true, text: 'string', intl: true })
    expect(value['went']).toBeGreaterThanOrEqual(15)
    expect(value['uuid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(value['random']).toBeGreaterThanOrEqual(0)
    expect(value['random']).toBeLessThan(1)
  })

  it('is suspended when an approval takes too long, and goes on exactly there', async () => {
    const journal = new MemoryJournal()
    const made: string[] = []
    const tools = [
      tool('read', () => void made.push('read')),
      tool('write', () => made.push('write'), { risk: 'high' }),
    ]
    const inbox = new ApprovalInbox()
    const chains = chainsOf({ tools, journal, approvalHandler: inbox, ...risky })
    const script = `
      const before = [Date.now(), Math.random(), crypto.randomUUID()]
      await tools.read({})
      console.log('asking')
      const count = await tools.write({ v: 1 })
      return { before, count }`
    const first = await chains.run({ script, chainId: 'waits' })
    expect(first).toMatchObject({ status: 'suspended', waitingFor: [{ tool: 'write' }] })
    expect(first.trace.map(({ tool: name }) => name)).toEqual(['read'])
    expect(journal.get('waits')).toMatchObject({ state: 'suspended', isHeld: false })
    expect(await chains.resume('waits')).toMatchObject({ status: 'suspended' })
    const [question] = await inbox.list({ state: 'pending' })
    await inbox.decide(question?.id ?? '', 'approved')
    // Another host, another toolbox of the same tools.
    const logs: string[] = []
    const last = await chainsOf({ tools, journal, approvalHandler: inbox, ...risky }).resume('waits', {
      onLog: ({ text }) => logs.push(text),
    })
    expect(valueOf(last)).toMatchObject({ count: 2 })
    expect(made).toEqual(['read', 'write'])
    expect(last.trace.map(({ tool: name, status }) => `${name} ${status}`)).toEqual(['read ok', 'write ok'])
    expect(last.logs.map(({ text }) => text)).toEqual(['asking'])
  })

  it('takes decisions that are handed to resume', async () => {
    const journal = new MemoryJournal()
    const tools = [tool('write', () => 'written', { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: new ApprovalInbox(), ...risky })
    const script = 'return (await tools.write.invoke({})).status'
    const suspended = await chains.run({ script })
    if (suspended.status !== 'suspended') throw new Error(`it is ${suspended.status}`)
    const [{ callId = '' } = {}] = suspended.waitingFor
    const decisions = { [callId]: { decision: 'denied' as const, decidedBy: 'ann' } }
    const result = await chains.resume(suspended.chainId, { decisions })
    expect(valueOf(result)).toBe('denied')
    expect(result.trace[0]?.approval).toMatchObject({ decision: 'denied', decidedBy: 'ann' })
  })

  it('is not suspended while other calls go on', async () => {
    const journal = new MemoryJournal()
    const tools = [tool('slow', () => sleep(200)), tool('write', () => 'written', { risk: 'high' })]
    const inbox = new ApprovalInbox()
    const chains = chainsOf({ tools, journal, approvalHandler: inbox, ...risky })
    setTimeout(async () => {
      const [question] = await inbox.list({ state: 'pending' })
      await inbox.decide(question?.id ?? '', 'approved')
    }, 120)
    const script = 'return Promise.all([tools.slow({}), tools.write({})])'
    expect(valueOf(await chains.run({ script }))).toEqual([null, 'written'])
  })

  it('refuses another script, another input and a journal of another chain', async () => {
    const journal = new MemoryJournal()
    const tools = [tool('write', () => 'written', { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: new ApprovalInbox(), ...risky })
    const script = 'return tools.write({ v: input.v })'
    await chains.run({ script, input: { v: 1 }, chainId: 'mine' })
    expect(await refusal(chains.resume('mine', { script: `${script}\n` }))).toBe('journal_mismatch')
    expect(await refusal(chains.resume('mine', { input: { v: 2 } }))).toBe('journal_mismatch')
    expect(await refusal(chainsOf({ journal }).resume('mine'))).toBe('journal_mismatch')
    expect(await refusal(chains.resume('theirs'))).toBe('chain_unknown')
    expect(await refusal(chains.run({ script, chainId: 'mine' }))).toBe('chain_exists')
    expect(journal.get('mine')).toMatchObject({ state: 'suspended', isHeld: false })
    expect(await chains.resume('mine', { script, input: { v: 1 } })).toMatchObject({ status: 'suspended' })
  })

  it('refuses to go on when a call at the same place has other arguments', async () => {
    const journal = new MemoryJournal()
    const tools = [tool('read', () => 1), tool('write', () => 2, { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: new ApprovalInbox(), ...risky })
    await chains.run({ script: 'await tools.read({ v: 1 }); return tools.write({})', chainId: 'forged' })
    const { definition } = journal.acquire('forged')
    const forged = new MemoryJournal()
    const entries = await (async () => {
      await using lease = new Proxy(journal, {}) && forgedLease(forged, definition.replace('v: 1', 'v: 2'))
      lease.append({ kind: 'answer', id: 1, at: 1, digest: 'call other', answer: 'json\n1' })
      await lease.settle('suspended', 'null')
      return lease.entries()
    })()
    expect(entries).toHaveLength(1)
    const result = await chainsOf({ tools, journal: forged, ...risky })
      .resume('forged')
      .then(codeOf, (error: JournalError) => error.code)
    expect(result).toBe('journal_mismatch')
  })
})

function forgedLease(journal: MemoryJournal, definition: string): ReturnType<MemoryJournal['create']> {
  return journal.create({ chainId: 'forged', tenant: 'local', definition })
}
