import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { runPrepared, scriptOf } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

const prepare = async (source: string) => scriptOf(await compiler.prepare(source, { maxBytes: 262_144 }))

describe('TypeScript runs', () => {
  it.each([
    [
      'annotations',
      'const a: number = 1, b: string[] = []\nlet c: Map<string, { d?: 1 }> | undefined\nreturn a',
      1,
    ],
    ['interfaces and types', 'interface A { b: string }\ntype C = A | null\nreturn 1', 1],
    ['a type before a bracket', 'let n = 1\ntype A = string\n(n++)\nreturn n', 2],
    [
      'as, satisfies and !',
      'const a = { b: 1 } as const satisfies { b: number }\nreturn (a as any).b! + a!.b',
      2,
    ],
    ['as const', 'return [1, 2] as const', [1, 2]],
    ['the old assertion', 'return <any>5', 5],
    ['a generic function and its call', 'function f<T>(x: T): T { return x }\nreturn f<number>(1)', 1],
    ['a generic arrow', 'const f = <T,>(x: T) => x\nreturn f(1)', 1],
    [
      'a generic async arrow',
      'const f = async <T extends object>(x: T): Promise<T> => x\nreturn f({ a: 1 })',
      { a: 1 },
    ],
    [
      'optional parameters and overloads',
      'function f(a: string): void\nfunction f(a?: string) { return 1 }\nreturn f("")',
      1,
    ],
    ['a this parameter', 'function f(this: { a: number }) { return this.a }\nreturn f.call({ a: 1 })', 1],
    [
      'class members',
      'abstract class A { private a = 1; readonly b?: string; declare c: number; [k: string]: unknown; abstract d(): void; static e: number }\nclass B extends A { d() {} override toString() { return "b" } }\nreturn String(new B())',
      'b',
    ],
    ['implements', 'interface I { a: number }\nclass A implements I { public a = 1 }\nreturn new A().a', 1],
    [
      'a type predicate',
      'const is = (x: unknown): x is string => typeof x === "string"\nreturn is("")',
      true,
    ],
    ['an assertion function', 'function a(x: unknown): asserts x { }\na(1)\nreturn 1', 1],
    ['declare', 'declare const tools: any\ndeclare global { interface X {} }\nreturn 1', 1],
    ['a namespace of types', 'namespace N { export type A = string }\nconst a: N.A = "a"\nreturn a', 'a'],
    [
      'import type',
      'import type { A } from "./a"\nimport { type B, type C } from "./b"\nimport type * as D from "d"\nconst a: A = 1\nreturn a',
      1,
    ],
    [
      'import type between statements',
      'let n: number = 1\nconst a = n\nimport type { A } from "./a"\n;(n++)\nreturn a',
      1,
    ],
    [
      'export type',
      'export type A = string\nexport interface B { c: A }\nexport type { A as D }\nreturn 1',
      1,
    ],
    [
      'an enum',
      'enum Color { Red, Green = "g", Blue = 1 << 3 }\nreturn [Color.Red, Color.Green, Color.Blue, Color[0]]',
      [0, 'g', 8, 'Red'],
    ],
    ['a const enum', 'const enum E { A = 7 }\nreturn E.A', 7],
    [
      'an enum with top-level await and return',
      'enum E { A = 7 }\nconst x = await Promise.resolve(E.A)\nif (x) return x\nreturn 0',
      7,
    ],
    [
      'a namespace',
      'namespace N { export const x = 8; export namespace M { export const y = 1 } }\nconst y = await Promise.resolve(N.M.y)\nreturn N.x + y',
      9,
    ],
    ['a namespace and an enum', 'namespace N { export const x = 8 }\nenum E { A = 1 }\nreturn N.x + E.A', 9],
    [
      'a parameter property',
      'class A { constructor(private readonly x: number) {} get y() { return this.x } }\nreturn new A(4).y',
      4,
    ],
    [
      'decorators',
      'const log: string[] = []\nfunction d(v: unknown, c: { name: string }) { log.push(c.name) }\n@d class A { @d m() {} @d accessor x = 1 }\nreturn [log, new A().x]',
      [['m', 'x', 'A'], 1],
    ],
    ['accessor alone', 'class A { accessor x = 2 }\nreturn new A().x', 2],
    ['using with a type', 'let n = 0\n{ using x: Disposable = { [Symbol.dispose]() { n++ } } }\nreturn n', 1],
    [
      'export default with types',
      'export default async function main(): Promise<number> { return k<number>(1) }\nfunction k<T>(x: T): T { return x }',
      1,
    ],
    [
      'an anonymous generic function',
      'async function <T>(x?: T): Promise<{ a: number }> { return { a: 1 } }',
      { a: 1 },
    ],
    ['an enum in a default export', 'enum E { A = 7 }\nexport default async (): Promise<E> => E.A', 7],
    [
      'strings that look like types',
      'const a: string = "x as y", b = `${a as string}: number`\nreturn a + b',
      'x as yx as y: number',
    ],
  ])('%s', async (_, source, value) => {
    const script = await prepare(source)
    expect(script.language).toBe('typescript')
    expect(await runPrepared(script)).toEqual({ status: 'value', value })
  })
})

describe('a call with type arguments is a call, though JavaScript has another reading', () => {
  it.each([
    ['a call', 'const f = (x) => x\nreturn f<number>(1)', 1],
    ['a method', 'return [3, 4].map<string>((x) => `${x}`)', ['3', '4']],
    ['a constructor', 'return new Set<string>(["a"]).size', 1],
    ['nested arguments', 'return new Map<string, Array<Record<string, number>>>([]).size', 0],
    ['an object type', 'const f = (x) => x\nreturn f<{ a: string; b?: () => void }>(1)', 1],
    ['a template', 'const f = (x) => x[0]\nreturn f<string>`a`', 'a'],
  ])('%s', async (_, source, value) => {
    expect(await runPrepared(await prepare(source))).toEqual({ status: 'value', value })
  })

  it.each([
    ['spaced comparisons', 'const a = 1, b = 2, c = 3\nreturn [a < b, c > (b)]', [true, true]],
    ['a comparison in a loop', 'let n = 0\nfor (let i=0;i<3;i++) if (i>(1)) n++\nreturn n', 1],
    ['comparisons in a condition', 'const a = 1, b = 2\nreturn a<b&&b>(a)', true],
  ])('but %s stay JavaScript', async (_, source, value) => {
    const script = await prepare(source)
    expect(script.language).toBe('javascript')
    expect(await runPrepared(script)).toEqual({ status: 'value', value })
  })
})

describe('JavaScript is answered at once and left as it is', () => {
  it.each([
    'const a = await tools.x({ a: 1 })\nreturn a.map((b) => b.c)',
    'const type = 1, as = 2, of = 3\nreturn type ? (as) : of',
    'label: for (const a of []) continue label\nreturn { a: b, "c": 1 }',
    'return /a: s/.test(x) ? `${y ? a : b}` : 1',
  ])('%s', (source) => {
    const preparation = compiler.prepare(source, { maxBytes: 1_000 })
    expect(preparation).not.toBeInstanceOf(Promise)
    expect(preparation).toMatchObject({ ok: true, script: { body: source, language: 'javascript' } })
  })
})

it('stripping keeps every line and column of the code', async () => {
  const source =
    'const a: number = 1\r\nfunction f<T>(\n  b: T,\n): T {\n  return b as T\n}\nreturn f<number>(a)'
  const { body } = await prepare(source)
  expect(body).toHaveLength(source.length)
  expect(body.replace(/\s/g, '')).toBe('consta=1functionf(b,){returnb}returnf(a)')
})
