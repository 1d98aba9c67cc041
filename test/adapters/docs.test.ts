import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scriptedModel } from '../examples/scripted-model.ts'
import { serveDocument } from './openapi/document-server.ts'
import { documentText, readDocument } from './openapi/documents.ts'

const root = resolve(import.meta.dirname, '../..')
let folder = ''

// Inside the package, so that it finds itself by its name, and what it depends on.
beforeAll(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp/adapters-docs-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const price = `return (await Promise.all(['tea', 'milk'].map((item) => tools.price({ item })))).reduce((a, b) => a + b)`

/** The programs of a page by their names. */
function programs(page: string): Map<string, string> {
  const text = readFileSync(join(root, 'docs', page), 'utf8')
  const found = text.matchAll(/<!-- run: ([\w-]+) -->\s+```ts\n(.*?)```/gs)
  return new Map([...found].map(([, name = '', code = '']) => [name, code]))
}

async function run(page: string, name: string, env: Record<string, string> = {}): Promise<string> {
  const code = programs(page).get(name)
  if (code === undefined) throw new Error(`${page} has no program named ${name}`)
  const file = join(folder, `${name}.ts`)
  writeFileSync(file, code)
  const { PATH = '' } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    cwd: folder,
    env: { PATH, ...env },
    timeout: 60_000,
  })
  return stdout
}

/** A model of the AI SDK that runs the script and then says what came of it. */
const mockModel = `
import { MockLanguageModelV4 } from 'ai/test'
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
let step = 0
export const model = new MockLanguageModelV4({
  doGenerate: ({ prompt }) => {
    step += 1
    const result = prompt.at(-1).content[0].output?.value ?? ''
    const content = step === 1
      ? [{ type: 'tool-call', toolCallId: 'c1', toolName: 'run_chain', input: JSON.stringify({ script: ${JSON.stringify(price)} }) }]
      : [{ type: 'text', text: 'They cost ' + result.split('\\n')[0] + ' cents.' }]
    return Promise.resolve({ content, finishReason: { unified: step === 1 ? 'tool-calls' : 'stop' }, usage, warnings: [] })
  },
})
`

it.each(['ai', 'ai-caller'])('adapters.md: %s', { timeout: 90_000 }, async (name) => {
  writeFileSync(join(folder, 'model.ts'), mockModel)
  expect(await run('adapters.md', name)).toBe('They cost 700 cents.\n')
})

it('adapters.md: anthropic', { timeout: 90_000 }, async () => {
  await using model = await scriptedModel([
    [{ type: 'tool_use', id: 't1', name: 'run_chain', input: { script: price } }],
    [{ type: 'text', text: 'They cost 7 euros.' }],
  ])
  expect(
    await run('adapters.md', 'anthropic', { ANTHROPIC_API_KEY: 'test-key', ANTHROPIC_BASE_URL: model.url }),
  ).toBe('They cost 7 euros.\n')
  expect(JSON.stringify(model.requests[1]!.messages)).toContain('700')
  expect(model.violations).toEqual([])
})

it('adapters.md: openai', { timeout: 90_000 }, async () => {
  const requests: { input: unknown[] }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      requests.push(JSON.parse(text) as { input: unknown[] })
      const call = {
        type: 'function_call',
        id: 'f1',
        call_id: 'c1',
        name: 'run_chain',
        arguments: JSON.stringify({ script: price }),
      }
      const message = {
        type: 'message',
        id: 'm1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'They cost 7 euros.', annotations: [] }],
      }
      const output = requests.length === 1 ? [call] : [message]
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ id: 'r1', object: 'response', status: 'completed', output }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    expect(
      await run('adapters.md', 'openai', {
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: `http://127.0.0.1:${port}`,
      }),
    ).toBe('They cost 7 euros.\n')
    expect(requests[1]!.input.at(-1)).toMatchObject({
      type: 'function_call_output',
      call_id: 'c1',
      output: expect.stringMatching(/^700/) as string,
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

it.each([
  ['langchain', /^300\n/],
  ['tool-list', /^300\n$/],
])('adapters.md: %s', { timeout: 90_000 }, async (name, expected) => {
  expect(await run('adapters.md', name)).toMatch(expected)
})

it('openapi.md: openapi', { timeout: 90_000 }, async () => {
  await using server = await serveDocument(readDocument('petstore.json'))
  writeFileSync(join(folder, 'petstore.json'), documentText('petstore.json'))
  const printed = await run('openapi.md', 'openapi', {
    PETSTORE_URL: server.url,
    PETSTORE_KEY: 'secret of api_key',
  })
  expect(server.violations).toEqual([])
  expect(printed).toMatch(/^\[( "a b.c.d&e='f' ä",?){3} \]\n$/)
})

it('every program of the pages is run here', () => {
  expect([...programs('adapters.md').keys()]).toEqual([
    'ai',
    'ai-caller',
    'anthropic',
    'openai',
    'langchain',
    'tool-list',
  ])
  expect([...programs('openapi.md').keys()]).toEqual(['openapi'])
})
