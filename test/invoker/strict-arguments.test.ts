import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineTool } from '../../src/invoker/index.ts'
import type { JsonSchema } from '../../src/kernel/index.ts'
import { bench } from './fixture.ts'

/** A schema in both forms, with values that fit it; `places` are where an unknown key would have to be refused. */
interface Described {
  readonly zod: z.ZodType
  readonly json: JsonSchema
  readonly value: fc.Arbitrary<unknown>
}

const leaf: fc.Arbitrary<Described> = fc.constantFrom<Described>(
  { zod: z.string(), json: { type: 'string' }, value: fc.string() },
  { zod: z.number(), json: { type: 'number' }, value: fc.integer() },
  { zod: z.boolean(), json: { type: 'boolean' }, value: fc.boolean() },
  { zod: z.null(), json: { type: 'null' }, value: fc.constant(null) },
)

function objectOf(members: readonly (readonly [string, Described])[]): Described {
  const properties = Object.fromEntries(members.map(([name, { json }]) => [name, json]))
  return {
    zod: z.object(Object.fromEntries(members.map(([name, { zod }]) => [name, zod]))),
    json: { type: 'object', properties, required: Object.keys(properties) },
    value: fc.record(Object.fromEntries(members.map(([name, { value }]) => [name, value]))),
  }
}

function listOf({ zod, json, value }: Described): Described {
  return {
    zod: z.array(zod),
    json: { type: 'array', items: json },
    value: fc.array(value, { minLength: 1, maxLength: 3 }),
  }
}

/** Two objects told apart by a literal. */
function unionOf(
  a: readonly (readonly [string, Described])[],
  b: readonly (readonly [string, Described])[],
): Described {
  const [left, right] = [a, b].map((members, index) =>
    objectOf([
      ['kind', { zod: z.literal(index), json: { const: index }, value: fc.constant(index) }],
      ...members,
    ]),
  )
  if (left === undefined || right === undefined) throw new Error('there are two')
  return {
    zod: z.union([left.zod, right.zod]),
    json: { anyOf: [left.json, right.json] },
    value: fc.oneof(left.value, right.value),
  }
}

const name = fc.constantFrom('a', 'b', 'c', 'd')
const { described } = fc.letrec<{ described: Described; members: [string, Described][]; object: Described }>(
  (tie) => ({
    members: fc.uniqueArray(fc.tuple(name, tie('described')), { selector: ([key]) => key, maxLength: 3 }),
    object: tie('members').map(objectOf),
    described: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'schema' },
      leaf,
      tie('object'),
      tie('described').map(listOf),
      fc.tuple(tie('members'), tie('members')).map(([a, b]) => unionOf(a, b)),
    ),
  }),
)
const root = fc
  .uniqueArray(fc.tuple(name, described), { selector: ([key]) => key, minLength: 1, maxLength: 3 })
  .map(objectOf)

const unknownKey = fc.stringMatching(/^(?:zz[a-zA-Z0-9 .]{0,8}|constructor|toString|__proto__)$/)
const secret = 'hunter2-hunter2'

/** Every object in a value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? below : [value as Record<string, unknown>, ...below]
}

/** A tool of each making: by zod, by a JSON Schema through `defineTool`, and written by hand. */
function toolsFor({ zod, json }: Described): Parameters<typeof bench>[0] {
  const execute = (): string => 'ran'
  return [
    defineTool({ name: 'zod', description: '', input: zod, execute }),
    defineTool({ name: 'json', description: '', input: json, execute }),
    { name: 'hand', description: '', inputSchema: json, execute },
  ]
}

const makers = ['zod', 'json', 'hand']

describe('arguments are checked strictly, however the tool was made', () => {
  it('what fits runs', async () => {
    const fitting = root.chain((given) => fc.tuple(fc.constant(given), given.value))
    await fc.assert(
      fc.asyncProperty(fitting, async ([given, value]) => {
        const { call } = bench(toolsFor(given))
        for (const maker of makers)
          expect(await call(maker, value)).toMatchObject({ status: 'ok', text: 'ran' })
      }),
      { numRuns: 30 },
    )
  })

  it('an unknown key is refused by name wherever it is, and its value is not told', async () => {
    const spoiled = root.chain((given) => fc.tuple(fc.constant(given), given.value, fc.nat(), unknownKey))
    await fc.assert(
      fc.asyncProperty(spoiled, async ([given, fitting, at, key]) => {
        const value: unknown = JSON.parse(JSON.stringify(fitting))
        const objects = objectsIn(value)
        const target = objects[at % objects.length] ?? {}
        Object.defineProperty(target, key, { value: secret, enumerable: true, configurable: true })
        const { call } = bench(toolsFor(given))
        for (const maker of makers) {
          const result = await call(maker, value)
          expect(result).toMatchObject({ code: 'invalid_arguments', effect: 'none' })
          expect(result.text).toContain(key)
          expect(result.text).not.toContain(secret)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a wrong value is refused, and not told', async () => {
    const spoiled = root.chain((given) => fc.tuple(fc.constant(given), given.value, fc.nat()))
    await fc.assert(
      fc.asyncProperty(spoiled, async ([given, fitting, at]) => {
        const value: unknown = JSON.parse(JSON.stringify(fitting))
        const objects = objectsIn(value).filter((object) => Object.keys(object).length > 0)
        const target = objects[at % objects.length] ?? {}
        const [key = 'a'] = Object.keys(target)
        target[key] = { [secret]: [secret] }
        const { call } = bench(toolsFor(given))
        for (const maker of makers) {
          const result = await call(maker, value)
          expect(result).toMatchObject({ code: 'invalid_arguments', effect: 'none' })
          // The key of the wrong value may be named as unknown; what it holds may not.
          expect(result.text.split(secret).length).toBeLessThanOrEqual(2)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('unions', () => {
  const check = async (input: z.ZodType, args: unknown): Promise<string> =>
    (await bench([defineTool({ name: 'u', description: '', input, execute: () => 'ran' })]).call('u', args))
      .text

  it('a key of one branch is unknown to another', async () => {
    const kinds = z.discriminatedUnion('t', [
      z.object({ t: z.literal('a'), x: z.number() }),
      z.object({ t: z.literal('b'), y: z.number() }),
    ])
    expect(await check(kinds, { t: 'a', x: 1 })).toBe('ran')
    expect(await check(kinds, { t: 'a', x: 1, y: 1 })).toContain('y is unknown (known: t, x)')
    expect(await check(z.object({ u: kinds }), { u: { t: 'a', y: 1 } })).toContain('u.y is unknown')
  })

  it('a key is not dropped in silence because the branch that knows it does not match', async () => {
    const either = z.object({
      u: z.union([z.object({ v: z.string().min(5), extra: z.string() }), z.object({ v: z.string() })]),
    })
    expect(await check(either, { u: { v: 'short', extra: 'y' } })).toBe('ran')
    expect(await check(either, { u: { v: 'x', extra: 'y' } })).toContain('u.extra is unknown')
  })

  it('an intersection knows the keys of both', async () => {
    const both = z.object({
      i: z.intersection(
        z.object({ a: z.string() }),
        z.union([z.object({ b: z.string() }), z.object({ c: z.string() })]),
      ),
    })
    expect(await check(both, { i: { a: '1', b: '2' } })).toBe('ran')
    expect(await check(both, { i: { a: '1', c: '2' } })).toBe('ran')
    expect(await check(both, { i: { a: '1', b: '2', d: '3' } })).toContain('i.d is unknown')
  })

  it('a recursive schema is followed all the way', async () => {
    const Node: z.ZodType = z.object({
      v: z.number(),
      get kids() {
        return z.array(Node).optional()
      },
    })
    expect(await check(Node, { v: 1, kids: [{ v: 2, kids: [{ v: 3 }] }] })).toBe('ran')
    expect(await check(Node, { v: 1, kids: [{ v: 2, kids: [{ v: 3, w: 4 }] }] })).toContain(
      'kids[0].kids[0].w is unknown',
    )
  })

  it('a schema that allows other keys gets them, but for the one that zod drops', async () => {
    const open = z.object({
      map: z.record(z.string(), z.object({ n: z.number() })),
      any: z.unknown(),
      more: z.looseObject({}),
    })
    expect(await check(open, { map: { x: { n: 1 } }, any: { y: 1 }, more: { z: 1 } })).toBe('ran')
    expect(await check(open, { map: { x: { n: 1, m: 1 } }, any: 1, more: {} })).toContain(
      'map.x.m is unknown',
    )
    const args: unknown = JSON.parse('{"map":{"__proto__":{"n":1}},"any":{"__proto__":1},"more":{}}')
    expect(await check(open, args)).toContain('map.__proto__ is not allowed as a key')
  })

  it('one that multiplies is given up, not computed for ever', async () => {
    const T: z.ZodType = z.union([
      z.object({
        a: z.string(),
        get k() {
          return T.optional()
        },
      }),
      z.object({
        a: z.string(),
        get k() {
          return T.optional()
        },
        b: z.string().optional(),
      }),
    ])
    let value: Record<string, unknown> = { a: 'x', zz: 1 }
    for (let depth = 0; depth < 60; depth += 1) value = { a: 'x', k: value }
    const started = performance.now()
    expect(await check(z.object({ t: T }), { t: value })).toMatch(/zz is unknown/)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
