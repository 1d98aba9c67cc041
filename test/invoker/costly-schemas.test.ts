import { fullFormats } from 'ajv-formats/dist/formats.js'
import { describe, expect, it } from 'vitest'
import type { JsonSchema, JsonValue } from '../../src/kernel/index.ts'
import { bench, tool } from './fixture.ts'

/** Checking any of these must not hold the host up for longer, be the machine ever so busy. */
const maxBlockedMs = 8000

interface Costly {
  readonly schema: JsonSchema
  readonly args: JsonValue
}

const node = (key: string, more: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [key]: { $ref: '#/$defs/node' } },
  additionalProperties: true,
  ...more,
})

function nested(depth: number, inner: JsonValue): JsonValue {
  let value = inner
  for (let i = 0; i < depth; i += 1) value = { c: value }
  return value
}

function doubling(depth: number): JsonSchema {
  const defs = Array.from({ length: depth }, (_, i) => [
    `d${i}`,
    { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
  ])
  return {
    type: 'object',
    additionalProperties: true,
    properties: { a: { $ref: '#/$defs/d0' } },
    $defs: { ...Object.fromEntries(defs), [`d${depth}`]: { type: 'string' } },
  }
}

const object = (a: JsonSchema): JsonSchema => ({ type: 'object', properties: { a } })
const twice = { anyOf: [{ $ref: '#/$defs/node' }, { $ref: '#/$defs/node' }] }

const costly: Readonly<Record<string, Costly>> = {
  'a pattern with nested repetition': {
    schema: object({ type: 'string', pattern: '^(a+)+$' }),
    args: { a: `${'a'.repeat(50)}!` },
  },
  'a pattern that begins anywhere': {
    schema: object({ type: 'string', pattern: 'a+b' }),
    args: { a: 'a'.repeat(1_000_000) },
  },
  'a pattern for keys': {
    schema: { type: 'object', patternProperties: { '^(a|a)*$': { type: 'number' } } },
    args: { [`${'a'.repeat(60)}!`]: 1 },
  },
  'a pattern for names': {
    schema: { type: 'object', additionalProperties: true, propertyNames: { pattern: '^(.*a){20}$' } },
    args: { [`${'a'.repeat(60)}!`]: 1 },
  },
  'a pattern that only a reference reaches': {
    schema: { ...object({ $ref: '#/default' }), default: { type: 'string', pattern: '^(a+)+$' } },
    args: { a: `${'a'.repeat(50)}!` },
  },
  'unions of references that nest': {
    schema: {
      type: 'object',
      properties: { a: { $ref: '#/$defs/node' } },
      $defs: { node: { anyOf: [{ type: 'string' }, node('c', { properties: { c: twice } })] } },
    },
    args: { a: nested(45, 1) },
  },
  'references that double': { schema: doubling(60), args: { a: 'x' } },
  'a large schema for each of many elements': {
    schema: object({
      type: 'array',
      items: { allOf: Array.from({ length: 1000 }, (_, i) => ({ not: { const: i + 1 } })) },
    }),
    args: { a: Array.from({ length: 200_000 }, () => 0) },
  },
}

describe('a check that could take for ever', () => {
  for (const [what, { schema, args }] of Object.entries(costly)) {
    it(`${what} is ended, and says so`, async () => {
      const { dispatch } = bench([tool('costly', () => 'ran', { inputSchema: schema })])
      const started = performance.now()
      const { result } = await dispatch('costly', args)
      expect(performance.now() - started).toBeLessThan(maxBlockedMs)
      expect(JSON.stringify(result)).toContain('took too long')
    }, 60_000)

    it(`${what} costs less each time`, async () => {
      const { dispatch } = bench([tool('costly', () => 'ran', { inputSchema: schema })])
      const started = performance.now()
      for (let i = 0; i < 12; i += 1) await dispatch('costly', args)
      expect(performance.now() - started).toBeLessThan(2 * maxBlockedMs)
    }, 60_000)

    it(`${what} of a result is ended`, async () => {
      const { dispatch } = bench([tool('costly', () => args, { outputSchema: schema })])
      const started = performance.now()
      const { result } = await dispatch('costly', {})
      expect(performance.now() - started).toBeLessThan(maxBlockedMs)
      expect(JSON.stringify(result)).toContain('took too long')
    }, 60_000)
  }

  it('serves ordinary arguments after it', async () => {
    const { dispatch } = bench([
      tool('costly', () => 'ran', { inputSchema: costly['a pattern with nested repetition']!.schema }),
    ])
    for (let i = 0; i < 12; i += 1) await dispatch('costly', { a: `${'a'.repeat(50)}!` })
    expect((await dispatch('costly', { a: 'aaa' })).result.status).toBe('ok')
    expect(JSON.stringify((await dispatch('costly', { a: 'bbb' })).result)).toContain('must match pattern')
  }, 60_000)
})

describe('a schema that is too large for the machine', () => {
  const schema = object({
    type: 'array',
    items: { allOf: Array.from({ length: 10_000 }, (_, i) => ({ not: { const: i + 1 } })) },
  })
  const reason = 'its schema is too large to be compiled'

  it('is named as the reason why its tool cannot be called', async () => {
    const { dispatch } = bench([tool('vast', () => 'ran', { inputSchema: schema })])
    expect((await dispatch('vast', { a: [0] })).result.text).toContain(reason)
    const started = performance.now()
    for (let i = 0; i < 40; i += 1) expect((await dispatch('vast', { a: [0] })).result.text).toContain(reason)
    // It is compiled once and not for each call.
    expect(performance.now() - started).toBeLessThan(maxBlockedMs)
  })

  it('is named as the reason why a result cannot be checked', async () => {
    const { dispatch } = bench([tool('vast', () => ({ a: [0] }), { outputSchema: schema })])
    expect((await dispatch('vast', {})).result.text).toContain(reason)
  })
})

describe('large arguments of ordinary schemas', () => {
  const objects = Array.from({ length: 20_000 }, (_, i) => ({ id: i, tags: ['a', { b: i }] }))

  it('are checked for unique items in linear time', async () => {
    const inputSchema = object({
      type: 'array',
      uniqueItems: true,
      items: { type: 'object', additionalProperties: true },
    })
    const { dispatch } = bench([tool('many', () => 'ran', { inputSchema })])
    const started = performance.now()
    expect((await dispatch('many', { a: objects })).result.status).toBe('ok')
    const again = await dispatch('many', { a: [...objects, { tags: ['a', { b: 7 }], id: 7 }] })
    expect(JSON.stringify(again.result)).toContain('must NOT have duplicate items')
    expect(performance.now() - started).toBeLessThan(maxBlockedMs)
  })

  it('have unique items as JSON Schema means it', async () => {
    const { dispatch } = bench([tool('few', () => 'ran', { inputSchema: object({ uniqueItems: true }) })])
    const verdict = async (a: JsonValue): Promise<string> => (await dispatch('few', { a })).result.status
    expect(await verdict([1, '1', true, 'true', null, 'null', [1], ['1'], {}, []])).toBe('ok')
    expect(await verdict(['a', 1, 'a'])).not.toBe('ok')
    expect(await verdict([0, -0])).not.toBe('ok')
    expect(await verdict([{ a: 1, b: [2] }, 3, { b: [2], a: 1 }])).not.toBe('ok')
    expect(await verdict('aa')).toBe('ok')
  })

  const seeds = ['a', '.', 'a.', 'a-', '1:', '::', '/', '%20', 'a@', '{a}', 'AAAA\n', '/~0', 'http://a']

  it.each(Object.keys(fullFormats))(
    'are checked for the format %s without holding the host up',
    async (format) => {
      const inputSchema = object({ type: 'string', format })
      const { dispatch } = bench([tool('text', () => 'ran', { inputSchema })])
      const started = performance.now()
      for (const seed of seeds)
        await dispatch('text', { a: `http://${seed.repeat(300_000 / seed.length)}\n` })
      expect(performance.now() - started).toBeLessThan(2 * maxBlockedMs)
    },
  )
})
