import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tenantOwner, type InvocationOutcome } from '../../src/invoker/index.ts'
import { toolResult, type Tool } from '../../src/kernel/index.ts'
import { MemoryBlobStore } from '../../store/index.ts'
import { bench, tool, WatchedStore } from './fixture.ts'

const owner = tenantOwner('local')
const png = Buffer.from('89504e470d0a1a0a00000000', 'hex')
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex')
const sha256 = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex')
const content = async (store: WatchedStore, ref = ''): Promise<string> =>
  Buffer.from(await store.resolve(ref, { owner })).toString()

/** One call of a tool that returns a value. */
async function returning(
  value: unknown,
  more: object = {},
  risk: Tool['risk'] = 'safe',
): Promise<InvocationOutcome> {
  const policy = { maxRiskUnapproved: 'high' as const }
  return bench([tool('t', () => value, { risk })], { policy, ...more }).dispatch('t')
}

describe("a tool's value", () => {
  it.each([
    ['a string', 'hi', '"hi"', 'hi', undefined],
    ['an object', { a: [1] }, '{"a":[1]}', '{"a":[1]}', { a: [1] }],
    ['nothing', undefined, 'null', 'null', null],
    ['a number', 0, '0', '0', 0],
    [
      'a result with both',
      toolResult({ content: 'two rows', structuredContent: [1, 2] }),
      '[1,2]',
      'two rows',
      [1, 2],
    ],
    [
      'a result with text',
      toolResult({
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ],
      }),
      '"a\\nb"',
      'a\nb',
      undefined,
    ],
    ['an empty result', toolResult({}), 'null', '', undefined],
    ['an empty text', toolResult({ content: '' }), '""', '', undefined],
    [
      'a link',
      toolResult({ content: [{ type: 'resource_link', uri: 'file:///a' }] }),
      '"[Resource: file:///a]"',
      '[Resource: file:///a]',
      undefined,
    ],
    [
      'a picture elsewhere',
      toolResult({ content: [{ type: 'image', url: 'https://x.test/a.png', mediaType: 'image/png' }] }),
      '"[Image: https://x.test/a.png, image/png]"',
      '[Image: https://x.test/a.png, image/png]',
      undefined,
    ],
  ] as const)('of %s', async (_, value, valueJson, text, structured) => {
    const outcome = await returning(value)
    expect(outcome).toMatchObject({ valueJson, result: { status: 'ok', text, files: [] } })
    expect(outcome.result.structured).toEqual(structured)
    expect(outcome.result.bytes).toBe(structured === undefined ? Buffer.byteLength(text) : valueJson.length)
  })

  it('is a copy: what the tool does with its own object later changes nothing', async () => {
    const mine = { list: [1] }
    const { result } = await returning(mine)
    mine.list.push(2)
    expect(result.structured).toEqual({ list: [1] })
  })

  it('carries its provenance into the record', async () => {
    const { call, session } = bench([
      tool('t', () =>
        toolResult({
          content: 'x',
          source: '/data/a.csv',
          observedAt: '2020-01-01T00:00:00.000Z',
          policy: 'read-only',
        }),
      ),
    ])
    await call('t')
    expect(session.trace[0]).toMatchObject({
      source: '/data/a.csv',
      observedAt: '2020-01-01T00:00:00.000Z',
      policy: 'read-only',
    })
  })
})

describe('trap 61 and 62: what JSON cannot carry', () => {
  class Opaque {
    readonly #hidden = 1
    get hidden(): number {
      return this.#hidden
    }
  }
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  it.each([
    ['a Map', new Map([[1, 2]]), 'a value of type Map'],
    ['a Set', new Set(), 'a value of type Set'],
    ['a BigInt', 1n, 'a BigInt'],
    ['a function', () => 1, 'a function'],
    ['a symbol', Symbol('x'), 'a symbol'],
    ['NaN', Number.NaN, 'NaN'],
    ['Infinity', Number.NEGATIVE_INFINITY, '-Infinity'],
    ['a typed array', new Float64Array(2), 'a value of type Float64Array'],
    ['bytes', Buffer.from('x'), 'a value of type Uint8Array'],
    ['a buffer', new ArrayBuffer(2), 'a value of type ArrayBuffer'],
    ['an error', new Error('x'), 'a value of type Error'],
    ['a pattern', /x/, 'a value of type RegExp'],
    ['a promise', Promise.resolve(1), 'a value of type Promise'],
    ['an invalid date', new Date(Number.NaN), 'an invalid Date'],
    ['an object that hides all', new Opaque(), 'an instance of Opaque'],
    ['a cycle', cyclic, 'a reference to an object that contains it'],
    [
      'a getter that throws',
      {
        get x(): never {
          throw new Error('x')
        },
      },
      'a value that throws',
    ],
  ])('%s is refused by kind and place, and the effect is told', async (_, value, kind) => {
    const { result } = await returning({ rows: [0, { it: value }] }, {}, 'high')
    expect(result).toMatchObject({
      status: 'error',
      code: 'invalid_result',
      effect: 'done',
      retryable: false,
    })
    expect(result.text).toContain('rows[1].it')
    expect(result.text).toContain(kind)
    expect((await returning({ rows: value }, {}, 'safe')).result).toMatchObject({
      code: 'invalid_result',
      effect: 'none',
    })
  })

  it('a date, a URL and the fields of an instance keep their meaning', async () => {
    class Point {
      x = 1
    }
    const value = {
      at: new Date(0),
      to: new URL('https://x.test/'),
      point: new Point(),
      gone: undefined,
      row: Object.assign(Object.create(null), { a: 1 }) as object,
    }
    expect((await returning(value)).valueJson).toBe(
      '{"at":"1970-01-01T00:00:00.000Z","to":"https://x.test/","point":{"x":1},"row":{"a":1}}',
    )
  })

  it('the same comes of a value, however it is given', async () => {
    // What a toJSON gives is copied with care; plain data at once.
    class Giving {
      readonly #given: unknown
      constructor(given: unknown) {
        this.#given = given
      }
      toJSON(): unknown {
        return this.#given
      }
    }
    const anything = fc.anything({
      withDate: true,
      withMap: true,
      withBigInt: true,
      withSparseArray: true,
      withNullPrototype: true,
    })
    const symbol = fc.dictionary(fc.string(), fc.integer()).map((value) => ({ ...value, [Symbol('s')]: 1 }))
    const getters = fc.anything().map((value) => ({
      get it() {
        return value
      },
    }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, fc.jsonValue(), symbol, getters), async (value) => {
        const [direct, given] = [await returning([value]), await returning([new Giving(value)])]
        expect([direct.result.code, direct.valueJson]).toEqual([given.result.code, given.valueJson])
        expect(direct.result.structured).toEqual(given.result.structured)
      }),
    )
  })

  it('a key named __proto__ stays data', async () => {
    const { result, valueJson } = await returning(JSON.parse('{"__proto__":{"admin":true}}'))
    expect(valueJson).toBe('{"__proto__":{"admin":true}}')
    expect(Object.getPrototypeOf(result.structured)).toBe(Object.prototype)
  })

  it('a block that is none is refused', async () => {
    const forged = {
      kind: 'tool_result',
      isError: false,
      metadata: {},
      text: '',
      content: [{ type: 'image', mediaType: 'image/png' }],
    }
    expect((await returning(forged)).result).toMatchObject({
      code: 'invalid_result',
      text: expect.stringContaining('content[0]') as string,
    })
  })
})

describe('a large result', () => {
  const limit = { maxInlineResultBytes: 4096, maxRiskUnapproved: 'high' as const }

  it('trap 11: of exactly the limit is inline, and one byte more is not', async () => {
    const store = new WatchedStore()
    expect(
      (await returning('x'.repeat(4096), { artifactStore: store, policy: limit })).result.artifactRef,
    ).toBeUndefined()
    const { result } = await returning('x'.repeat(4097), { artifactStore: store, policy: limit })
    expect(result).toMatchObject({ status: 'ok', bytes: 4097, mediaType: 'text/plain; charset=utf-8' })
    expect(await content(store, result.artifactRef)).toBe('x'.repeat(4097))
  })

  it('trap 10: the preview is cut in bytes on a code point, and says what it leaves out', async () => {
    const store = new WatchedStore()
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 60, maxLength: 90 }),
        fc.integer({ min: 0, max: 50 }),
        async (text, maxInlineResultBytes) => {
          const { result } = await returning(text, { artifactStore: store, policy: { maxInlineResultBytes } })
          const [, shown = '', omitted] =
            /^([^]*)\n\[truncated: (\d+) more bytes; the whole is in the artifact art_\S+ \(text\/plain; charset=utf-8\): pass it on as it is, or read parts of it\]$/.exec(
              result.text,
            ) ?? []
          expect(text.startsWith(shown)).toBe(true)
          expect(shown.isWellFormed()).toBe(true)
          expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(maxInlineResultBytes)
          expect(Buffer.byteLength(shown)).toBeGreaterThan(maxInlineResultBytes - 4)
          expect(Buffer.byteLength(shown) + Number(omitted)).toBe(Buffer.byteLength(text))
          expect(result.omittedBytes).toBe(Number(omitted))
          expect(await content(store, result.artifactRef)).toBe(text)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('trap 12: structured content counts, and is offloaded as JSON', async () => {
    const store = new WatchedStore()
    const rows = Array.from({ length: 1000 }, (_, n) => ({ n }))
    const { result, valueJson } = await returning(rows, { artifactStore: store, policy: limit })
    expect(result).toMatchObject({ mediaType: 'application/json', bytes: JSON.stringify(rows).length })
    expect(result.structured).toBeUndefined()
    expect(valueJson).toBeUndefined()
    expect(JSON.parse(await content(store, result.artifactRef))).toEqual(rows)
    const both = toolResult({ content: 'x'.repeat(3000), structuredContent: 'y'.repeat(3000) })
    expect((await returning(both, { artifactStore: store, policy: limit })).result.artifactRef).toBeDefined()
  })

  it('of text beside structured content loses neither', async () => {
    const store = new WatchedStore()
    const both = toolResult({ content: 'x'.repeat(5000), structuredContent: { n: 1 } })
    const { result } = await returning(both, { artifactStore: store, policy: limit })
    expect(await content(store, result.artifactRef)).toBe('{"n":1}')
    expect(result.files).toMatchObject([{ mediaType: 'text/plain; charset=utf-8', bytes: 5000 }])
    expect(await content(store, result.files[0]?.artifactRef)).toBe('x'.repeat(5000))
  })

  it('is inline for a script that wants the value, up to what it can hold', async () => {
    const store = new WatchedStore()
    const { invoker, session } = bench([tool('t', (args) => 'x'.repeat((args as { n: number }).n))], {
      artifactStore: store,
      policy: { maxHydratedResultBytes: 9000 },
    })
    const value = async (n: number): Promise<InvocationOutcome> =>
      invoker.dispatch({ name: 't', arguments: { n } }, { session, answer: 'value' })
    expect(await value(9000)).toMatchObject({ valueJson: JSON.stringify('x'.repeat(9000)) })
    const { result, valueJson } = await value(9001)
    expect([valueJson, result.bytes, result.artifactRef === undefined]).toEqual([undefined, 9001, false])
    expect(result.text.length).toBeLessThan(4300)
  })

  it('without a store is inline, whatever its size, up to a hard limit', async () => {
    expect((await returning('x'.repeat(5_000_000))).result).toMatchObject({ status: 'ok', bytes: 5_000_000 })
    expect((await returning('x'.repeat(33 * 1024 * 1024), {}, 'high')).result).toMatchObject({
      status: 'error',
      code: 'result_too_large',
      effect: 'done',
    })
  })

  it('that reports an error is shaped the same way', async () => {
    const store = new WatchedStore()
    const failed = toolResult({ content: 'e'.repeat(9000), isError: true })
    const { result, valueJson } = await returning(failed, { artifactStore: store, policy: limit }, 'high')
    expect(result).toMatchObject({ status: 'error', code: 'tool_failed', effect: 'unknown', bytes: 9000 })
    expect(valueJson).toBeUndefined()
    expect(await content(store, result.artifactRef)).toBe('e'.repeat(9000))
  })

  it('that the store refuses says why, in the words of the store', async () => {
    const { result } = await returning('x'.repeat(5000), {
      artifactStore: new MemoryBlobStore({ maxBytes: 1000 }),
      policy: limit,
    })
    expect(result.code).toBe('store_failed')
    expect(result.text).toContain('could not be stored. The store is full: it holds at most 1000 bytes')
  })

  it('that cannot be stored says so, and what took effect', async () => {
    const store = new WatchedStore()
    store.beforeStore = async () => {
      throw new Error('disk at /srv/secret is full')
    }
    const { result } = await returning('x'.repeat(5000), { artifactStore: store }, 'high')
    expect(result).toMatchObject({ status: 'error', code: 'store_failed', effect: 'done', retryable: false })
    expect(result.text).not.toContain('/srv/secret')
    expect((await returning('x'.repeat(5000), { artifactStore: store })).result).toMatchObject({
      effect: 'none',
      retryable: true,
    })
  })
})

describe('an error that a tool reports', () => {
  it.each([
    ['safe', {}, 'none'],
    ['high', {}, 'unknown'],
    ['high', { effect: 'none' }, 'none'],
    ['high', { effect: 'done' }, 'done'],
  ] as const)('of a %s tool that says %j has the effect %s', async (risk, more, effect) => {
    const { result } = await returning(
      toolResult({ content: 'no', isError: true, retryable: true, ...more }),
      {},
      risk,
    )
    expect(result).toMatchObject({
      status: 'error',
      code: 'tool_failed',
      text: 'no',
      effect,
      retryable: effect === 'none',
    })
  })
})

describe('files', () => {
  it('trap 12 and 13: without a store keep their bytes', async () => {
    const { result, media, valueJson } = await returning(png)
    const file = {
      path: '/workspace/media/t_1.png',
      mediaType: 'image/png',
      bytes: png.length,
      sha256: sha256(png),
    }
    expect(result.files).toEqual([{ ...file, data: new Uint8Array(png) }])
    expect(JSON.parse(valueJson ?? '')).toEqual(file)
    expect(media).toHaveLength(1)
    expect(result).toMatchObject({
      bytes: png.length,
      mediaType: 'image/png',
      text: expect.stringContaining('12 bytes') as string,
    })
  })

  it('trap 13: of every media type are files, with a store as artifacts', async () => {
    const store = new WatchedStore()
    const blocks = (['image', 'audio', 'video', 'document'] as const).map((type) => ({
      type,
      data: png,
      mediaType: 'image/png',
    }))
    const { call, session } = bench([tool('t', () => toolResult({ content: blocks }))], {
      artifactStore: store,
    })
    const { files, structured, status } = await call('t')
    expect([status, structured, files.length]).toEqual(['ok', undefined, 4])
    for (const file of files)
      expect(new Uint8Array(await store.resolve(file.artifactRef ?? '', { owner }))).toEqual(
        new Uint8Array(png),
      )
    expect(session.files).toEqual(files)
    expect(session.trace[0]?.refs).toEqual(files.map(({ artifactRef }) => artifactRef))
    expect(store.pinned).toHaveLength(4)
  })

  it('trap 14: never collide, and are named for what they are', async () => {
    const { call, session } = bench([
      tool('t', () =>
        toolResult({
          content: [
            { type: 'image', data: jpeg, mediaType: 'image/png' },
            { type: 'image', data: png, mediaType: 'image/png' },
          ],
        }),
      ),
      tool('t/', () => png),
    ])
    for (const name of ['t', 't', 't/']) await call(name)
    const paths = session.files.map(({ path }) => path)
    expect(new Set(paths).size).toBe(5)
    expect(paths[0]).toMatch(/\.jpe?g$/)
    expect(session.files[0]?.mediaType).toBe('image/jpeg')
  })

  it.each(['../x', '/etc/passwd', '..', 'a b', 'ünï', '%2e%2e', 'x'.repeat(128)])(
    'trap 14: have a safe path for a tool named %j',
    async (name) => {
      const { files } = await bench([tool(name, () => png)]).call(name)
      expect(files[0]?.path).toMatch(/^\/workspace\/media\/[A-Za-z0-9_-]{1,64}_1\.png$/)
    },
  )

  it('several are a list', async () => {
    const two = toolResult({
      content: [
        { type: 'image', data: png, mediaType: 'image/png' },
        { type: 'image', data: jpeg, mediaType: 'image/jpeg' },
      ],
    })
    const { valueJson } = await returning(two)
    expect(JSON.parse(valueJson ?? '')).toMatchObject([
      { mediaType: 'image/png' },
      { mediaType: 'image/jpeg' },
    ])
  })

  it('beside text or structured content leave the value to it', async () => {
    const { valueJson, result } = await returning(
      toolResult({
        content: [
          { type: 'text', text: 'a chart' },
          { type: 'image', data: png, mediaType: 'image/png' },
        ],
      }),
    )
    expect([valueJson, result.files.length]).toEqual(['"a chart"', 1])
  })
})
