import {
  ApprovalInbox,
  AutoApprovalHandler,
  cancelChain,
  JournalError,
  MemoryBlobStore,
  MemoryJournal,
  ToolChainTool,
  ToolFailure,
  ToolInvoker,
} from 'catenary'
import type {
  AnyTool,
  ApprovalResult,
  ChainLease,
  ChainRunResult,
  Journal,
  JournalEntry,
  NewChain,
  Tool,
  ToolInvokerOptions,
  TraceSink,
} from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import { afterAll, describe, expect, it, vi } from 'vitest'

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

const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'went on',
    (error: unknown) => (error instanceof JournalError ? error.code : `other: ${String(error)}`),
  )

const risky = { policy: { approvalTimeoutMs: 60, callTimeoutMs: 5000 } }

/** A journal that is not there at once, such as one in a database elsewhere. */
class SlowJournal extends MemoryJournal {
  /** What was kept by each writing. */
  readonly kept: string[][] = []

  override create(chain: NewChain): ChainLease {
    const lease = super.create(chain)
    const append = async (...entries: readonly JournalEntry[]): Promise<void> => {
      await sleep(20)
      await lease.append(...entries)
      this.kept.push(entries.map(({ kind, id }) => `${kind} ${id}`))
    }
    return { ...lease, writesAtOnce: false, append }
  }
}

describe('a chain with a journal', () => {
  it('hears of an answer only once a journal that takes its time has it, all answers of one moment at once', async () => {
    const journal = new SlowJournal()
    const keptBefore: number[] = []
    const tools = [
      tool('read', () => 1),
      tool('write', () => keptBefore.push(journal.kept.length), { risk: 'high' }),
    ]
    const chains = chainsOf({ tools, journal, approvalHandler: new AutoApprovalHandler() })
    const script = `
      await Promise.all([tools.read({}), tools.read({}), tools.read({})])
      return tools.write({})`
    valueOf(await chains.run({ script, chainId: 'slow' }))
    expect(journal.kept.flat()).toEqual(['answer 1', 'answer 2', 'answer 3', 'started 4', 'answer 4'])
    // The three and the start of the write were kept when it ran, and the three had cost one writing.
    expect(keptBefore).toEqual([2])
  })

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

  it('keeps what was remembered for it, as often as that still holds', async () => {
    const inbox = new ApprovalInbox()
    const tools = ['write', 'publish'].map((name) => tool(name, () => name, { risk: 'high' }))
    const journal = new MemoryJournal()
    const script = `
      await tools.write({ v: 1 })
      await tools.publish({})
      await tools.write({ v: 2 })
      return tools.write({ v: 3 })`
    const begin = chainsOf({ tools, journal, approvalHandler: inbox, ...risky })
    const goOn = (): Promise<ChainRunResult> =>
      chainsOf({ tools, journal, approvalHandler: inbox, ...risky }).resume('remembers')
    const decide = async (answer: ApprovalResult): Promise<void> => {
      const [question] = await inbox.list({ state: 'pending' })
      await inbox.decide(question?.id ?? '', answer)
    }
    await begin.run({ script, chainId: 'remembers' })
    await decide({ decision: 'approved', remember: { scope: 'chain', count: 1 } })
    expect(await goOn()).toMatchObject({ status: 'suspended', waitingFor: [{ tool: 'publish' }] })
    await decide({ decision: 'approved' })
    const last = await goOn()
    expect(last).toMatchObject({ status: 'suspended', waitingFor: [{ tool: 'write' }] })
    expect(last.trace.map(({ tool: name, approval }) => [name, approval?.rule])).toEqual([
      ['write', undefined],
      ['publish', undefined],
      ['write', 'remembered/chain'],
    ])
  })

  it('is not suspended while other calls go on', async () => {
    const journal = new MemoryJournal()
    const decided = Promise.withResolvers<void>()
    const tools = [tool('slow', () => decided.promise), tool('write', () => 'written', { risk: 'high' })]
    const inbox = new ApprovalInbox()
    const chains = chainsOf({ tools, journal, approvalHandler: inbox, ...risky })
    const running = chains.run({ script: 'return Promise.all([tools.slow({}), tools.write({})])' })
    const [question] = await vi.waitFor(async () => {
      const pending = await inbox.list({ state: 'pending' })
      expect(pending).toHaveLength(1)
      return pending
    }, 10_000)
    // Longer than the approval may take.
    await sleep(150)
    await inbox.decide(question?.id ?? '', 'approved')
    await sleep(20)
    decided.resolve()
    expect(valueOf(await running)).toEqual([null, 'written'])
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

  it('ends when a call at the same place has other arguments', async () => {
    const journal = new MemoryJournal()
    const tools = [tool('read', () => 1), tool('write', () => 2, { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: new ApprovalInbox(), ...risky })
    await chains.run({ script: 'await tools.read({ v: 1 }); return tools.write({})', chainId: 'forged' })
    const lease = await journal.acquire('forged')
    const answer = (await lease.entries()).find(({ kind }) => kind === 'answer')
    if (answer === undefined) throw new Error('not what was written')
    await lease.forget([1])
    await lease.append({ ...answer, digest: 'call of something else' })
    await lease.settle('suspended', 'null')
    expect(await chains.resume('forged')).toMatchObject({
      status: 'error',
      error: { code: 'journal_mismatch' },
    })
  })

  it('goes on from the call it failed of when the cause is gone', async () => {
    const journal = new MemoryJournal()
    const made: string[] = []
    let isDown = true
    const tools = [
      tool('first', () => made.push('first'), { risk: 'high' }),
      tool(
        'send',
        () => {
          made.push('send')
          if (isDown) throw new ToolFailure('the mail server is down', { effect: 'none' })
          return 'sent'
        },
        { risk: 'high' },
      ),
    ]
    const approvalHandler = new AutoApprovalHandler()
    const chains = chainsOf({ tools, journal, approvalHandler })
    const script = `await tools.first({}); return tools.send({})`
    const failed = await chains.run({ script, chainId: 'mail' })
    expect(failed).toMatchObject({ status: 'error', error: { code: 'tool', call: { tool: 'send' } } })
    expect(journal.get('mail')).toMatchObject({ state: 'error' })
    isDown = false
    const result = await chains.resume('mail')
    expect(valueOf(result)).toBe('sent')
    expect(made).toEqual(['first', 'send', 'send'])
    expect(result.trace.map(({ tool: name, status }) => `${name} ${status}`)).toEqual(['first ok', 'send ok'])
  })

  it('does not take back a failure whose effect is unknown', async () => {
    const journal = new MemoryJournal()
    let times = 0
    const fails = (): never => {
      times += 1
      throw new Error('the line went dead')
    }
    const tools = [tool('send', fails, { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: new AutoApprovalHandler() })
    const failed = await chains.run({ script: 'return tools.send({})', chainId: 'mail' })
    expect(await chains.resume('mail')).toMatchObject({ error: { call: { effect: 'unknown' } } })
    expect(failed).toMatchObject({ error: { call: { effect: 'unknown' } } })
    expect(times).toBe(1)
  })

  it('keeps the files and artifacts that were made before', async () => {
    const journal = new MemoryJournal()
    const artifactStore = new MemoryBlobStore()
    const inbox = new ApprovalInbox()
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const tools = [
      tool('draw', () => new Uint8Array(png)),
      tool('list', () => Array.from({ length: 2000 }, (_, i) => i)),
      tool('write', (args) => (args as { n: number }).n, { risk: 'high' }),
    ]
    const policy = { ...risky.policy, maxInlineResultBytes: 100, maxHydratedResultBytes: 1000 }
    const chains = chainsOf({ tools, journal, artifactStore, approvalHandler: inbox, policy })
    const script = `
      import fs from 'node:fs/promises'
      const picture = await tools.draw({})
      const list = await tools.list({})
      await fs.writeFile('/workspace/note.txt', 'from ' + list.ref)
      const n = await tools.write({ n: (await list.json()).length })
      return { n, note: await fs.readFile('/workspace/note.txt', 'utf8') === 'from ' + list.ref,
        files: (await fs.readdir('/workspace/media')).length, at: list.size }`
    const first = await chains.run({ script, chainId: 'files' })
    expect(first.status).toBe('suspended')
    const [question] = await inbox.list({ state: 'pending' })
    await inbox.decide(question?.id ?? '', 'approved')
    const last = await chains.resume('files')
    expect(valueOf(last)).toMatchObject({ n: 2000, note: true, files: 1 })
    expect(last.files.map(({ path }) => path)).toEqual(['/workspace/media/draw_1.png', '/workspace/note.txt'])
  })

  it('a script sees the files of a call not before the call has its place in the journal', async () => {
    const journal = new MemoryJournal()
    const inbox = new ApprovalInbox()
    const tools = [
      tool('draw', () => new Uint8Array(8)),
      tool('write', (args) => (args as { seen: string[] }).seen, { risk: 'high' }),
    ]
    // The picture is there, and its call not over, for as long as the trace takes.
    const slow: TraceSink = {
      name: 'slow',
      write: (event) => (event.type === 'call_end' ? sleep(300) : Promise.resolve()),
    }
    const chains = chainsOf({
      tools,
      journal,
      approvalHandler: inbox,
      traceSinks: [slow],
      ...risky,
    })
    const script = `
      import fs from 'node:fs/promises'
      const look = () => fs.readdir('/workspace/media').catch(() => [])
      const drawing = tools.draw({})
      const seen = []
      for (let i = 0; i < 5; i++) { await new Promise((resolve) => setTimeout(resolve, 30)); seen.push(...await look()) }
      await drawing
      return tools.write({ seen: [...seen, ...await look()] })`
    expect((await chains.run({ script, chainId: 'looks' })).status).toBe('suspended')
    const [question] = await inbox.list({ state: 'pending' })
    await inbox.decide(question?.id ?? '', 'approved')
    expect(valueOf(await chains.resume('looks'))).toEqual(['draw_1.bin'])
  })

  it('a wait goes on while no process runs', async () => {
    const journal = new MemoryJournal()
    const inbox = new ApprovalInbox()
    const tools = [tool('write', () => 'written', { risk: 'high' })]
    const chains = chainsOf({ tools, journal, approvalHandler: inbox, ...risky })
    const script = `
      const begun = Date.now()
      const waits = sleep(300).then(() => Date.now() - begun)
      return [await tools.write({}), await waits]`
    expect((await chains.run({ script, chainId: 'sleeps' })).status).toBe('suspended')
    await sleep(300)
    const [question] = await inbox.list({ state: 'pending' })
    await inbox.decide(question?.id ?? '', 'approved')
    const resumedAt = performance.now()
    const [written, waited] = valueOf(await chains.resume('sleeps')) as [string, number]
    expect(written).toBe('written')
    expect(waited).toBeGreaterThanOrEqual(300)
    expect(performance.now() - resumedAt).toBeLessThan(5000)
  })

  it('is cancelled from outside, running or suspended', async () => {
    const journal = new MemoryJournal()
    let isTold = false
    const begun = Promise.withResolvers<void>()
    const hang: Tool['execute'] = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.resolve()
        signal.addEventListener('abort', () => {
          isTold = true
          reject(new Error('told'))
        })
      })
    const tools = [tool('hang', hang, { risk: 'high' }), tool('write', () => 1, { risk: 'critical' })]
    const policy = { ...risky.policy, maxRiskUnapproved: 'high' as const }
    const inbox = new ApprovalInbox()
    const chains = chainsOf({ tools, journal, approvalHandler: inbox, policy })
    const running = chains.run({ script: 'return tools.hang({})', chainId: 'runs' })
    await begun.promise
    expect(await cancelChain(journal, 'runs')).toBe('asked')
    expect(await running).toMatchObject({ status: 'cancelled', error: { code: 'cancelled' } })
    expect(isTold).toBe(true)
    expect((await running).trace).toMatchObject([{ tool: 'hang', status: 'cancelled', effect: 'unknown' }])
    expect((await chains.run({ script: 'return tools.write({})', chainId: 'waits' })).status).toBe(
      'suspended',
    )
    expect(await inbox.list({ state: 'pending' })).toHaveLength(1)
    expect(await cancelChain(journal, 'waits', { inbox })).toBe('cancelled')
    expect(await inbox.list()).toMatchObject([{ state: 'withdrawn', request: { chainId: 'waits' } }])
    expect(await cancelChain(journal, 'waits', { inbox })).toBe('ended')
    expect((await chains.resume('waits')).status).toBe('cancelled')
  })

  it('says what is not known of a call that was under way when its process died', async () => {
    const journal = new MemoryJournal()
    const keys: string[] = []
    const tools = [
      tool('plain', () => keys.push('plain'), { risk: 'high' }),
      tool('same', (_, { idempotencyKey }) => keys.push(idempotencyKey), { risk: 'high', idempotent: true }),
      tool('safe', () => keys.push('safe')),
    ]
    const chains = chainsOf({ tools, journal, approvalHandler: new AutoApprovalHandler() })
    const script = `
      const calls = [tools.plain.invoke({}), tools.same.invoke({}), tools.safe.invoke({})]
      return (await Promise.all(calls)).map(({ status, code, effect }) => [status, code ?? null, effect])`
    await chains.run({ script, chainId: 'whole' })
    keys.length = 0
    // What a process that died in the middle of the three leaves behind: the starts, and no answer.
    const died = new MemoryJournal()
    const whole = await journal.acquire('whole')
    {
      await using lease = died.create({ chainId: 'died', tenant: 'local', definition: whole.definition })
      for (const entry of await whole.entries()) if (entry.kind === 'started') await lease.append(entry)
    }
    const approvalHandler = new AutoApprovalHandler()
    const result = await chainsOf({ tools, journal: died, approvalHandler }).resume('died')
    expect(valueOf(result)).toEqual([
      ['error', 'outcome_unknown', 'unknown'],
      ['ok', null, 'done'],
      ['ok', null, 'none'],
    ])
    expect(keys.toSorted()).toEqual(['died:2', 'safe'])
    expect(result.trace.map(({ tool: name, code }) => [name, code])).toContainEqual([
      'plain',
      'outcome_unknown',
    ])
  })
})
