import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { markedPlace } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

const prepare = (source: string, maxBytes = 262_144) => compiler.prepare(source, { maxBytes })

describe('a syntax error names its place and the reason', () => {
  it.each([
    ['a missing name', 'const a = 1\nconst ¦= 5', /Unexpected token '='/],
    ['a name declared twice', 'let a\nlet ¦a', /already been declared/],
    ['a name declared twice, with types', 'let a: number\nlet ¦a: string', /already been declared/],
    ['an unterminated string', 'return ¦"abc;', /Unterminated string/],
    ['an error after types', 'const a: number = 1\nconst b: string = ¦;', /Expression expected/],
    [
      'an error after types that are wide',
      'const a: "日本😀é" = "日本😀é", b: string = ¦;',
      /Expression expected/,
    ],
    [
      'an error after types and tabs',
      'const a: number = 1\n\t\tconst b:\tstring = ¦;',
      /Expression expected/,
    ],
    ['an error after an enum', 'enum E { A }\nconst é = 5 as ¦;', /Unexpected/],
    ['an error below CRLF', 'const a = 1\r\n\r\n  const ¦= 2', /Unexpected token/],
    ['an error in a fence', 'Well:\n```js\nconst ¦= 2\n```', /Unexpected token/],
    ['an error after a byte order mark', '\uFEFFconst ¦= 2', /Unexpected token/],
    ['an error in an arrow', 'async () => {\n  const ¦= 2\n}', /Unexpected token/],
    ['an error in export default', 'export default async () => {\n  const ¦= 2\n}', /Unexpected token/],
    ['an open brace', 'if (true) ¦{\n  foo()\n', /'\{' is never closed/],
    ['an open bracket behind types', 'const a: number[] = ¦[1, 2', /'\[' is never closed/],
    ['a bracket that closes nothing', 'foo()\n¦}\nbar()', /'}'.*closes nothing/],
    ['prose', 'Here ¦is the script you asked for:\nreturn 1', /Unexpected identifier/],
    ['JSX', 'return <div>{1}<¦/div>', /./],
    ['legacy octals', 'const a = ¦010', /[Oo]ctal/],
    ['a bad regular expression', 'return ¦/(/', /[Rr]egular expression/],
    ['import.meta', 'return import.¦meta.url', /import.meta/],
    ['await where it cannot stand', 'function f() { ¦await g() }\nreturn f()', /await/],
  ])('%s', async (_, marked, message) => {
    const { text, line, column } = markedPlace(marked)
    const answer = await prepare(text)
    expect(answer).toMatchObject({
      ok: false,
      error: { kind: 'syntax', message: expect.stringMatching(message) },
    })
    if (answer.ok) return
    expect({ line: answer.error.line, column: answer.error.column }).toEqual({ line, column })
    expect(answer.error.sourceLine).toBe(text.replace(/^\uFEFF/, '').split(/\r?\n/)[line - 1])
  })
})

describe('a script that only defines functions is not called, and is told how to be', () => {
  it.each([
    [
      'a function',
      '// run it\n¦async function main() { return 1 }\n',
      'defines main(); call it: return await main()',
    ],
    [
      'a function with types',
      '¦async function main(a?: string): Promise<void> {}',
      'call it: return await main()',
    ],
    ['a function and its helper', '¦function main() {}\n\nfunction helper() {}', 'return await main()'],
    [
      'functions without a main',
      '¦function a() {}\nfunction run() {};',
      'defines a(), run(); call it: return await run()',
    ],
    ['a function behind a directive', '"use strict"\n¦function main() {}', 'call it: return await main()'],
  ])('%s', async (_, marked, message) => {
    const { text, line, column } = markedPlace(marked)
    const error = { kind: 'syntax', message: expect.stringContaining(message), line, column }
    expect(await prepare(text)).toMatchObject({ ok: false, error })
  })

  it('a function without a name among other statements is told that it needs one', async () => {
    const error = { kind: 'syntax', message: expect.stringMatching(/name/), line: 1 }
    expect(await prepare('function () { return 1 }\nfoo()')).toMatchObject({ ok: false, error })
    expect(await prepare('async function (a: number) {}\nfoo()')).toMatchObject({ ok: false, error })
  })
})

describe('modules are refused with what to use instead', () => {
  it.each([
    ['files', 'const a = 1\n¦import fs from "node:fs"\nreturn 1', /"node:fs".*tool/],
    ['files, star', "¦import * as fs from 'fs/promises'\nreturn fs", /"fs\/promises".*files/],
    ['network', '¦import axios from "axios";', /no network.*tool/],
    ['http', '¦import { request } from "node:http"', /no network/],
    ['processes', '¦import { execSync } from "child_process"', /no processes/],
    ['what is global', '¦import { randomUUID } from "crypto"', /crypto\.randomUUID/],
    ['a package', '¦import _ from "lodash"\nreturn _', /"lodash".*tools\.\*/],
    ['only for effects', '¦import "./setup"', /"\.\/setup"/],
    ['a value beside a type', '¦import { type A, b } from "./b"', /"\.\/b"/],
    ['a default named type', '¦import type from "./type"', /"\.\/type"/],
    ['import =', '¦import x = require("x")', /no modules/],
    ['inside a block', 'if (true) { ¦import x from "x" }', /no modules/],
    ['behind types', 'const a: number = 1\n¦import fs from "fs"', /"fs"/],
    ['in a fence', 'So:\n```ts\n¦import fs from "fs"\n```', /"fs"/],
  ])('import: %s', async (_, marked, message) => {
    const { text, line, column } = markedPlace(marked)
    const error = { kind: 'import', message: expect.stringMatching(message), line, column }
    expect(await prepare(text)).toMatchObject({ ok: false, error })
  })

  it.each([
    ['a list', 'const a = 1\n¦export { a }'],
    ['everything', '¦export * from "x"'],
    ['a constant', '¦export const a = 1'],
    ['a function', '¦export async function main() { return 1 }'],
    ['an assignment', '¦export = 1'],
  ])('export: %s', async (_, marked) => {
    const { text, line, column } = markedPlace(marked)
    const error = { kind: 'syntax', message: expect.stringMatching(/export default/), line, column }
    expect(await prepare(text)).toMatchObject({ ok: false, error })
  })

  it('two default exports', async () => {
    const error = { kind: 'syntax', line: 2, message: expect.stringMatching(/more than one/) }
    expect(await prepare('export default 1\nexport default 2')).toMatchObject({ ok: false, error })
  })

  it('a long specifier is cut', async () => {
    const answer = await prepare(`import "${'x'.repeat(10_000)}"`)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'import' } })
    expect(JSON.stringify(answer).length).toBeLessThan(1_000)
  })
})

describe('a script that is too large', () => {
  it('is refused by its bytes, not its characters', async () => {
    const error = { kind: 'too_large', message: expect.stringMatching(/larger than 20 bytes/) }
    expect(await prepare('return 1 // 9 éééééé', 20)).toMatchObject({ ok: false, error })
    expect(await prepare('return 1 // 9 eeeeee', 20)).toMatchObject({ ok: true })
  })

  it('is refused even if it was prepared under a larger limit', async () => {
    expect(await prepare('return 1 + 1', 100)).toMatchObject({ ok: true })
    expect(await prepare('return 1 + 1', 5)).toMatchObject({ ok: false, error: { kind: 'too_large' } })
  })
})
