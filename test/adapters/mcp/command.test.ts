import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { mainPath, runCli } from '../../cli/run-cli.ts'
import { configFolder, connectStdio } from './downstream.ts'
import { everything, isAlive, rawServer, until } from './upstream.ts'

/** The processes of this machine whose command line has a word in it. */
function processesWith(word: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)
      } catch {
        return false
      }
    })
}

describe('catenary mcp add, list and test', () => {
  it('make a file, add to it, and leave the rest as it is', async () => {
    using config = configFolder({})
    const path = join(config.folder, 'new.json')
    const add = (...args: string[]) => runCli(['mcp', 'add', '--config', path, ...args])
    expect((await add('one', '--trust', 'annotations', '--', 'npx', '-y', 'server', '--flag')).code).toBe(0)
    writeFileSync(
      path,
      JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), policy: { maxToolCalls: 7 } }),
    )
    expect(
      (
        await add(
          'two',
          '--url',
          'https://two.example/mcp',
          '--header',
          'Authorization: Bearer ${TWO}',
          '--sink',
        )
      ).code,
    ).toBe(0)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      policy: { maxToolCalls: 7 },
      mcpServers: {
        one: { command: 'npx', args: ['-y', 'server', '--flag'], trust: 'annotations' },
        two: { url: 'https://two.example/mcp', headers: { Authorization: 'Bearer ${TWO}' }, sink: true },
      },
    })
    const again = await add('one', '--', 'other')
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('--replace')])
    expect((await add('one', '--replace', '--env', 'A=1', '--', 'other')).code).toBe(0)
    const listed = await runCli(['mcp', 'list', '--config', path])
    expect(listed.stdout).toBe('one  other\ntwo  https://two.example/mcp\n')
  })

  it.for([
    [['add', 'x'], 'give a program after --'],
    [['add', 'x', '--url', 'https://a.example', '--', 'b'], 'give a program after --'],
    [['add', 'x', '--env', 'novalue', '--', 'b'], '--env: give a name'],
    [['list', '--config', '/no/such/file.json'], 'cannot be read'],
    [['--port', '3'], '--port: only --http'],
  ] as const)('say what is wrong with %j', async ([args, problem]) => {
    using config = configFolder({})
    const given = (args as readonly string[]).includes('--config')
      ? args
      : [...args.slice(0, 2), '--config', config.path, ...args.slice(2)]
    const { code, stderr } = await runCli(['mcp', ...given])
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)])
  })

  it.for([
    [{ mcpServers: { 'a b': { command: 'x' }, 'a-b': { command: 'x' } } }, 'rename one of them'],
    [
      { mcpServers: {}, http: { host: '0.0.0.0', token: false } },
      'http.token may be false on the loopback only',
    ],
  ] as const)('say what is wrong with a file before anything is served: %j', async ([file, problem]) => {
    using config = configFolder({})
    writeFileSync(config.path, JSON.stringify(file))
    const { code, stderr } = await runCli(['mcp', '--http', '--port', '0', '--config', config.path])
    expect([code, stderr]).toEqual([2, expect.stringContaining(problem)])
  })

  it('say which port is taken', async () => {
    using config = configFolder({})
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await runCli(['mcp', '--http', '--port', String(port), '--config', config.path])
    taken.close()
    expect([code, stderr]).toEqual([2, expect.stringMatching(/in use.*--port/)])
  })

  it('tell what servers offer, what asks, and which do not work', async () => {
    using config = configFolder({
      everything,
      broken: { command: process.execPath, args: ['-e', 'process.exit(4)'] },
    })
    const { code, stdout } = await runCli(['mcp', 'test', '--config', config.path])
    expect(code).toBe(1)
    expect(stdout).toContain('everything: works (revision 2025-11-25), 15 tools')
    expect(stdout).toMatch(/high {6}everything\.gzip_file_as_resource/)
    expect(stdout).toContain('4 of 15 ask before they run')
    expect(stdout).toContain('broken: does not work: it exited with code 4')
    const one = await runCli(['mcp', 'test', 'everything', '--json', '--config', config.path])
    expect([one.code, JSON.parse(one.stdout)]).toMatchObject([0, [{ name: 'everything', ok: true }]])
  })
})

describe('the end of catenary mcp', () => {
  // A word of its own, so that nobody else's processes are counted.
  const marked = (): { readonly mark: string; readonly server: ReturnType<typeof rawServer> } => {
    const mark = `mark-${crypto.randomUUID()}`
    const path = resolve(import.meta.dirname, 'fixtures/raw-server.ts')
    return { mark, server: rawServer('plain', { args: [path, 'plain', mark] }) }
  }

  it.each([['mcp'], ['mcp', 'test']])(
    'a signal while %s %s connects leaves no process behind either',
    async (...command) => {
      const mark = `mark-${crypto.randomUUID()}`
      using config = configFolder({
        s: { command: process.execPath, args: ['-e', `setInterval(() => {}, 1000) // ${mark}`] },
      })
      const child = spawn(process.execPath, [mainPath, ...command, '--config', config.path], {
        stdio: 'pipe',
      })
      await until(() => processesWith(mark).length > 0)
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      expect(await ended).toEqual([130, null])
      expect(processesWith(mark)).toEqual([])
    },
  )

  for (const signal of ['SIGINT', 'SIGTERM', 'the end of its input'] as const) {
    it(`${signal} leaves no process behind in the middle of a chain`, async () => {
      const { mark, server } = marked()
      using config = configFolder({ s: server })
      const child = spawn(process.execPath, [mainPath, 'mcp', '--config', config.path], { stdio: 'pipe' })
      const send = (message: object): void =>
        void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
      let out = ''
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
      send({
        id: 1,
        method: 'initialize',
        params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
      })
      await until(() => out.includes('"id":1'))
      send({ method: 'notifications/initialized' })
      send({
        id: 2,
        method: 'tools/call',
        params: {
          name: 'run_chain',
          arguments: { script: 'await tools.s.slow({ ms: 60000 })' },
          _meta: { progressToken: 1 },
        },
      })
      await until(() => out.includes('s.slow …'))
      const pids = processesWith(mark)
      expect(pids.length).toBeGreaterThan(0)
      const exited = new Promise<number | null>((done) => child.once('exit', done))
      if (signal === 'the end of its input') child.stdin.end()
      else child.kill(signal)
      expect(await exited).toBe({ SIGINT: 130, SIGTERM: 143, 'the end of its input': 0 }[signal])
      await until(() => pids.every((pid) => !isAlive(pid)))
    })
  }

  it('ends when its client has left, and leaves no process behind', async () => {
    const { mark, server } = marked()
    using config = configFolder({ s: server })
    const { code, stdout } = await runCli(['mcp', '--config', config.path], { stdin: '' })
    expect([code, stdout]).toEqual([0, ''])
    await until(() => processesWith(mark).length === 0)
  })

  it('prints nothing but the protocol to stdout', async () => {
    using config = configFolder({ everything })
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    }
    const child = spawn(process.execPath, [mainPath, 'mcp', '--verbose', '--config', config.path], {
      stdio: 'pipe',
    })
    let out = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.stdin.write(`${JSON.stringify(message)}\n`)
    await until(() => out.includes('"id":1'))
    const exited = new Promise((done) => child.once('exit', done))
    child.stdin.end()
    await exited
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' })
    expect(errors).toContain('[everything]')
  })

  it('makes its journal beside the file, for its user alone', async () => {
    using config = configFolder({})
    await runCli(['mcp', '--config', config.path], { stdin: '' })
    expect(existsSync(join(config.folder, '.catenary/journal.sqlite'))).toBe(true)
  })
})

describe('catenary mcp --trace', () => {
  it('writes what chains do to the file that was named, with its key, and what they say where that is asked for', async () => {
    using config = configFolder(
      { s: rawServer('plain', { risk: { '*': 'safe' } }) },
      { trace: 'other.jsonl' },
    )
    const path = join(config.folder, 'calls.sqlite')
    const keyFile = join(config.folder, 'key')
    writeFileSync(keyFile, 'a key that nobody else has\n')
    const flags = ['--trace', path, '--trace-key-file', keyFile, '--trace-content']
    {
      await using c = await connectStdio(config.path, { args: flags })
      await c.runChain('return await tools.s.slow({ ms: 1 })')
    }
    expect(existsSync(join(config.folder, 'other.jsonl'))).toBe(false)
    const trace = (...args: string[]) => runCli(['trace', ...args, '--trace', path])
    expect((await trace('verify', '--key-file', keyFile)).stdout).toMatch(/^whole: [3-9] entries/)
    expect((await trace('verify')).code).toBe(1)
    expect((await trace('export')).stdout).toContain('"arguments":{"ms":1}')
  })

  it.for([['--trace-content'], ['--trace-key-file', 'key']])(
    '%j without a trace is no option',
    async (args) => {
      using config = configFolder({})
      const { code, stderr } = await runCli(['mcp', '--config', config.path, ...args], { stdin: '' })
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${args[0]}: there is no trace`)])
    },
  )
})
