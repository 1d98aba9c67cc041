import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { editorSchema, McpConfigError, readConfig, writeServer } from 'catenary/mcp'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { expandVariables } from '../../../src/adapters/mcp-server/config/expand-variables.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catenary-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (content: unknown): string => {
  const path = join(folder, 'catenary.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const read = (content: unknown, environment: Record<string, string> = {}) =>
  readConfig(write(content), environment)
const refusal = async (
  content: unknown,
  environment: Record<string, string> = {},
): Promise<McpConfigError> => {
  try {
    await read(content, environment)
  } catch (error) {
    if (error instanceof McpConfigError) return error
    throw error
  }
  throw new Error('it was read')
}

describe('catenary.json', () => {
  it('is read in the spelling that other clients have', async () => {
    const { servers, warnings } = await read({
      mcpServers: {
        files: {
          command: 'npx',
          args: ['-y', 'server-filesystem', '.'],
          env: { A: '1' },
          autoApprove: ['read_file'],
        },
        web: { type: 'http', url: 'https://web.example/mcp', headers: { Authorization: 'Bearer x' } },
        off: { command: 'no', disabled: true },
        strange: { command: 'a', alpha: 1 },
      },
    })
    expect(servers).toEqual({
      files: {
        command: 'npx',
        args: ['-y', 'server-filesystem', '.'],
        env: { A: '1' },
        cwd: folder,
        timeoutMs: 60_000,
      },
      web: { url: 'https://web.example/mcp', headers: { Authorization: 'Bearer x' }, timeoutMs: 60_000 },
      strange: { command: 'a', args: [], cwd: folder, timeoutMs: 60_000 },
    })
    expect(warnings).toEqual([
      'mcpServers.files.autoApprove has no effect here',
      'mcpServers.strange.alpha has no effect here',
    ])
  })

  it('has policy, rules, store and journal beside the servers, paths relative to itself', async () => {
    const config = await read({
      mcpServers: {},
      policy: { maxToolCalls: 7 },
      rules: [{ id: 'no-writes', tool: 'files.write_*', action: 'deny' }],
      store: 'file:blobs',
      journal: 'state/j.sqlite',
    })
    expect(config).toMatchObject({
      policy: { maxToolCalls: 7 },
      rules: [{ id: 'no-writes' }],
      store: `file:${join(folder, 'blobs')}`,
      journal: join(folder, 'state/j.sqlite'),
    })
    expect(await read({ mcpServers: {} })).toMatchObject({
      store: 'memory',
      journal: join(folder, '.catenary/journal.sqlite'),
    })
  })

  it('puts environment variables in, and knows which values are secrets', async () => {
    const config = await read(
      {
        mcpServers: {
          a: {
            command: '${BIN}',
            args: ['--root', '${env:HOME_DIR}/data', '${PORT:-8080}'],
            env: { API_KEY: '${VALUE}', MODE: '${MODE}', PASSWORD: 'in the file' },
          },
          b: { url: 'https://${DOMAIN}/mcp', headers: { Authorization: 'Bearer ${GH_TOKEN}' } },
        },
        secrets: ['DOMAIN'],
      },
      {
        BIN: 'server',
        HOME_DIR: '/srv',
        VALUE: 'key-value-1',
        MODE: 'production',
        DOMAIN: 'x.example',
        GH_TOKEN: 'gh-value-2',
      },
    )
    expect(config.servers['a']).toMatchObject({
      command: 'server',
      args: ['--root', '/srv/data', '8080'],
      env: { API_KEY: 'key-value-1', MODE: 'production' },
    })
    expect(config.secrets).toEqual(
      expect.arrayContaining(['key-value-1', 'in the file', 'gh-value-2', 'x.example']),
    )
    expect(config.secrets).not.toContain('production')
    expect(config.secrets).not.toContain('/srv')
  })

  it.for([
    ['no JSON', '{', 'not_json', /not JSON/],
    ['no servers', {}, 'invalid', /mcpServers/],
    [
      'a server that is neither',
      { mcpServers: { a: { args: [] } } },
      'invalid',
      /mcpServers\.a: .*"command".*"url"/,
    ],
    [
      'a server that is both',
      { mcpServers: { a: { command: 'a', url: 'https://a' } } },
      'invalid',
      /mcpServers\.a/,
    ],
    ['a field that is none', { mcpServers: {}, polices: {} }, 'invalid', /polices/],
    ['servers under a name that is misspelt', { mcpServer: {} }, 'invalid', /"mcpServer"/],
    ['a policy that is none', { mcpServers: {}, policy: { maxToolCalls: -1 } }, 'invalid', /maxToolCalls/],
    [
      'a rule that is none',
      { mcpServers: {}, rules: [{ id: 'a', action: 'maybe' }] },
      'invalid',
      /rules\.0\.action/,
    ],
    ['a store that is none', { mcpServers: {}, store: 'cloud' }, 'invalid', /store/],
    [
      'an address that is none',
      { mcpServers: { a: { url: 'file:///etc' } } },
      'invalid',
      /mcpServers\.a\.url/,
    ],
    [
      'a risk that is none',
      { mcpServers: { a: { command: 'a', risk: { x: 'low' } } } },
      'invalid',
      /mcpServers\.a\.risk\.x/,
    ],
    [
      'a variable that is not set',
      { mcpServers: { a: { command: '${NOT_SET}' } } },
      'missing_variable',
      /mcpServers\.a\.command.*NOT_SET/,
    ],
  ] as const)('says what is wrong with %s', async ([, content, code, message]) => {
    const error = await refusal(content)
    expect(error.code).toBe(code)
    expect(error.message).toMatch(message)
  })

  it('never shows a value that it was given', async () => {
    const { message } = await refusal({
      mcpServers: { a: { command: 'a', env: { TOKEN: 'hunter2-secret', OTHER: '${NOT_SET}' } } },
    })
    expect(message).not.toContain('hunter2')
  })

  it('takes what an address names as a secret for one, and no user in it', async () => {
    const { secrets } = await read({
      mcpServers: { a: { url: 'https://a.example/mcp?api_key=query-secret&v=1' } },
    })
    expect(secrets).toEqual(['query-secret'])
    const { message } = await refusal({ mcpServers: { a: { url: 'https://bob:hunter2@a.example/mcp' } } })
    expect(message).toMatch(/^mcpServers\.a\.url .*"headers"/)
    expect(message).not.toContain('hunter2')
  })

  it.each(['', ' ', 'two words'])('refuses the token %j, which no client could send', async (token) => {
    const error = await refusal({ mcpServers: {}, http: { token: '${T:-}' } }, { T: token })
    expect([error.field, error.message]).toEqual(['http.token', expect.stringContaining('http.token')])
  })

  it('has a schema for editors that says the same', async () => {
    const accepts = new Ajv2020({ strict: false }).compile(editorSchema())
    const good = [
      { mcpServers: {} },
      {
        $schema: 'x',
        mcpServers: {
          a: {
            command: 'a',
            args: [],
            trust: 'annotations',
            risk: { '*': 'safe' },
            source: ['private'],
            sink: true,
          },
        },
      },
      {
        mcpServers: { b: { url: 'https://b.example', headers: {} } },
        http: { port: 1, token: false },
        store: 'memory',
      },
    ]
    const bad = [
      {},
      { mcpServers: { a: {} } },
      { mcpServers: { a: { command: 'a', url: 'b' } } },
      { mcpServers: {}, x: 1 },
    ]
    for (const one of good) expect([accepts(one), (await read(one)).store]).toEqual([true, 'memory'])
    for (const one of bad) expect([accepts(one), (await refusal(one)).code]).toEqual([false, 'invalid'])
  })

  it('is shipped with its schema', () => {
    const path = new URL(import.meta.resolve('catenary/catenary.schema.json'))
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(editorSchema())
  })

  it('is not touched where it cannot be read, or would not be one any more', async () => {
    const path = write('{ "mcpServers": oops')
    await expect(writeServer(path, { name: 'a', entry: { command: 'a' } })).rejects.toThrow('not JSON')
    expect(readFileSync(path, 'utf8')).toBe('{ "mcpServers": oops')
    write({ mcpServers: { b: { command: 'b' } }, mine: 1 })
    await expect(writeServer(path, { name: 'a', entry: { command: 'a' } })).rejects.toThrow('mine')
  })
})

describe('variables in a text', () => {
  const name = fc.stringMatching(/^[A-Z_][A-Z0-9_]{0,8}$/)

  it('are replaced once: what a value looks like does not matter', () => {
    fc.assert(
      fc.property(name, fc.string(), (variable, value) => {
        expect(expandVariables(`<\${${variable}}>`, { [variable]: value }).text).toBe(`<${value}>`)
      }),
    )
  })

  it('leave every other text as it is', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('${')),
        (text) => {
          expect(expandVariables(text, {})).toEqual({ text, used: {} })
        },
      ),
    )
  })
})
