import { describe, expect, it } from 'vitest'

import { runCli, toolsPath } from './run-cli.ts'

const withTools = (...args: string[]): string[] => [...args, '--tools', toolsPath]

describe('catenary check', () => {
  it('says where a mistake is and what to do, and exits 1', async () => {
    const run = await runCli(withTools('check', '-'), { stdin: 'const a = 1\nreturn await tools.ad({ a })' })
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' })
    expect(run.stderr).toContain('-:2:20: There is no tool tools.ad.')
    expect(run.stderr).toContain('did you mean tools.add?')
  })

  it('prints the report as JSON', async () => {
    const run = await runCli(withTools('check', '-', '--json'), { stdin: 'return tools.nothing.at.all()' })
    expect(run.code).toBe(1)
    expect(JSON.parse(run.stdout)).toMatchObject({
      ok: false,
      status: 'mistakes',
      diagnostics: [{ line: 1 }],
      trace: [],
    })
  })

  it('says nothing of a script that is right', async () => {
    expect(await runCli(withTools('check', '-'), { stdin: 'return 1' })).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    })
  })
})

describe('catenary types and catenary tools', () => {
  it('print what a model is told', async () => {
    const types = await runCli(withTools('types'))
    expect(types).toMatchObject({ code: 0, stdout: expect.stringContaining('declare const tools: {') })
    const small = await runCli(withTools('types', '--budget', '40', '--json'))
    expect(JSON.parse(small.stdout)).toMatchObject({ kind: 'catalogue' })
    expect(await runCli(withTools('types', '--budget', '0'))).toMatchObject({ code: 2 })
  })

  it('list, find and describe tools', async () => {
    expect((await runCli(withTools('tools', 'list'))).stdout).toMatch(/^add /m)
    expect((await runCli(withTools('tools', 'search', 'add'))).stdout).toContain('tools.add(')
    expect((await runCli(withTools('tools', 'describe', 'add'))).stdout).toContain('add(')
    const missing = await runCli(withTools('tools', 'describe', 'adds'))
    expect(missing).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('did you mean tools.add?'),
    })
  })
})
