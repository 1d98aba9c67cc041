import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { chainCallRecordSchema } from '../../src/index.ts'
import { makeFolder, runCli, runInTerminal, runScript, type CliRun } from './run-cli.ts'

const script = `await tools.add({ a: 1, b: 2 })
await tools.pay({ amount: 3 })
return 1`

/** Runs the script with a trace in the folder and says where that is. */
async function traced(folder: string, name: string, more: readonly string[] = []): Promise<string> {
  const path = join(folder, name)
  const { code, stderr } = await runScript(script, ['--approve', 'auto', '--trace', path, ...more])
  expect(stderr).not.toContain('[trace]')
  expect(code).toBe(0)
  return path
}

const trace = (path: string, ...args: readonly string[]): Promise<CliRun> =>
  runCli(['trace', ...args, '--trace', path])

describe.each(['runs.jsonl', 'runs.sqlite'])('catenary run --trace %s', (name) => {
  it('writes what the commands list, show, verify and export', async () => {
    using folder = makeFolder()
    const path = await traced(folder.path, name)
    await traced(folder.path, name)

    const listed = await trace(path, 'list', '--json')
    const rows = listed.stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(rows).toMatchObject([
      { kind: 'chain', status: 'ok', calls: 2, failed: 0, unknown: 0, agentId: 'local', tenant: 'local' },
      { kind: 'chain', status: 'ok', calls: 2 },
    ])
    expect((await trace(path, 'list')).stdout.trimEnd().split('\n')).toHaveLength(2)
    expect((await trace(path, 'list', '--tenant', 'other')).stderr).toContain('there are no runs in it')

    const id = String(rows[0]?.['id'])
    const shown = await trace(path, 'show', id.slice(0, 12))
    expect(shown.code).toBe(0)
    expect(shown.stdout).toContain(`chain ${id}\n  ok, `)
    expect(shown.stdout).toMatch(/1 {2}add +1:13 .*█.* ok\n/)
    expect(shown.stdout).toMatch(/2 {2}pay +2:13 .*█.* ok, done\n {3}↳ approved by catenary run, after /)
    expect(shown.stdout).not.toContain('\u001b')

    expect((await trace(path, 'verify')).stdout).toMatch(/^whole: 10 entries, head 10:[0-9a-f]{64}\n$/)

    const copy = join(folder.path, 'copy.jsonl')
    writeFileSync(copy, (await trace(path, 'export')).stdout)
    expect((await trace(copy, 'verify', '--without-head')).code).toBe(0)
    expect(await trace(copy, 'verify')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('[head_missing]') as string,
    })

    const events = (await trace(path, 'export', id)).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(events.map(({ type }) => type)).toEqual([
      'session_start',
      'call_end',
      'call_start',
      'call_end',
      'session_end',
    ])
    expect(chainCallRecordSchema.parse(events[1]?.['record'])).toMatchObject({
      tool: 'add',
      position: { line: 1, column: 13 },
    })
  })

  it('verify finds what was changed, and that it was another chain than the one that was noted', async () => {
    using folder = makeFolder()
    const path = await traced(folder.path, name)
    const head = /head (\S+)\n/.exec((await trace(path, 'verify')).stdout)?.[1] ?? ''
    await traced(folder.path, name)
    expect((await trace(path, 'verify', '--noted', head)).code).toBe(0)
    const other = head.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const verdict = await trace(path, 'verify', '--noted', other)
    expect(verdict).toMatchObject({ code: 1, stderr: expect.stringContaining('[head_changed]') as string })
    expect(verdict.stdout).toMatch(/^NOT whole: /)
    expect((await trace(path, 'verify', '--noted', 'x')).code).toBe(2)
  })

  it('with a key, only who has it can say that the trace is whole', async () => {
    using folder = makeFolder()
    const key = folder.write('key', 'something long and secret\n')
    const path = await traced(folder.path, name, ['--trace-key-file', key])
    expect((await trace(path, 'verify')).code).toBe(1)
    expect((await trace(path, 'verify', '--key-file', key)).code).toBe(0)
  })

  it('keeps arguments and results only when told to, without what looks like a secret', async () => {
    using folder = makeFolder()
    const secret = `await tools.add.invoke({ a: 1, b: 2, password: 'hunter2' })\nreturn tools.who({})`
    const exported = async (file: string, more: readonly string[]): Promise<string> => {
      const path = join(folder.path, file)
      await runScript(secret, ['--trace', path, ...more])
      return (await trace(path, 'export', 'last')).stdout
    }
    expect(await exported(`without-${name}`, [])).not.toMatch(/hunter2|"arguments"|"result"/)
    const kept = await exported(`with-${name}`, ['--trace-content'])
    expect(kept).toContain('"password":"[masked]"')
    expect(kept).toContain('"result":{"agentId":"local","tenant":"local"}')
    expect(kept).not.toContain('hunter2')
  })
})

describe('catenary trace', () => {
  it('gives spans that OpenTelemetry takes', async () => {
    using folder = makeFolder()
    const path = await traced(folder.path, 'runs.jsonl')
    const { stdout } = await trace(path, 'export', '--format', 'otlp-json')
    const { resourceSpans } = JSON.parse(stdout) as {
      resourceSpans: { scopeSpans: { spans: Record<string, unknown>[] }[] }[]
    }
    const spans = resourceSpans[0]?.scopeSpans[0]?.spans ?? []
    expect(spans.map(({ name }) => name)).toEqual([
      'catenary run_chain',
      'execute_tool add',
      'execute_tool pay',
    ])
    for (const span of spans) {
      expect(span['traceId']).toMatch(/^[0-9a-f]{32}$/)
      expect(span['spanId']).toMatch(/^[0-9a-f]{16}$/)
      expect(BigInt(String(span['endTimeUnixNano'])) >= BigInt(String(span['startTimeUnixNano']))).toBe(true)
    }
    expect(spans.slice(1).map(({ parentSpanId }) => parentSpanId)).toEqual([
      spans[0]?.['spanId'],
      spans[0]?.['spanId'],
    ])
    expect((await trace(path, 'export', '--format', 'otlp-json')).stdout).toBe(stdout)
  })

  it('shows colours in a terminal', async () => {
    using folder = makeFolder()
    const path = await traced(folder.path, 'runs.jsonl')
    const { stdout } = await runInTerminal(['trace', 'show', 'last', '--trace', path], () => undefined)
    expect(stdout).toContain('\u001b[32mok')
  })

  it.each([
    ['no such file', ['show', 'x'], 'nothing.jsonl', 'there is no such file'],
    ['a database of something else', ['list'], 'other.sqlite', 'without a trace'],
    ['an id that nothing begins with', ['show', 'zz'], 'runs.jsonl', 'no run of this trace begins so'],
  ])('says what is wrong: %s', async (_, args, file, message) => {
    using folder = makeFolder()
    await traced(folder.path, 'runs.jsonl')
    const { DatabaseSync } = await import('node:sqlite')
    using database = new DatabaseSync(join(folder.path, 'other.sqlite'))
    database.exec('CREATE TABLE x (a)')
    const result = await trace(join(folder.path, file), ...args)
    expect(result).toMatchObject({ code: 2, stderr: expect.stringContaining(message) as string })
  })

  it('a trace that cannot be written stops the run before anything is done', async () => {
    using folder = makeFolder()
    const bad = await runScript(script, ['--trace', join(folder.path, 'trace.txt')])
    expect(bad).toMatchObject({ code: 2, stderr: expect.stringContaining('.jsonl or .sqlite') as string })
    const path = await traced(folder.path, 'runs.jsonl')
    const lines = readFileSync(path, 'utf8').split('\n')
    writeFileSync(path, lines.slice(0, 2).join('\n'))
    const cut = await runScript(script, ['--approve', 'auto', '--trace', path])
    expect(cut).toMatchObject({ code: 2, stderr: expect.stringContaining('verify it') as string })
    expect(cut.stderr).not.toContain('[call]')
  })
})
