import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BridgeError, type IoRequest } from '../../bridge/index.ts'
import { parseMessage } from '../../bridge/parse-message.ts'
import type { GuestMessage } from '../../bridge/types.ts'

const id = fc.nat(Number.MAX_SAFE_INTEGER)
const text = fc.string({ unit: 'binary', maxLength: 40 })

const requests: readonly IoRequest[] = [
  { op: 'read', path: 'a', from: 0, as: 'text', version: 1 },
  { op: 'write', path: '__proto__', flag: 'wx', upload: 2, as: 'bytes' },
  { op: 'put', mediaType: 'text/csv', upload: 0, as: 'text' },
  { op: 'rm', path: '../x', recursive: true, force: false },
  { op: 'get', name: 'art_x' },
]

/** A message as the guest writes it, with what it must be read as. */
const valid: fc.Arbitrary<{
  readonly head: readonly unknown[]
  readonly body: string
  readonly read: GuestMessage
}> = fc.oneof(
  fc
    .record({ id, name: text, form: fc.constantFrom('value' as const, 'outcome' as const), body: text })
    .map((of) => ({
      head: ['call', of.id, of.name, of.form],
      body: of.body,
      read: { type: 'call' as const, id: of.id, name: of.name, form: of.form, argumentsJson: of.body },
    })),
  fc
    .record({ id, name: text, line: id, column: id, body: text })
    .map(({ id: callId, name, line, column, body }) => ({
      head: ['call', callId, name, 'value', line, column],
      body,
      read: {
        type: 'call' as const,
        id: callId,
        name,
        form: 'value' as const,
        argumentsJson: body,
        place: { line, column },
      },
    })),
  fc
    .record({ id, ref: text, from: id, to: id, as: fc.constantFrom('text' as const, 'bytes' as const) })
    .map((of) => ({
      head: ['read', of.id, of.ref, of.from, of.to, of.as],
      body: '',
      read: { type: 'read' as const, ...of },
    })),
  fc.record({ id, request: fc.constantFrom(...requests), body: text }).map((of) => ({
    head: ['io', of.id, of.request],
    body: of.body,
    read: { type: 'io' as const, ...of },
  })),
  fc
    .record({ id, ms: fc.double({ min: 0, max: 2_147_483_647, noNaN: true }).map((ms) => ms + 0) })
    .map((of) => ({ head: ['timer', of.id, of.ms], body: '', read: { type: 'timer' as const, ...of } })),
  fc
    .record({
      level: fc.constantFrom('debug' as const, 'info' as const, 'warn' as const, 'error' as const),
      body: text,
    })
    .map((of) => ({
      head: ['log', of.level],
      body: of.body,
      read: { type: 'log' as const, level: of.level, text: of.body },
    })),
  text.map((body) => ({ head: ['progress'], body, read: { type: 'progress' as const, json: body } })),
)

const write = (head: readonly unknown[], body: string): string => `${JSON.stringify(head)}\n${body}`

/** What becomes of a text: a message, or undefined for a breach of protocol. Anything else is thrown. */
function read(given: string): GuestMessage | undefined {
  try {
    return parseMessage(given)
  } catch (error) {
    if (error instanceof BridgeError && error.code === 'protocol') return undefined
    throw error
  }
}

describe('a message of the guest', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(valid, ({ head, body, read: expected }) => {
        expect(read(write(head, body))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('of any text is a message or a breach of protocol', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.json().map((json) => `${json}\n`),
        ),
        (given) => {
          expect(() => read(given)).not.toThrow()
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('that was changed in one character is a message or a breach of protocol', () => {
    const change = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      by: fc.string({ unit: 'binary', maxLength: 2 }),
    })
    fc.assert(
      fc.property(valid, change, ({ head, body }, { at, by }) => {
        const whole = write(head, body)
        const place = Math.floor(at * whole.length)
        const changed = read(whole.slice(0, place) + by + whole.slice(place + 1))
        if (changed === undefined) return
        // What is taken is of the form in every part.
        if ('id' in changed) expect(Number.isSafeInteger(changed.id) && changed.id >= 0).toBe(true)
        if (changed.type === 'call') expect(['value', 'outcome']).toContain(changed.form)
        if (changed.type === 'timer') expect(changed.ms).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('whose head was changed in one part is a breach of protocol, unless that part may be so', () => {
    const odd = fc.oneof(
      fc.anything({ withNullPrototype: false }).filter((value) => JSON.stringify(value) !== undefined),
      fc.constantFrom(-1, 1.5, 1e16, '', null, [], {}, true, 'x'.repeat(5000)),
    )
    fc.assert(
      fc.property(valid, fc.nat(5), odd, ({ head, body }, at, value) => {
        const place = at % head.length
        const changed = head.with(place, value)
        const taken = read(write(changed, body))
        if (taken !== undefined && typeof value !== typeof head[place]) expect.fail(JSON.stringify(changed))
      }),
      { numRuns: 1000 },
    )
  })

  const breaches: Readonly<Record<string, string>> = {
    nothing: '',
    'a head without an end': '["progress"]',
    'a head that is no list': '{"0":"progress"}\n1',
    'a head that is not JSON': '[progress]\n1',
    'a head with a part too many': '["progress",1]\n1',
    'a head with a part too few': '["timer",1]\n',
    'a request that there is none of': '["io",1,{"op":"exec","path":"a"}]\n',
    'a request with a member too many': '["io",1,{"op":"unlink","path":"a","force":true}]\n',
    'a request with a member too few': '["io",1,{"op":"rename","path":"a"}]\n',
    'a request for a path of five thousand characters': `["io",1,{"op":"stat","path":"${'x'.repeat(5000)}"}]\n`,
    'no known kind': '["eval",1]\n1',
    'the name of an inherited property': '["constructor"]\n1',
    'a negative id': '["timer",-1,5]\n',
    'an id that is not exact': '["timer",9007199254740993,5]\n',
    'an id in a text': '["timer","1",5]\n',
    'a time that is no number': '["timer",1,null]\n',
    'a time that no timer can keep': '["timer",1,2147483648]\n',
    'a name that is very long': `["call",1,"${'x'.repeat(4097)}","value"]\n{}`,
    'a head that is very long': `["call",1,"x","value"${' '.repeat(40_000)}]\n{}`,
    'a place without a column': '["call",1,"x","value",1]\n{}',
    'a place with a part too many': '["call",1,"x","value",1,1,1]\n{}',
    'a place that is none': '["call",1,"x","value",1,-1]\n{}',
    'a ref that is very long': `["read",1,"${'x'.repeat(201)}",0,1,"text"]\n`,
    'a level that there is not': '["log","fatal"]\nx',
  }
  it.each(Object.entries(breaches))('that has %s is a breach of protocol', (_, given) => {
    expect(read(given)).toBeUndefined()
  })
})
