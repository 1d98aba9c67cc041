import { request } from 'node:http'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { approve, configFolder, connectHttp, revisions, textOf, type ConfigFolder } from './downstream.ts'
import { serveHttp, type Served } from './serve.ts'
import { rawServer, until } from './upstream.ts'

let config: ConfigFolder
let served: Served
beforeAll(async () => {
  config = configFolder({ raw: rawServer('plain', { risk: { '*': 'safe', slow: 'high' } }) })
  served = await serveHttp(config.path)
}, 60_000)
afterAll(async () => {
  await served[Symbol.asyncDispose]()
  config[Symbol.dispose]()
})

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly method?: string
  readonly body?: string
}

/** One request as a client may send it that says whatever it wants to. */
function send({
  headers = {},
  path = '/mcp',
  method = 'POST',
  body = JSON.stringify(initialize),
}: Sent): Promise<number> {
  const { hostname, port } = new URL(served.url)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const usual = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    authorization: `Bearer ${served.token ?? ''}`,
  }
  const sent = request({ hostname, port, path, method, headers: { ...usual, ...headers } }, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
    sent.destroy()
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

describe('catenary mcp over HTTP', () => {
  it('answers its own client', async () => {
    expect(await send({})).toBe(200)
  })

  it.for([
    ['another host: a name that was bound to this machine', { headers: { host: 'evil.example' } }, 403],
    ['another host, with a port', { headers: { host: 'evil.example:3333' } }, 403],
    ['a page of another origin', { headers: { origin: 'https://evil.example' } }, 403],
    ['a page without an origin', { headers: { origin: 'null' } }, 403],
    ['no token', { headers: { authorization: '' } }, 401],
    ['a wrong token', { headers: { authorization: 'Bearer wrong' } }, 401],
    ['a token of another kind', { headers: { authorization: 'Basic dXNlcjpwYXNz' } }, 401],
    ['another path', { path: '/' }, 404],
    ['a session that is none', { headers: { 'mcp-session-id': 'none' } }, 404],
    ['what is no JSON', { body: '{' }, 400],
    ['a body over 4 MiB', { body: `{"a":"${'x'.repeat(5 * 1024 * 1024)}"}` }, 413],
  ] as const)('refuses %s', async ([, sent, status]) => {
    expect(await send(sent)).toBe(status)
  })

  it('lets a page of this machine call it', async () => {
    expect(await send({ headers: { origin: 'http://localhost:6274' } })).toBe(200)
  })

  it('will not listen beyond the loopback without a token', async () => {
    using open = configFolder({}, { http: { host: '0.0.0.0', token: false } })
    await expect(serveHttp(open.path)).rejects.toThrow('loopback')
  })

  it('takes its token from the environment, and does not print it', async () => {
    using own = configFolder({}, { http: { token: '${PATH}' } })
    await using other = await serveHttp(own.path)
    expect(other.stderr()).toContain('the token of the file')
    expect(other.stderr()).not.toContain(process.env['PATH'])
  })
})

describe.for(revisions)('catenary mcp over HTTP, revision $revision', ({ revision, mode }) => {
  it('runs scripts, asks the user, and hands on what happens meanwhile', async () => {
    await using c = await connectHttp(served.url, served.token, { mode, onQuestion: () => approve })
    expect(c.client.getNegotiatedProtocolVersion()).toBe(revision)
    const text = await c.text(`
      console.log('a line'); progress('half')
      const [a, b] = await Promise.all([tools.raw.slow({ ms: 50, text: 'one' }), tools.raw.slow({ ms: 50, text: 'two' })])
      return a + b`)
    expect(text).toContain('"onetwo"')
    expect(c.questions).toHaveLength(2)
    expect(c.logs).toMatchObject([{ data: 'a line' }])
    expect(c.progress.map(({ message }) => message)).toContain('half')
  })

  it('gives each client its own user to ask, at the same time', async () => {
    const clients = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        connectHttp(served.url, served.token, {
          mode,
          onQuestion: (message) =>
            message.includes(`"text": "${name}"`) ? approve : { action: 'decline' as const },
        }),
      ),
    )
    const texts = await Promise.all(
      clients.map((c, at) => c.text(`return tools.raw.slow({ ms: 20, text: '${'abc'[at]}' })`)),
    )
    expect(texts.map((text) => text.split('\n')[0])).toEqual(['"a"', '"b"', '"c"'])
    await Promise.all(clients.map(({ client }) => client.close()))
  })

  it('ends the chain of a request that is cancelled, and serves others', async () => {
    await using gone = await connectHttp(served.url, served.token, { mode, onQuestion: () => approve })
    const aborter = new AbortController()
    const running = gone.runChain(`await tools.raw.slow({ ms: 45_000, text: 'x' })`, {}, aborter.signal)
    const failed = expect(running).rejects.toThrow()
    await until(() => gone.progress.some(({ message }) => message === 'raw.slow …'))
    aborter.abort()
    await failed
    await using c = await connectHttp(served.url, served.token, { mode })
    await until(async () => {
      const status = await c.client.callTool({ name: 'chain_status', arguments: {} })
      return !textOf(status).includes('"running"')
    })
    expect(await c.text(`return tools.raw.echo({ text: 'still here' })`)).toContain('"still here"')
  })

  it('serves what is large in ranges', async () => {
    await using c = await connectHttp(served.url, served.token, { mode })
    const result = await c.runChain(`return 'é'.repeat(20_000)`)
    const link = result.content.find((block) => block.type === 'resource_link')
    const uri = link?.type === 'resource_link' ? link.uri : ''
    const { contents } = await c.client.readResource({ uri: `${uri}/1-5` })
    expect(contents).toMatchObject([{ text: 'éé' }])
    // Half a character is bytes.
    const half = await c.client.readResource({ uri: `${uri}/1-4` })
    expect(half.contents).toMatchObject([{ blob: Buffer.from('éé').subarray(0, 3).toString('base64') }])
  })
})

describe('a connection that breaks in the middle', () => {
  it('is no cancellation in revision 2025-11-25: the chain goes on, and its client finds it again', async () => {
    const gone = await connectHttp(served.url, served.token, {})
    const running = gone.runChain(`await sleep(1500); return tools.raw.echo({ text: 'found' })`)
    const failed = expect(running).rejects.toThrow()
    await using c = await connectHttp(served.url, served.token, {})
    const status = async (): Promise<string> =>
      textOf(await c.client.callTool({ name: 'chain_status', arguments: {} }))
    const runningId = /"chainId":"([^"]+)","status":"running"/
    await until(async () => runningId.test(await status()))
    const [, chainId] = runningId.exec(await status()) ?? []
    await gone.client.close()
    await failed
    const result = await c.client.callTool({ name: 'resume_chain', arguments: { chainId } })
    expect(textOf(result)).toContain('"found"')
  })

  it('ends the chain in revision 2026-07-28, where the answer could not be sent any more', async () => {
    const gone = await connectHttp(served.url, served.token, { mode: { pin: '2026-07-28' } })
    const failed = expect(gone.runChain(`await sleep(45_000)`)).rejects.toThrow()
    await using c = await connectHttp(served.url, served.token, {})
    const status = async (): Promise<string> =>
      textOf(await c.client.callTool({ name: 'chain_status', arguments: {} }))
    await until(async () => (await status()).includes('"running"'))
    await gone.client.close()
    await failed
    await until(async () => !(await status()).includes('"running"'))
  })
})
