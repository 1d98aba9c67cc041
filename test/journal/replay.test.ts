import { setTimeout as wait } from 'node:timers/promises'

import { AutoApprovalHandler, MemoryJournal, ToolChainTool, ToolInvoker } from 'catenary'
import type { AnswerEntry, JournalEntry, StartedEntry, Tool } from 'catenary'
import { SandboxPool } from 'catenary/sandbox'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'

import { readPrelude } from '../../bridge/prelude.ts'
import { tool, valueOf } from '../chain/chains.ts'

const pool = new SandboxPool({ prelude: readPrelude(), minIdle: 2, reuse: 'context' })
afterAll(() => pool.close())

/** One thing that a branch does; what it does depends on chance, the time and what the other branches have done. */
type Step =
  | { readonly do: 'call'; readonly tool: 'safe' | 'keyed' | 'plain' }
  | { readonly do: 'fail' | 'uuid' | 'random' | 'time' }
  | { readonly do: 'sleep' | 'timeout'; readonly ms: number }
  | { readonly do: 'all' | 'race'; readonly branches: readonly (readonly Step[])[] }

const step: fc.Arbitrary<Step> = fc.letrec<{ step: Step }>((tie) => ({
  step: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ do: fc.constant('call' as const), tool: fc.constantFrom('safe', 'keyed', 'plain') }),
    fc.record({ do: fc.constantFrom('fail', 'uuid', 'random', 'time') }),
    fc.record({ do: fc.constantFrom('sleep', 'timeout'), ms: fc.nat(6) }),
    fc.record({
      do: fc.constantFrom('all', 'race'),
      branches: fc.array(fc.array(tie('step'), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).step as fc.Arbitrary<Step>

const script = `
  const trace = []
  const note = (what, value) => trace.push([what, value, Date.now(), Math.random()])
  const perform = async (name, step, depth) => {
    switch (step.do) {
      case 'call': {
        const { status, code, text } = await tools[step.tool].invoke({ name, so: trace.length, r: Math.random() })
        return note(name, [status, code ?? '', text])
      }
      case 'fail': return tools.fail({ name }).catch((error) => note(name, error.message))
      case 'uuid': return note(name, (await tools.safe({ id: crypto.randomUUID() })).length)
      case 'random': return note(name, Math.random())
      case 'time': return note(name, new Date().toISOString())
      case 'sleep': await sleep(step.ms); return note(name, 'slept')
      case 'timeout': await new Promise((done) => setTimeout(done, step.ms * Math.random())); return note(name, 'rang')
      case 'all': await Promise.all(step.branches.map((steps, i) => branch(name + i, steps))); return note(name, 'all')
      case 'race': await Promise.race(step.branches.map((steps, i) => branch(name + i, steps))); return note(name, 'one')
    }
  }
  const branch = async (name, steps) => {
    for (let i = 0; i < steps.length; i++) await perform(name + '.' + i, steps[i])
  }
  await branch('', input)
  return trace`

interface Counted {
  readonly tools: readonly Tool[]
  /** How often each call of a tool that has an effect was made, by what was asked of it. */
  readonly made: Map<string, number>
}

function countedTools(): Counted {
  const made = new Map<string, number>()
  const answer = async (args: unknown): Promise<string> => {
    await wait(Math.random() * 4)
    return JSON.stringify(args)
  }
  const counted: Tool['execute'] = (args, { idempotencyKey }) => {
    const key = `${idempotencyKey} ${JSON.stringify(args)}`
    made.set(key, (made.get(key) ?? 0) + 1)
    return answer(args)
  }
  const fail = async (): Promise<never> => {
    await wait(Math.random() * 2)
    throw new Error('it fails')
  }
  const tools = [
    tool('safe', answer),
    tool('keyed', counted, { risk: 'high', idempotent: true }),
    tool('plain', counted, { risk: 'high' }),
    tool('fail', fail),
  ]
  return { tools, made }
}

function chainsOf({ tools }: Counted, journal: MemoryJournal): ToolChainTool {
  const policy = { maxToolCalls: 1000 }
  const invoker = new ToolInvoker({ registry: tools, approvalHandler: new AutoApprovalHandler(), policy })
  return new ToolChainTool({ invoker, sandbox: pool, journal })
}

/** A journal as a process leaves it that dies after so many entries. */
async function cutAfter(whole: MemoryJournal, count: number): Promise<MemoryJournal> {
  const cut = new MemoryJournal()
  const from = await whole.acquire('chain')
  await using lease = await cut.create({ chainId: 'chain', tenant: 'local', definition: from.definition })
  for (const entry of (await from.entries()).slice(0, count)) await lease.append(entry)
  await from.settle('ok', 'null')
  return cut
}

async function entriesOf(journal: MemoryJournal): Promise<readonly JournalEntry[]> {
  await using lease = await journal.acquire('chain')
  return lease.entries()
}

const answersOf = (entries: readonly JournalEntry[]): readonly AnswerEntry[] =>
  entries.filter((entry) => entry.kind === 'answer')

it(
  'programs of branches, calls, timers, chance and time go on exactly where they were cut, and replay to the same',
  { timeout: 300_000 },
  async () => {
    const runs = Number(process.env['CATENARY_REPLAY_RUNS'] ?? 60)
    const program = fc.array(step, { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(program, fc.double({ min: 0, max: 1, noNaN: true }), async (input, where) => {
        const first = countedTools()
        const journal = new MemoryJournal()
        const run = await chainsOf(first, journal).run({ script, input, chainId: 'chain' })
        const trace = valueOf(run) as readonly unknown[]
        const entries = await entriesOf(journal)

        // All of it is there: nothing is made again, and everything the script saw is the same.
        const replayTools = countedTools()
        const whole = await cutAfter(journal, entries.length)
        expect(valueOf(await chainsOf(replayTools, whole).resume('chain'))).toEqual(trace)
        const given = answersOf(entries).map((entry) => entry.answer ?? '')
        for (const key of replayTools.made.keys())
          expect(given.filter((answer) => answer.includes(chanceOf(key)))).toEqual([])

        // A part of it is there: that part is the same, and what was finished in it is not made again.
        const count = Math.floor(where * entries.length)
        const second = countedTools()
        const part = await cutAfter(journal, count)
        const resumed = await chainsOf(second, part).resume('chain')
        const resumedTrace = valueOf(resumed) as readonly unknown[]
        const all = await entriesOf(part)
        expect(all.slice(0, count)).toEqual(entries.slice(0, count))
        const until = answersOf(entries.slice(0, count)).at(-1)?.at ?? 0
        const notes = trace.filter((note) => timeOf(note) < until).length
        expect(resumedTrace.slice(0, notes)).toEqual(trace.slice(0, notes))
        // What was under way is made once more at most, and only where that is safe.
        for (const [key, times] of second.made) expect([key, times]).toEqual([key, 1])
        const answered = new Set(answersOf(entries.slice(0, count)).map(({ id }) => id))
        expect(answersOf(all.slice(count)).filter(({ id }) => answered.has(id))).toEqual([])
        const lost = openStarts(entries.slice(0, count)).filter((start) => start.tool === 'plain')
        const said = resumed.trace.filter(({ code }) => code === 'outcome_unknown')
        expect(said.length).toBe(lost.length)

        // And what came of going on replays to the same in turn.
        const third = await cutAfter(part, all.length)
        expect(valueOf(await chainsOf(countedTools(), third).resume('chain'))).toEqual(resumedTrace)
      }),
      { numRuns: runs },
    )
  },
)

/** What had started and was not finished: a call of a race that was lost, or one that the cut has hit. */
function openStarts(entries: readonly JournalEntry[]): readonly StartedEntry[] {
  const answered = new Set(answersOf(entries).map(({ id }) => id))
  return entries.filter((entry) => entry.kind === 'started').filter(({ id }) => !answered.has(id))
}

/** What is in the arguments of one call only, as an answer that has them shows it. */
const chanceOf = (key: string): string => `r\\":${/"r":([\de.-]+)/.exec(key)?.[1] ?? '?'}`

/** When a note was made, by the script's clock. */
const timeOf = (note: unknown): number => (note as readonly [string, unknown, number])[2]
