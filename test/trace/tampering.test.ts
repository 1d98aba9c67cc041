import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { verifyTrace, type TraceVerdict, type VerifyOptions } from '../../src/trace/index.ts'
import { sessionEvents } from './events.ts'
import { jsonlStore, sqliteStore, type FileTraceStore } from './stores.ts'

const calls = 5
const entries = calls + 2

async function written(create: () => Promise<FileTraceStore>, key?: string): Promise<FileTraceStore> {
  const store = await create()
  await using sink = store.open(key)
  await Promise.all(sessionEvents('s', calls).map((event) => sink.write(event)))
  return store
}

async function verdictOf(store: FileTraceStore, options?: VerifyOptions): Promise<TraceVerdict> {
  await using trace = store.read()
  return await verifyTrace(trace, options)
}

/** Some change of a list, never none. */
const rearranged = fc.oneof(
  fc.record({
    kind: fc.constant('remove' as const),
    at: fc.nat(entries - 1),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(entries - 1), to: fc.nat(entries) }),
  fc.record({
    kind: fc.constant('swap' as const),
    at: fc.nat(entries - 2),
    to: fc.integer({ min: 1, max: entries - 1 }),
  }),
)

type Rearrangement = typeof rearranged extends fc.Arbitrary<infer T> ? T : never

function rearrange<T>(list: readonly T[], how: Rearrangement): T[] {
  switch (how.kind) {
    case 'remove':
      return list.toSpliced(how.at, how.count)
    case 'repeat':
      return list.toSpliced(how.to, 0, list[how.at] as T)
    default: {
      const to = Math.min(list.length - 1, how.at + how.to)
      return list.with(how.at, list[to] as T).with(to, list[how.at] as T)
    }
  }
}

describe('what somebody did to a trace in a file of lines is found', () => {
  const changesBytes = (file: '' | '.head'): Promise<void> =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (where, by) => {
        await using store = await written(jsonlStore)
        const bytes = readFileSync(store.path + file)
        const at = where % bytes.length
        bytes[at] = ((bytes[at] ?? 0) + by) % 256
        writeFileSync(store.path + file, bytes)
        expect((await verdictOf(store)).ok).toBe(false)
      }),
      { numRuns: 150 },
    )

  it('any byte changed', () => changesBytes(''), 60_000)
  it('any byte of its head changed', () => changesBytes('.head'), 60_000)

  it(
    'any bytes removed or added',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.nat(),
          fc.nat(40),
          fc.uint8Array({ maxLength: 5 }),
          async (where, count, added) => {
            fc.pre(count > 0 || added.length > 0)
            await using store = await written(jsonlStore)
            const bytes = readFileSync(store.path)
            const at = where % bytes.length
            const changed = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + count)])
            fc.pre(!changed.equals(bytes))
            writeFileSync(store.path, changed)
            expect((await verdictOf(store)).ok).toBe(false)
          },
        ),
        { numRuns: 100 },
      ),
    60_000,
  )

  it(
    'any lines removed, repeated or moved, the last ones too',
    () =>
      fc.assert(
        fc.asyncProperty(rearranged, async (how) => {
          await using store = await written(jsonlStore)
          const lines = readFileSync(store.path, 'utf8').trimEnd().split('\n')
          writeFileSync(
            store.path,
            rearrange(lines, how)
              .map((line) => `${line}\n`)
              .join(''),
          )
          expect((await verdictOf(store)).ok).toBe(false)
        }),
        { numRuns: 80 },
      ),
    60_000,
  )

  it('a head that is gone, unless the reader says that there was none', async () => {
    await using store = await written(jsonlStore)
    unlinkSync(`${store.path}.head`)
    expect((await verdictOf(store)).problems.map(({ code }) => code)).toEqual(['head_missing'])
    expect((await verdictOf(store, { head: 'ignore' })).ok).toBe(true)
  })
})

describe('what somebody did to a trace in SQLite is found', () => {
  it(
    'any character of an entry changed',
    () =>
      fc.assert(
        fc.asyncProperty(fc.nat(), fc.string({ minLength: 1, maxLength: 2 }), async (where, by) => {
          await using store = await written(sqliteStore)
          using database = new DatabaseSync(store.path)
          const n = (where % entries) + 1
          const row = database.prepare('SELECT line FROM trace_entries WHERE n = ?').get(n)
          const line = String(row?.['line'])
          const at = where % line.length
          const changed = line.slice(0, at) + by + line.slice(at + 1)
          fc.pre(changed !== line)
          database.prepare('UPDATE trace_entries SET line = ? WHERE n = ?').run(changed, n)
          expect((await verdictOf(store)).ok).toBe(false)
        }),
        { numRuns: 60 },
      ),
    60_000,
  )

  it(
    'any rows removed, repeated or moved, the last ones too',
    () =>
      fc.assert(
        fc.asyncProperty(rearranged, async (how) => {
          await using store = await written(sqliteStore)
          using database = new DatabaseSync(store.path)
          const lines = database.prepare('SELECT line FROM trace_entries ORDER BY n').all()
          database.exec('DELETE FROM trace_entries')
          const insert = database.prepare('INSERT INTO trace_entries (n, line) VALUES (?, ?)')
          for (const [index, row] of rearrange(lines, how).entries())
            insert.run(index + 1, String(row['line']))
          expect((await verdictOf(store)).ok).toBe(false)
        }),
        { numRuns: 60 },
      ),
    60_000,
  )

  it.each([
    ['UPDATE trace_head SET n = n - 1', 'head_changed'],
    ["UPDATE trace_head SET hash = 'x'", 'head_unreadable'],
    ['DELETE FROM trace_head', 'head_missing'],
    ['UPDATE trace_entries SET n = n + 1 WHERE n = (SELECT max(n) FROM trace_entries)', 'broken_link'],
    [`DELETE FROM trace_entries WHERE n > ${entries - 2}`, 'tail_removed'],
  ])('%s', async (sql, code) => {
    await using store = await written(sqliteStore)
    using database = new DatabaseSync(store.path)
    database.exec(sql)
    expect((await verdictOf(store)).problems.map((problem) => problem.code)).toContain(code)
  })
})

describe('somebody who can compute hashes', () => {
  /** Cuts the end off and makes the head anew, as far as SHA-256 alone lets one. */
  function cutWithHead(store: FileTraceStore): void {
    const lines = readFileSync(store.path, 'utf8').trimEnd().split('\n').slice(0, -3)
    const { n, hash } = JSON.parse(lines.at(-1) ?? '') as { n: number; hash: string }
    writeFileSync(store.path, lines.map((line) => `${line}\n`).join(''))
    writeFileSync(`${store.path}.head`, `${JSON.stringify({ n, hash }).padEnd(255)}\n`)
  }

  it('can cut off the end where there is no key, and a head that was noted finds it; the session shows as unfinished', async () => {
    await using store = await written(jsonlStore)
    const { head } = await verdictOf(store)
    cutWithHead(store)
    expect(await verdictOf(store)).toMatchObject({ ok: true, unfinished: ['s'] })
    expect((await verdictOf(store, { noted: head })).problems.map(({ code }) => code)).toEqual([
      'tail_removed',
    ])
  })

  it('cannot without the key where there is one', async () => {
    await using store = await written(jsonlStore, 'the key')
    cutWithHead(store)
    const verdict = await verdictOf(store, { key: 'the key' })
    expect(verdict.problems.map(({ code }) => code)).toEqual(['head_changed'])
  })
})
