import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { mainPath, makeFolder, runCli, runInTerminal, runScript, toolsPath } from './run-cli.ts'

describe('catenary run: the value', () => {
  it('prints an object as indented JSON to stdout and exits 0', async () => {
    const { code, stdout, stderr } = await runScript('return await tools.add({ a: 1, b: 2 })')
    expect(stdout).toBe('{\n  "sum": 3\n}\n')
    expect(stderr).toMatch(/^\[call\] add ok, \d+ ms\n\[done\] add\n$/)
    expect(code).toBe(0)
  })

  it('prints a string as it is, with one line end', async () => {
    expect((await runScript('return "a \\"quoted\\" word"')).stdout).toBe('a "quoted" word\n')
    expect((await runScript('return "two\\nlines\\n"')).stdout).toBe('two\nlines\n')
  })

  it('prints nothing for nothing, and null for null', async () => {
    expect(await runScript('console.debug')).toEqual({ code: 0, stdout: '', stderr: '' })
    expect((await runScript('return null')).stdout).toBe('null\n')
  })

  it('gives a pipe the very characters of a string, and a terminal none that it would obey', async () => {
    const script = 'return "\\u001b[31mred\\u009b2J"'
    expect((await runScript(script)).stdout).toBe('\u001b[31mred\u009b2J\n')
    using folder = makeFolder()
    const args = ['run', folder.write('script.ts', script), '--tools', toolsPath]
    const { code, stdout } = await runInTerminal(args, () => undefined)
    expect(stdout).toBe('\\u001b[31mred\\u009b2J\r\n')
    expect(code).toBe(0)
  })

  it('reads the script from a file, in TypeScript', async () => {
    using folder = makeFolder()
    const script = folder.write('script.ts', 'const n: number = input.n\nreturn n * 2')
    const args = ['run', script, '--tools', toolsPath, '--input', '{"n": 21}']
    expect(await runCli(args)).toEqual({ code: 0, stdout: '42\n', stderr: '' })
  })

  it('takes input and policy from files', async () => {
    using folder = makeFolder()
    const input = folder.write('input.json', '\ufeff{"list": ["é"]}')
    const policy = folder.write('policy.json', '{"maxToolCalls": 0}')
    expect((await runScript('return input.list[0]', ['--input', `@${input}`])).stdout).toBe('é\n')
    const { code, stderr } = await runScript('await tools.add({ a: 1, b: 1 })', ['--policy', `@${policy}`])
    expect(stderr).toContain('[not done] add (budget)')
    expect(code).toBe(1)
  })

  it('hands the agent and the tenant to the run', async () => {
    const { stdout } = await runScript('return await tools.who()', ['--agent', 'ada', '--tenant', 'acme'])
    expect(JSON.parse(stdout)).toEqual({ agentId: 'ada', tenant: 'acme' })
  })
})

describe('catenary run: what stderr tells', () => {
  it('shows logs, progress and calls as they happen', async () => {
    const seen: string[] = []
    const script = `console.log('first', { n: 1 }); console.warn('careful'); progress({ done: 3 }); progress('half')
      await tools.work(); await tools.hang()`
    const { code, stderr } = await runScript(
      script,
      ['--approve', 'auto', '--policy', '{"totalTimeoutMs":4000}'],
      { onStderr: (text) => seen.push(text) },
    )
    const lines = stderr.replace(/\d+ ms/g, 'N ms').split('\n')
    expect(lines.slice(0, 6)).toEqual([
      '[log] first { n: 1 }',
      '[warn] careful',
      '[progress] {"done":3}',
      '[progress] half',
      '[progress] work: {"step":1}',
      '[call] work ok, N ms',
    ])
    // While the tool hangs, long before the end, the lines are there.
    expect(seen.some((text) => text.includes('[call] work') && !text.includes('[timeout]'))).toBe(true)
    expect(code).toBe(124)
  })

  it('lets no script drive the terminal or speak in its own name', async () => {
    const script = `console.log('\\u001b]0;title\\u0007\\u001b[2J', 'over\\rwrite', '\\u202egnp.exe')
      console.log('a\\n[done] pay')
      progress('\\u009b2J')
      throw new Error('boo\\u001b[1A\\n[done] pay')`
    const { stderr } = await runScript(script)
    expect(stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
    expect(stderr).toContain('[log] \\u001b]0;title\\u0007\\u001b[2J over\\u000dwrite \\u202egnp.exe\n')
    expect(stderr).toContain('[log] a\n[log] [done] pay\n')
    expect(stderr).toContain('[progress] \\u009b2J\n')
    expect(stderr).toContain('[failed] Error: boo\\u001b[1A\n[failed] [done] pay\n')
  })

  it('lists the files, and how to get them', async () => {
    const { stderr } = await runScript('await tools.draw()')
    expect(stderr).toContain(
      '[file] /workspace/media/draw_1.png (image/png, 70 bytes); --workspace DIR writes it to a folder\n',
    )
  })
})

describe('catenary run --file', () => {
  it('gives files to the script, and --workspace takes back what it wrote', async () => {
    using folder = makeFolder()
    const data = folder.write('data.csv', 'a,b\n1,2\n')
    const script = `
      import { readFile, writeFile } from 'node:fs/promises'
      await writeFile('result.json', 'mine')
      return [await readFile('data.csv', 'utf8'), await readFile('in/other.csv', 'utf8'), 'x'.repeat(5000)]`
    const out = join(folder.path, 'out')
    const { code, stderr } = await runScript(script, [
      '--file',
      data,
      '--file',
      `in/other.csv=${data}`,
      '--workspace',
      out,
    ])
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`[file] ${join(out, 'result.json')} (application/json, 4 bytes)`),
    ])
    expect(readFileSync(join(out, 'result.json'), 'utf8')).toBe('mine')
    expect(JSON.parse(readFileSync(join(out, 'result-2.json'), 'utf8'))).toEqual([
      'a,b\n1,2\n',
      'a,b\n1,2\n',
      'x'.repeat(5000),
    ])
    expect(existsSync(join(out, 'data.csv'))).toBe(false)
  })

  it.each([
    ['none.csv', 'none.csv cannot be given'],
    ['../x=none.csv', 'no name below /workspace'],
    ['/etc/x=none.csv', 'no name below /workspace'],
  ])('%s is a mistake of usage, and nothing runs', async (given, message) => {
    const { code, stderr } = await runScript('return 1', ['--file', given])
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})

describe('catenary run --json', () => {
  it('prints the one result as one line, and nothing else', async () => {
    const { code, stdout } = await runScript('console.log(1); return await tools.add({ a: 1, b: 2 })', [
      '--json',
    ])
    expect(stdout.indexOf('\n')).toBe(stdout.length - 1)
    const result = JSON.parse(stdout)
    expect(result).toMatchObject({
      chainId: expect.any(String),
      status: 'ok',
      value: { sum: 3 },
      bytes: 9,
      logs: [{ level: 'info', text: '1' }],
      files: [],
      trace: [{ seq: 1, tool: 'add', status: 'ok', effect: 'none' }],
      stats: { toolCalls: 1 },
    })
    expect(code).toBe(0)
  })

  it('prints it for a failure too, which stderr tells as well', async () => {
    const { code, stdout, stderr } = await runScript('\n  throw new RangeError("no")', ['--json'])
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'error',
      error: { code: 'script', name: 'RangeError', message: 'no', line: 2 },
      trace: [],
    })
    expect(stderr).toContain('[failed] RangeError: no\n')
    expect(code).toBe(1)
  })

  it('is not corrupted by tools that print to stdout', async () => {
    const noisy = join(import.meta.dirname, 'fixtures/noisy.ts')
    const { stdout, stderr } = await runCli(['run', '-', '--tools', noisy, '--json'], {
      stdin: 'return await tools.chatty()',
    })
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', value: 'quiet' })
    const noises = ['of console.log', 'of console.info', 'of process.stdout', 'in bytes', 'while loading']
    for (const noise of noises) expect(stderr).toContain(`noise ${noise}\n`)
  })

  it('is plain ASCII where a terminal could be driven', async () => {
    const { stdout } = await runScript('return "\\u009b2J\\u202e"', ['--json'])
    expect(stdout).toContain('"\\u009b2J\\u202e"')
    expect(JSON.parse(stdout).value).toBe('\u009b2J\u202e')
  })
})

describe('catenary run: where stdout leads', () => {
  const args = [mainPath, 'run', '-', '--tools', toolsPath]
  const script = 'return "x".repeat(1_000_000)'
  const policy = ['--policy', '{"maxInlineResultBytes": 10000000}']

  it('says nothing when the reader of stdout has gone', async () => {
    const child = spawn(process.execPath, [...args, ...policy], { stdio: ['pipe', 'pipe', 'pipe'] })
    child.stdout.destroy()
    child.stdin.end(script)
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const code = await new Promise((done) => child.once('close', done))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('says so when the value cannot be written', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [...args, ...policy], { stdio: ['pipe', full, 'pipe'] })
    child.stdin?.end(script)
    let stderr = ''
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
    const code = await new Promise((done) => child.once('close', done))
    closeSync(full)
    expect(stderr).toContain('ENOSPC')
    expect(code).toBe(1)
  })

  it('writes a large value whole to a slow reader', async () => {
    const { code, stdout } = await runScript(script, policy)
    expect(stdout.length).toBe(1_000_001)
    expect(code).toBe(0)
  })
})
