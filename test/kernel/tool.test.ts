import { describe, expect, it } from 'vitest'
import {
  CatenaryError,
  chainToolBrand,
  compareRisk,
  isChainTool,
  isHostedTool,
  isLocalTool,
  isProviderDefinedTool,
  parseRisk,
  specOf,
  toolResult,
  ToolFailure,
} from '../../src/kernel/index.ts'

const local = { name: 'read', description: 'Reads.', inputSchema: { type: 'object' }, execute: () => 1 }
const hosted = {
  name: 'web',
  description: 'Searches.',
  providerSpecs: { acme: { type: 'web_search' }, zen: {} },
}
const defined = { ...hosted, name: 'bash', callTypes: ['bash_call'], handleCall: () => 1 }

describe('the three kinds of tool', () => {
  it('are told apart by what they have', () => {
    const kinds = [local, hosted, defined].map((tool) => [
      isLocalTool(tool),
      isHostedTool(tool),
      isProviderDefinedTool(tool),
    ])
    expect(kinds).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty name', { ...local, name: '' }],
    ['a name that is no string', { ...local, name: 5 }],
    ['no description', { ...local, description: undefined }],
    ['a schema that is a list', { ...local, inputSchema: [] }],
    ['no body', { ...local, execute: 'x' }],
    ['a hosted tool with a spec that is no object', { ...hosted, providerSpecs: { acme: 'x' } }],
    [
      'trap 46: a hosted spec on an object that also executes',
      { ...hosted, ...local, name: 'both', providerSpecs: { a: {} } },
    ],
    ['a provider-defined tool without call types', { ...defined, callTypes: [] }],
    ['a provider-defined tool with an empty call type', { ...defined, callTypes: ['a', ''] }],
    ['a provider-defined tool whose handler is no function', { ...defined, handleCall: {} }],
  ])('%s is none of them', (_, value) => {
    expect([isLocalTool(value), isHostedTool(value), isProviderDefinedTool(value)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('a chain is known by its brand, under any name', () => {
    expect(isChainTool({ ...local, [chainToolBrand]: true })).toBe(true)
    expect(isChainTool({ ...local, name: 'run_chain' })).toBe(false)
  })
})

describe('specOf', () => {
  it('gives a local tool a function spec whatever the provider', () => {
    expect(specOf(local, { provider: 'nobody' })).toEqual({
      kind: 'function',
      name: 'read',
      description: 'Reads.',
      parameters: { type: 'object' },
      lazySchema: false,
      strict: false,
    })
  })

  it('trap 8: another provider gets no spec, and neither does one whose spec is empty', () => {
    expect(specOf(hosted, { provider: 'acme' })).toMatchObject({
      kind: 'provider',
      provider: 'acme',
      spec: { type: 'web_search' },
    })
    expect(specOf(hosted, { provider: 'other' })).toBeUndefined()
    expect(specOf(hosted, { provider: 'zen' })).toBeUndefined()
    expect(specOf(hosted, { provider: 'constructor' })).toBeUndefined()
    expect(specOf(hosted)).toBeUndefined()
    expect(specOf(defined, { provider: 'acme' })).toMatchObject({ kind: 'provider', name: 'bash' })
  })

  it('trap 8: deferred loading is not lost', () => {
    expect(specOf({ ...local, deferLoading: true })).toMatchObject({ lazySchema: true })
  })
})

describe('risk', () => {
  it('trap 9: absent is SAFE, a string will do, and an unknown value is nothing', () => {
    expect([undefined, 'high', 'low', null, 'SAFE', 1].map(parseRisk)).toEqual([
      'safe',
      'high',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  it('is ordered', () => {
    expect([
      compareRisk('safe', 'high') < 0,
      compareRisk('critical', 'high') > 0,
      compareRisk('high', 'high'),
    ]).toEqual([true, true, 0])
  })
})

describe('toolResult', () => {
  it('is frozen and tells all blocks as text', () => {
    const result = toolResult({
      content: [
        { type: 'text', text: 'one' },
        { type: 'image', mediaType: 'image/png', data: new Uint8Array(3), name: 'x.png' },
        { type: 'resource_link', uri: 'file:///y' },
      ],
    })
    expect(result.text).toBe('one\n[Image: x.png, image/png, 3 bytes]\n[Resource: file:///y]')
    expect([result, result.content, result.content[0]].every(Object.isFrozen)).toBe(true)
    expect(result).toMatchObject({ kind: 'tool_result', isError: false, metadata: {} })
  })

  it('takes a string as one text block', () => {
    expect(toolResult({ content: 'hello' }).content).toEqual([{ type: 'text', text: 'hello' }])
  })

  it('refuses a malformed block with its place', () => {
    const make = (): unknown => toolResult({ content: [{ type: 'image', mediaType: 'image/png' }] })
    expect(make).toThrow(CatenaryError)
    expect(make).toThrow(/content\.0.*exactly one/)
  })
})

describe('errors', () => {
  it('are known across copies of the package by their brand', () => {
    const error = new CatenaryError('invalid_tool', 'x', { field: 'name' })
    const copy = Object.defineProperty(new Error('x'), Symbol.for('catenary.CatenaryError'), { value: true })
    expect([
      CatenaryError.isInstance(error),
      CatenaryError.isInstance(copy),
      CatenaryError.isInstance(new Error('x')),
    ]).toEqual([true, true, false])
    expect(ToolFailure.isInstance(new ToolFailure('x', { effect: 'none' }))).toBe(true)
    expect(ToolFailure.isInstance(error)).toBe(false)
  })
})
