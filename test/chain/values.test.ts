import { MemoryBlobStore } from 'catenary'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { json } from '../kernel/arbitraries.ts'
import { chainBench, echo, errorOf, tool } from './chains.ts'

const { run, value, chainsOf } = chainBench()

/** What a value becomes on its way out of a script: JSON, or the words with which it is refused. */
interface Case {
  readonly says: string
  readonly code: string
  readonly becomes?: unknown
  readonly refused?: RegExp
}

const cyclic = 'const a = { b: [] }; a.b.push(a); return a'
const cases: readonly Case[] = [
  { says: 'null', code: 'return null', becomes: null },
  {
    says: 'text of any kind',
    code: String.raw`return 'a\u2028\u0000"\\\ud83d\ude80é'`,
    becomes: 'a\u2028\u0000"\\🚀é',
  },
  {
    says: 'a lone surrogate',
    code: String.raw`return ['\ud83d', 'x\udc00']`,
    becomes: ['\ud83d', 'x\udc00'],
  },
  {
    says: 'numbers',
    code: 'return [0, -1.5e300, 5e-324, 2 ** 53 - 1]',
    becomes: [0, -1.5e300, 5e-324, 2 ** 53 - 1],
  },
  { says: 'minus zero, which JSON calls 0', code: 'return [-0]', becomes: [0] },
  { says: 'NaN', code: 'return NaN', refused: /NaN/ },
  { says: 'NaN deep inside', code: 'return { a: [1, { rate: NaN }] }', refused: /NaN at "rate"/ },
  { says: 'Infinity', code: 'return [Infinity]', refused: /Infinity/ },
  { says: 'minus Infinity', code: 'return { x: -Infinity }', refused: /-Infinity at "x"/ },
  { says: 'a BigInt', code: 'return { n: 10n }', refused: /BigInt at "n".*String/ },
  { says: 'a BigInt in a box', code: 'return [Object(10n)]', refused: /BigInt/ },
  { says: 'a Date', code: 'return { at: new Date(0) }', becomes: { at: '1970-01-01T00:00:00.000Z' } },
  { says: 'a Date that is none', code: 'return { at: new Date(NaN) }', refused: /invalid Date at "at"/ },
  { says: 'a Map', code: 'return new Map([[1, 2]])', refused: /a Map.*Object.fromEntries/ },
  { says: 'an empty Map inside', code: 'return { counts: new Map() }', refused: /a Map at "counts"/ },
  { says: 'a class over Map', code: 'class M extends Map {}; return [new M()]', refused: /a Map/ },
  { says: 'a Set', code: 'return { seen: new Set([1]) }', refused: /a Set at "seen"/ },
  { says: 'a WeakMap', code: 'return [new WeakMap()]', refused: /WeakMap/ },
  { says: 'a WeakSet', code: 'return [new WeakSet()]', refused: /WeakSet/ },
  {
    says: 'bytes',
    code: 'return { bytes: new Uint8Array(3) }',
    refused: /binary data.*at "bytes".*Array.from/,
  },
  { says: 'no bytes', code: 'return [new Uint8Array(0)]', refused: /binary data/ },
  { says: 'other numbers in a row', code: 'return [new Float64Array(2), 1]', refused: /binary data/ },
  { says: 'a buffer', code: 'return [new ArrayBuffer(4)]', refused: /binary data/ },
  { says: 'a view', code: 'return [new DataView(new ArrayBuffer(4))]', refused: /binary data/ },
  { says: 'an expression', code: 'return { match: /a/g }', refused: /RegExp at "match"/ },
  {
    says: 'a promise',
    code: 'return { later: Promise.resolve(1) }',
    refused: /unawaited promise at "later".*await/,
  },
  { says: 'a generator', code: 'return [(function* () { yield 1 })()]', refused: /an iterator/ },
  {
    says: 'an async generator',
    code: 'return [(async function* () { yield 1 })()]',
    refused: /an async iterator/,
  },
  {
    says: 'an iterator',
    code: 'return { keys: new Map([[1, 2]]).keys() }',
    refused: /an iterator at "keys"/,
  },
  { says: 'an iterator helper', code: 'return [[1].values().map((x) => x)]', refused: /an iterator/ },
  { says: 'a function', code: 'return () => 1', refused: /a function/ },
  { says: 'a function in a list', code: 'return [1, () => 1]', refused: /a function/ },
  { says: 'a symbol', code: "return Symbol('x')", refused: /a symbol/ },
  { says: 'a symbol in a list', code: "return [Symbol('x')]", refused: /a symbol/ },
  {
    says: 'members that are undefined or functions',
    code: 'return { a: 1, b: undefined, c() {} }',
    becomes: { a: 1 },
  },
  { says: 'undefined in a list', code: 'return [1, undefined, 2]', becomes: [1, null, 2] },
  { says: 'a hole in a list', code: 'return [1, , 2]', becomes: [1, null, 2] },
  { says: 'an instance with fields', code: 'class P { x = 1; #y = 2 }; return new P()', becomes: { x: 1 } },
  {
    says: 'an instance without',
    code: 'class Secret { #y = 2 }; return { a: new Secret() }',
    refused: /an instance of Secret at "a"/,
  },
  {
    says: 'an object of the engine',
    code: "return [new Intl.NumberFormat('en')]",
    refused: /an instance of NumberFormat/,
  },
  {
    says: 'what is only inherited',
    code: 'return [Object.create({ a: 1 })]',
    refused: /an object.*no data of its own/,
  },
  { says: 'an empty object', code: 'return [{}, Object.create(null)]', becomes: [{}, {}] },
  {
    says: 'an object without a prototype',
    code: 'const o = Object.create(null); o.a = 1; return o',
    becomes: { a: 1 },
  },
  {
    says: 'boxes',
    code: "return [Object(1), Object('x'), Object(''), Object(true)]",
    becomes: [1, 'x', '', true],
  },
  {
    says: 'an instance with a form of its own',
    code: 'class T { toJSON() { return { t: 1 } } }; return [new T()]',
    becomes: [{ t: 1 }],
  },
  { says: 'a form of its own that is a Map', code: 'return [{ toJSON: () => new Map() }]', refused: /a Map/ },
  {
    says: 'a URL',
    code: "return [new URL('https://a.example/b?c=1')]",
    becomes: ['https://a.example/b?c=1'],
  },
  {
    says: 'an error',
    code: "return { e: new TypeError('boom') }",
    becomes: { e: { name: 'TypeError', message: 'boom' } },
  },
  {
    says: 'an error with data',
    code: "return Object.assign(new Error('boom'), { code: 'E1', at: new Date(0) })",
    becomes: { name: 'Error', message: 'boom', code: 'E1', at: '1970-01-01T00:00:00.000Z' },
  },
  { says: 'a circle', code: cyclic, refused: /circular/ },
  { says: 'a proxy of data', code: 'return new Proxy({ a: 1 }, {})', becomes: { a: 1 } },
  { says: 'a proxy of a Map', code: 'return [new Proxy(new Map(), {})]', refused: /a Map/ },
  {
    says: 'a revoked proxy',
    code: 'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return [proxy]',
    refused: /./,
  },
  {
    says: 'a key that is a prototype',
    code: 'return JSON.parse(\'{"__proto__": {"a": 1}, "x": 2}\')',
    becomes: JSON.parse('{"__proto__": {"a": 1}, "x": 2}'),
  },
  {
    says: 'a nesting of 1000',
    code: 'let a = 1; for (let i = 0; i < 1000; i++) a = [a]; return a',
    becomes: nested(1000),
  },
  {
    says: 'a nesting without end',
    code: 'let a = 1; for (let i = 0; i < 1e5; i++) a = [a]; return a',
    refused: /nest|stack/,
  },
  { says: 'what a getter gives', code: 'return { get a() { return 1 } }', becomes: { a: 1 } },
  { says: 'a getter that throws', code: "return { get a() { throw new Error('no') } }", refused: /no/ },
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

describe('a value that a script returns', () => {
  it.each(cases)('$says', async ({ code, becomes, refused }) => {
    const result = await run(code)
    if (refused === undefined) {
      expect(result).toMatchObject({ status: 'ok' })
      expect(result.status === 'ok' && result.value).toStrictEqual(becomes)
    } else {
      expect(errorOf(result)).toMatchObject({
        code: 'invalid_value',
        message: expect.stringMatching(refused),
      })
    }
  })

  it('nothing at all', async () => {
    const result = await run('const nothing = 1')
    expect(result).toMatchObject({ status: 'ok', bytes: 0 })
    expect('value' in result).toBe(false)
  })
})

/** The same values on their way into a tool: invalid ones are an error that the script can catch. */
const asArgument = (code: string): string => `
  const make = () => { ${code} }
  try { return { sent: await tools.echo({ v: make() }) } } catch (error) { return { refused: String(error.message) } }`

// What is at the top there is a member here; what is lost in the top alone is not there.
const insideOut = new Set(['a function', 'a symbol', 'an iterator'])

describe('a value that a script sends to a tool', () => {
  const depths = new Set(['a nesting of 1000'])
  const sendable = cases.filter(({ says }) => !insideOut.has(says) && !depths.has(says))
  it.each(sendable)('$says', async ({ code, becomes, refused }) => {
    const answer = await value(asArgument(code), [echo])
    if (refused === undefined) expect(answer).toStrictEqual({ sent: becomes })
    else expect(answer).toEqual({ refused: expect.stringMatching(refused) })
  })

  it('too deep a nesting is refused by the gate, by name', async () => {
    expect(
      await value(asArgument('let a = 1; for (let i = 0; i < 1000; i++) a = [a]; return a'), [echo]),
    ).toEqual({
      refused: expect.stringMatching(/nest deeper than 100/),
    })
  })

  it.each([
    ['nothing', 'tools.keys()', []],
    ['undefined', 'tools.keys(undefined)', []],
    ['null', 'tools.keys(null)', []],
    ['an empty object', 'tools.keys({})', []],
    ['only undefined members', 'tools.keys({ a: undefined })', []],
    ['a second argument, which is not looked at', 'tools.keys({ a: 1 }, { b: 2 })', ['a']],
  ])('%s as the arguments', async (_, call, keys) => {
    const seen = tool('keys', (args) => Object.keys(args as object))
    expect(await value(`return await ${call}`, [seen])).toEqual(keys)
  })

  it.each(['[1]', '"text"', '5', 'true', 'new Date(0)', 'new Map()', 'Symbol()', '() => 1', '1n', 'NaN'])(
    '%s as the arguments is refused, and nothing runs',
    async (args) => {
      let ran = 0
      const counted = tool('counted', () => (ran += 1))
      const script = `try { await tools.counted(${args}); return 'ran' } catch (e) { return [e.name, e.message] }`
      const [name, message] = (await value(script, [counted])) as [string, string]
      expect(['ToolError', 'TypeError']).toContain(name)
      expect(message).toMatch(/object|serialize/)
      expect(ran).toBe(0)
    },
  )
})

/** What a tool hands back, and what of it a script sees. */
const given: readonly {
  readonly says: string
  readonly value: unknown
  readonly seen?: string
  readonly code?: string
}[] = [
  { says: 'nothing', value: undefined, seen: 'null' },
  { says: 'null', value: null, seen: 'null' },
  { says: 'text', value: 'é🚀\u2028', seen: '"é🚀\u2028"' },
  { says: 'data', value: { a: [1, { b: null }] }, seen: '{"a":[1,{"b":null}]}' },
  { says: 'a Date', value: { at: new Date(0) }, seen: '{"at":"1970-01-01T00:00:00.000Z"}' },
  { says: 'undefined members', value: { a: 1, b: undefined }, seen: '{"a":1}' },
  {
    says: 'a key that is a prototype',
    value: JSON.parse('{"__proto__":{"a":1}}'),
    seen: '{"__proto__":{"a":1}}',
  },
  {
    says: 'a key that looks thenable',
    value: JSON.parse('{"then":"x","toJSON":"y"}'),
    seen: '{"then":"x","toJSON":"y"}',
  },
  { says: 'a Map', value: { m: new Map() }, code: 'invalid_result' },
  { says: 'a Set', value: new Set([1]), code: 'invalid_result' },
  { says: 'a BigInt', value: { n: 1n }, code: 'invalid_result' },
  { says: 'NaN', value: [Number.NaN], code: 'invalid_result' },
  { says: 'a function', value: { f: () => 1 }, code: 'invalid_result' },
  { says: 'a circle', value: circle(), code: 'invalid_result' },
]

function circle(): unknown {
  const a: { b?: unknown } = {}
  a.b = a
  return a
}

describe('a value that a tool hands back', () => {
  it.each(given)('$says', async ({ value: handed, seen, code }) => {
    const script = `try { return JSON.stringify(await tools.give()) } catch (e) { return e.code }`
    expect(await value(script, [tool('give', () => handed)])).toBe(seen ?? code)
  })
})

describe('any JSON', () => {
  it('comes back equal: as input, as arguments, as a result and as the value of the script', async () => {
    const chains = chainsOf([echo], {
      artifactStore: new MemoryBlobStore(),
      policy: { maxInlineResultBytes: 1e6 },
    })
    const script = `
      const sent = await tools.echo({ v: input })
      const outcome = await tools.echo.invoke({ v: input })
      return { sent, structured: outcome.structured, input }`
    await fc.assert(
      fc.asyncProperty(fc.array(json, { minLength: 1, maxLength: 8 }), async (values) => {
        const result = await chains.run({ script, input: values })
        expect(result).toMatchObject({ status: 'ok' })
        expect(result.status === 'ok' && result.value).toStrictEqual({
          sent: values,
          structured: values,
          input: values,
        })
      }),
      { numRuns: 60 },
    )
  })

  it('written into a script as a literal comes back equal', async () => {
    await fc.assert(
      fc.asyncProperty(json, async (literal) => {
        const text = JSON.stringify(literal).replaceAll('"__proto__":', '["__proto__"]:')
        expect(await value(`return ${text}`)).toStrictEqual(literal)
      }),
      { numRuns: 40 },
    )
  })
})
