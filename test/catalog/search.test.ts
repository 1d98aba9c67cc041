import { openCatalogue, Toolbox } from 'catenary'
import { describe, expect, it } from 'vitest'

import { createToolIndex } from '../../src/catalog/index.ts'
import { nearestNames } from '../../src/kernel/index.ts'
import { listed, realServers } from './real-tools.ts'
import { scenarioTools } from './scenario-tools.ts'

const catalogue = openCatalogue(Toolbox.from(scenarioTools))
const first = (query: string): string | undefined => catalogue.search(query)[0]?.path

describe('searching tools', () => {
  it.each([
    ['by its name', 'weather', 'weather'],
    ['by a name with a typing error', 'wether', 'weather'],
    ['by words of its description', 'pay an order back', 'orders.refund'],
    ['by the parts of its name', 'create event', 'calendar.create_event'],
    ['by the name of an argument', 'attendees', 'calendar.create_event'],
    ['by another form of a word', 'mails', 'email.send'],
    ['by a name in camel case', 'createEvent', 'calendar.create_event'],
  ])('finds a tool %s', (_, query, path) => expect(first(query)).toBe(path))

  it('says how a tool is called', () => {
    expect(catalogue.search('refund', 1)).toEqual([
      {
        path: 'orders.refund',
        description: 'Pays an order back.',
        signature:
          'tools.orders.refund(args: { orderId: string; amount: number; reason?: string }): Promise<{ refundId: string; accepted: boolean }>',
      },
    ])
  })

  it.each(['', '   ', '🤷', 'the of a', 'x'.repeat(100_000), '__proto__', 'constructor', '*'])(
    'gives a list for whatever is asked: %#',
    (query) => expect(Array.isArray(catalogue.search(query))).toBe(true),
  )

  it('finds one by an example that its schema gives', () => {
    const tool = (path: string, examples: readonly unknown[]) => ({
      path,
      description: '',
      inputSchema: { type: 'object', properties: { q: { type: 'string', examples } } },
    })
    const index = createToolIndex([tool('a', ['invoice 2026']), tool('b', ['lisbon airport'])])
    expect(index.search('airports').map(({ path }) => path)).toEqual(['b'])
  })

  it('finds nearly every tool of real servers by its name, and with two letters of it swapped', () => {
    const tools = realServers.flatMap(listed)
    const index = createToolIndex(tools)
    const lost = (write: (name: string) => string): number =>
      tools.filter(({ path }) => {
        const name = write(path.slice(path.lastIndexOf('.') + 1))
        return !index.search(name, 3).some((found) => found.path === path)
      }).length
    expect(tools.length).toBeGreaterThan(300)
    expect(lost((name) => name)).toBeLessThan(5)
    expect(lost((name) => name.replace(/([a-z])([a-z])(?=[a-z_])/, '$2$1'))).toBeLessThan(10)
  })

  it('finds one tool of five thousand', () => {
    const verbs = ['list', 'get', 'create', 'delete', 'update']
    const index = createToolIndex(
      Array.from({ length: 5000 }, (_, i) => ({
        path: `service${i % 50}.${verbs[i % 5]}_thing_${i}`,
        description: `${verbs[i % 5]} the thing of number ${i}`,
        inputSchema: { type: 'object' },
      })),
    )
    expect(index.search('thing 4321', 3)[0]?.path).toContain('_4321')
    expect(index.search('x', 1e9).length).toBeLessThanOrEqual(100)
  })
})

describe('the nearest names', () => {
  it.each([
    ['serch', ['search', 'send'], 'search'],
    ['createEvent', ['calendar.create_event'], 'calendar.create_event'],
    ['refund', ['orders.refund'], 'orders.refund'],
    ['gte', ['get', 'set'], 'get'],
  ])('of %s in %j', (name, names, nearest) => expect(nearestNames(name, names)[0]).toBe(nearest))

  it('are none where nothing is near', () => {
    expect(nearestNames('quark', ['search', 'send'])).toEqual([])
    expect(nearestNames('', ['a'])).toEqual([])
    expect(nearestNames('y', ['t', 'x'])).toEqual([])
  })
})
