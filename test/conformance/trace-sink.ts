import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'

import type { TraceEvent, TraceSink } from '../../src/kernel/index.ts'
import { verifyTrace, type RawTrace, type TraceKey } from '../../src/trace/index.ts'
import { sessionEvents, traceEvent } from '../trace/events.ts'

/** A store of a trace under test. */
export interface TraceStore extends AsyncDisposable {
  /** A sink on the store; each call is as one more process would open it, where several may. */
  open(key?: TraceKey): TraceSink & AsyncDisposable
  /** The store to be read. */
  read(): RawTrace
}

/** What a store under test can do beyond the contract. */
export interface TraceStoreTraits {
  /** Whether what was written is there after the sink was closed and another opened, also beside it. */
  readonly isShared: boolean
}

export async function eventsOf(store: TraceStore): Promise<unknown[]> {
  await using trace = store.read()
  const events: unknown[] = []
  for await (const { text } of trace.entries()) events.push(JSON.parse(text ?? '').event)
  return events
}

async function writeAll(sink: TraceSink, events: readonly TraceEvent[]): Promise<void> {
  await Promise.all(events.map((event) => sink.write(event)))
}

/** What every sink that keeps entries must do. */
export function describeTraceSink(
  name: string,
  create: () => Promise<TraceStore>,
  { isShared }: TraceStoreTraits,
): void {
  describe(`${name} as a trace sink`, () => {
    it('gives back what was written, in the order of the writes, waited for or not', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(traceEvent, { maxLength: 30 }), async (events) => {
          await using store = await create()
          await using sink = store.open()
          await writeAll(sink, events)
          expect(await eventsOf(store)).toEqual(events)
        }),
        { numRuns: 25 },
      )
    })

    it('makes a chain that verifies and says how far it reaches', async () => {
      await using store = await create()
      await using sink = store.open()
      await writeAll(sink, sessionEvents('s', 20))
      await using trace = store.read()
      const verdict = await verifyTrace(trace)
      expect(verdict).toMatchObject({ ok: true, entries: 22, problems: [], unfinished: [], tornBytes: 0 })
      expect(verdict.head.n).toBe(22)
    })

    it('an empty trace verifies', async () => {
      await using store = await create()
      await using _sink = store.open()
      await using trace = store.read()
      expect(await verifyTrace(trace)).toMatchObject({ ok: true, entries: 0 })
    })

    it('has an event where others can read it before it answers', async () => {
      await using store = await create()
      await using sink = store.open()
      for (const [index, event] of sessionEvents('s', 3).entries()) {
        await sink.write(event)
        expect(await eventsOf(store)).toHaveLength(index + 1)
      }
    })

    it('takes an event of megabytes', async () => {
      await using store = await create()
      await using sink = store.open()
      const [start] = sessionEvents('s', 0)
      const agentId = 'reason \u001b[31m\n'.repeat(300_000)
      await sink.write({ ...start, agentId } as TraceEvent)
      await sink.write(start as TraceEvent)
      await using trace = store.read()
      expect(await verifyTrace(trace)).toMatchObject({ ok: true, entries: 2 })
      expect(await eventsOf(store)).toEqual([{ ...start, agentId }, start])
    })

    it('verifies with the key it was written with, and with no other', async () => {
      await using store = await create()
      await using sink = store.open('a key')
      await writeAll(sink, sessionEvents('s', 2))
      const verdictWith = async (key?: TraceKey): Promise<boolean> => {
        await using trace = store.read()
        return (await verifyTrace(trace, key === undefined ? {} : { key })).ok
      }
      expect([await verdictWith('a key'), await verdictWith('another'), await verdictWith()]).toEqual([
        true,
        false,
        false,
      ])
    })

    it('tells a session without an end from one that is not whole', async () => {
      await using store = await create()
      await using sink = store.open()
      const [start, first, second, end] = sessionEvents('gap', 2)
      await writeAll(sink, [start, first, end] as TraceEvent[])
      await writeAll(sink, sessionEvents('open', 1).slice(0, 2))
      await using trace = store.read()
      const { ok, problems, unfinished } = await verifyTrace(trace)
      expect({ ok, codes: problems.map(({ code }) => code), unfinished }).toEqual({
        ok: false,
        codes: ['session_gap'],
        unfinished: ['open'],
      })
      expect(second).toBeDefined()
    })

    it('a head that was noted earlier must still be on the way', async () => {
      await using store = await create()
      await using sink = store.open()
      await writeAll(sink, sessionEvents('s', 2))
      await using trace = store.read()
      const { head } = await verifyTrace(trace)
      expect((await verifyTrace(trace, { noted: head })).ok).toBe(true)
      const later = await verifyTrace(trace, { noted: { ...head, n: head.n + 1 } })
      expect(later.problems.map(({ code }) => code)).toEqual(['tail_removed'])
      const other = await verifyTrace(trace, { noted: { n: 2, hash: 'f'.repeat(64) } })
      expect(other.problems.map(({ code }) => code)).toEqual(['head_changed'])
    })

    if (!isShared) return

    it('goes on with the chain when it is opened again', async () => {
      await using store = await create()
      for (let round = 0; round < 4; round += 1) {
        await using sink = store.open()
        await writeAll(sink, sessionEvents(`s${round}`, 3))
      }
      await using trace = store.read()
      expect(await verifyTrace(trace)).toMatchObject({ ok: true, entries: 20 })
    })

    it('two that write to one store in turns make one chain', async () => {
      await using store = await create()
      await using one = store.open()
      await using other = store.open()
      const written = [
        ...sessionEvents('one', 30).map((event) => one.write(event)),
        ...sessionEvents('other', 30).map((event) => other.write(event)),
      ]
      await Promise.all(written)
      for (const event of sessionEvents('third', 10)) await (event.ms % 2 === 0 ? one : other).write(event)
      await using trace = store.read()
      expect(await verifyTrace(trace)).toMatchObject({ ok: true, entries: 76, unfinished: [] })
    })

    it('refuses what is written after it was closed, and writes what came before', async () => {
      await using store = await create()
      const sink = store.open()
      const [start, next] = sessionEvents('s', 1) as [TraceEvent, TraceEvent]
      const written = sink.write(start)
      await sink[Symbol.asyncDispose]()
      await written
      await sink[Symbol.asyncDispose]()
      await expect(Promise.resolve(sink.write(next))).rejects.toMatchObject({ code: 'closed' })
      expect(await eventsOf(store)).toEqual([start])
    })
  })
}
