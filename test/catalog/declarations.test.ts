import { declarations, defineTool, ToolChainTool, Toolbox, ToolInvoker } from 'catenary'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { declareTools, toolSignature } from '../../src/catalog/index.ts'
import type { ListedTool } from '../../src/catalog/index.ts'
import type { JsonSchema } from '../../src/kernel/index.ts'
import { listed, realServers } from './real-tools.ts'
import { scenarioTools } from './scenario-tools.ts'
import { complaints } from './type-check.ts'

const one = (inputSchema: JsonSchema, more: Partial<ListedTool> = {}): ListedTool => ({
  path: 'act',
  description: '',
  inputSchema,
  ...more,
})
const object = (properties: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties,
  ...more,
})
/** What `args` is declared as. */
const typeOf = (schema: unknown): string => {
  const { text } = declareTools([one(object({ v: schema }, { required: ['v'] }))])
  const [, line, lines] = /v: (.*) \}\): Promise|v: ([^]*)\n \}\): Promise/.exec(text) ?? []
  return line ?? lines ?? text
}

describe('a schema as a type', () => {
  it.each<[string, unknown, string]>([
    ['a text', { type: 'string' }, 'string'],
    ['a whole number', { type: 'integer' }, 'number'],
    ['several types', { type: ['string', 'null'] }, 'string | null'],
    ['nullable, as OpenAPI has it', { type: 'string', nullable: true }, 'string | null'],
    ['values', { enum: ['a', 1, null, true] }, '"a" | 1 | null | true'],
    ['one value', { const: { a: [1] } }, '{ a: [1] }'],
    ['a list', { type: 'array', items: { type: 'string' } }, 'string[]'],
    ['a list of either', { type: 'array', items: { type: ['string', 'number'] } }, '(string | number)[]'],
    ['a list of anything', { type: 'array' }, 'unknown[]'],
    [
      'a pair',
      { prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 2, items: false, type: 'array' },
      '[string, number]',
    ],
    [
      'a pair, as older drafts have it',
      { type: 'array', items: [{ type: 'string' }], additionalItems: false },
      '[string?]',
    ],
    [
      'a list with a head',
      { type: 'array', prefixItems: [{ type: 'string' }], minItems: 1, items: { type: 'number' } },
      '[string, ...number[]]',
    ],
    [
      'a dictionary',
      { type: 'object', additionalProperties: { type: 'number' } },
      '{ [key: string]: number }',
    ],
    [
      'a dictionary by pattern',
      { type: 'object', patternProperties: { '^a': { type: 'number' } } },
      '{ [key: string]: number }',
    ],
    [
      'a dictionary of names',
      { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { type: 'number' } },
      '{ a?: number; b?: number }',
    ],
    ['an object that may be anything', { type: 'object' }, '{ [key: string]: unknown }'],
    [
      'an object that is empty',
      { type: 'object', properties: {}, additionalProperties: false },
      'Record<string, never>',
    ],
    [
      'optional members',
      { type: 'object', properties: { a: { type: 'string' }, 'b-c': {} }, required: ['a'] },
      '{ a: string; "b-c"?: unknown }',
    ],
    ['either of two', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'string | number'],
    [
      'a union told apart by a member',
      {
        oneOf: [
          { type: 'object', properties: { k: { const: 'a' } }, required: ['k'] },
          { type: 'object', properties: { k: { const: 'b' } }, required: ['k'] },
        ],
      },
      '{ k: "a" } | { k: "b" }',
    ],
    [
      'all of several',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } } },
          { type: 'object', properties: { b: {} }, required: ['b'] },
        ],
      },
      '{ a?: string; b: unknown }',
    ],
    [
      'branches that only demand',
      { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      '{ a?: unknown; b?: unknown } & ({ a: unknown } | { b: unknown })',
    ],
    ['anything', true, 'unknown'],
    ['nothing', false, 'never'],
    ['a type left out', { properties: { a: { minLength: 1 } } }, '{\n   a?: string // >=1 chars\n  }'],
  ])('%s', (_, schema, type) => {
    expect(typeOf(schema)).toBe(type)
  })

  it('follows references, and names a type that holds itself', () => {
    const tree = {
      type: 'object',
      properties: { children: { type: 'array', items: { $ref: '#/$defs/node' } } },
    }
    const { text } = declareTools([
      one(object({ root: { $ref: '#/$defs/node' } }, { $defs: { node: tree } })),
    ])
    expect(text).toContain('type Node = { children?: Node[] }')
    expect(text).toContain('root?: Node')
    expect(complaints(text)).toEqual(new Map())
  })

  it('says limits, formats and defaults beside a type, unless the description does', () => {
    const { text } = declareTools([
      one(
        object({
          limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
          said: { type: 'integer', default: 5, description: 'Rows (default: 5)' },
          id: { type: 'string', format: 'uuid', description: 'The id' },
          code: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Currency' },
        }),
      ),
    ])
    expect(text).toContain('limit?: number // 1..100, default 20')
    expect(text).toContain('said?: number // Rows (default: 5)')
    expect(text).toContain('id?: string // uuid')
    expect(text).toContain('code?: string // Currency (/^[A-Z]{3}$/)')
  })

  it('tells what it cannot say', () => {
    const schema = object({ a: { type: 'string', not: { const: 'x' } } }, { dependentRequired: { a: ['b'] } })
    expect(declareTools([one(schema)]).unsaid).toEqual([
      { path: 'act', pointer: '#', keyword: 'dependentRequired' },
      { path: 'act', pointer: '#/properties/a', keyword: 'not' },
    ])
  })
})

describe('declarations of tools', () => {
  it('put tools into their namespaces, and declare a shared shape once', () => {
    const { text, kind } = declarations(scenarioTools)
    expect(kind).toBe('types')
    expect(text).toMatch(/ crm: \{\n {2}\/\/ Finds customers by name or country\.\n {2}search\(args: /)
    expect(text.match(/balance: number/g)).toHaveLength(1)
    expect(text).toContain('now(): Promise<')
    expect(complaints(text)).toEqual(new Map())
  })

  it('are the same text for the same tools', () => {
    expect(declarations(scenarioTools).text).toBe(declarations([...scenarioTools]).text)
  })

  it('compile with all real tools together', () => {
    const { text } = declareTools(realServers.flatMap(listed))
    expect(complaints(text)).toEqual(new Map())
  })

  it('give way to a catalogue within the budget, whatever the budget', () => {
    const tools = realServers.flatMap(listed)
    for (const budget of [20_000, 8000, 3000, 500, 50]) {
      const told = declareTools(tools, { budget })
      expect(told.kind).toBe('catalogue')
      expect(told.tokens).toBeLessThanOrEqual(budget)
    }
    const { text } = declareTools(tools, { budget: 20_000 })
    for (const { path } of tools) expect(text).toContain(path)
  })

  it('keep the schema of a deferred tool back, but name it', () => {
    const deferred = one(object({ hidden: { type: 'string' } }), {
      path: 'later',
      description: 'Comes later.',
      deferLoading: true,
    })
    const { text } = declareTools([one(object({})), deferred], { budget: 1000 })
    expect(text).toContain('later(hidden?) - Comes later')
    expect(text).not.toContain('hidden?: string')
  })

  it('counts tokens as it is told to', () => {
    expect(declarations(scenarioTools, { countTokens: (text) => text.length }).tokens).toBe(
      declarations(scenarioTools).text.length,
    )
  })
})

describe('the signature of a tool', () => {
  it('is one line, with a semicolon between the members of whatever it takes', () => {
    const names = Array.from({ length: 12 }, (_, i) => `member_number_${i}`)
    const inner = object(
      Object.fromEntries(names.map((name) => [name, { type: 'string', description: 'said' }])),
    )
    const text = toolSignature(one(object({ a: inner, b: { type: 'number' } })))
    expect(text).toBe(
      `tools.act(args?: { a?: { ${names.map((name) => `${name}?: string`).join('; ')} }; b?: number }): Promise<any>`,
    )
  })
})

describe('what a hostile schema says', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      '*/',
      '//',
      '\n',
      '\r',
      '\u2028',
      '`',
      '"',
      "'",
      '\\',
      '{',
      '}',
      ';',
      '<',
      'a',
      '$',
      ' ',
      '\u0000',
      '\u202e',
    ),
  })

  it('cannot leave its comment or its name', () => {
    const tools = fc.record({ description: hostile, name: hostile, value: hostile, note: hostile })
    const texts = fc.sample(tools, { numRuns: 150, seed: 7 }).map(({ description, name, value, note }, i) => {
      const schema = object({ [name]: { enum: [value], description: note } })
      return declareTools([one(schema, { path: `t${i}`, description })]).text.replace(
        'declare const tools',
        `declare const tools${i}`,
      )
    })
    expect(complaints(texts.join('\n'))).toEqual(new Map())
  })

  it.each<[string, JsonSchema]>([
    [
      'names of prototypes',
      object(JSON.parse('{"__proto__":{"type":"string"},"constructor":{},"toString":{}}')),
    ],
    ['a reference to itself', { $ref: '#' }],
    [
      'references in a ring',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    ],
    ['a reference to nowhere', object({ a: { $ref: '#/nowhere' }, b: { $ref: 'https://example.com/x' } })],
    ['nonsense', { type: 7, properties: 'x', required: 3, anyOf: 'y', enum: {}, items: 5 } as JsonSchema],
    ['an enum of ten thousand', object({ a: { enum: Array.from({ length: 10_000 }, (_, i) => `v${i}`) } })],
    [
      'a tower',
      Array.from({ length: 5000 }).reduce<JsonSchema>((inner) => object({ a: inner }), { type: 'string' }),
    ],
    [
      'a bomb of references',
      {
        $ref: '#/$defs/d30',
        $defs: Object.fromEntries(
          Array.from({ length: 31 }, (_, i) => [
            `d${i}`,
            i === 0
              ? { type: 'string' }
              : object({ a: { $ref: `#/$defs/d${i - 1}` }, b: { $ref: `#/$defs/d${i - 1}` } }),
          ]),
        ),
      },
    ],
  ])('costs little and breaks nothing: %s', (_, schema) => {
    const before = performance.now()
    const { text } = declareTools([one(schema)])
    expect(performance.now() - before).toBeLessThan(5000)
    expect(text.length).toBeLessThan(500_000)
    expect(complaints(text)).toEqual(new Map())
  })
})

describe('the description of run_chain', () => {
  const toolbox = Toolbox.from(scenarioTools)
  const chains = new ToolChainTool({
    invoker: new ToolInvoker({ registry: toolbox }),
    sandbox: { minIdle: 0 },
  })
  afterAll(() => chains.close())

  it('holds a guide and the declarations, and follows the toolbox', () => {
    expect(chains.description).toContain('Promise.all')
    expect(chains.description).toContain(declarations(toolbox).text)
    toolbox.add(
      defineTool({ name: 'extra.tool', description: 'New.', input: { type: 'object' }, execute: () => 1 }),
    )
    expect(chains.description).toContain('extra: {')
  })

  it('holds a catalogue over the budget', () => {
    const small = new ToolChainTool({
      invoker: new ToolInvoker({ registry: toolbox }),
      sandbox: { minIdle: 0 },
      declarations: { budget: 200 },
    })
    expect(small.description).toContain('tools.$search')
    expect(small.description).toContain('crm.search')
    return small.close()
  })
})
