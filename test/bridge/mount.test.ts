import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BridgeError, planMount } from '../../bridge/index.ts'

const at = (...path: string[]): string => path.join(' > ')
const plan = (...names: string[]): Record<string, string> =>
  Object.fromEntries(planMount(names).map(({ path, tool }) => [at(...path), tool]))

/** What planMount says of names that collide; undefined when it takes them. */
function refusal(names: readonly string[]): string | undefined {
  try {
    planMount(names)
    return undefined
  } catch (error) {
    if (error instanceof BridgeError && error.code === 'name_collision') return error.message
    throw error
  }
}

describe('where a tool is found in a script', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['search', ['search']],
    ['ünï', ['ünï']],
    ['class', ['class']],
    ['$', ['$']],
    ['list-issues', ['list-issues', 'list_issues']],
    ['a/b', ['a/b', 'a__b']],
    ['a b', ['a b', 'a_b']],
    ['2fa', ['2fa', '_2fa']],
    ['日本 語', ['日本 語', '日本_語']],
    ['🚀', ['🚀', '_']],
    ['github.list_issues', ['github.list_issues', at('github', 'list_issues')]],
    [
      'git-hub.list-issues',
      ['git-hub.list-issues', at('git-hub', 'list-issues'), at('git_hub', 'list_issues')],
    ],
    ['a.b.c', ['a.b.c', at('a', 'b', 'c')]],
    ['.hidden', ['.hidden', '_hidden']],
    ['a..b', ['a..b', 'a__b']],
    ['__proto__', ['__proto__']],
    ['constructor', ['constructor']],
    ['invoke', ['invoke']],
    // Not thenable, and JSON.stringify does not call it.
    ['then', ['then_']],
    ['toJSON', ['toJSON_']],
    ['a.then', ['a.then', at('a', 'then_')]],
    ['then.a', ['then.a', at('then_', 'a')]],
    ['a.toJSON.b', ['a.toJSON.b', at('a', 'toJSON_', 'b')]],
  ]
  it.each(cases)('%s', (name, paths) => {
    expect(
      planMount([name])
        .map(({ path }) => at(...path))
        .toSorted(),
    ).toEqual([...paths].toSorted())
    for (const { tool } of planMount([name])) expect(tool).toBe(name)
  })

  it('a namespace that is a tool too carries its members', () => {
    expect(plan('a', 'a.b')).toEqual({ a: 'a', 'a.b': 'a.b', [at('a', 'b')]: 'a.b' })
  })
})

describe('names that would stand at one place are refused, and both are named', () => {
  const cases: readonly { readonly first: string; readonly second: string; readonly shown?: string }[] = [
    { first: 'a-b', second: 'a_b' },
    { first: 'a b', second: 'a-b' },
    { first: 'a/b', second: 'a..b' },
    { first: 'then', second: 'then_' },
    { first: '2fa', second: '_2fa' },
    { first: 'a-b.c', second: 'a_b.c' },
    { first: 'a.then', second: 'a.then_' },
    { first: 'a.invoke', second: 'a', shown: 'a.invoke()' },
    { first: 'a.b.invoke', second: 'a.b', shown: 'a.b.invoke()' },
    { first: 'a.invoke.b', second: 'a', shown: 'a.invoke()' },
  ]
  it.each(cases)('$first and $second', ({ first, second, shown = second }) => {
    const orders: readonly (readonly string[])[] = [
      [first, second],
      [second, first],
    ]
    for (const names of orders) {
      const message = refusal(names) ?? ''
      expect(message).toContain(JSON.stringify(first))
      expect(message).toContain(JSON.stringify(shown))
    }
  })

  it('but not names that only look alike once they are joined', () => {
    expect(refusal(['a\u0000b', 'a.b'])).toBeUndefined()
    expect(refusal(['a', 'b', 'a.b', 'b.a', 'a.b.c', 'x.invoke', 'invoke'])).toBeUndefined()
  })
})

describe('any list of names', () => {
  const segment = fc.oneof(
    fc.constantFrom('a', 'b', 'then', 'toJSON', 'invoke', '__proto__', 'a-b', 'a_b', '', '1', 'constructor'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const name = fc.oneof(
    segment,
    fc.array(segment, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('.')),
  )
  const names = fc.uniqueArray(name, { maxLength: 6 })

  const keyed = (points: ReturnType<typeof planMount>): Map<string, string> =>
    new Map(points.map(({ path, tool }) => [JSON.stringify(path), tool]))

  it('is planned or refused; each tool is reachable by its own name, and each place holds one tool', () => {
    let planned = 0
    fc.assert(
      fc.property(names, (given) => {
        const message = refusal(given)
        if (message !== undefined) return
        planned += 1
        const points = planMount(given)
        const places = keyed(points)
        expect(places.size).toBe(points.length)
        for (const one of given) {
          const own = one === 'then' || one === 'toJSON' ? `${one}_` : one
          expect(places.get(JSON.stringify([own]))).toBe(one)
        }
        for (const { path, tool } of points) {
          expect(given).toContain(tool)
          expect(path.filter((part) => part === 'then' || part === 'toJSON')).toEqual([])
        }
      }),
      { numRuns: 500 },
    )
    expect(planned).toBeGreaterThan(200)
  })

  it('is planned with parents before their children, and no member hides a tool or its invoke', () => {
    fc.assert(
      fc.property(names, (given) => {
        if (refusal(given) !== undefined) return
        const points = planMount(given)
        const lengths = points.map(({ path }) => path.length)
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
        const places = keyed(points)
        for (const { path } of points)
          for (let depth = 1; depth < path.length; depth++)
            if (path[depth] === 'invoke') expect(places.has(JSON.stringify(path.slice(0, depth)))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('is refused only where two tools share a place', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 6 }), (given) => {
        expect(refusal(given)).toBeUndefined()
      }),
    )
  })

  it('has each tool at a place that can be written with dots', () => {
    const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u
    fc.assert(
      fc.property(name, (given) => {
        if (refusal([given]) !== undefined) return
        expect(planMount([given]).some(({ path }) => path.every((part) => identifier.test(part)))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
