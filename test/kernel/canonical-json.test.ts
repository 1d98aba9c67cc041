import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/kernel/index.ts'
import { json, jsonObject } from './arbitraries.ts'

function shuffled(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, turn))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => [
    key,
    shuffled(member, turn),
  ])
  return Object.fromEntries(
    [
      ...entries.slice(turn % (entries.length || 1)),
      ...entries.slice(0, turn % (entries.length || 1)),
    ].toReversed(),
  )
}

describe('canonicalJson', () => {
  it('writes the example of RFC 8785', () => {
    const given = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`
    const expected = String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`
    expect(canonicalJson(JSON.parse(given))).toBe(expected)
  })

  it('writes plain data as it writes what is given by a toJSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(value)).toBe(canonicalJson({ toJSON: () => value }))
      }),
    )
  })

  it('sorts by UTF-16 code units, as RFC 8785 says', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1F600}': 5, '\u0080': 6, '\u00f6': 7 }
    expect(Object.keys(JSON.parse(canonicalJson(value)) as object)).toEqual([
      '1',
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1F600}',
      '\ufb33',
    ])
  })

  it('trap 51: the order of members is irrelevant', () => {
    fc.assert(
      fc.property(jsonObject, fc.nat({ max: 7 }), (value, turn) => {
        expect(canonicalJson(shuffled(value, turn))).toBe(canonicalJson(value))
      }),
    )
  })

  it('trap 51: the order of a list is relevant', () => {
    fc.assert(
      fc.property(fc.uniqueArray(json, { minLength: 2, maxLength: 5, selector: canonicalJson }), (list) => {
        expect(canonicalJson(list.toReversed())).not.toBe(canonicalJson(list))
      }),
    )
  })

  it('is idempotent, and says the same as JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
        expect(JSON.parse(text)).toEqual(value)
      }),
    )
  })

  it('trap 51: no value makes it throw', () => {
    const cyclic: Record<string, unknown> = { a: 1 }
    cyclic['self'] = cyclic
    let deep: unknown = 1
    for (let index = 0; index < 5000; index += 1) deep = [deep]
    const odd = [
      cyclic,
      deep,
      { a: Number.NaN, b: Number.NEGATIVE_INFINITY, c: 1n, d: undefined, e: Symbol('s'), f: () => 1 },
      {
        get a(): never {
          throw new Error('no')
        },
      },
      {
        toJSON: () => {
          throw new Error('no')
        },
      },
      {
        toJSON() {
          return this
        },
      },
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('no')
          },
        },
      ),
      new Map([[1, 2]]),
      new Uint8Array(3),
      new Date(Number.NaN),
      '\ud800',
      { '\ud800': 1 },
      undefined,
    ]
    for (const value of odd) expect(() => JSON.parse(canonicalJson(value))).not.toThrow()
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
        }),
        (value) => {
          JSON.parse(canonicalJson(value))
        },
      ),
    )
  })

  it('tells two values apart that only differ in a lone surrogate', () => {
    expect(canonicalJson('\ud800')).not.toBe(canonicalJson('\ud801'))
  })

  it('writes a key named __proto__', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":1}'))).toBe('{"__proto__":1}')
  })
})
