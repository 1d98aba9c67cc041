import { defineTool, tenantOwner, toolResult } from 'catenary'
import type { JsonValue } from 'catenary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { errorOf, okOf, openChains, valueOf } from './chains.ts'

const echo = defineTool({
  name: 'echo',
  description: 'Gives back its arguments.',
  input: { type: 'object', additionalProperties: true },
  execute: (args) => args,
})
const text = defineTool({ name: 'text', description: 'Gives text.', execute: () => 'plain text' })
const nothing = defineTool({ name: 'nothing', description: 'Gives nothing.', execute: () => undefined })
const both = defineTool({
  name: 'both',
  description: 'Gives text and structure.',
  execute: () => toolResult({ content: [{ type: 'text', text: 'for people' }], structuredContent: { n: 1 } }),
})
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const picture = defineTool({ name: 'picture', description: 'Gives a picture.', execute: () => png })
const large = defineTool({
  name: 'large',
  description: 'Gives many lines.',
  input: { type: 'object', properties: { lines: { type: 'number' } }, required: ['lines'] },
  execute: ({ lines }) => `héllo wörld €\r\n`.repeat(Number(lines)),
})
const measure = defineTool({
  name: 'measure',
  description: 'Tells how long a text is.',
  input: { type: 'object', properties: { data: { type: 'string' } }, required: ['data'] },
  execute: ({ data }) => String(data).length,
})

const { chains, store } = openChains([echo, text, nothing, both, picture, large, measure])
const run = (script: string) => chains.run({ script })

describe('a tool resolves to', () => {
  it.each([
    ['its structured content, if it has any', 'return await tools.both()', { n: 1 }],
    ['its text otherwise', 'return await tools.text()', 'plain text'],
    ['null for nothing', 'return await tools.nothing()', null],
  ])('%s', async (_, script, value) => {
    expect(valueOf(await run(script))).toEqual(value)
  })

  it('its media files, with path, type, size and digest', async () => {
    const result = okOf(await run('return await tools.picture()'))
    expect(result.value).toMatchObject({
      path: '/workspace/media/picture_1.png',
      mediaType: 'image/png',
      bytes: 11,
    })
    expect(result.files).toHaveLength(1)
    const ref = result.files[0]?.artifactRef ?? ''
    expect(await store.resolve(ref, { owner: tenantOwner('local') })).toEqual(png)
  })
})

describe('what JSON cannot say', () => {
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a Map', 'new Map([[1, 2]])', /Map/],
    ['a Set', 'new Set([1])', /Set/],
    ['a BigInt', '12n', /BigInt/],
    ['a typed array', 'new Uint8Array(3)', /binary data/],
    ['an ArrayBuffer', 'new ArrayBuffer(3)', /binary data/],
    ['a DataView', 'new DataView(new ArrayBuffer(3))', /binary data/],
    ['NaN', 'NaN', /NaN/],
    ['Infinity', '-Infinity', /Infinity/],
    ['an invalid Date', 'new Date(NaN)', /invalid Date/],
    ['a promise', 'Promise.resolve(1)', /promise/],
    ['a regular expression', '/x/', /RegExp/],
    ['an iterator', '[1].values()', /iterator/],
    ['a generator', '(function* () { yield 1 })()', /iterator/],
    ['an async generator', '(async function* () { yield 1 })()', /iterator/],
    ['a WeakMap', 'new WeakMap()', /WeakMap/],
    ['a function in a list', '[() => 1]', /function/],
    ['a cycle', '(() => { const a = {}; a.a = a; return a })()', /circular|cyclic/i],
  ]
  it.each(refused)('%s is refused by name in a return value', async (_, expression, reason) => {
    const error = errorOf(await run(`return { deep: [${expression}] }`))
    expect(error.code).toBe('invalid_value')
    expect(error.message).toMatch(reason)
  })
  it.each(refused)(
    '%s is refused by name in an argument, and can be caught',
    async (_, expression, reason) => {
      const script = `try { await tools.echo({ deep: [${expression}] }); return 'sent' } catch (e) { return e.message }`
      const result = okOf(await run(script))
      expect(result.value).toMatch(reason)
      expect(result.trace).toEqual([])
    },
  )
})

describe('what JSON can say', () => {
  it.each([
    ['a Date as its ISO string', 'new Date(0)', '1970-01-01T00:00:00.000Z'],
    ['an Error as its name and message', 'new TypeError("boom")', { name: 'TypeError', message: 'boom' }],
    ['undefined members and methods left out', '{ a: 1, b: undefined, c() {} }', { a: 1 }],
    ['an instance by its own data', 'new (class P { x = 1; #y = 2 })()', { x: 1 }],
    ['an object without a prototype', 'Object.assign(Object.create(null), { a: 1 })', { a: 1 }],
    [
      'a key named __proto__ as data',
      'JSON.parse(\'{"__proto__":{"x":1}}\')',
      JSON.parse('{"__proto__":{"x":1}}'),
    ],
  ])('%s', async (_, expression, value) => {
    expect(valueOf(await run(`return ${expression}`))).toEqual(value)
    expect(valueOf(await run(`return await tools.echo({ v: ${expression} })`))).toEqual({ v: value })
  })

  it('comes back equal, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
        // JSON has no -0.
        const sent = JSON.parse(JSON.stringify(value)) as JsonValue
        const result = await chains.run({
          script: 'return { there: await tools.echo({ input }), here: input }',
          input: sent,
          policy: { maxInlineResultBytes: 1_000_000 },
        })
        expect(valueOf(result)).toEqual({ there: { input: sent }, here: sent })
      }),
      { numRuns: 40 },
    )
  })
})

describe('a large result', () => {
  it('has a preview in whole characters and an artifact in its wire form', async () => {
    const script = `const o = await tools.large.invoke({ lines: 1000 })
      return [o.status, o.bytes, o.artifact.size, o.artifact.ref === o.artifactRef, o.text.includes('\\ufffd'), o.text.length < 5000]`
    const bytes = 1000 * Buffer.byteLength('héllo wörld €\r\n')
    expect(valueOf(await run(script))).toEqual(['ok', bytes, bytes, true, false, true])
  })

  it('is read whole, in parts and line by line, characters never cut', async () => {
    const script = `const { artifact } = await tools.large.invoke({ lines: 20000 })
      let lines = 0
      let odd = 0
      for await (const line of artifact.lines()) { lines += 1; if (line !== 'héllo wörld €') odd += 1 }
      const text = await artifact.text()
      const first = await artifact.slice(0, 6)
      return { lines, odd, length: text.length, first: [...first], type: Object.prototype.toString.call(first) }`
    expect(valueOf(await chains.run({ script, policy: { cpuMs: 20_000 } }))).toEqual({
      lines: 20_000,
      odd: 0,
      length: 20_000 * 'héllo wörld €\r\n'.length,
      first: [0x68, 0xc3, 0xa9, 0x6c, 0x6c, 0x6f],
      type: '[object Uint8Array]',
    })
  })

  it('goes to another tool by reference, and arrives as what it was', async () => {
    const script = `const { artifact } = await tools.large.invoke({ lines: 5000 })
      return await tools.measure({ data: artifact })`
    const result = okOf(await run(script))
    expect(result.value).toBe(5000 * 'héllo wörld €\r\n'.length)
    expect(result.trace[1]?.argumentBytes).toBeLessThan(100)
    expect(result.trace[1]?.refs).toEqual(result.trace[0]?.refs)
  })

  it('over the hydration limit reaches the script as an Artifact', async () => {
    const script =
      'const a = await tools.large({ lines: 100 }); return [a instanceof Artifact, a.mediaType, `${a}`]'
    const result = await chains.run({ script, policy: { maxHydratedResultBytes: 1000 } })
    expect(valueOf(result)).toEqual([true, expect.stringContaining('text/plain'), '[object Artifact]'])
  })

  it('of the chain itself is stored for the tenant, with a preview', async () => {
    const result = okOf(await run('return "é".repeat(4000)'))
    expect(result.value).toBeUndefined()
    expect(result.bytes).toBe(8002)
    expect(Buffer.byteLength(result.preview ?? '')).toBeLessThanOrEqual(4096)
    expect(result.preview).not.toContain('\ufffd')
    const stored = await store.resolve(result.artifactRef ?? '', { owner: tenantOwner('local') })
    expect(JSON.parse(Buffer.from(stored).toString())).toBe('é'.repeat(4000))
  })

  it('of exactly the inline limit stays inline', async () => {
    expect(okOf(await run('return "x".repeat(4094)')).value).toHaveLength(4094)
    expect(okOf(await run('return "x".repeat(4095)')).artifactRef).toMatch(/^art_/)
  })

  it('over the transport limit is an error that says so', async () => {
    const result = await chains.run({ script: 'return "x".repeat(5000)', policy: { maxResultBytes: 1000 } })
    expect(errorOf(result)).toMatchObject({ code: 'value_too_large' })
  })
})
