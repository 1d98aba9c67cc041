import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { JournalError, SqliteJournal, ToolChainTool, ToolInvoker } from 'catenary'
import { afterAll, describe, expect, it } from 'vitest'

import { tool, valueOf } from '../chain/chains.ts'

const folder = mkdtempSync(join(tmpdir(), 'catenary-journal-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const fresh = (): string => join(folder, `${(files += 1)}.db`)

function failureOf(work: () => unknown): JournalError {
  try {
    work()
  } catch (error) {
    if (error instanceof JournalError) return error
    throw error
  }
  throw new Error('it was taken')
}

async function filled(): Promise<string> {
  const path = fresh()
  await using journal = new SqliteJournal({ path })
  for (let i = 0; i < 50; i++) {
    const lease = journal.create({ chainId: `chain-${i}`, tenant: 'local', definition: 'x'.repeat(2000) })
    lease.append({ kind: 'answer', id: 1, at: 1, digest: 'timer 1', answer: 'none\n' })
    lease.settle('suspended', '[]')
  }
  return path
}

describe('the file of a journal', () => {
  it('may be anything else: then it is refused by name and left as it is', () => {
    const path = fresh()
    writeFileSync(
      path,
      'This is a text that is long enough to be looked at, and no database at all.\n'.repeat(20),
    )
    const before = readFileSync(path)
    const error = failureOf(() => new SqliteJournal({ path }))
    expect(error.code).toBe('unreadable')
    expect(error.message).toContain(path)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  it('may have been cut short', async () => {
    const path = await filled()
    truncateSync(path, 9000)
    const error = failureOf(() => {
      const journal = new SqliteJournal({ path })
      return journal.list()
    })
    expect(error.code).toBe('unreadable')
  })

  it('may be damaged in the middle', async () => {
    const path = await filled()
    const bytes = readFileSync(path)
    bytes.fill(0xa5, 4096)
    writeFileSync(path, bytes)
    const error = failureOf(() => new SqliteJournal({ path }).list())
    expect(error.code).toBe('unreadable')
  })

  it('may be of a later version: nothing is written to it', () => {
    const path = fresh()
    const database = new DatabaseSync(path)
    database.exec('CREATE TABLE journal_meta (id INTEGER PRIMARY KEY, version INTEGER NOT NULL)')
    database.exec('INSERT INTO journal_meta VALUES (1, 99)')
    database.close()
    expect(failureOf(() => new SqliteJournal({ path })).code).toBe('newer_schema')
    const after = new DatabaseSync(path)
    expect(after.prepare('SELECT name FROM sqlite_schema').all()).toHaveLength(1)
    after.close()
  })

  it('may be locked by somebody else', async () => {
    const path = await filled()
    const other = new DatabaseSync(path)
    other.exec('BEGIN IMMEDIATE')
    const error = failureOf(() => new SqliteJournal({ path, busyTimeoutMs: 50 }))
    expect(error.code).toBe('busy')
    other.exec('ROLLBACK')
    other.close()
    await using journal = new SqliteJournal({ path, busyTimeoutMs: 50 })
    expect(journal.list({ limit: 1000 })).toHaveLength(50)
  })

  it('may be in a folder that is not there', () => {
    expect(failureOf(() => new SqliteJournal({ path: join(folder, 'none', 'x.db') })).code).toBe('unreadable')
  })

  it('may be one that this user cannot write', async () => {
    const path = await filled()
    chmodSync(path, 0o444)
    chmodSync(folder, 0o555)
    const url = new URL('../../dist/src/index.js', import.meta.url).href
    const program = `const { SqliteJournal } = await import(${JSON.stringify(url)})
try { new SqliteJournal({ path: ${JSON.stringify(path)} }); console.log('opened') } catch (error) { console.log(error.code) }`
    const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      ...asNobody,
    })
    chmodSync(folder, 0o755)
    expect(stdout.trim(), stderr).toBe('read_only')
  })

  it('that breaks while a chain runs ends the chain, and nothing more takes effect', async () => {
    const path = fresh()
    const journal = new SqliteJournal({ path, busyTimeoutMs: 20 })
    const made: string[] = []
    const lock = new DatabaseSync(path)
    const tools = [
      tool('lock', () => lock.exec('BEGIN IMMEDIATE')),
      tool('write', (args) => made.push((args as { readonly v: string }).v)),
    ]
    await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: tools }), journal })
    const script = `await tools.write({ v: 'a' }); await tools.lock({}); await tools.write({ v: 'b' })`
    const result = await chains.run({ script, chainId: 'locked' })
    expect(result).toMatchObject({ status: 'error', error: { code: 'journal_failed' } })
    expect(made).toEqual(['a'])
    lock.exec('ROLLBACK')
    lock.close()
    // The lock was under way, as far as anybody can tell; it is SAFE, and made again.
    const again = [tool('lock', () => 'locked'), tools[1]].filter((one) => one !== undefined)
    await using next = new ToolChainTool({ invoker: new ToolInvoker({ registry: again }), journal })
    expect(valueOf(await next.resume('locked'))).toBeUndefined()
    expect(made).toEqual(['a', 'b'])
  })
})
