import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { defineTool, type StandardSchema } from '../../src/invoker/index.ts'
import type { CatenaryError, JsonObject, JsonSchema, Tool, ToolContext } from '../../src/kernel/index.ts'
import { bench } from './fixture.ts'

const none = { type: 'object', properties: {}, additionalProperties: false }

/** The smallest library that follows Standard Schema, without JSON Schema and with a loose tongue. */
const loose: StandardSchema<{ n: number }, { n: number }> = {
  '~standard': {
    version: 1,
    vendor: 'loose',
    validate: (value) => ({ issues: [{ message: `got ${JSON.stringify(value)}`, path: ['n'] }] }),
  },
}

describe('the types of a tool follow from its schemas', () => {
  it('arguments from a Standard Schema, parsed', () => {
    defineTool({
      name: 'a',
      description: '',
      input: z.object({ q: z.string(), n: z.number().default(1), at: z.coerce.date().optional() }),
      execute(args, ctx) {
        expectTypeOf(args).toEqualTypeOf<{ q: string; n: number; at?: Date | undefined }>()
        expectTypeOf(ctx).toEqualTypeOf<ToolContext>()
        return args.q
      },
      classifyRisk(args) {
        expectTypeOf(args.n).toEqualTypeOf<number>()
        return 'safe'
      },
    })
  })

  it('arguments from a JSON Schema as it is written', () => {
    defineTool({
      name: 'a',
      description: '',
      input: {
        type: 'object',
        properties: {
          q: { type: 'string' },
          limit: { type: 'integer', minimum: 1 },
          order: { enum: ['asc', 'desc'] },
          fixed: { const: 1 },
          tags: { type: 'array', items: { type: 'string' } },
          note: { type: ['string', 'null'] },
          id: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          place: {
            type: 'object',
            properties: { lat: { type: 'number' }, sure: { type: 'boolean' } },
            required: ['lat'],
          },
          counts: { type: 'object', additionalProperties: { type: 'number' } },
          other: { $ref: '#/$defs/other' },
        },
        required: ['q', 'tags', 'place'],
      },
      execute(args) {
        expectTypeOf(args).toEqualTypeOf<{
          q: string
          limit?: number
          order?: 'asc' | 'desc'
          fixed?: 1
          tags: string[]
          note?: string | null
          id?: string | number
          place: { lat: number; sure?: boolean }
          counts?: Record<string, number>
          other?: unknown
        }>()
        return args.q
      },
      classifyRisk: ({ place }) => (place.lat > 66 ? 'high' : 'safe'),
    })
  })

  it('arguments from a JSON Schema that the compiler knows little of: any object', () => {
    const read = (input: JsonSchema) =>
      defineTool({
        name: 'a',
        description: '',
        input,
        execute: (args) => expectTypeOf(args).toEqualTypeOf<JsonObject>(),
      })
    const written = { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] }
    defineTool({
      name: 'b',
      description: '',
      input: written,
      execute: (args) => expectTypeOf(args).toEqualTypeOf<{ q?: unknown }>(),
    })
    defineTool({
      name: 'c',
      description: '',
      input: { type: 'object', oneOf: [{ required: ['a'] }] },
      execute: (args) => expectTypeOf(args).toEqualTypeOf<JsonObject>(),
    })
    expect(read({ type: 'object' }).name).toBe('a')
  })

  it('arguments from none', () => {
    defineTool({
      name: 'b',
      description: '',
      execute(args) {
        expectTypeOf(args).toEqualTypeOf<Record<string, never>>()
        return 1
      },
    })
  })

  it('the value from the output, and the whole is a Tool', () => {
    const tool = defineTool({
      name: 'a',
      description: '',
      output: z.object({ total: z.number() }),
      // @ts-expect-error the total must be a number
      execute: () => ({ total: 'many' }),
    })
    expectTypeOf(tool).toExtend<Tool>()
  })
})

describe('the schema that the model is shown', () => {
  it('is closed, on every level', () => {
    const tool = defineTool({
      name: 'a',
      description: '',
      input: z.object({ where: z.object({ city: z.string() }), tags: z.array(z.object({ k: z.string() })) }),
      execute: () => 1,
    })
    expect(tool.inputSchema).toEqual({
      type: 'object',
      properties: {
        where: {
          type: 'object',
          properties: { city: { type: 'string' } },
          required: ['city'],
          additionalProperties: false,
        },
        tags: {
          type: 'array',
          items: {
            type: 'object',
            properties: { k: { type: 'string' } },
            required: ['k'],
            additionalProperties: false,
          },
        },
      },
      required: ['where', 'tags'],
      additionalProperties: false,
    })
  })

  it('stays open where the schema says so', () => {
    const tool = defineTool({
      name: 'a',
      description: '',
      input: z.looseObject({ a: z.string() }),
      execute: () => 1,
    })
    expect(tool.inputSchema['additionalProperties']).toEqual({})
  })

  it('trap 25: is a closed object for a tool without input', () => {
    expect(defineTool({ name: 'a', description: '', execute: () => 1 }).inputSchema).toEqual(none)
    expect(defineTool({ name: 'a', description: '', input: {}, execute: () => 1 }).inputSchema).toEqual(none)
    expect(
      defineTool({ name: 'a', description: '', input: z.object({}), execute: () => 1 }).inputSchema,
    ).toEqual(none)
  })

  it('closes the whole where several parts describe one object', () => {
    const input = {
      allOf: [{ $ref: '#/$defs/page' }, { type: 'object', properties: { q: { type: 'string' } } }],
      $defs: {
        page: { type: 'object', properties: { page: { type: 'integer' } } },
        other: { type: 'object', properties: { x: {} } },
      },
    }
    const { inputSchema } = defineTool({ name: 'a', description: '', input, execute: () => 1 })
    expect(inputSchema).toEqual({
      type: 'object',
      ...input,
      unevaluatedProperties: false,
      $defs: { ...input.$defs, other: { ...input.$defs.other, additionalProperties: false } },
    })
  })

  it('does not touch what it was given', () => {
    const input = Object.freeze({
      type: 'object',
      properties: Object.freeze({ a: Object.freeze({ type: 'object', properties: {} }) }),
    })
    expect(() => defineTool({ name: 'a', description: '', input, execute: () => 1 })).not.toThrow()
  })
})

describe('what cannot be a tool is refused at once', () => {
  it.each([
    [
      'an input that is no object',
      () => defineTool({ name: 'a', description: '', input: z.string(), execute: () => 1 }),
      'input',
    ],
    [
      'a JSON Schema of a list',
      () => defineTool({ name: 'a', description: '', input: { type: 'array' }, execute: () => 1 }),
      'input',
    ],
    [
      'a library that offers no JSON Schema',
      () => defineTool({ name: 'a', description: '', input: loose, execute: () => 1 }),
      'input',
    ],
  ])('%s', (_, define, field) => {
    expect(define).toThrow(expect.objectContaining({ code: 'invalid_tool', field }) as CatenaryError)
  })
})

describe('arguments', () => {
  const secret = 'hunter2'

  it('are parsed once: defaults and transforms are what runs', async () => {
    const ran: unknown[] = []
    const tool = defineTool({
      name: 'a',
      description: '',
      input: z.object({ q: z.string().trim(), n: z.number().default(3), at: z.coerce.date() }),
      execute: (args) => void ran.push(args),
    })
    await bench([tool]).call('a', { q: ' x ', at: '2020-01-01' })
    expect(ran).toEqual([{ q: 'x', n: 3, at: new Date('2020-01-01') }])
  })

  it('trap 27: an unknown key is named, and no value is', async () => {
    const tool = defineTool({
      name: 'a',
      description: '',
      input: z.object({ q: z.string() }),
      execute: () => 1,
    })
    const result = await bench([tool]).call('a', {
      q: 'x',
      [`p${'w'.repeat(500)}`]: secret,
      nested: { q: secret },
    })
    expect(result).toMatchObject({ code: 'invalid_arguments', status: 'error', effect: 'none' })
    expect(result.text).toMatch(/p{1}w{63}…/)
    expect(result.text).toContain('nested is unknown (known: q)')
    expect(result.text).not.toContain(secret)
    expect(result.text.length).toBeLessThan(1000)
  })

  it('trap 25: a tool without input refuses any key', async () => {
    const tools = [
      defineTool({ name: 'a', description: '', execute: () => 1 }),
      { name: 'b', description: '', inputSchema: { type: 'object' }, execute: () => 1 },
    ]
    const { call } = bench(tools)
    for (const name of ['a', 'b']) {
      expect((await call(name, {})).status).toBe('ok')
      expect(await call(name, { extra: 1 })).toMatchObject({
        code: 'invalid_arguments',
        text: expect.stringContaining('extra') as string,
      })
    }
  })

  it('trap 27: what a custom check says is not repeated, for it may contain the value', async () => {
    const input = z.object({
      key: z.string().refine(() => false, { error: (issue) => `bad ${String(issue.input)}` }),
      n: z.number().max(5),
    })
    const result = await bench([defineTool({ name: 'a', description: '', input, execute: () => 1 })]).call(
      'a',
      { key: secret, n: 77_777 },
    )
    expect(result.text).toBe('Invalid arguments for "a": key is not valid; n must be at most 5.')
  })

  it('are told by field what is wrong with them', async () => {
    const input = z.object({
      a: z.string(),
      b: z.number(),
      c: z.enum(['x', 'y']),
      d: z.string().min(3),
      e: z.email(),
      f: z.array(z.number()).max(1),
      g: z.union([z.string(), z.number()]),
      h: z.number().gt(1),
    })
    const given = { b: secret, c: secret, d: 'x', e: secret, f: [1, 2], g: true, h: 1 }
    const { text } = await bench([defineTool({ name: 'a', description: '', input, execute: () => 1 })]).call(
      'a',
      given,
    )
    expect(text.slice('Invalid arguments for "a": '.length, -1).split('; ')).toEqual([
      'a is required',
      'b must be number',
      'c must be one of "x", "y"',
      'd must be at least 3 characters',
      'e must be a valid email',
      'f must be at most 1 elements',
      'g matches none of the forms that are allowed',
      'h must be more than 1',
    ])
  })

  it('that a foreign schema describes are told the same way', async () => {
    const inputSchema = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      type: 'object',
      properties: {
        a: { type: 'string' },
        when: { type: 'string', format: 'date' },
        pair: { type: 'array', items: [{ type: 'number' }] },
      },
      required: ['a'],
    }
    const { call } = bench([{ name: 'a', description: '', inputSchema, execute: () => 1 }])
    expect((await call('a', {})).text).toBe('Invalid arguments for "a": a is required.')
    expect((await call('a', { a: 1 })).text).toBe('Invalid arguments for "a": a must be string.')
    expect((await call('a', { a: 'x', when: secret })).text).toContain('when must match format "date"')
    expect((await call('a', { a: 'x', pair: [secret] })).text).toContain('pair.0 must be number')
    expect((await call('a', { a: 'x', b: secret })).text).toBe(
      'Invalid arguments for "a": b is unknown (known: a, when, pair).',
    )
    expect((await call('a', { a: 'x', when: '2020-01-01', pair: [1, 'y'] })).status).toBe('ok')
  })

  it('may be checked later', async () => {
    const input = z.object({ id: z.string().refine(async (id) => id === 'known') })
    const { call } = bench([defineTool({ name: 'a', description: '', input, execute: ({ id }) => id })])
    expect(await call('a', { id: 'known' })).toMatchObject({ status: 'ok', text: 'known' })
    expect(await call('a', { id: secret })).toMatchObject({
      code: 'invalid_arguments',
      text: 'Invalid arguments for "a": id is not valid.',
    })
  })

  it("whose check fails by itself do not run, and its failure isn't told", async () => {
    const input = z.object({
      id: z.string().refine((id) => {
        throw new Error(id)
      }),
    })
    const result = await bench([defineTool({ name: 'a', description: '', input, execute: () => 1 })]).call(
      'a',
      { id: secret },
    )
    expect(result).toMatchObject({ code: 'invalid_arguments', effect: 'none' })
    expect(result.text).not.toContain(secret)
  })
})

describe('a result with an output schema', () => {
  it('is what the schema makes of it', async () => {
    const output = z.object({ total: z.number() })
    const tool = defineTool({
      name: 'a',
      description: '',
      output,
      execute: () => ({ total: 3, secret: 1 }) as { total: number },
    })
    expect(await bench([tool]).call('a')).toMatchObject({
      status: 'ok',
      structured: { total: 3 },
      text: '{"total":3}',
    })
    expect(tool.outputSchema).toMatchObject({ properties: { total: { type: 'number' } } })
  })

  it('is refused where it does not fit, and the effect is told', async () => {
    const tool = defineTool({
      name: 'a',
      description: '',
      risk: 'high',
      output: z.object({ total: z.number() }),
      execute: () => ({ total: 'hunter2' }) as never,
    })
    const { call } = bench([tool], { policy: { maxRiskUnapproved: 'high' } })
    const result = await call('a')
    expect(result).toMatchObject({
      status: 'error',
      code: 'invalid_result',
      effect: 'done',
      retryable: false,
    })
    expect(result.text).toContain('total must be number')
    expect(result.text).not.toContain('hunter2')
  })

  it('is checked for a foreign tool too', async () => {
    const outputSchema = { type: 'object', properties: { total: { type: 'number' } }, required: ['total'] }
    const inputSchema = { type: 'object' }
    const { call } = bench([
      { name: 'good', description: '', inputSchema, outputSchema, execute: () => ({ total: 1, more: 2 }) },
      { name: 'bad', description: '', inputSchema, outputSchema, execute: () => ({ sum: 1 }) },
    ])
    expect(await call('good')).toMatchObject({ status: 'ok', structured: { total: 1, more: 2 } })
    expect(await call('bad')).toMatchObject({
      code: 'invalid_result',
      text: expect.stringContaining('total is required') as string,
    })
  })
})
