import { defineTool, ToolChainTool, ToolInvoker } from 'catenary'
import { afterAll, describe, expect, it } from 'vitest'

const add = defineTool({
  name: 'add',
  description: 'Adds.',
  input: {
    type: 'object',
    properties: { a: { type: 'number' }, b: { type: 'number' } },
    required: ['a', 'b'],
  },
  execute: () => ({ sum: 3 }),
})
const fail = defineTool({
  name: 'fail',
  description: 'Fails.',
  execute: () => {
    throw new Error('the service is down')
  },
})
// What a check would have found beforehand is not at stake here.
const chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [add, fail] }), check: 'off' })
afterAll(() => chains.close())

/** A script with the place of its mistake before the sign, and the words that say what to do. */
interface Wrong {
  readonly where: string
  readonly script: string
  readonly says: string
}

const wrong: readonly Wrong[] = [
  {
    where: 'a function inside a function',
    script: 'function outer() {\n  const inner = () => input.user.⟶name\n  return inner()\n}\nreturn outer()',
    says: 'input.user is undefined here; test it first, or write input.user?.name',
  },
  {
    where: 'a callback of map',
    script: 'return [1, 2].map((row) => {\n  return row.value.⟶toFixed()\n})',
    says: 'row.value is undefined here',
  },
  {
    where: 'a callback of forEach',
    script: '[{}].forEach((row) => {\n  row.name.⟶trim()\n})',
    says: 'row.name?.trim',
  },
  {
    where: 'a comparison in a sort',
    script: 'return [{}, {}].sort((a, b) =>\n  a.name.⟶localeCompare(b.name))',
    says: 'a.name is undefined here',
  },
  {
    where: 'a callback of replace',
    script: `return 'abc'.replace(/b/, (found) => found.groups.⟶id)`,
    says: 'found.groups is undefined here',
  },
  {
    where: 'a getter of a class',
    script: 'class Box {\n  get size() {\n    return this.items.⟶length\n  }\n}\nreturn new Box().size',
    says: 'this.items is undefined here',
  },
  {
    where: 'a generator',
    script: `function* ids() {\n  yield 1\n  throw ⟶new Error('no more ids')\n}\nreturn [...ids()]`,
    says: 'no more ids',
  },
  {
    where: 'a branch of Promise.all that threw',
    script: `await Promise.all([\n  tools.add({ a: 1, b: 2 }),\n  (async () => {\n    await tools.add({ a: 1, b: 2 })\n    throw ⟶new TypeError('no rows')\n  })(),\n])`,
    says: 'no rows',
  },
  {
    where: 'a branch of Promise.all whose call was refused',
    script: `return Promise.all([1, 2].map(async (n) => {\n  const { sum } = await tools.add({ a: n, b: 1 })\n  return tools.⟶add({ a: sum, c: 2 })\n}))`,
    says: 'c is unknown (known: a, b)',
  },
  {
    where: 'an awaited call in a function',
    script: 'async function load() {\n  return await tools.⟶fail()\n}\nawait load()',
    says: 'the service is down',
  },
  {
    where: 'what follows a promise',
    script: 'return tools.add({ a: 1, b: 2 }).then((result) => result.total.⟶toFixed())',
    says: 'result.total is undefined here',
  },
  {
    where: 'a timer that is waited for',
    script: `await new Promise((done, failed) => setTimeout(() => {\n  try { done(input.rows.⟶length) } catch (error) { failed(error) }\n}, 1))`,
    says: 'input.rows is undefined here',
  },
  {
    where: 'TypeScript with imports, an enum and types',
    script: `import { writeFile } from 'node:fs/promises'\n\ninterface Row { id: number; name?: string }\nenum Kind { A = 1 }\nconst rows: Row[] = [{ id: Kind.A }]\nawait writeFile('/workspace/a.txt', 'x')\nreturn rows.map((row: Row): string => row.name!.⟶trim())`,
    says: 'row.name is undefined here',
  },
  {
    where: 'a function that is exported, in a fence',
    script:
      '```ts\nexport default async function main(): Promise<unknown> {\n  const rows: any[] = [null]\n  return rows.map((row) => row.⟶id)\n}\n```',
    says: 'row is null here',
  },
  {
    where: 'a method that is not there',
    script: 'const rows = await tools.add({ a: 1, b: 2 })\nreturn rows.⟶map((row) => row)',
    says: 'rows has no such method; console.log(rows) shows what it is',
  },
  {
    where: 'a loop over what is no list',
    script: 'const rows = await tools.add({ a: 1, b: 2 })\nfor (const row of ⟶rows) console.log(row)',
    says: 'it is no list; console.log(rows) shows what it is',
  },
  {
    where: 'a text that is no JSON',
    script: `const read = (text) =>\n  JSON.⟶parse(text)\nreturn ['{}', 'not'].map(read)`,
    says: 'console.log(text.slice(0, 200)) shows how it begins',
  },
]

describe('a mistake that shows when the script runs is told with its place and the next step', () => {
  it.each(wrong)('in $where', async ({ script, says }) => {
    const before = script.slice(0, script.indexOf('⟶')).split('\n')
    const source = script.replace('⟶', '')
    const { error } = (await chains.run({ script: source, input: {} })) as { error?: { message: string } }
    expect(error).toMatchObject({
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      sourceLine: source.split('\n')[before.length - 1],
    })
    expect(error?.message).toContain(says)
  })
})

describe('a rejection that nobody waits for', () => {
  it.each([
    [
      'of a function that is not awaited',
      'const later = async () => {\n  input.user.name\n}\nlater()\nawait sleep(1)',
      2,
      9,
    ],
    ['of a timer', "setTimeout(() => {\n  throw new RangeError('late')\n}, 1)\nawait sleep(20)", 2, 9],
  ])('is told with its place: %s', async (_, script, line, column) => {
    const { logs } = await chains.run({ script })
    expect(logs).toEqual([
      { level: 'warn', text: expect.stringMatching(/^unhandled rejection: (?:Type|Range)Error: /) },
    ])
    expect(logs[0]?.text).toContain(`script.js:${line}:${column}`)
    expect(logs[0]?.text).not.toContain('child')
  })
})
