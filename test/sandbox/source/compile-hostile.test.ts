import { execFileSync } from 'node:child_process'
import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { runPrepared, scriptOf } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

const prepare = (source: string) => compiler.prepare(source, { maxBytes: 262_144 })
const TYPED = 'let typed: number = 1\n'

/** What must hold whatever came before. */
async function expectHealthy() {
  const script = scriptOf(await prepare(`const a: number = ${Math.random()}; return a > 2`))
  expect(await runPrepared(script)).toEqual({ status: 'value', value: false })
}

describe('source that breaks parsers is refused, and the next script is fine', () => {
  it.each([
    ['brackets', '('.repeat(5_000)],
    ['brackets with types', `${TYPED}${'('.repeat(5_000)}`],
    ['blocks', '{'.repeat(5_000) + '}'.repeat(5_000)],
    ['templates', '`${'.repeat(3_000)],
    ['a sum', `${TYPED}return 0${'+1'.repeat(60_000)}`],
    ['negations', `return ${'!'.repeat(50_000)}1`],
    ['negations with types', `${TYPED}return ${'!'.repeat(50_000)}1`],
    ['arrows', `${TYPED}return ${'a=>'.repeat(40_000)}1`],
    ['ifs', `${TYPED}${'if(1)'.repeat(30_000)};`],
    ['array types', `let a: A${'[]'.repeat(60_000)}`],
    ['generic types', `let a: ${'A<'.repeat(30_000)}B${'>'.repeat(30_000)}`],
    ['keyof', `let a: ${'keyof '.repeat(30_000)}B`],
    ['assertions', `return <any>0${'+<any>1'.repeat(5_000)}`],
    ['a deep enum', `enum E { A = ${'-'.repeat(50_000)}1 }`],
    ['a deep namespace', `namespace ${'A.'.repeat(50_000)}B { let x = 1 }`],
    ['members of a whole function', `async () => a${'.b'.repeat(60_000)}`],
  ])('%s', async (_, source) => {
    const answer = await prepare(source)
    if (!answer.ok) {
      expect(answer.error.kind).toBe('syntax')
      expect(answer.error.message).toMatch(/too deeply or too complex|never closed|Unterminated/)
      expect(answer.error.message.length).toBeLessThan(400)
    }
    await expectHealthy()
  })

  it('what takes too long ends, and the process that was at it with it', async () => {
    await using impatient = createScriptCompiler({ timeoutMs: 50 })
    await impatient.prepare('const a: number = 1', { maxBytes: 1_000 })
    const slow = `${TYPED}${'if(a);else '.repeat(20_000)};`
    const answer = await impatient.prepare(slow, { maxBytes: 262_144 })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'syntax', message: /too complex/ } })
    expect(await impatient.prepare('const a: number = 1; return a', { maxBytes: 1_000 })).toMatchObject({
      ok: true,
    })
  })
})

describe('large source is prepared in bounded time', () => {
  it.each([
    ['one long line', `return [${'1,'.repeat(125_000)}].length`],
    ['one long line with types', `const a: number[] = [${'1,'.repeat(120_000)}]\nreturn a.length`],
    ['many lines', `let n = 0\n${'n++\n'.repeat(50_000)}return n`],
    ['many comparisons', `let n = 0, a = 1\n${'n=a<a?1:2\n'.repeat(20_000)}return n`],
    ['many fences', '```\n'.repeat(60_000)],
    ['many exports', 'export type {};\n'.repeat(16_000)],
    ['many unfinished imports', 'import type a\n'.repeat(18_000)],
    ['many comments', `${'/* x */ // y\n'.repeat(18_000)}return 1`],
    ['many backticks', '`'.repeat(250_000)],
    ['many slashes', `return 1${'/1'.repeat(120_000)}`],
    ['many semicolons before a function', `${';'.repeat(250_000)}async () => 1`],
    ['many open angles', 'a<'.repeat(120_000)],
    ['many spaces', `export ${' '.repeat(250_000)}x`],
    ['many comments in an export', `export ${'/**/'.repeat(60_000)} x`],
    ['many comments in a default export', `export ${'/**/'.repeat(900)} default 1`],
    ['many members in an import', `import {${'type  a,'.repeat(480)} b x} from 'y'`],
    ['many spaces in an import', `import {type${' '.repeat(3_900)}a b} form 'y'`],
    ['many spaces in a function', `export default function${' '.repeat(200_000)}x y`],
    ['many spaces in a fence', `\`\`\`js${' '.repeat(200_000)}\``],
    ['many spaces before a colon', `a${' '.repeat(200_000)}b`],
    ['many letters', `const ${'a'.repeat(200_000)}`],
    ['many quotes', `import ${"'".repeat(250_000)}`],
  ])('%s', async (_, source) => {
    const start = performance.now()
    await prepare(source)
    expect(performance.now() - start).toBeLessThan(5_000)
    await expectHealthy()
  })
})

describe('source that is not what it looks like', () => {
  it.each([
    ['closes its function and opens another', '}); evil(); (async()=>{'],
    ['closes a function of the same shape', '} evil(); async function q(){'],
    ['closes it with types around', '} evil(); async function q(){ let a: number = 1'],
    ['closes it with a type over the end', '} ; evil(); type T = {'],
    ['closes it with a namespace', '} evil(); namespace A { export const x = 1'],
    ['closes it with an enum', 'enum E { A }\n} evil(); async function q() {'],
    ['closes a method and a function', '};async\nq(){'],
    ['ends a comment that nobody opened', '*/ evil() /*'],
    ['opens a comment over the end', 'return 1 /*'],
    ['opens a template over the end', 'return `1'],
    ['closes the call', ')(), evil(), (() => 1'],
    ['closes the call of an arrow', 'async () => {} ); evil(); (() => {}'],
    ['is an arrow and then more', 'async () => {}\n)(); evil(); (\n() => {}'],
  ])('%s: refused', async (_, source) => {
    expect(await prepare(source)).toMatchObject({ ok: false, error: { kind: 'syntax' } })
  })

  it.each([
    ['bidi controls in a comment', 'const a = 1; /* \u202E } \u2066 if (x) \u2069 */ return a', 1],
    ['bidi controls in a string', 'const a: string = "\u202E"; return a.length', 1],
    ['zero width in a string', 'return "a\u200Bb".length', 3],
    ['a comment end in a string and a regular expression', 'return "*/" + /[*]\\//.source', '*/[*]\\/'],
    ['a line comment with a line separator', '// a \u2028 return 1', 1],
    ['HTML comments', 'let a = 1\n<!-- a = 2\n--> a = 3\nreturn a', 1],
    ['the names this room uses', 'const $main = 1, $script = 2\nreturn $main + $script', 3],
    ['the names this room uses, in a default export', 'const $main = 1\nexport default () => $main', 1],
    [
      'the names this room uses, beside an enum',
      'const $script: number = 1\nenum E { A = 2 }\nreturn $script + E.A',
      3,
    ],
    ['a sourceURL of its own', 'return 1 //# sourceURL=evil.js', 1],
  ])('%s: means what it says', async (_, source, value) => {
    expect(await runPrepared(scriptOf(await prepare(source)))).toEqual({ status: 'value', value })
  })

  it('a zero-width character in a name is refused at its place', async () => {
    const answer = await prepare('const a = 1\nconst b\u200Bc d = 2')
    expect(answer).toMatchObject({ ok: false, error: { kind: 'syntax', line: 2 } })
  })

  it('half a surrogate pair beside types is refused, since the stripper would change it', async () => {
    const answer = await prepare('const a: string = "\uD800"')
    expect(answer).toMatchObject({ ok: false, error: { kind: 'syntax', line: 1, column: 20 } })
  })

  it('nothing of a script runs while it is prepared', async () => {
    const source = 'globalThis.ran = 1; (() => { globalThis.ran = 1 })()'
    for (const text of [
      source,
      `${TYPED}${source}`,
      `enum E { A }\n${source}`,
      `} ${source}; function q() {`,
    ]) {
      await prepare(text)
    }
    expect('ran' in globalThis).toBe(false)
  })

  it('a long line is quoted only around its error', async () => {
    const answer = await prepare(`return [${'1,'.repeat(50_000)} const ]`)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'syntax', line: 1, column: 100_010 } })
    expect(JSON.stringify(answer).length).toBeLessThan(1_000)
  })
})

describe('the process of esbuild', () => {
  const children = () => execFileSync('ps', ['-o', 'stat=,args=', '--ppid', String(process.pid)]).toString()
  const ESBUILD = /--service|esbuild/
  const patience = { timeout: 20_000 }

  it('ends with its compiler, and leaves no zombie', { timeout: 60_000 }, async () => {
    await compiler[Symbol.asyncDispose]()
    await expect.poll(children, patience).not.toMatch(ESBUILD)
    const short = createScriptCompiler()
    await short.prepare('enum E { A }\nreturn E.A', { maxBytes: 1_000 })
    expect(children()).toMatch(ESBUILD)
    await short[Symbol.asyncDispose]()
    await expect.poll(children, patience).not.toMatch(ESBUILD)
  })

  it('is one and the same after the stripper was broken and was late', { timeout: 60_000 }, async () => {
    await using patient = createScriptCompiler({ timeoutMs: 300 })
    const run = (source: string) => patient.prepare(source, { maxBytes: 262_144 })
    for (const count of [1, 2]) {
      await run(`let a: A${'[]'.repeat(60_000 + count)}`)
      await run(`let a: number\n${'if(a);else '.repeat(20_000 + count)};`)
      // A busy machine may need more than one try to start the process within the time that is given.
      await expect
        .poll(() => run(`enum E { A = ${count} }\nreturn E.A`), patience)
        .toMatchObject({ ok: true })
    }
    const processes = children()
      .split('\n')
      .filter((line) => ESBUILD.test(line))
    expect(processes).toHaveLength(1)
  })
})
