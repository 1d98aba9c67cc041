import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import type { Positions } from '../../../sandbox/source/positions.ts'
import { HEADER_LINES, readStack, syntaxErrorPlace } from '../../../sandbox/source/stack.ts'
import { runPrepared, scriptOf } from './run-prepared.ts'

const compiler = createScriptCompiler()
afterAll(() => compiler[Symbol.asyncDispose]())

async function failureOf(source: string) {
  const ending = await runPrepared(scriptOf(await compiler.prepare(source, { maxBytes: 262_144 })))
  if (ending.status !== 'error') throw new Error('the script did not fail')
  return ending.at
}

/** Every place is its own, on a page of 100 lines. */
const asWritten: Positions = {
  locate: ({ line, column }) =>
    line >= 1 && line <= 100 ? { line, column, sourceLine: `line ${line}` } : undefined,
}
const frame = (line: number, column = 1) => `script.js:${line + HEADER_LINES}:${column}`

describe('the stack of a real error', () => {
  it('has the header and the frames of the script, in its own positions', async () => {
    const at = await failureOf(
      'function total(rows) {\n  return rows.map((row) => row.a.b)\n}\nawait null\nreturn total([{}])',
    )
    expect(at).toEqual({
      line: 2,
      column: 34,
      sourceLine: '  return rows.map((row) => row.a.b)',
      stack: [
        "TypeError: Cannot read properties of undefined (reading 'b')",
        '    at script.js:2:34',
        '    at total (script.js:2:15)',
        '    at script.js:5:8',
      ].join('\n'),
    })
  })

  it('names methods, constructors and what was awaited', async () => {
    const { stack } = await failureOf(
      'class A {\n  constructor() { this.b() }\n  b() { throw new Error("x") }\n}\nasync function make() {\n  await null\n  return new A()\n}\nreturn await make()',
    )
    expect(stack.split('\n').slice(1)).toEqual([
      '    at A.b (script.js:3:15)',
      '    at new A (script.js:2:24)',
      '    at make (script.js:7:10)',
      '    at async script.js:9:8',
    ])
  })

  it('has no frame for what was put around a whole function', async () => {
    const { stack } = await failureOf('() => {\n  throw new Error("x")\n}')
    expect(stack).toBe('Error: x\n    at script.js:2:9')
  })

  it('has no frame of what a lowered script stands on', async () => {
    const { stack, line } = await failureOf('const d = () => {\n  throw new Error("x")\n}\n@d class A {}')
    expect(line).toBe(2)
    expect(stack).not.toMatch(/__decorate/)
  })

  it('has the line the author wrote, types and all', async () => {
    const at = await failureOf('const a: Record<string, number> = {}; throw new Error(`${a["x"] as number}`)')
    expect(at.sourceLine).toContain('const a: Record<string, number> = {}; throw')
  })
})

describe('frames that are not the script’s are dropped', () => {
  it.each([
    ['of the host', '    at run (node:internal/modules/esm/module_job:561:25)'],
    ['of a file', '    at run (/srv/app/secret.ts:1:2)'],
    ['of a built-in', '    at Array.map (<anonymous>)'],
    ['of evaluated code', `    at eval (eval at f (${frame(3)}), <anonymous>:1:1)`],
    ['of another script', '    at f (https://x/script.js:5:1)'],
    ['of a script whose name ends alike', '    at f (evil-script.js:5:1)'],
    ['of a promise', '    at async Promise.all (index 0)'],
    ['without a column', '    at f (script.js:5)'],
    ['of the header', '    at f (script.js:1:1)'],
    ['beyond the text', '    at f (script.js:5000:1)'],
    ['with a line that is no number', '    at f (script.js:1e3:1)'],
    ['with a line that is too long', '    at f (script.js:99999999999999999999:1)'],
  ])('%s', (_, line) => {
    const { stack } = readStack({ stack: `Error: x\n${line}\n    at g (${frame(7, 9)})` }, asWritten)
    expect(stack).toBe('Error: x\n    at g (script.js:7:9)')
  })

  it('and without any of the script there is no place', () => {
    expect(readStack({ stack: 'Error: x\n    at f (node:fs:1:1)' }, asWritten)).toEqual({ stack: 'Error: x' })
  })
})

describe('a stack is untrusted text', () => {
  it('frames quoted in the message are part of the message', () => {
    const message = `outer\n    at fake (${frame(50)})`
    const at = readStack({ message, stack: `Error: ${message}\n    at real (${frame(2, 5)})` }, asWritten)
    expect(at).toMatchObject({ line: 2, column: 5 })
    expect(at.stack).toBe(`Error: ${message}\n    at real (script.js:2:5)`)
  })

  it('is read to 16 KiB', () => {
    const stack = `Error: ${'x'.repeat(100_000)}\n    at f (${frame(1)})`
    expect(readStack({ stack }, asWritten).stack.length).toBeLessThanOrEqual(16_384)
  })

  it('gives at most fifty frames', () => {
    const stack = `Error\n${`    at f (${frame(1)})\n`.repeat(400)}`
    expect(readStack({ stack }, asWritten).stack.split('\n')).toHaveLength(51)
  })

  it('has names cut and without control characters', () => {
    const stack = `Error\n    at ${'a'.repeat(500)} (${frame(1)})\n    at b\u202E\u0007c (${frame(2)})`
    const [, first, second] = readStack({ stack }, asWritten).stack.split('\n')
    expect(first).toBe(`    at ${'a'.repeat(100)} (script.js:1:1)`)
    expect(second).toBe('    at b  c (script.js:2:1)')
  })

  it.each([
    '',
    '\n\n',
    '    at ',
    '    at (',
    '    at (script.js:4:1',
    ' at script.js:4:1',
    '    at script.js:4:1)x',
  ])('%j gives no place and no exception', (stack) => {
    expect(readStack({ stack }, asWritten).line).toBeUndefined()
  })

  it('takes no time for what would make a pattern backtrack', () => {
    const start = performance.now()
    readStack({ stack: `Error\n    at ${' ('.repeat(8_000)}` }, asWritten)
    readStack({ stack: `    at ${'script.js:1:1 ('.repeat(1_000)}`, message: ' '.repeat(16_000) }, asWritten)
    expect(performance.now() - start).toBeLessThan(500)
  })
})

describe('where V8 says that a syntax error is', () => {
  it.each([
    ['node', 'script.js:5\n  let a\n      ^\n\nSyntaxError: x', { line: 2, column: 7 }],
    ['node, with tabs', 'script.js:4\n\tlet a\n\t    ^\n\nSyntaxError: x', { line: 1, column: 6 }],
    ['node, on a long line', 'script.js:4\nlong\n    \n\nSyntaxError: x', { line: 1 }],
    ['isolated-vm', 'SyntaxError: Unexpected token [script.js:4:7]', { line: 1, column: 7 }],
    ['neither', 'SyntaxError: x\n    at f (node:vm:1:1)', undefined],
  ])('%s', (_, stack, place) => {
    expect(syntaxErrorPlace(stack)).toEqual(place)
  })
})
