import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foreignSchema } from '../../../src/adapters/mcp-client/foreign-schema.ts'
import { LineSplitter } from '../../../src/adapters/mcp-client/line-splitter.ts'
import { maskValues } from '../../../src/adapters/mcp-client/mask-values.ts'
import { readResult } from '../../../src/adapters/mcp-client/read-result.ts'
import { identifierOf } from '../../../src/adapters/mcp-client/tool-name.ts'

const text = (given: string) => ({ type: 'text' as const, text: given })
const png = 'iVBORw0KGgo='

describe('a result of a server', () => {
  it('keeps its blocks beside its structured content', () => {
    const result = readResult({
      structuredContent: { a: 1 },
      content: [text('words'), { type: 'image', data: png, mimeType: 'image/png' }],
    })
    expect(result.structuredContent).toEqual({ a: 1 })
    expect(result.content).toMatchObject([
      { type: 'text' },
      { type: 'image', data: Buffer.from(png, 'base64') },
    ])
  })

  it('may be structured content that is no object', () => {
    expect(readResult({ structuredContent: [1, 2], content: [] }).structuredContent).toEqual([1, 2])
  })

  it.for([
    ['an object', '{"a":[1]}', { a: [1] }],
    ['an array', ' [1, 2] ', [1, 2]],
    ['a number: it stays a text', '12345', undefined],
    ['a word: it stays a text', 'true', undefined],
    ['what only begins like JSON', '[draft] a title', undefined],
  ] as const)('that is one text is parsed where that is %s', ([, given, value]) => {
    expect(readResult({ content: [text(given)] }).structuredContent).toEqual(value)
  })

  it('that is several texts is no JSON', () => {
    expect(readResult({ content: [text('{}'), text('{}')] })).toMatchObject({ text: '{}\n{}' })
    expect(readResult({ content: [text('{}'), text('{}')] }).structuredContent).toBeUndefined()
  })

  it('is a failure where it says so, with all that it says', () => {
    const result = readResult({
      isError: true,
      content: [text('{"reason":"no"}')],
      structuredContent: { x: 1 },
    })
    expect(result).toMatchObject({ isError: true, text: '{"reason":"no"}' })
  })

  it('makes files of pictures, sounds and resources, whatever type they claim', () => {
    const { content } = readResult({
      content: [
        { type: 'audio', data: png, mimeType: 'audio/wav' },
        { type: 'resource', resource: { uri: 'file:///a/film.mp4', mimeType: 'video/mp4', blob: png } },
        { type: 'resource', resource: { uri: 'x://y', blob: png } },
        { type: 'image', data: png, mimeType: 'not a type' },
      ],
    })
    expect(content.map((block) => [block.type, 'mediaType' in block ? block.mediaType : ''])).toEqual([
      ['audio', 'audio/wav'],
      ['video', 'video/mp4'],
      ['document', 'application/octet-stream'],
      ['document', 'application/octet-stream'],
    ])
    expect(content[1]).toMatchObject({ name: 'film.mp4' })
  })

  it('gives the text of a resource that came alone, parsed if it is JSON, and the file too', () => {
    const result = readResult({
      content: [{ type: 'resource', resource: { uri: 'a://b.json', text: '{"a":1}' } }],
    })
    expect(result.structuredContent).toEqual({ a: 1 })
    expect(result.content).toMatchObject([{ type: 'document', mediaType: 'text/plain' }])
  })

  it('tells texts, links and resources apart', () => {
    const result = readResult({
      content: [
        text('two things'),
        { type: 'resource_link', uri: 'a://b', name: 'b', mimeType: 'text/csv', size: 7 },
        { type: 'resource', resource: { uri: 'c://d', mimeType: 'text/csv', text: 'x,y' } },
      ],
    })
    expect(result.structuredContent).toEqual({
      text: 'two things',
      links: [{ uri: 'a://b', name: 'b', mediaType: 'text/csv', bytes: 7 }],
      resources: [{ uri: 'c://d', mediaType: 'text/csv', text: 'x,y' }],
    })
  })
})

describe('secrets', () => {
  it('are masked wherever they stand, and nothing else is changed', () => {
    const secret = fc.string({ minLength: 6 }).filter((one) => !'[masked]'.includes(one))
    fc.assert(
      fc.property(secret, fc.jsonValue(), (value, rest) => {
        const masked = maskValues([value]).json({ a: `x${value}y`, list: [{ b: value }], rest })
        expect(JSON.stringify(masked.a)).not.toContain(JSON.stringify(value).slice(1, -1))
        expect(masked.list).toEqual([{ b: '[masked]' }])
        if (!JSON.stringify(rest).includes(value))
          expect(maskValues(['no such value']).json(rest)).toEqual(rest)
      }),
    )
  })

  it('of few characters are left alone', () => {
    expect(maskValues(['true', '']).text('it is true')).toBe('it is true')
  })
})

describe('lines of a server', () => {
  it('are the same however they come in chunks', () => {
    const line = fc.string().map((one) => one.replace(/[\r\n]/g, ''))
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (lines, sizes) => {
          const bytes = Buffer.from(lines.map((one) => `${one}\n`).join(''))
          const splitter = new LineSplitter(10_000)
          const found: string[] = []
          for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1
            found.push(...splitter.push(bytes.subarray(at, at + size)))
            at += size
          }
          expect(found).toEqual(lines)
        },
      ),
    )
  })

  it('are bounded', () => {
    const splitter = new LineSplitter(10)
    expect([...splitter.push(Buffer.from('0123456789\n'))]).toEqual(['0123456789'])
    expect(() => [...splitter.push(Buffer.from('01234567890'))]).toThrow('over the limit')
  })
})

describe('names and schemas of a server', () => {
  it('any name is an identifier, and one that is has its own', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (name) => {
        expect(identifierOf(name)).toMatch(/^[A-Za-z_$][\w$]*$/)
        expect(identifierOf(identifierOf(name))).toBe(identifierOf(name))
      }),
    )
    expect(['get_sum', 'getSum', 'a$1'].map(identifierOf)).toEqual(['get_sum', 'getSum', 'a$1'])
  })

  it('a property may be called like a keyword', () => {
    const schema = {
      type: 'object',
      properties: { pattern: { type: 'string', pattern: 'a+' }, default: { type: 'string' } },
    }
    expect(foreignSchema(schema)).toEqual({
      ok: true,
      schema: { type: 'object', properties: { pattern: { type: 'string' }, default: { type: 'string' } } },
    })
  })

  it('keys that a pattern chose are let through', () => {
    const made = foreignSchema({
      type: 'object',
      patternProperties: { '^a': { type: 'string' } },
      additionalProperties: false,
    })
    expect(made).toEqual({ ok: true, schema: { type: 'object', additionalProperties: true } })
  })
})
