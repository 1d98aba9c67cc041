import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { verifyTrace, readRuns, type TraceVerdict } from '../../src/trace/index.ts'
import { sessionEvents } from './events.ts'
import { jsonlStore, sqliteStore, type FileTraceStore } from './stores.ts'

const fixture = resolve(import.meta.dirname, 'fixtures/append.ts')

/** A process that appends; which sessions it was answered for. */
interface Appender {
  kill(): void
  readonly firstAnswer: Promise<unknown>
  readonly ended: Promise<{ readonly answered: readonly string[]; readonly errors: string }>
}

function append(
  path: string,
  label: string,
  { count, limitKiB }: { readonly count?: number; readonly limitKiB?: number } = {},
): Appender {
  const limit = limitKiB === undefined ? '' : `ulimit -f ${limitKiB}; `
  const command = `${limit}exec '${process.execPath}' '${fixture}' '${path}' '${label}' ${count ?? ''}`
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'pipe'] })
  let answered = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (answered += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return {
    kill: () => void child.kill('SIGKILL'),
    firstAnswer: new Promise((done) => child.stdout.once('data', done)),
    ended: new Promise((done) => {
      child.once('close', () => done({ answered: answered.split('\n').slice(0, -1), errors }))
    }),
  }
}

async function verdictOf(store: FileTraceStore): Promise<TraceVerdict> {
  await using trace = store.read()
  return await verifyTrace(trace)
}

async function wholeSessions(store: FileTraceStore): Promise<ReadonlySet<string>> {
  await using trace = store.read()
  const runs = await readRuns(trace)
  return new Set(
    runs.flatMap(({ sessions }) =>
      sessions.filter(({ end, calls }) => end?.calls === calls.length).map(({ sessionId }) => sessionId),
    ),
  )
}

describe.each([
  ['a file of lines', () => jsonlStore()],
  ['SQLite', () => sqliteStore()],
])('a trace in %s', (_, create) => {
  it('that four processes append to at once is one chain, and nothing is lost', async () => {
    await using store = await create()
    const appenders = ['a', 'b', 'c', 'd'].map((label) => append(store.path, label, { count: 60 }))
    const ends = await Promise.all(appenders.map(({ ended }) => ended))
    expect(ends.map(({ errors }) => errors)).toEqual(['', '', '', ''])
    expect(await verdictOf(store)).toMatchObject({ ok: true, entries: 4 * 60 * 5, unfinished: [] })
  }, 60_000)

  it('keeps whatever was answered for when its writers are killed at any instant', async () => {
    await using store = await create()
    const answered: string[] = []
    for (let round = 0; round < 8; round += 1) {
      const appenders = [append(store.path, `${round}a`), append(store.path, `${round}b`)]
      await Promise.race(appenders.map(({ firstAnswer }) => firstAnswer))
      await sleep(Math.random() * 80)
      for (const { kill } of appenders) kill()
      for (const { ended } of appenders) answered.push(...(await ended).answered)
      await using _next = store.open()
      const verdict = await verdictOf(store)
      expect(verdict).toMatchObject({ ok: true, tornBytes: 0 })
    }
    expect(answered.length).toBeGreaterThanOrEqual(8)
    const whole = await wholeSessions(store)
    expect(answered.filter((id) => !whole.has(id))).toEqual([])
  }, 120_000)

  it("is its owner's alone", async () => {
    await using store = await create()
    await using sink = store.open()
    await Promise.all(sessionEvents('s', 2).map((event) => sink.write(event)))
    const folder = dirname(store.path)
    const open = readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
    expect(open).toEqual([])
  })

  it('on a full disk refuses what it cannot keep, and keeps what it answered for', async () => {
    await using store = await create()
    const { answered, errors } = await append(store.path, 'full', { count: 100, limitKiB: 64 }).ended
    expect(errors).not.toBe('')
    expect(answered.length).toBeGreaterThan(0)
    expect(statSync(store.path).size).toBeLessThanOrEqual(64 * 1024)
    expect(await verdictOf(store)).toMatchObject({ ok: true, tornBytes: 0 })
    expect([...(await wholeSessions(store))]).toEqual(expect.arrayContaining([...answered]))
    // With room again it goes on.
    await using sink = store.open()
    await Promise.all(sessionEvents('later', 2).map((event) => sink.write(event)))
    expect((await verdictOf(store)).ok).toBe(true)
  }, 60_000)
})

describe('a file of lines whose last writer was killed', () => {
  async function withTail(change: (text: string) => string): Promise<FileTraceStore> {
    const store = await jsonlStore()
    await using sink = store.open()
    await Promise.all(sessionEvents('s', 2).map((event) => sink.write(event)))
    writeFileSync(store.path, change(readFileSync(store.path, 'utf8')))
    return store
  }

  it('half a line after the last is no damage: it is told, and the next writer cuts it off', async () => {
    await using store = await withTail((text) => `${text}{"event":{"age`)
    expect(await verdictOf(store)).toMatchObject({ ok: true, entries: 4, tornBytes: 14 })
    await using _sink = store.open()
    expect(await verdictOf(store)).toMatchObject({ ok: true, entries: 4, tornBytes: 0 })
  })

  it('whole lines that the head does not know yet are entries', async () => {
    await using store = await withTail((text) => text)
    const head = readFileSync(`${store.path}.head`)
    {
      await using sink = store.open()
      await Promise.all(sessionEvents('t', 2).map((event) => sink.write(event)))
    }
    writeFileSync(`${store.path}.head`, head)
    {
      await using sink = store.open()
      await Promise.all(sessionEvents('u', 2).map((event) => sink.write(event)))
    }
    expect(await verdictOf(store)).toMatchObject({ ok: true, entries: 12 })
  })

  it('a file whose maker was killed before it had written anything is begun anew', async () => {
    await using store = await jsonlStore()
    writeFileSync(store.path, '')
    writeFileSync(`${store.path}.head`, '')
    await using sink = store.open()
    await Promise.all(sessionEvents('s', 2).map((event) => sink.write(event)))
    expect(await verdictOf(store)).toMatchObject({ ok: true, entries: 4 })
  })

  it.each([
    ['without its last line', (text: string) => text.trimEnd().split('\n').slice(0, -1).join('\n') + '\n'],
    ['with another last line', (text: string) => text.replace(/"hash":"..(?=[^\n]*\n$)/, '"hash":"00')],
    ['emptied', () => ''],
  ])('%s is not written to any more: its end is not what its head says', async (_, change) => {
    await using store = await withTail(change)
    expect(() => store.open()).toThrow(expect.objectContaining({ code: 'damaged' }) as Error)
  })
})
