import { MemoryBlobStore, ToolInvoker } from 'catenary'
import { openApiTools } from 'catenary/openapi'
import { describe, expect, it } from 'vitest'
import { chainBench } from '../../chain/chains.ts'
import { call, documentOf, toolsOf } from './make-api.ts'
import { json, serve } from './serve.ts'

const bench = chainBench()
const color = { string: 'blue', array: ['blue', 'black'], object: { R: 100, G: 200 } }
type Kind = keyof typeof color

/** What is sent for one parameter. */
async function sent(
  parameter: object,
  value: unknown,
  path = '/p',
): Promise<{ url: string; headers: object }> {
  await using server = await serve((_, response) => json(response, {}))
  const tools = toolsOf(
    documentOf({ [path]: { get: { parameters: [{ name: 'color', schema: {}, ...parameter }] } } }),
    server.url,
  )
  const result = await call(tools, { color: value })
  expect(result).toMatchObject({ status: 'ok' })
  return { url: server.received[0]!.url, headers: server.received[0]!.headers }
}

describe('parameters are written as the specification shows', () => {
  // The table "Style Examples" of OpenAPI 3.1.
  it.each<[style: string, explode: boolean, place: string, kind: Kind, expected: string]>([
    ['matrix', false, 'path', 'string', ';color=blue'],
    ['matrix', false, 'path', 'array', ';color=blue,black'],
    ['matrix', true, 'path', 'array', ';color=blue;color=black'],
    ['matrix', false, 'path', 'object', ';color=R,100,G,200'],
    ['matrix', true, 'path', 'object', ';R=100;G=200'],
    ['label', false, 'path', 'string', '.blue'],
    ['label', true, 'path', 'array', '.blue.black'],
    ['label', true, 'path', 'object', '.R=100.G=200'],
    ['simple', false, 'path', 'string', 'blue'],
    ['simple', false, 'path', 'array', 'blue,black'],
    ['simple', false, 'path', 'object', 'R,100,G,200'],
    ['simple', true, 'path', 'object', 'R=100,G=200'],
    ['form', true, 'query', 'string', 'color=blue'],
    ['form', true, 'query', 'array', 'color=blue&color=black'],
    ['form', false, 'query', 'array', 'color=blue,black'],
    ['form', false, 'query', 'object', 'color=R,100,G,200'],
    ['form', true, 'query', 'object', 'R=100&G=200'],
    ['spaceDelimited', false, 'query', 'array', 'color=blue%20black'],
    ['pipeDelimited', false, 'query', 'array', 'color=blue%7Cblack'],
    ['deepObject', true, 'query', 'object', 'color[R]=100&color[G]=200'],
  ])('%s explode=%s in %s: %s', async (style, explode, place, kind, expected) => {
    const path = place === 'path' ? '/p/{color}' : '/p'
    const { url } = await sent({ in: place, style, explode, required: true }, color[kind], path)
    expect(url).toBe(place === 'path' ? `/p/${expected}` : `/p?${expected}`)
  })

  it('headers and cookies', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const parameters = [
      { name: 'X-Color', in: 'header', schema: { type: 'array' } },
      { name: 'session', in: 'cookie', schema: { type: 'string' } },
    ]
    const tools = toolsOf(documentOf({ '/p': { get: { parameters } } }), server.url)
    await call(tools, { 'X-Color': ['a', 'b'], session: 'x y;z' })
    expect(server.received[0]!.headers).toMatchObject({ 'x-color': 'a,b', cookie: 'session=x%20y%3Bz' })
  })

  it('a value that is told as JSON, reserved characters that stay, and names that several places share', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const parameters = [
      { name: 'filter', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
      { name: 'url', in: 'query', allowReserved: true, schema: { type: 'string' } },
      { name: 'id', in: 'query', schema: { type: 'string' } },
      { name: 'id', in: 'header', schema: { type: 'string' } },
    ]
    const tools = toolsOf(documentOf({ '/p': { get: { parameters } } }), server.url)
    await call(tools, { filter: { a: 1 }, url: 'https://a.b/c?d&e#f', query_id: 'q', header_id: 'h' })
    expect(server.received[0]!.url).toBe('/p?filter=%7B%22a%22%3A1%7D&url=https://a.b/c?d%26e%23f&id=q')
    expect(server.received[0]!.headers['id']).toBe('h')
  })
})

describe('bodies', () => {
  const operation = (type: string, schema: object): object =>
    documentOf({ '/b': { post: { requestBody: { required: true, content: { [type]: { schema } } } } } })

  it.each([
    ['application/json', { type: 'object' }, { a: [1] }, 'application/json', '{"a":[1]}'],
    [
      'application/merge-patch+json',
      { type: 'object' },
      { a: null },
      'application/merge-patch+json',
      '{"a":null}',
    ],
    [
      'application/x-www-form-urlencoded',
      { type: 'object' },
      { a: 'x y', b: [1, 2], c: { d: 'e' } },
      'application/x-www-form-urlencoded',
      'a=x+y&b=1&b=2&c%5Bd%5D=e',
    ],
    ['text/plain', { type: 'string' }, 'grüß', 'text/plain; charset=utf-8', 'grüß'],
    ['application/xml', { type: 'string' }, '<a/>', 'application/xml; charset=utf-8', '<a/>'],
    [
      'application/octet-stream',
      { type: 'string', format: 'binary' },
      'AQL/',
      'application/octet-stream',
      '\u0001\u0002\u00ff',
    ],
  ])('%s', async (type, schema, body, contentType, expected) => {
    await using server = await serve((_, response) => json(response, {}))
    const result = await call(toolsOf(operation(type, schema), server.url), { body })
    expect(result).toMatchObject({ status: 'ok' })
    const [received] = server.received
    expect(received!.headers['content-type']).toBe(contentType)
    expect(received!.body.toString(type.includes('octet') ? 'latin1' : 'utf8')).toBe(expected)
  })

  it('multipart: files are bytes, and an artifact of a chain becomes one without passing through the script', async () => {
    await using server = await serve((_, response) => json(response, { ok: true }))
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' }, note: { type: 'string' } },
    }
    const upload = toolsOf(operation('multipart/form-data', schema), server.url)
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 10])
    const make = {
      name: 'make',
      description: '',
      inputSchema: { type: 'object' },
      execute: () => new Uint8Array(picture),
    }
    const store = new MemoryBlobStore()
    const result = await bench.run(
      `const made = await tools.make.invoke({})
       return tools.${upload[0]!.name}({ body: { file: { $artifact: made.files[0].artifactRef }, note: 'a "b"' } })`,
      [make, ...upload],
      { artifactStore: store, policy: { maxRiskUnapproved: 'high' } },
    )
    expect(result).toMatchObject({ status: 'ok', value: { ok: true } })
    const form = await new Response(new Uint8Array(server.received[0]!.body), {
      headers: { 'content-type': server.received[0]!.headers['content-type']! },
    }).formData()
    expect(form.get('note')).toBe('a "b"')
    expect(Buffer.from(await (form.get('file') as File).arrayBuffer())).toEqual(picture)
  })

  it('the idempotency key of the call is sent where the document asks for one', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const parameters = [
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
    ]
    await call(toolsOf(documentOf({ '/b': { post: { parameters } } }), server.url))
    expect(server.received[0]!.headers['idempotency-key']).toMatch(/^\S{8,}$/)
  })
})

describe('answers', () => {
  const get = documentOf({ '/a': { get: { operationId: 'ask' }, head: { operationId: 'peek' } } })

  it('what is not 2xx fails with its status and body, in words and as data', async () => {
    await using server = await serve((_, response) =>
      json(response, { error: 'no such thing', hint: 7 }, 404),
    )
    const script = `
      const outcome = await tools.ask.invoke({})
      const thrown = await tools.ask({}).catch((error) => ({ name: error.name, message: error.message, code: error.code, effect: error.effect }))
      return { outcome, thrown }`
    const result = await bench.run(script, toolsOf(get, server.url))
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        outcome: {
          status: 'error',
          code: 'tool_failed',
          effect: 'none',
          structured: { status: 404, body: { error: 'no such thing', hint: 7 } },
        },
        thrown: { name: 'ToolError', code: 'tool_failed', effect: 'none' },
      },
    })
    expect(JSON.stringify(result)).toContain('404 Not Found: {\\"error\\":\\"no such thing\\"')
  })

  it.each<[number, string, boolean, string]>([
    [400, 'none', false, 'POST'],
    [409, 'unknown', false, 'POST'],
    [429, 'none', true, 'POST'],
    [500, 'unknown', false, 'POST'],
    [503, 'unknown', false, 'POST'],
    [503, 'none', true, 'GET'],
  ])(
    '%d has effect %s, retryable %s after %s',
    { timeout: 20_000 },
    async (status, effect, retryable, method) => {
      await using server = await serve((_, response) => json(response, {}, status))
      const tools = toolsOf(documentOf({ '/a': { [method.toLowerCase()]: {} } }), server.url)
      expect(await call(tools)).toMatchObject({ status: 'error', effect, retryable })
    },
  )

  it.each([
    ['text/plain; charset=iso-8859-1', Buffer.from([0xe4]), { text: 'ä' }],
    ['text/csv', Buffer.from('a,b'), { text: 'a,b' }],
    ['application/problem+json', Buffer.from('{"a":1}'), { structured: { a: 1 } }],
    ['application/json', Buffer.from('not json'), { text: 'not json' }],
    ['application/json', Buffer.from(''), { structured: null }],
    [undefined, Buffer.from('[1]'), { structured: [1] }],
  ])('%s is read', async (type, body, expected) => {
    await using server = await serve((_, response) =>
      response.writeHead(200, type === undefined ? {} : { 'content-type': type }).end(body),
    )
    expect(await call(toolsOf(get, server.url), {}, 'ask')).toMatchObject({ status: 'ok', ...expected })
  })

  it('bytes are media, and become a file of the chain', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      'base64',
    )
    await using server = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(png),
    )
    const result = await bench.run('return tools.ask({})', toolsOf(get, server.url), {
      artifactStore: new MemoryBlobStore(),
    })
    expect(result.files).toMatchObject([{ mediaType: 'image/png', bytes: png.byteLength }])
  })

  it('a script may ask for status and headers, to read the next page by its link', async () => {
    await using server = await serve((request, response) => {
      const page = Number(new URL(request.url, 'http://x').searchParams.get('page') ?? '1')
      const link = page < 3 ? { link: `</a?page=${page + 1}>; rel="next"` } : {}
      response.writeHead(200, { 'content-type': 'application/json', ...link }).end(JSON.stringify([page]))
    })
    const paged = documentOf({
      '/a': {
        get: { operationId: 'ask', parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }] },
      },
    })
    const script = `
      const all = []
      let page = 1
      while (page !== undefined) {
        const { headers, body } = await tools.ask({ page })
        all.push(...body)
        page = headers.link === undefined ? undefined : Number(/page=(\\d+)/.exec(headers.link)[1])
      }
      return all`
    expect(await bench.value(script, toolsOf(paged, server.url, { answer: 'response' }))).toEqual([1, 2, 3])
  })

  it('HEAD tells its headers', async () => {
    await using server = await serve((_, response) => response.writeHead(200, { 'x-total': '42' }).end())
    const result = await call(toolsOf(get, server.url), {}, 'peek')
    expect(result).toMatchObject({ structured: { status: 200, headers: { 'x-total': '42' } } })
  })
})

describe('risk and credentials', () => {
  it('reading is SAFE, the rest asks, unless the host says otherwise', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const document = documentOf({ '/a': { get: {}, post: {}, delete: {} }, '/search': { post: {} } })
    const { tools } = openApiTools(document, {
      server: server.url,
      allowPrivateAddresses: true,
      risk: ({ path, method }) =>
        path === '/search' ? 'safe' : method === 'delete' ? 'critical' : undefined,
    })
    expect(tools.map(({ risk }) => risk)).toEqual(['safe', 'high', 'critical', 'safe'])
    const denied = await new ToolInvoker({ registry: tools }).invoke({ name: tools[1]!.name, arguments: {} })
    expect(denied).toMatchObject({ status: 'denied', code: 'approval_unavailable' })
    expect(server.received).toEqual([])
  })

  const secured = (schemes: object, security: object[]): object =>
    documentOf(
      { '/a': { get: { operationId: 'ask', security } } },
      { components: { securitySchemes: schemes } },
    )

  it.each([
    [{ s: { type: 'http', scheme: 'bearer' } }, 'Bearer top-secret-1'],
    [{ s: { type: 'oauth2', flows: {} } }, 'Bearer top-secret-1'],
    [{ s: { type: 'http', scheme: 'basic' } }, `Basic ${Buffer.from('top-secret-1').toString('base64')}`],
  ])('%j', async (schemes, authorization) => {
    await using server = await serve((_, response) => json(response, {}))
    await call(toolsOf(secured(schemes, [{ s: [] }]), server.url, { credentials: { s: 'top-secret-1' } }))
    expect(server.received[0]!.headers.authorization).toBe(authorization)
  })

  it('a credential is asked for when it is needed, and is in no answer, error or trace', async () => {
    const secret = 'k3y/with&odd=characters'
    await using server = await serve((request, response) =>
      json(response, { echo: request.url, headers: request.headers, plain: secret }, 401),
    )
    let asked = 0
    const schemes = {
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
      token: { type: 'http', scheme: 'bearer' },
    }
    const tools = toolsOf(secured(schemes, [{ key: [], token: [] }]), server.url, {
      credentials: {
        key: () => {
          asked += 1
          return Promise.resolve(secret)
        },
        token: secret,
      },
    })
    const result = await bench.run(
      `const outcome = await tools.ask.invoke({}); await tools.ask({}).catch((error) => console.log(error.message, error.stack)); return outcome`,
      tools,
    )
    expect(asked).toBe(2)
    expect(server.received[0]!.url).toBe(`/a?api_key=${encodeURIComponent(secret)}`)
    expect(JSON.stringify(result)).toContain('401')
    expect(JSON.stringify(result)).not.toContain('odd')
  })

  it('of a pair in one text the password alone is a secret too', async () => {
    await using server = await serve((_, response) => json(response, { wrong: 'pass-phrase-7' }, 401))
    const tools = toolsOf(secured({ s: { type: 'http', scheme: 'basic' } }, [{ s: [] }]), server.url, {
      credentials: { s: 'bob:pass-phrase-7' },
    })
    const result = await call(tools)
    expect(result.text).toContain('401')
    expect(JSON.stringify(result)).not.toContain('pass-phrase-7')
  })

  it.each([
    [{ credentials: { kee: 'x' } }, /credentials\.kee .* describes key/],
    [{ answer: 'respons' }, /answer must be/],
    [{ allowPrivateAddresses: 'false' }, /allowPrivateAddresses must be/],
  ])('a slip in an option is refused: %j', (options, message) => {
    const document = secured({ key: { type: 'http', scheme: 'bearer' } }, [{}])
    expect(() => openApiTools(document, options as never)).toThrow(message)
  })

  it('the first way for which there is everything is taken; without one nothing is sent', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const schemes = {
      a: { type: 'http', scheme: 'bearer' },
      b: { type: 'apiKey', in: 'header', name: 'X-B' },
    }
    const document = secured(schemes, [{ a: [] }, { b: [] }])
    await call(toolsOf(document, server.url, { credentials: { b: 'secret-b' } }))
    expect(server.received[0]!.headers).toMatchObject({ 'x-b': 'secret-b' })
    const none = await call(toolsOf(document, server.url))
    expect(none).toMatchObject({ status: 'error', effect: 'none' })
    expect(none.text).toContain('no credential for "a" or "b"')
    expect(server.received).toHaveLength(1)
  })

  it('a function that fails says nothing of what it threw', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const tools = toolsOf(secured({ a: { type: 'http', scheme: 'bearer' } }, [{ a: [] }]), server.url, {
      credentials: {
        a: () => {
          throw new Error('vault said hunter2-is-the-password')
        },
      },
    })
    const result = await call(tools)
    expect(result.text).toContain('could not get its credential')
    expect(JSON.stringify(result)).not.toContain('hunter2')
  })

  it('variables of a server take what the host says, else their default', () => {
    const document = documentOf(
      { '/a': { get: {} } },
      {
        servers: [
          {
            url: 'https://{region}.example.com/{base}',
            variables: { region: { default: 'eu' }, base: { default: 'v2' } },
          },
        ],
      },
    )
    const made = openApiTools(document, { serverVariables: { region: 'us' } })
    expect(made.skipped).toEqual([])
    const bare = openApiTools(documentOf({ '/a': { get: {} } }, { servers: [{ url: '/v1' }] }))
    expect(bare.skipped).toMatchObject([{ reason: expect.stringContaining('hand in `server`') as string }])
  })
})
