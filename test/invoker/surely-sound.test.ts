import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileJsonSchema } from '../../src/invoker/json-schema.ts'
import { isSurelySound } from '../../src/invoker/surely-sound.ts'
import { Toolbox } from '../../src/invoker/index.ts'
import type { JsonSchema, Tool } from '../../src/kernel/index.ts'
import { realServers } from '../catalog/real-tools.ts'

const schemas = realServers.flatMap(({ tools }) =>
  tools.flatMap(({ inputSchema, outputSchema }) =>
    [inputSchema, outputSchema].filter((schema) => schema !== undefined),
  ),
)
const compiles = (schema: JsonSchema): boolean => {
  try {
    compileJsonSchema(schema).check({})
    return true
  } catch {
    return false
  }
}
const junk = fc.constantFrom<unknown>(
  null,
  -1,
  1.5,
  'x',
  '(',
  [],
  ['a', 'a'],
  {},
  [{}],
  { type: 'x' },
  '#/nowhere',
  true,
  Number.NaN,
)

/** The schema with one value somewhere in it replaced. */
function broken(schema: unknown): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object' || schema === null) return junk
  const keys = Object.keys(schema)
  if (keys.length === 0) return junk
  return fc
    .constantFrom(...keys)
    .chain((key) =>
      fc
        .oneof({ weight: 1, arbitrary: junk }, { weight: 4, arbitrary: broken(Reflect.get(schema, key)) })
        .map((put) => (Array.isArray(schema) ? schema.with(Number(key), put) : { ...schema, [key]: put })),
    )
}

describe('a schema that is taken for sound without being compiled', () => {
  it('compiles, whatever was done to it', () => {
    const given = fc
      .constantFrom(...schemas)
      .chain((schema) => fc.oneof(fc.constant(schema as unknown), broken(schema)))
    fc.assert(
      fc.property(given, (schema) => {
        fc.pre(typeof schema === 'object' && schema !== null && !Array.isArray(schema))
        if (isSurelySound(schema as JsonSchema)) expect(compiles(schema as JsonSchema)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('is nearly every real one', () => {
    const sure = schemas.filter(isSurelySound).length
    expect(sure / schemas.length).toBeGreaterThan(0.9)
  })

  it('is checked as it was when the tool was added', () => {
    const properties: Record<string, unknown> = { a: { type: 'string' } }
    const inputSchema = { type: 'object', properties, required: ['a'] }
    const tool: Tool = { name: 't', description: '', inputSchema, execute: () => 1 }
    const entry = Toolbox.from([tool]).entry('t')
    properties['a'] = { type: 'number' }
    expect(entry?.checkArguments({ a: 'x' })).toMatchObject({ ok: true })
    expect(entry?.checkArguments({ a: 1 })).toMatchObject({ ok: false })
  })

  it('leaves what is wrong to be refused when the tool is added', () => {
    for (const wrong of [
      { type: 'text' },
      { properties: { a: { pattern: '(' } } },
      { $ref: '#/nowhere' },
      { enum: [] },
    ]) {
      const tool: Tool = {
        name: 't',
        description: '',
        inputSchema: { type: 'object', ...wrong },
        execute: () => 1,
      }
      expect(() => Toolbox.from([tool]), JSON.stringify(wrong)).toThrow(
        /inputSchema of the tool "t" is no valid JSON Schema/,
      )
    }
  })
})
