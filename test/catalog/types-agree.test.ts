import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declareTools } from '../../src/catalog/index.ts'
import { lazyJsonSchema } from '../../src/invoker/json-schema.ts'
import { strictCheck } from '../../src/invoker/tool-entry.ts'
import type { JsonSchema } from '../../src/kernel/index.ts'
import { spoiled, valuesOf } from './instances.ts'
import { listed, realServers } from './real-tools.ts'
import { complaints } from './type-check.ts'

/** Long form: CATENARY_LONG=1. */
const samples = process.env['CATENARY_LONG'] === undefined ? 12 : 200
const seed = Number(process.env['CATENARY_SEED'] ?? 20261130)
/** What makes a value invalid that no type can say. */
const beyondTypes =
  /minimum|maximum|exclusive|multipleOf|length|items|unique|pattern|format|propertynames|not$|^if$|minproperties|maxproperties/i

interface Sample {
  readonly path: string
  readonly value: unknown
  readonly accepted: boolean
}

/** Whether Ajv, and what calls are checked by beside it, takes a value; undefined where a type cannot tell. */
function judge(schema: JsonSchema): (value: unknown) => boolean | undefined {
  const { check } = strictCheck(schema, lazyJsonSchema(schema))
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    verbose: true,
  })
  addFormats.default(ajv)
  const { $schema: _, ...body } = schema
  const validate = ajv.compile(body)
  return (value) => {
    if ((check(value) as { readonly ok: boolean }).ok) return true
    if (validate(value)) return false
    const errors = validate.errors ?? []
    const isBeyond = errors.some(
      ({ keyword, params, data }) =>
        beyondTypes.test(keyword) ||
        (keyword === 'oneOf' && Array.isArray(params['passingSchemas'])) ||
        (keyword === 'type' && String(params['type']).includes('integer') && typeof data === 'number'),
    )
    return isBeyond ? undefined : false
  }
}

function samplesOf(path: string, schema: JsonSchema): readonly Sample[] {
  const verdict = judge(schema)
  const valid = valuesOf(schema)
  const both = fc.oneof(valid, valid.chain(spoiled), valid.chain(spoiled))
  return fc.sample(both, { numRuns: samples, seed }).flatMap((value) => {
    const accepted = verdict(value)
    return accepted === undefined ? [] : [{ path, value, accepted }]
  })
}

describe('types of real tools', () => {
  it('are of at least 300 tools of at least 12 sources, each with its licence', () => {
    expect(realServers.length).toBeGreaterThanOrEqual(12)
    expect(realServers.flatMap(({ tools }) => tools).length).toBeGreaterThanOrEqual(300)
    for (const { source, version, license } of realServers)
      expect([source, version, license]).not.toContain('')
  })

  it.each(realServers)('compile, and take and refuse the values that Ajv does: $source', (server) => {
    const tools = listed(server)
    const { text, unsaid } = declareTools(tools)
    const lossy = new Set(unsaid.map(({ path }) => path))
    const chosen = tools
      .filter(({ path }) => !lossy.has(path))
      .flatMap(({ path, inputSchema }) => samplesOf(path, inputSchema))
      // A tool without arguments has no type for them.
      .filter(({ path }) => !text.includes(` ${path.split('.')[1]}(): `))
    const head = `${text}\n`
    const first = head.split('\n').length
    const lines = chosen.map(
      ({ path, value }, i) =>
        `const v${i}: NonNullable<Parameters<typeof tools.${path}>[0]> = ${JSON.stringify(value)}`,
    )
    const found = complaints(`${head}${lines.join('\n')}\n`)
    const inDeclarations = [...found].filter(([line]) => line < first)
    expect(inDeclarations).toEqual([])
    const wrong = chosen.flatMap(({ path, value, accepted }, i) => {
      const complaint = found.get(first + i)
      return (complaint === undefined) === accepted
        ? []
        : [{ path, value: JSON.stringify(value), accepted, complaint }]
    })
    expect(wrong.slice(0, 5)).toEqual([])
    expect(chosen.length).toBeGreaterThan(0)
  })

  it('leave out little, and say what', () => {
    const keywords = new Map<string, number>()
    for (const server of realServers)
      for (const { keyword } of declareTools(listed(server)).unsaid)
        keywords.set(keyword, (keywords.get(keyword) ?? 0) + 1)
    expect(Object.fromEntries(keywords)).toEqual({ propertyNames: 1 })
  })
})
