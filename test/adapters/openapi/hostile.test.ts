import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CatenaryError, Toolbox } from 'catenary'
import { openApiTools } from 'catenary/openapi'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrivateAddress } from '../../../src/adapters/openapi/private-address.ts'
import { call, documentOf, toolsOf } from './make-api.ts'
import { json, serve } from './serve.ts'

const get = documentOf({ '/a': { get: { operationId: 'ask' } } })
const noWhere = 'https://api.example.com'

describe('documents that mean harm, or are merely broken', () => {
  it.each([
    ['no object', '[]'],
    ['no document', '{"a":1}'],
    ['neither JSON nor YAML', '{"a": [}\n\t- :'],
    ['Swagger 2', '{"swagger":"2.0","paths":{}}'],
    ['OpenAPI 4', '{"openapi":"4.0.0"}'],
    [
      'a bomb of aliases',
      `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghijk'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(',')}]`)
        .join('\n')}`,
    ],
  ])('%s is refused by name', (_, text) => {
    expect(() => openApiTools(text)).toThrow(CatenaryError)
    expect(() => openApiTools(text)).toThrow(/^The document /)
  })

  it.each<[string, object, RegExp]>([
    [
      'a reference to itself',
      { '/a': { get: { parameters: [{ $ref: '#/paths/~1a/get/parameters/0' }] } } },
      /round in a circle/,
    ],
    [
      'a reference to nothing',
      { '/a': { get: { parameters: [{ $ref: '#/components/parameters/none' }] } } },
      /not there/,
    ],
    [
      'another document',
      { '/a': { get: { parameters: [{ $ref: 'https://evil.example/p.json' }] } } },
      /another document/,
    ],
    ['a file', { '/a': { post: { requestBody: { $ref: 'file:///etc/passwd' } } } }, /another document/],
    [
      'a schema elsewhere',
      {
        '/a': {
          post: { requestBody: { content: { 'application/json': { schema: { $ref: './x.yaml' } } } } },
        },
      },
      /another document/,
    ],
    ['a prototype', { '/a': { get: { parameters: [{ $ref: '#/constructor/prototype' }] } } }, /not there/],
    [
      'a parameter without a place',
      { '/a': { get: { parameters: [{ name: 'x' }] } } },
      /no name, or a place/,
    ],
    [
      'a header that is two',
      { '/a': { get: { parameters: [{ name: 'X\r\nHost', in: 'header' }] } } },
      /name that none can have/,
    ],
    ['a path that is none', { 'a b': { get: {} } }, /path is none/],
    ['a path with a query', { '/a?x=1': { get: {} } }, /path is none/],
    ['an operation that is a text', { '/a': { get: 'yes' } }, /no object/],
    ['a path that is nothing', { '/a': null }, /no object/],
    [
      'a body of no known type',
      { '/a': { post: { requestBody: { required: true, content: { 'x/y': {} } } } } },
      /content type/,
    ],
    ['an unknown scheme', { '/a': { get: { security: [{ nobody: [] }] } } }, /not described/],
    [
      'a server elsewhere',
      { '/a': { get: { servers: [{ url: 'https://evil.example' }] } } },
      /server of its own/,
    ],
    [
      'a server that is a file',
      { '/a': { get: { servers: [{ url: 'file:///etc' }] } } },
      /something else than HTTP/,
    ],
    [
      'a server with a password',
      { '/a': { get: { servers: [{ url: 'https://u:p@api.example.com' }] } } },
      /holds a credential/,
    ],
  ])('%s: skipped, and the rest is there', (_, paths, reason) => {
    const { tools, skipped } = openApiTools(
      documentOf({ ...paths, '/fine': { get: { operationId: 'fine' } } }),
      { server: noWhere },
    )
    expect(tools.map(({ name }) => name)).toEqual(['fine'])
    expect(skipped).toMatchObject([{ reason: expect.stringMatching(reason) as string }])
  })

  it('schemas that hold themselves, in every way', () => {
    const schemas = {
      Node: {
        type: 'object',
        properties: {
          next: { $ref: '#/components/schemas/Node' },
          all: { type: 'array', items: { $ref: '#/components/schemas/Other' } },
        },
      },
      Other: {
        allOf: [
          { $ref: '#/components/schemas/Node' },
          { properties: { back: { $ref: '#/components/schemas/Other' } } },
        ],
      },
    }
    const schema = { $ref: '#/components/schemas/Other' }
    const paths = { '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } }
    const { tools } = openApiTools(documentOf(paths, { components: { schemas } }), { server: noWhere })
    expect(Object.keys(tools[0]!.inputSchema['$defs'] as object)).toEqual(['Other', 'Node'])
    expect(() =>
      new Toolbox().add({
        ...tools[0]!,
        inputSchema: tools[0]!.inputSchema,
        name: 'a',
        description: '',
        execute: () => 1,
      }),
    ).not.toThrow()
  })

  it('deep and wide ones are skipped in bounded time', { timeout: 30_000 }, () => {
    let deep: object = { type: 'string' }
    for (let depth = 0; depth < 5000; depth += 1) deep = { type: 'object', properties: { a: deep } }
    const wide = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`p${index}`, {}])),
    }
    const body = (schema: object): object => ({
      post: { requestBody: { content: { 'application/json': { schema } } } },
    })
    const { tools, skipped } = openApiTools(
      documentOf({ '/deep': body(deep), '/wide': body(wide), '/a': { get: {} } }),
      { server: noWhere },
    )
    expect(tools).toHaveLength(1)
    expect(skipped.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('deeper'),
      expect.stringContaining('parts'),
    ])
  })

  it(
    'ten thousand operations that share one large schema cost seconds, not hours',
    { timeout: 60_000 },
    () => {
      const schemas = {
        Large: {
          type: 'object',
          properties: Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`p${index}`, {}])),
        },
      }
      const post = {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Large' } } } },
      }
      const paths = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`/p${index}`, { post }]))
      const { tools, skipped } = openApiTools(documentOf(paths, { components: { schemas } }), {
        server: noWhere,
      })
      expect(tools.length).toBeGreaterThan(100)
      expect(skipped.at(-1)?.reason).toContain('too many parts together')
    },
  )

  it('forms of parts of parts are read once each', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => {
        const next = { $ref: `#/components/schemas/S${index + 1}` }
        return [
          `S${index}`,
          index === 59
            ? { type: 'object', properties: { f: { type: 'string', format: 'binary' } } }
            : { allOf: [next, next] },
        ]
      }),
    )
    const post = {
      requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/S0' } } } },
    }
    expect(
      openApiTools(documentOf({ '/a': { post } }, { components: { schemas } }), { server: noWhere }).tools,
    ).toHaveLength(1)
  })

  it(
    'patterns that take for ever are told and not run; broken ones break nothing',
    { timeout: 20_000 },
    async () => {
      await using server = await serve((_, response) => json(response, {}))
      const schema = {
        type: 'object',
        properties: { a: { type: 'string', pattern: '^(a+)+$' }, b: { type: 'array', uniqueItems: true } },
        patternProperties: { '(': {}, '^(x+)+$': { type: 'number' } },
      }
      const tools = toolsOf(
        documentOf({ '/a': { post: { requestBody: { content: { 'application/json': { schema } } } } } }),
        server.url,
      )
      expect(JSON.stringify(tools[0]!.inputSchema)).toContain('Matches /^(a+)+$/.')
      const body = {
        a: `${'a'.repeat(50_000)}!`,
        [`${'x'.repeat(5000)}!`]: 1,
        b: Array.from({ length: 20_000 }, () => ({})),
      }
      expect(await call(tools, { body })).toMatchObject({ status: 'ok' })
    },
  )

  it('tools of one name are told apart', () => {
    const paths = Object.fromEntries(
      ['/a', '/b', '/c'].map((path) => [path, { get: { operationId: 'same.name' } }]),
    )
    const { tools } = openApiTools(documentOf(paths), { server: noWhere, namespace: 'x' })
    expect(tools.map(({ name }) => name)).toEqual(['x.same_name', 'x.same_name_2', 'x.same_name_3'])
    const odd = documentOf({
      '/a': {
        get: { operationId: 'then' },
        put: { operationId: '日本' },
        post: { operationId: '__proto__' },
      },
    })
    expect(openApiTools(odd, { server: noWhere }).tools.map(({ name }) => name)).toEqual([
      'then_',
      'put_a',
      'proto',
    ])
  })

  it('no document makes it crash', () => {
    const keys = [
      'openapi',
      'paths',
      'get',
      'parameters',
      '$ref',
      'schema',
      'content',
      'in',
      'name',
      'allOf',
      'properties',
      'type',
      'required',
      'servers',
      'url',
      'security',
      'requestBody',
      '/a',
      '/b/{c}',
      'application/json',
    ]
    const values = fc.constantFrom<unknown>(
      '#/paths',
      '#/paths/~1a',
      '#',
      'query',
      'path',
      'object',
      '3.0.0',
      null,
      1,
      true,
      [],
      {},
      'x',
    )
    const node = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        values,
        fc.dictionary(fc.constantFrom(...keys), tie('node'), { maxKeys: 5 }),
        fc.array(tie('node'), { maxLength: 3 }),
      ),
    })).node
    const holder = fc.dictionary(
      fc.constantFrom('/a', '/b/{c}'),
      fc.dictionary(fc.constantFrom('get', 'post', 'parameters', '$ref', 'servers'), node),
    )
    fc.assert(
      fc.property(holder, node, (paths, components) => {
        const { tools, skipped } = openApiTools(documentOf(paths, { components }), { server: noWhere })
        for (const tool of tools) JSON.stringify(tool.outputSchema)
        expect(skipped.every(({ reason }) => reason.length > 0)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

describe('arguments that mean harm', () => {
  const paths = {
    '/users/{id}/posts': { get: { operationId: 'posts' } },
    '/h': {
      get: { operationId: 'head', parameters: [{ name: 'X-A', in: 'header', schema: { type: 'string' } }] },
    },
    '/c': {
      get: { operationId: 'cookie', parameters: [{ name: 'c', in: 'cookie', schema: { type: 'string' } }] },
    },
    '/file/{a}{b}': { get: { operationId: 'two' } },
  }

  it.each([
    '..',
    '.',
    '%2e%2e',
    '../admin',
    '..\\admin',
    'a/../../b',
    '//evil.example',
    '?x=1#y',
    '\u0000',
    '@evil.example',
    ';x',
    '%',
  ])('a path parameter %j stays in its place', async (id) => {
    await using server = await serve((_, response) => json(response, {}))
    const result = await call(toolsOf(documentOf(paths), `${server.url}/base`), { id }, 'posts')
    const [received] = server.received
    if (received === undefined) expect(result).toMatchObject({ status: 'error', effect: 'none' })
    else {
      const segments = new URL(received.url, 'http://x').pathname.split('/')
      expect(segments).toHaveLength(5)
      expect(decodeURIComponent(segments[3]!)).toBe(id)
      expect([segments[1], segments[2], segments[4]]).toEqual(['base', 'users', 'posts'])
    }
  })

  it('two parameters of one segment cannot make a step of it', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const result = await call(toolsOf(documentOf(paths), server.url), { a: '.', b: '.' }, 'two')
    expect(result).toMatchObject({ status: 'error', effect: 'none' })
    expect(server.received).toEqual([])
  })

  it.each(['a\r\nX-Evil: 1', 'a\nb', 'a\u0000', 'ä\u2028'])(
    'a header %j does not begin another',
    async (value) => {
      await using server = await serve((_, response) => json(response, {}))
      const result = await call(toolsOf(documentOf(paths), server.url), { 'X-A': value }, 'head')
      expect(result).toMatchObject({ status: 'error', effect: 'none' })
      expect(result.text).toContain('nothing was sent')
      expect(server.received).toEqual([])
    },
  )

  it('no argument takes the place of a header or a credential of the host', async () => {
    await using server = await serve((_, response) => json(response, {}))
    const parameters = [
      { name: 'X-Tenant', in: 'header', schema: { type: 'string' } },
      { name: 'x-KEY', in: 'header', schema: { type: 'string' } },
      { name: 'key', in: 'query', schema: { type: 'string' } },
    ]
    const securitySchemes = {
      q: { type: 'apiKey', in: 'query', name: 'key' },
      h: { type: 'apiKey', in: 'header', name: 'X-Key' },
    }
    const document = documentOf(
      { '/a': { get: { parameters, security: [{ q: [], h: [] }] } } },
      { components: { securitySchemes } },
    )
    const tools = toolsOf(document, server.url, {
      headers: { 'x-tenant': 'acme' },
      credentials: { q: 'right-q', h: 'right-h' },
    })
    await call(tools, { 'X-Tenant': 'evil', 'x-KEY': 'wrong', key: 'wrong' })
    expect(server.received[0]!.url).toBe('/a?key=right-q')
    expect(server.received[0]!.headers).toMatchObject({ 'x-tenant': 'acme', 'x-key': 'right-h' })
    expect(server.received[0]!.rawHeaders.filter((one) => /^x-key$/i.test(one))).toHaveLength(1)
  })

  it('a cookie does not begin another', async () => {
    await using server = await serve((_, response) => json(response, {}))
    await call(toolsOf(documentOf(paths), server.url), { c: 'a; admin=1\r\nX: y' }, 'cookie')
    expect(server.received[0]!.headers.cookie).toBe('c=a%3B%20admin%3D1%0D%0AX%3A%20y')
  })

  it.each([
    'Host',
    'Authorization',
    'Content-Length',
    'Transfer-Encoding',
    'Cookie',
    'Proxy-Authorization',
    'Sec-Fetch-Site',
  ])('no argument sets %s', async (name) => {
    await using server = await serve((_, response) => json(response, {}))
    const tools = toolsOf(
      documentOf({ '/a': { get: { parameters: [{ name, in: 'header', schema: { type: 'string' } }] } } }),
      server.url,
    )
    expect(tools[0]!.inputSchema['properties']).toEqual({})
    expect(await call(tools, { [name]: 'evil' })).toMatchObject({ code: 'invalid_arguments' })
  })
})

describe('addresses', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '2002:7f00:1::',
    '2001:0:1::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '[::1]',
    'localhost',
    '',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    '%s is public',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false)
    },
  )

  it.each([
    'http://127.0.0.1',
    'http://2130706433',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://127.1',
    'http://[::1]',
    'http://[::ffff:7f00:1]',
    'http://localhost',
    'http://localhost.',
    'http://169.254.169.254',
    'http://[fd00:ec2::254]',
  ])('%s is not called unless it is allowed', async (origin) => {
    await using server = await serve((_, response) => json(response, { stolen: true }))
    const { port } = new URL(server.url)
    const result = await call(openApiTools(get, { server: `${origin}:${port}` }).tools)
    expect(result).toMatchObject({ status: 'error', effect: 'none' })
    expect(result.text).toMatch(/private network|did not come about/)
    expect(server.received).toEqual([])
  })
})

describe('answers that mean harm', () => {
  it('a redirect to another origin is not followed, and takes no credential along', async () => {
    await using thief = await serve((_, response) => json(response, {}))
    await using server = await serve((_, response) =>
      response.writeHead(302, { location: `${thief.url}/take?me=1` }).end(),
    )
    const document = documentOf(
      { '/a': { get: {} } },
      { security: [{ s: [] }], components: { securitySchemes: { s: { type: 'http', scheme: 'bearer' } } } },
    )
    const result = await call(toolsOf(document, server.url, { credentials: { s: 'secret-token' } }))
    expect(result).toMatchObject({ status: 'error' })
    expect(result.text).toContain(`another origin, ${thief.url}`)
    expect(result.text).not.toContain('take')
    expect(thief.received).toEqual([])
  })

  it.each(['//evil.example/', 'http://u:p@127.0.0.1/', 'file:///etc/passwd', 'javascript:1', 'http://[', ''])(
    'nor is one to %j',
    async (location) => {
      await using server = await serve((request, response) => {
        if (request.url === '/a') response.writeHead(307, { location }).end()
        else json(response, {})
      })
      const result = await call(toolsOf(get, server.url))
      // An empty one is the same page again, which ends too.
      expect(result).toMatchObject({ status: 'error' })
    },
  )

  it('one of the same origin is followed; a form is not sent twice where a page is to be looked at', async () => {
    await using server = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(303, { location: '/done' }).end()
      else if (request.url === '/b') response.writeHead(307, { location: '/again' }).end()
      else
        json(response, {
          method: request.method,
          body: request.body.toString(),
          type: request.headers['content-type'] ?? null,
        })
    })
    const post = { post: { requestBody: { content: { 'application/json': { schema: {} } } } } }
    const tools = toolsOf(documentOf({ '/a': post, '/b': post }), server.url)
    expect(await call(tools, { body: 1 })).toMatchObject({
      structured: { method: 'GET', body: '', type: null },
    })
    expect(await call(tools, { body: 1 }, tools[1]!.name)).toMatchObject({
      structured: { method: 'POST', body: '1' },
    })
  })

  it('a circle of redirects ends', async () => {
    await using server = await serve((_, response) => response.writeHead(302, { location: '/a' }).end())
    expect((await call(toolsOf(get, server.url))).text).toContain('more than 5 times')
    expect(server.received).toHaveLength(6)
  })

  it.each([
    ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(16 * 1024 * 1024))],
    ['identity', Buffer.alloc(3 * 1024 * 1024)],
  ])('a bomb of %s is cut at the bound', { timeout: 30_000 }, async (encoding, bytes) => {
    await using server = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
    )
    const before = process.memoryUsage().arrayBuffers
    const result = await call(toolsOf(get, server.url, { maxResponseBytes: 1024 * 1024 }))
    expect(result).toMatchObject({ status: 'error', code: 'tool_failed' })
    expect(result.text).toContain('larger than 1048576 bytes')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 * 1024)
  })

  it.each([
    ['a broken stream', { 'content-encoding': 'gzip' }, Buffer.from('not gzip')],
    ['an encoding that nobody asked for', { 'content-encoding': 'zstd' }, Buffer.from('x')],
  ])('%s is a failure', async (_, headers, body) => {
    await using server = await serve((_request, response) => response.writeHead(200, headers).end(body))
    expect(await call(toolsOf(get, server.url))).toMatchObject({ status: 'error', code: 'tool_failed' })
  })

  it('a server that never answers, drips, or breaks off', { timeout: 30_000 }, async () => {
    await using silent = await serve(() => undefined)
    expect((await call(toolsOf(get, silent.url, { timeoutMs: 200 }))).text).toContain(
      'did not answer in time',
    )
    await using dripping = await serve((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    })
    expect((await call(toolsOf(get, dripping.url, { timeoutMs: 300 }))).text).toContain(
      'did not answer in time',
    )
    await using breaking = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    })
    expect((await call(toolsOf(get, breaking.url))).text).toContain('broke off')
  })

  it('a port where nobody listens: nothing was done, whatever the method', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => free.once('listening', done))
    const { port } = free.address() as AddressInfo
    await new Promise((done) => free.close(done))
    const result = await call(toolsOf(documentOf({ '/a': { post: {} } }), `http://127.0.0.1:${port}`))
    expect(result).toMatchObject({ status: 'error', effect: 'none', retryable: true })
    expect(result.text).toContain('ECONNREFUSED')
  })

  it('a call that is cancelled lets go of its connection', { timeout: 20_000 }, async () => {
    let closed = false
    await using server = await serve((_, response) => {
      response.on('close', () => {
        closed = true
      })
    })
    const [tool] = toolsOf(get, server.url)
    const controller = new AbortController()
    const meta = { agentId: 'a', runId: 'r', tenant: 't' }
    const running = tool!.execute(
      {},
      {
        callId: '1',
        signal: controller.signal,
        deadline: Infinity,
        idempotencyKey: 'k',
        meta,
        progress: () => undefined,
      },
    )
    await expect.poll(() => server.received.length).toBe(1)
    controller.abort()
    await expect(running).rejects.toThrow(/broke off/)
    await expect.poll(() => closed).toBe(true)
  })

  it('a name like __proto__ in an answer stays data', async () => {
    await using server = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"__proto__":{"polluted":1}}'),
    )
    const result = await call(toolsOf(get, server.url))
    expect(result).toMatchObject({ status: 'ok' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('a credential does not go to a document’s own server without TLS', async () => {
    const document = documentOf(
      { '/a': { get: {} } },
      {
        servers: [{ url: 'http://api.example.com' }],
        security: [{ s: [] }],
        components: { securitySchemes: { s: { type: 'http', scheme: 'bearer' } } },
      },
    )
    const result = await call(openApiTools(document, { credentials: { s: 'secret-token' } }).tools)
    expect(result).toMatchObject({ status: 'error', effect: 'none' })
    expect(result.text).toContain('without TLS')
  })
})
