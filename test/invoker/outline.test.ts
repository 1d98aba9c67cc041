import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../src/invoker/outline.ts'
import type { JsonValue } from '../../src/kernel/index.ts'

describe('the outline of a JSON value', () => {
  it.each<[JsonValue, string]>([
    ['text', 'string'],
    [null, 'null'],
    [[], '[]'],
    [{}, '{}'],
    [[1, 2, 3], 'number[3]'],
    [[1, 'a', null], '(number | string | null)[3]'],
    [{ id: 1, tags: ['a'] }, '{ id: number, tags: string[1] }'],
    [
      [
        { id: 1, tags: ['a'] },
        { id: null, tags: ['a', 'b'], more: true },
      ],
      '{ id: number | null, tags: string[1..2], more?: boolean }[2]',
    ],
    [{ 'a b': [[1], [2, 3]] }, '{ "a b": number[1..2][2] }'],
    [{ rows: Array.from({ length: 500 }, (_, n) => ({ n })) }, '{ rows: { n: number }[500] }'],
  ])('of %j', (value, expected) => {
    expect(outlineOf(value)).toBe(expected)
  })

  it('is short whatever the value', () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`key${n}`, n]))
    let deep: JsonValue = 1
    for (let n = 0; n < 900; n += 1) deep = { deep }
    expect(outlineOf(wide).length).toBeLessThanOrEqual(1001)
    expect(outlineOf(wide)).toContain('…')
    expect(outlineOf(deep)).toBe(`${'{ deep: '.repeat(6)}{…}${' }'.repeat(6)}`)
    fc.assert(fc.property(fc.jsonValue(), (value) => outlineOf(value as JsonValue).length <= 1001))
  })

  it('names no value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^secret\d+$/)),
        (values) => !outlineOf(values).includes('secret'),
      ),
    )
  })
})
