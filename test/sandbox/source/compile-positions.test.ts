import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { markedPlace, runPrepared, scriptOf } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

const plain = [
  'const a# = 1',
  'let b# = [1, 2].map((x) => x / 2) // half',
  'const c# = `one\n  ${1 + 1} two\n`',
  "const d# = 'it\\'s', e# = /[/*`'\"]/g",
  '/* a comment\n over lines */',
  'function f#(x = {}) { return { x } }',
  'if (1 < 2) { const g = "é😀" } else { }',
  'class K# { #p = 1; get p() { return this.#p } }',
  'for (const x of [1]) { label: for (;;) break label }',
  '',
]
const types = [
  'interface I# { a: string; b?: number }',
  'type T# = { [k: string]: "日本" | 1 }\n  | null',
  'const h#: Array<{ a: number }> = [], i# = h# as unknown',
  'function j#<T extends object>(x: T, y?: string): T | undefined { return x! }',
  'const k# = <T,>(x: T): T => x, l# = k#<number>(1)',
  'abstract class M# { private a = 1; abstract b(): void; readonly c?: string }',
]
const lowered = [
  'enum N# { A = 1, B }',
  'class O# { constructor(public a: string) {} }',
  'namespace P# { export const a = 1 }',
]
const throws = [
  "throw ¦new Error('here')",
  "  if (true) { throw ¦new Error('here') }",
  "await (async () => { await null; throw ¦new Error('here') })()",
  "const z = () => { throw ¦new Error('here') }; z()",
  "return [1].map((x) => { throw ¦new Error('here') })",
]
const bodies = [
  (code: string) => code,
  (code: string) => `async () => {\n${code}\n}`,
  (code: string) => `// start\n(async () => { ${code}\n});`,
  (code: string) => `export default async function main() {${code}\n}\nconst after = 1`,
  (code: string) => `const before = 1\nexport default async () => {\n${code}\n}`,
]
const surroundings = [
  (code: string) => code,
  (code: string) => `\uFEFF${code}`,
  (code: string) => `#!/usr/bin/env node\n${code}`,
  (code: string) => `\`\`\`ts\n${code}\n\`\`\``,
  (code: string) => `Here is the script:\n\n\`\`\`\n${code}\n\`\`\`\n\nIt returns nothing.`,
]

const scriptWith = (statements: readonly string[]) =>
  fc
    .record({
      before: fc.array(fc.constantFrom(...statements), { maxLength: 8 }),
      after: fc.array(fc.constantFrom(...statements), { maxLength: 3 }),
      fails: fc.constantFrom(...throws),
      body: fc.constantFrom(...bodies),
      around: fc.constantFrom(...surroundings),
      newline: fc.constantFrom('\n', '\r\n'),
    })
    .map(({ before, after, fails, body, around, newline }) => {
      const numbered = [...before, fails, ...after].map((line, index) => line.replaceAll('#', String(index)))
      const code = numbered.map((line) => line.replace(/(?<=this\.)\d+p|\d+p(?= =)/g, '#p')).join('\n')
      return around(body(code)).replaceAll('\n', newline)
    })

it.each([
  ['JavaScript', plain, 300],
  ['TypeScript', [...plain, ...types], 300],
  ['TypeScript that cannot only be stripped', [...plain, ...types, ...lowered], 150],
])('%s: an error is placed where it was written', async (_, statements, numRuns) => {
  await fc.assert(
    fc.asyncProperty(scriptWith(statements), async (marked) => {
      const { text, line, column } = markedPlace(marked)
      const ending = await runPrepared(scriptOf(await compiler.prepare(text, { maxBytes: 262_144 })))
      expect(ending).toMatchObject({ status: 'error', message: 'here', at: { line, column } })
    }),
    { numRuns },
  )
})
