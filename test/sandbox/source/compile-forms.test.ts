import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { markedPlace, runPrepared, scriptOf } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

const prepare = (source: string) => compiler.prepare(source, { maxBytes: 262_144 })
const run = async (source: string) => runPrepared(scriptOf(await prepare(source)))

describe('what a model writes runs, and gives its value', () => {
  it.each([
    ['an empty script', '', undefined],
    ['only blanks and comments', '\n // nothing\n/* at all */\n', undefined],
    ['top-level return', 'return 1', 1],
    ['top-level await', 'const x = await Promise.resolve(2)\nreturn x', 2],
    ['a trailing comment without a newline', 'return 1 // done', 1],
    ['an async arrow', 'async () => { return 3 }', 3],
    ['an async arrow with a semicolon and comments', '// before\nasync () => { return 3 }; // after', 3],
    ['an arrow that is an expression', '() => 3', 3],
    ['an arrow with a parameter', 'async input => input === undefined', true],
    ['an arrow in parentheses', '(async () => { return 3 });', 3],
    ['an arrow behind a directive', "'use strict'\n;async () => 3", 3],
    ['an anonymous async function', 'async function () { return 3 }', 3],
    ['an anonymous function with a semicolon', 'function () { return 3 };\n', 3],
    ['a function expression in parentheses', '(async function main() { return 3 })', 3],
    ['a function that is called in place', '(async () => { return 4 })()', 4],
    ['a function that is called in place and awaited', 'await (async () => { return 4 })();', 4],
    ['a function that is called in place, with a then', '(async () => 4)().then((x) => x + 1)', 5],
    ['a function that is called in place by its own parentheses', '(function () { return 4 }())', 4],
    ['a declaration that is called', 'async function main() { return 5 }\nreturn await main()', 5],
    ['two declarations and a call', 'function a() { return b() }\nfunction b() { return 5 }\nreturn a()', 5],
    ['export default of a named function', 'export default async function main() { return 6 }', 6],
    ['export default of an anonymous function', 'export default async function () { return 6 }', 6],
    [
      'export default of an anonymous function, on two lines',
      'export default\nasync function\n() { return 6 }',
      6,
    ],
    ['export default of an arrow', 'export default async () => 6;', 6],
    ['export default of an expression', 'export default { a: 1 }', { a: 1 }],
    ['export default of an awaited value', 'export default await Promise.resolve(6)', 6],
    ['export default of a name', 'async function main() { return 6 }\nexport default main', 6],
    [
      'export default before its helpers',
      'export default async () => six()\nfunction six() { return six.n }\nsix.n = 6',
      6,
    ],
    [
      'export default after its helpers',
      'const six = () => 6\nexport default function main() { return six() }',
      6,
    ],
    [
      'export default between exported helpers',
      'export const n = 3\nexport default () => n + m()\nexport function m() { return 3 }',
      6,
    ],
    ['export default with a comment between', 'export /* the one */ default () => 6', 6],
    [
      'export default of a function that calls itself',
      'export default function f(n = 3) { return n > 0 ? 1 + f(n - 1) : 0 }',
      3,
    ],
    ['an empty export', 'return 7\nexport {}', 7],
    ['a byte order mark', '\uFEFFreturn 8', 8],
    ['a hashbang', '#!/usr/bin/env node\nreturn 8', 8],
    ['a byte order mark and a hashbang', '\uFEFF#!/usr/bin/env node\nreturn 8', 8],
    ['a hashbang inside a fence', '```js\n#!/usr/bin/env node\nreturn 8\n```', 8],
    ['CRLF', 'const s = `a\r\nb`;\r\nreturn s', 'a\nb'],
  ])('%s', async (_, source, value) => {
    expect(await run(source)).toEqual({ status: 'value', value })
  })
})

describe('a Markdown fence is taken off', () => {
  it.each([
    ['js', '```js\nreturn 1\n```', 1],
    ['javascript, CRLF', '```javascript\r\nreturn 1\r\n```\r\n', 1],
    ['ts', '```ts\nconst x: number = 1\nreturn x\n```', 1],
    ['typescript with an info string', '```typescript title="x"\nconst x: number = 1\nreturn x\n```', 1],
    ['bare', '\n\n```\nreturn 1\n```\n\n', 1],
    ['longer than three', '````js\nreturn 1\n````', 1],
    ['indented', '  ```js\n  return 1\n  ```', 1],
    ['prose before', "Here's the script:\n\n```js\nreturn 1\n```", 1],
    ['prose after', '```js\nreturn 1\n```\nIt returns `1` (one).', 1],
    ['prose around, with a comment', 'Sure!\n// like this;\n```js\nreturn 1\n```\nDone.', 1],
    ['around an arrow', '```js\nasync () => 1\n```', 1],
    ['around export default', 'So:\n```ts\nexport default async (): Promise<number> => 1\n```', 1],
    ['around a script that quotes a fence', '```js\nreturn `\\`\\`\\`js\n\\`\\`\\``\n```', '```js\n```'],
    ['around a script with a fence in a comment', '```js\n/*\n```\n*/\nreturn 1\n```', 1],
  ])('%s', async (_, source, value) => {
    expect(await run(source)).toEqual({ status: 'value', value })
  })
})

describe('a fence that is not around the script stays', () => {
  it.each([
    ['inside a template literal', 'return `\\`\\`\\`js\ncode\n\\`\\`\\``;', '```js\ncode\n```'],
    ['inside a comment', '/*\n```js\nreturn 2\n```\n*/\nreturn 1', 1],
    ['inside a string', 'return "```js"', '```js'],
  ])('%s', async (_, source, value) => {
    expect(await run(source)).toEqual({ status: 'value', value })
  })

  it.each([
    ['two blocks', 'First:\n```js\nreturn 1\n```\nThen:\n```js\nreturn 2\n```', 6, /more than one/],
    ['code that would be lost', 'const a = 1;\n```js\nreturn a\n```', 2, /code outside/],
    ['another language', 'So:\n```python\nprint(1)\n```', 2, /another language/],
  ])('with %s, which is said', async (_, source, line, message) => {
    const error = { kind: 'syntax', line, message: expect.stringMatching(message) }
    expect(await prepare(source)).toMatchObject({ ok: false, error })
  })

  it('when it is never closed', async () => {
    expect(await prepare('```js\nreturn 1\n')).toMatchObject({ ok: false, error: { kind: 'syntax' } })
  })
})

describe('what the language means stays what it means', () => {
  it.each([
    ['ASI after return', 'return\n1', undefined],
    ['a regular expression with comment signs', 'return /[/*]/.test("*")', true],
    ['a regular expression with a backtick', 'const r = /`/\nreturn r.test("`")', true],
    ['division after a bracket', 'const a = [8]\nreturn a[0] / 2 / 2', 2],
    ['a directive', '"use strict";\nreturn typeof (function () { return this })()', 'undefined'],
    ['strict mode without one', 'return typeof (function () { return this })()', 'undefined'],
    ['unicode identifiers', 'const ünïcødé = 3, \\u{61}bc = 4, 变量 = 0; return ünïcødé + abc + 变量', 7],
    ['a NUL byte in a string', 'return "a\0b".length', 3],
    ['a lone surrogate', 'return "\uD800".charCodeAt(0)', 0xd800],
    ['private fields', 'class A { #x = 1; static {} get x() { return this.#x } } return new A().x', 1],
    ['labels', 'outer: for (;;) { for (;;) break outer }\nreturn 1', 1],
    ['a label that looks like a type', 'a: 1; return 2', 2],
    ['comparisons', 'const a = 1, b = 2, c = 3; return [a < b, c > (b)]', [true, true]],
    ['a decrement and an arrow sign', 'let n = 3, i = 0\nwhile (n --> 0) i++\nreturn i', 3],
    ['an object at the end', 'const f = () => ({ a: 1 })\nreturn f()', { a: 1 }],
    ['using', 'let n = 0\n{ using x = { [Symbol.dispose]() { n++ } } }\nreturn n', 1],
    [
      'import() and import.meta as words',
      'return ["import x from y", `export default 1`]',
      ['import x from y', 'export default 1'],
    ],
    ['export in a template', 'const s = `\nexport default 1\nimport a from "b"\n`\nreturn s.length', 36],
    ['export in a comment', '/*\nexport default 1\n*/\nreturn 1', 1],
    ['arguments and new.target', 'return [arguments.length, new.target === undefined]', [0, true]],
  ])('%s', async (_, source, value) => {
    expect(await run(source)).toEqual({ status: 'value', value })
  })
})

describe('an error says where in the text that was written', () => {
  const THROW = "¦new Error('here')"
  it.each([
    ['an ordinary body', `const a = 1\n  throw ${THROW}`],
    ['the first line', `throw ${THROW}`],
    ['CRLF', `const a = 1\r\n\r\n  throw ${THROW}\r\n`],
    ['lone CR', `const a = 1\r  throw ${THROW}`],
    ['a byte order mark', `\uFEFFconst a = 1; throw ${THROW}`],
    ['a hashbang', `#!/bin/node\nthrow ${THROW}`],
    ['a line separator of Unicode', `const a = "\u2028"; throw ${THROW}`],
    ['emoji before it', `const a = "😀😀"; throw ${THROW}`],
    ['an arrow', `async () => {\n  throw ${THROW}\n}`],
    ['an arrow on one line', `async () => { throw ${THROW} }`],
    ['an anonymous function', `async function () { throw ${THROW} }`],
    ['an anonymous function below a comment', `// x\n\n  async function () {\n throw ${THROW} };`],
    ['export default', `export default async () => { throw ${THROW} }`],
    [
      'export default of a named function',
      `const a = 1\nexport default function main() { throw ${THROW} }\n`,
    ],
    ['export default of an anonymous one', `export default async function () {\n throw ${THROW} }\n`],
    ['a called function', `(async () => {\n\n throw ${THROW} })()`],
    ['a fence', `\`\`\`js\nthrow ${THROW}\n\`\`\``],
    ['a fence in prose', `Well:\n\n\`\`\`js\nasync () => {\n  throw ${THROW}\n}\n\`\`\`\nDone`],
    ['types on the same line', `const a: Array<number> = [], b = a as unknown; throw ${THROW}`],
    ['types above', `interface A {\n  b: string\n}\nconst a: A = { b: 'x' }\nthrow ${THROW}`],
    ['types that are not ASCII', `type É = "日本😀"; const a: "日本😀" | 1 = 1; throw ${THROW}`],
    ['types in an arrow', `async (a?: string): Promise<void> => {\n  const b: number = 1; throw ${THROW}\n}`],
    ['types in an anonymous function', `async function (a?: string): Promise<{ a: 1 }> { throw ${THROW} }`],
    ['types and CRLF', `const a: number = 1\r\nthrow ${THROW}`],
    ['a type import', `import type { A } from './a'\nconst a: A = 1; throw ${THROW}`],
    ['an enum above', `enum A {\n  B = 1,\n  C,\n}\nif (A.B) {\n  throw ${THROW}\n}`],
    ['an enum and an arrow', `async () => {\n  enum A { B }\n  throw ${THROW}\n}`],
    ['an enum and an anonymous function', `async function () { enum A { B }\n  throw ${THROW} }`],
    ['a namespace above', `namespace A {\n  export const b = 1\n}\n  throw ${THROW}`],
    ['a parameter property', `class A { constructor(private b: number) {} }\n\n  throw ${THROW}`],
    ['a decorator', `const d = (c: unknown) => {}\n@d class A {}\n    throw ${THROW}`],
    ['an enum, a fence and CRLF', `Well:\r\n\`\`\`ts\r\nenum A { B }\r\n  throw ${THROW}\r\n\`\`\``],
  ])('%s', async (_, marked) => {
    const { text, line, column } = markedPlace(marked)
    const ending = await run(text)
    expect(ending).toMatchObject({ status: 'error', message: 'here', at: { line, column } })
    if (ending.status !== 'error') return
    const written = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
    expect(ending.at.sourceLine).toBe(written[line - 1])
    expect(ending.at.stack).toContain(`script.js:${line}:${column}`)
  })
})
