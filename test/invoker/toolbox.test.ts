import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Toolbox, ToolInvoker } from '../../src/invoker/index.ts'
import { CatenaryError, type AnyTool } from '../../src/kernel/index.ts'
import { tool } from './fixture.ts'

const web = { name: 'web', description: 'Searches.', providerSpecs: { acme: { type: 'web_search' } } }

function refusal(add: () => unknown): { code: string; field: string | undefined } {
  try {
    add()
  } catch (error) {
    if (CatenaryError.isInstance(error)) return { code: error.code, field: error.field }
    throw error
  }
  throw new Error('it was accepted')
}

const adding = (given: object): { code: string; field: string | undefined } =>
  refusal(() => new Toolbox().add(given as AnyTool))

describe('Toolbox', () => {
  it('keeps tools by name, in the order in which they came', () => {
    const [b, a] = [tool('b', () => 1), tool('a', () => 2)]
    const box = Toolbox.from([b, a, web])
    expect([box.names(), box.size, box.has('a'), box.has('c')]).toEqual([['b', 'a', 'web'], 3, true, false])
    expect([box.get('a'), box.get('nope'), box.all()]).toEqual([a, undefined, [b, a, web]])
    expect(Toolbox.from(box)).toBe(box)
  })

  it('trap 46: a second tool of a name is refused unless it says so', () => {
    const box = Toolbox.from([tool('pay', () => 1, { risk: 'high' })])
    const impostor = tool('pay', () => 2)
    expect(refusal(() => box.add(impostor)).code).toBe('duplicate_tool')
    expect(box.get('pay')).not.toBe(impostor)
    expect(box.add(impostor, { replace: true }).get('pay')).toBe(impostor)
    expect(refusal(() => new ToolInvoker({ registry: [impostor, impostor] })).code).toBe('duplicate_tool')
  })

  it('trap 46: two spellings of one name are one name', () => {
    const box = Toolbox.from([tool('\u00fcber', () => 1)])
    expect(refusal(() => box.add(tool('u\u0308ber', () => 2))).code).toBe('duplicate_tool')
    expect(box.has('u\u0308ber')).toBe(true)
  })

  it('trap 9: a tool without a risk is among the SAFE ones', () => {
    const box = Toolbox.from([
      tool('read', () => 1),
      tool('say', () => 1, { risk: 'safe' }),
      tool('pay', () => 1, { risk: 'high' }),
    ])
    expect(box.byRisk('safe').map(({ name }) => name)).toEqual(['read', 'say'])
    expect(box.byRisk('high').map(({ name }) => name)).toEqual(['pay'])
  })

  it('trap 8: a provider is told of its own tools only, and of deferred ones as such', () => {
    const box = Toolbox.from([tool('read', () => 1), tool('rare', () => 1, { deferLoading: true }), web])
    const names = (provider?: string): readonly string[] =>
      box.schemas(provider === undefined ? {} : { provider }).map(({ name }) => name)
    expect([names(), names('acme'), names('other')]).toEqual([
      ['read', 'rare'],
      ['read', 'rare', 'web'],
      ['read', 'rare'],
    ])
    expect(box.deferredSchemas().map(({ name }) => name)).toEqual(['rare'])
    expect(box.schemaFor('web', { provider: 'acme' })).toMatchObject({ spec: { type: 'web_search' } })
    expect([box.schemaFor('web'), box.schemaFor('nope')]).toEqual([undefined, undefined])
  })

  it('has a version that grows with every change, and with nothing else', () => {
    const box = new Toolbox()
    const seen = [box.version]
    box.add(tool('a', () => 1))
    seen.push(box.version)
    box.get('a')
    refusal(() => box.add(tool('a', () => 1)))
    seen.push(box.version)
    box.add(
      tool('a', () => 2),
      { replace: true },
    )
    seen.push(box.version)
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0)
    expect(seen[2]).toBe(seen[1])
    expect(seen[3]).toBeGreaterThan(seen[2] ?? 0)
  })

  it.each([
    ['an empty name', { ...tool('x', () => 1), name: '' }, 'tool'],
    ['a long name', tool('x'.repeat(129), () => 1), 'name'],
    ['a name with a line break at its end', tool('read\n', () => 1), 'name'],
    ['a name with white space around it', tool(' read', () => 1), 'name'],
    ['a name with a control character', tool('re\u0007ad', () => 1), 'name'],
    ['a name with an invisible character', tool('re\u200bad', () => 1), 'name'],
    ['a name that turns the text around', tool('re\u202ead', () => 1), 'name'],
    ['a name with half a character', tool('re\ud800ad', () => 1), 'name'],
    ['an unknown risk', tool('x', () => 1, { risk: 'medium' as never }), 'risk'],
    ['a risk of null', tool('x', () => 1, { risk: null as never }), 'risk'],
    ['a time of zero', tool('x', () => 1, { timeoutMs: 0 }), 'timeoutMs'],
    ['a time that is no number', tool('x', () => 1, { timeoutMs: Number.NaN }), 'timeoutMs'],
    ['a time that no timer can hold', tool('x', () => 1, { timeoutMs: 2 ** 31 }), 'timeoutMs'],
    ['a schema of an unknown type', tool('x', () => 1, { inputSchema: { type: 'strin' } }), 'inputSchema'],
    [
      'a schema with a broken pattern',
      tool('x', () => 1, { inputSchema: { type: 'object', properties: { a: { pattern: '(' } } } }),
      'inputSchema',
    ],
    [
      'a schema that leads nowhere',
      tool('x', () => 1, { inputSchema: { $ref: '#/$defs/gone' } }),
      'inputSchema',
    ],
    ['an output schema that is none', tool('x', () => 1, { outputSchema: { type: 5 } }), 'outputSchema'],
    ['something that is no tool', { name: 'x', description: 'y' }, 'tool'],
  ])('refuses %s, with the field', (_, given, field) => {
    expect(adding(given)).toEqual({ code: 'invalid_tool', field })
  })

  it('takes names that are no identifiers', () => {
    for (const name of [
      'then',
      'constructor',
      '__proto__',
      'toString',
      'a-b',
      'a.b',
      'a/b',
      '0',
      'with space',
      'ünï',
      '👩‍🚀'.replaceAll('\u200d', ''),
    ]) {
      const box = Toolbox.from([tool(name, () => 1)])
      expect([box.has(name), box.names()]).toEqual([true, [name]])
    }
  })

  it('behaves like a map that refuses, whatever is added', () => {
    const names = fc.stringMatching(/^[a-z]{1,2}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.boolean())), (steps) => {
        const box = new Toolbox()
        const model = new Map<string, AnyTool>()
        for (const [name, replace] of steps) {
          const given = tool(name, () => 1)
          const add = (): unknown => box.add(given, replace ? { replace: true } : {})
          if (model.has(name) && !replace) expect(refusal(add).code).toBe('duplicate_tool')
          else {
            add()
            model.set(name, given)
          }
        }
        expect(box.names()).toEqual([...model.keys()])
        expect(box.all()).toEqual([...model.values()])
        expect(Toolbox.from(box.all()).names()).toEqual(box.names())
      }),
    )
  })
})
