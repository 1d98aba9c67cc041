import { Toolbox } from 'catenary'
import { fromToolList } from 'catenary/tool-list'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chainBench } from '../../chain/chains.ts'

const bench = chainBench()

describe('any list of { name, description, schema, execute }', () => {
  it('runs in a chain, whatever its schemas are written in', async () => {
    const tools = [
      ...fromToolList([
        {
          name: 'up',
          description: 'Upper case.',
          schema: z.object({ text: z.string() }),
          execute: ({ text }) => text.toUpperCase(),
        },
      ]),
      ...fromToolList(
        [
          {
            name: 'twice',
            schema: { type: 'object', properties: { n: { type: 'number' } } },
            execute: (args) => Number(args['n']) * 2,
          },
          { name: 'now', execute: () => 7 },
        ],
        { namespace: 'n', risk: 'high' },
      ),
    ]
    expect(tools.map(({ name, risk }) => [name, risk])).toEqual([
      ['up', undefined],
      ['n.twice', 'high'],
      ['n.now', 'high'],
    ])
    const script = `return [await tools.up({ text: 'a' }), await tools.n.twice({ n: 4 }), await tools.n.now()]`
    expect(await bench.value(script, tools, { policy: { maxRiskUnapproved: 'high' } })).toEqual(['A', 8, 7])
  })

  it('methods keep their object, and two of one name are refused', async () => {
    const counter = {
      name: 'count',
      count: 0,
      execute() {
        this.count += 1
        return this.count
      },
    }
    const tools = fromToolList([counter])
    expect(await bench.value('await tools.count(); return tools.count()', tools)).toBe(2)
    expect(() => Toolbox.from([...tools, ...fromToolList([counter])])).toThrow(/named "count" already/)
  })

  it.each([
    [{ description: 'a', execute: (): number => 1 }, /has no name/, 'name'],
    [{ name: 'a' }, /"a" .* "execute"/, 'execute'],
    [{ name: 'a', parameters: {}, execute: (): number => 1 }, /has "parameters" and no "schema"/, 'schema'],
    [undefined, /has no name/, 'name'],
  ])('%j is refused with what is missing, not made a tool of', (tool, message, field) => {
    const make = (): unknown => fromToolList([tool as never], { namespace: 'shop' })
    expect(make).toThrow(message)
    expect(make).toThrow(expect.objectContaining({ code: 'invalid_tool', field }))
  })
})
