import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRuleFile } from '../../src/approval/index.ts'
import {
  canonicalJson,
  judgeCall,
  literalGlob,
  type ApprovalRule,
  type JsonValue,
} from '../../src/kernel/index.ts'
import { matchesGlob } from '../../src/kernel/glob.ts'
import { sameJson } from '../../src/kernel/same-json.ts'
import { jsonObject } from '../kernel/arbitraries.ts'

const rule = (id: string, more: Partial<ApprovalRule>): ApprovalRule => ({ id, action: 'allow', ...more })
const when = (condition: object, action: ApprovalRule['action'] = 'allow'): ApprovalRule =>
  rule('r', { action, arguments: [condition as never] })
const judge = (rules: readonly ApprovalRule[], args: JsonValue = {}, more: object = {}) =>
  judgeCall(rules, {
    tool: 'send_mail',
    risk: 'high',
    sink: false,
    seen: new Set(),
    arguments: args,
    ...more,
  })?.id

describe('a glob', () => {
  it.each([
    ['send_*', 'send_mail', true],
    ['*', '', true],
    ['send_mail', 'send_mail2', false],
    ['?end*l', 'send_mail', true],
    ['?', '😀', true],
    ['*@acme.com', 'eve@acme.com.evil.org', false],
    ['a**b', 'ab', true],
    [String.raw`a\*b`, 'a*b', true],
    [String.raw`a\*b`, 'axb', false],
    ['a\\', 'a\\', true],
    ['A', 'a', false],
  ])('%s and %s: %s', (pattern, text, expected) => {
    expect(matchesGlob(pattern, text)).toBe(expected)
  })

  it('made of a text fits that text and no other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '*', '?', '\\', '😀'), maxLength: 8 })
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(matchesGlob(literalGlob(one), other)).toBe(one === other)
      }),
    )
  })

  it('agrees with the expression it stands for', () => {
    const part = fc.constantFrom('a', 'b', '*', '?')
    const pattern = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''))
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 10 })
    fc.assert(
      fc.property(pattern, text, (given, against) => {
        const expression = new RegExp(`^${given.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's')
        expect(matchesGlob(given, against)).toBe(expression.test(against))
      }),
      { numRuns: 1000 },
    )
  })

  it('cannot be made to go back over and over', () => {
    const started = performance.now()
    expect(matchesGlob(`${'*a'.repeat(100)}*b`, 'a'.repeat(16_000))).toBe(false)
    // A matcher that tried every way would still be at it when the universe ends.
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('rules', () => {
  it('deny wins over ask, ask over allow, whatever their order', () => {
    const rules = [
      rule('allow', {}),
      rule('ask', { action: 'ask' }),
      rule('deny', { action: 'deny' }),
      rule('deny-other', { action: 'deny', tool: 'other' }),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(rules), (some) => {
        const expected = ['deny', 'ask', 'allow'].find((id) => some.some((one) => one.id === id))
        expect(judge(some)).toBe(expected)
      }),
    )
  })

  it('look at the tool, the risk, the label and what was seen', () => {
    expect(judge([rule('r', { tool: 'send_*' })])).toBe('r')
    expect(judge([rule('r', { tool: 'read_*' })])).toBeUndefined()
    expect(judge([rule('r', { risk: ['safe'] })])).toBeUndefined()
    expect(judge([rule('r', { sink: true })])).toBeUndefined()
    expect(judge([rule('r', { sink: true })], {}, { sink: true })).toBe('r')
    expect(judge([rule('r', { after: 'private' })], {}, { seen: new Set(['untrusted']) })).toBeUndefined()
    expect(judge([rule('r', { after: 'private' })], {}, { seen: new Set(['private']) })).toBe('r')
    // One name, however its accents are written.
    expect(judge([rule('r', { tool: 'caf\u00e9' })], {}, { tool: 'cafe\u0301' })).toBe('r')
  })

  const mail = { to: ['a@acme.com', 'b@acme.com'], size: 3, body: { text: 'hi' }, 'a/b': 1 }
  it.each([
    [{ path: '/size', equals: 3 }, true],
    [{ path: '/size', equals: '3' }, false],
    [{ path: '', equals: { ...mail } }, true],
    [{ path: '/body', equals: { text: 'hi' } }, true],
    [{ path: '/size', oneOf: [1, 3] }, true],
    [{ path: '/size', atMost: 3 }, true],
    [{ path: '/size', atLeast: 4 }, false],
    [{ path: '/body/text', atMost: 3 }, false],
    [{ path: '/a~1b', equals: 1 }, true],
    [{ path: '/to/0', glob: 'a@*' }, true],
    [{ path: '/to/01', glob: '*' }, false],
    [{ path: '/to/*', glob: '*@acme.com' }, true],
    [{ path: '/to/*', glob: 'a@*' }, false],
    [{ path: '/none/*', glob: '*' }, false],
    [{ path: '/none', exists: false }, true],
    [{ path: '/to/length', exists: true }, false],
    [{ path: '/constructor', exists: true }, false],
    [{ path: '/__proto__', exists: true }, false],
  ])('%j: %s', (condition, expected) => {
    expect(judge([when(condition)], mail)).toBe(expected ? 'r' : undefined)
  })

  it('an allow needs every member, a deny one; and nothing is not everything', () => {
    const inside = { path: '/to/*', glob: '*@acme.com' }
    const outside = { path: '/to/*', glob: '*@evil.org' }
    const mixed = { to: ['a@acme.com', 'x@evil.org'] }
    expect(judge([when(inside)], mixed)).toBeUndefined()
    expect(judge([when(outside, 'deny')], mixed)).toBe('r')
    expect(judge([when(inside)], { to: [] })).toBeUndefined()
    expect(judge([when({ path: '/list/*/n', atMost: 1 })], { list: [{ n: 1 }, {}] })).toBeUndefined()
  })

  it.each([
    ['in the place of the value', { path: { $artifact: 'art_1' } }, '/path'],
    ['above it', { path: { $artifact: 'art_1' } }, '/path/deep'],
  ])(
    'trap 55: an artifact %s, which nobody has read, passes no allow and evades no deny',
    (_, args, path) => {
      const condition = { path, glob: '/etc/*' }
      expect(judge([when(condition)], args)).toBeUndefined()
      expect(judge([when(condition, 'deny')], args)).toBe('r')
      expect(judge([when({ path: '', equals: { path: 'x' } }, 'deny')], args)).toBe('r')
    },
  )

  it('trap 55: a text too long to be matched passes no allow and evades no deny', () => {
    const args = { q: 'x'.repeat(20_000) }
    expect(judge([when({ path: '/q', glob: '*' })], args)).toBeUndefined()
    expect(judge([when({ path: '/q', glob: 'y*' }, 'deny')], args)).toBe('r')
  })
})

describe('two JSON values', () => {
  it('are the same exactly where their canonical texts are', () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (one, other) => {
        const [a, b] = [one as JsonValue, other as JsonValue]
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
        expect(sameJson(a, JSON.parse(canonicalJson(a)) as JsonValue)).toBe(true)
      }),
    )
  })

  it.each([
    [{}, []],
    [[], { length: 0 }],
    [null, {}],
    [[1, 2], [1]],
    [{ a: 1 }, { b: 1 }],
    [JSON.parse('{"__proto__":1}'), {}],
    [{ a: null }, {}],
  ])('%j and %j are not', (one, other) => {
    expect([sameJson(one, other), sameJson(other, one)]).toEqual([false, false])
  })
})

describe('a file of rules', () => {
  const file = (...rules: readonly unknown[]): string => JSON.stringify({ version: 1, rules })
  it('is read', () => {
    const given = { id: 'r', tool: 'x', arguments: [{ path: '/a', equals: 1 }], action: 'deny', reason: 'no' }
    expect(parseRuleFile(file(given))).toEqual({ version: 1, rules: [given] })
  })

  it.each([
    ['no JSON', '{"secret-password', /not JSON/],
    ['no version', '{"rules":[]}', /version/],
    ['a later version', '{"version":2,"rules":[]}', /version/],
    ['an action that is none', file({ id: 'r', action: 'permit' }), /rules\[0\]\.action/],
    ['a key that is none', file({ id: 'r', action: 'deny', tools: ['x'] }), /rules\[0\].*tools/],
    [
      'a condition without a test',
      file({ id: 'r', action: 'deny', arguments: [{ path: '/a' }] }),
      /one of equals/,
    ],
    [
      'two tests in one condition',
      file({ id: 'r', action: 'deny', arguments: [{ path: '/a', glob: 'x', equals: 1 }] }),
      /one of equals/,
    ],
    [
      'a path that is none',
      file({ id: 'r', action: 'deny', arguments: [{ path: 'a', glob: 'x' }] }),
      /JSON Pointer/,
    ],
    ['an id that is taken', file({ id: 'r', action: 'deny' }, { id: 'r', action: 'allow' }), /same id/],
    ['an id of ours', file({ id: 'remembered/chain', action: 'allow' }), /remembered/],
    ['a pattern without end', file({ id: 'r', action: 'deny', tool: '*'.repeat(300) }), /rules\[0\]\.tool/],
  ])('with %s is refused, and what is wrong is named', (_, text, message) => {
    expect(() => parseRuleFile(text)).toThrow(message)
    expect(() => parseRuleFile(text)).not.toThrow(/secret-password/)
  })
})
