import { describe, expect, it } from 'vitest'
import { chainBench, echo, tool } from './chains.ts'

const { run, value, error, chainsOf } = chainBench()
const fence = '```'

describe('a script may be', () => {
  const forms: Readonly<Record<string, string>> = {
    'a body with await and return': 'const v = await tools.echo({ v: input.n })\nreturn v * 2',
    'a body with declarations':
      'function twice(x) { return x * 2 }\nreturn twice(await tools.echo({ v: input.n }))',
    'an async arrow': 'async () => (await tools.echo({ v: input.n })) * 2',
    'an async arrow with a body': 'async () => {\n  return (await tools.echo({ v: input.n })) * 2\n}',
    'an arrow that is not async': '() => tools.echo({ v: input.n }).then((x) => x * 2)',
    'an async function': 'async function () { return (await tools.echo({ v: input.n })) * 2 }',
    'a function': 'function () { return input.n * 2 }',
    'a function that is called at the end':
      'async function main() { return input.n * 2 }\nreturn await main()',
    'an export default of a function': 'export default async function () { return input.n * 2 }',
    'an export default of an arrow': 'export default async () => input.n * 2',
    TypeScript:
      'const n: number = await tools.echo({ v: input.n }) as number\nreturn (n * 2) satisfies number',
    'TypeScript with types and an enum':
      'enum By { Two = 2 }\ninterface N { n: number }\nreturn (input as N).n * By.Two',
    'in a fence': `${fence}js\nreturn input.n * 2\n${fence}`,
    'in a fence of TypeScript': `${fence}typescript\nconst n: number = input.n\nreturn n * 2\n${fence}`,
    'in a fence with words around it': `Here is the program:\n\n${fence}ts\nreturn input.n * 2\n${fence}\n\nIt doubles.`,
    'with Windows line ends': 'const a = input.n\r\nreturn a * 2\r\n',
    'with a mark at its beginning': '\uFEFFreturn input.n * 2',
    'with a comment at its end': 'return input.n * 2 // done',
    'strict already': "'use strict'\nreturn input.n * 2",
  }
  it.each(Object.entries(forms))('%s', async (_, script) => {
    expect(await value(script, [echo], { run: { input: { n: 21 } } })).toBe(42)
  })

  it.each(['', '  \n', '// nothing'])('empty: %j returns nothing', async (script) => {
    expect(await run(script)).toMatchObject({ status: 'ok', bytes: 0 })
  })
})

describe('a script that cannot be compiled', () => {
  it('says where, and nothing runs', async () => {
    let ran = 0
    const counted = tool('counted', () => (ran += 1))
    expect(await error('await tools.counted()\nconst x = ;\nreturn x', [counted])).toMatchObject({
      code: 'syntax',
      name: 'SyntaxError',
      line: 2,
      column: 11,
      sourceLine: 'const x = ;',
    })
    expect(ran).toBe(0)
  })

  it('only defines a function is told to call it', async () => {
    expect(await error('async function main() { return 1 }')).toMatchObject({
      code: 'syntax',
      message: expect.stringContaining('return await main()'),
    })
  })

  it('that imports is told what to use instead', async () => {
    expect(await error("import os from 'node:os'\nreturn 1")).toMatchObject({ code: 'syntax', line: 1 })
    expect(await error("const fs = await import('node:fs')\nreturn 1")).toMatchObject({
      message: expect.stringContaining('no modules'),
    })
  })

  it('that is too large is refused by its size', async () => {
    const script = `return 1 // ${'x'.repeat(2000)}`
    expect(await error(script, [], { policy: { maxSourceBytes: 1000 } })).toMatchObject({
      code: 'source_too_large',
      message: expect.stringContaining('1000 bytes'),
    })
  })
})

describe('what a script sees', () => {
  it('as input is what was given, whatever the caller does to it meanwhile', async () => {
    const input = { list: [1], nested: { a: 1 } }
    const touch = tool('touch', () => {
      input.list.push(2)
      input.nested.a = 2
    })
    const running = run(
      'const before = JSON.stringify(input); await tools.touch(); return [before, JSON.stringify(input)]',
      [touch],
      {
        run: { input },
      },
    )
    input.list.push(3)
    const seen = '{"list":[1],"nested":{"a":1}}'
    expect(await running).toMatchObject({ value: [seen, seen] })
  })

  it('as input where none was given is undefined', async () => {
    expect(await value('return [typeof input, input === undefined]')).toEqual(['undefined', true])
  })

  it.each([
    ['a BigInt', { n: 1n }],
    ['a circle', circle()],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
  ])('as input cannot be %s: that is the caller’s mistake', async (_, input) => {
    await expect(run('return 1', [], { run: { input } })).rejects.toMatchObject({
      code: 'invalid_options',
      field: 'input',
    })
  })

  it.each([
    ['no object', undefined],
    ['no script', {}],
    ['a script that is no text', { script: 5 }],
    ['a signal that is none', { script: '1', signal: 'now' }],
    ['a policy that cannot be', { script: '1', policy: { totalTimeoutMs: -1 } }],
  ])('%s is the caller’s mistake', async (_, options) => {
    await expect(chainsOf([]).run(options as never)).rejects.toMatchObject({
      code: expect.stringMatching(/invalid_(options|policy)/),
    })
  })
})

function circle(): unknown {
  const a: { b?: unknown } = {}
  a.b = a
  return a
}
