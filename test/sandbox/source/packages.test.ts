import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createScriptCompiler } from '../../../sandbox/source/compile.ts'
import { packageName } from '../../../sandbox/source/package-import.ts'
import { markedPlace, runPrepared, scriptOf } from './run-prepared.ts'

const folder = mkdtempSync(join(tmpdir(), 'catenary-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function install(name: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, 'node_modules', name, file), text)
}
const json = (fields: object) =>
  JSON.stringify({ version: '1.0.0', type: 'module', main: 'index.js', ...fields })
install('counter', {
  'package.json': json({ name: 'counter' }),
  'index.js': 'let n = 0\nexport const next = () => ++n\nexport default function reset() { n = 0 }',
  'extra.js': "import { next } from './index.js'\nexport const twice = () => next() + next()",
})
install('needs-node', {
  'package.json': json({ name: 'needs-node' }),
  'index.js': "import { readFileSync } from 'node:fs'\nexport const read = () => readFileSync('/etc/passwd')",
})
install('not-allowed', {
  'package.json': json({ name: 'not-allowed' }),
  'index.js': 'export const secret = 1',
})
install('huge', {
  'package.json': json({ name: 'huge' }),
  'index.js': `export const text = ${JSON.stringify('x'.repeat(300_000))}`,
})
install('broken', { 'package.json': json({ name: 'broken' }), 'index.js': 'export const = 1' })
writeFileSync(join(folder, 'secret.js'), 'export const secret = 1')

const real = createScriptCompiler()
const made = createScriptCompiler({ packagesFrom: folder, maxBundleBytes: 200_000 })
afterAll(() => Promise.all([real[Symbol.asyncDispose](), made[Symbol.asyncDispose]()]))

const allowed = ['counter', 'needs-node', 'missing', 'huge', 'broken']
const prepare = async (source: string) => made.prepare(source, { maxBytes: 262_144, packages: allowed })
const run = async (source: string) => runPrepared(scriptOf(await prepare(source)))

describe('packages that a policy allows', () => {
  const names = ['lodash-es', 'papaparse']
  const runReal = async (source: string) =>
    runPrepared(scriptOf(await real.prepare(source, { maxBytes: 262_144, packages: names })))

  it.each([
    ['a name', "import { chunk } from 'lodash-es'\nreturn chunk([1, 2, 3], 2)", [[1, 2], [3]]],
    ['a name as another', "import { chunk as cut } from 'lodash-es'\nreturn cut([1, 2, 3], 2).length", 2],
    ['the whole', "import * as _ from 'lodash-es'\nreturn _.sum(_.range(4))", 6],
    ['the default', "import _ from 'lodash-es'\nreturn _.capitalize('abc')", 'Abc'],
    ['a file of it', "import chunk from 'lodash-es/chunk.js'\nreturn chunk([1, 2, 3], 2).length", 2],
    [
      'a CommonJS one',
      "import Papa from 'papaparse'\nreturn Papa.parse('a,b\\n1,2', { header: true }).data",
      [{ a: '1', b: '2' }],
    ],
    [
      'two at once, with types',
      "import { sumBy } from 'lodash-es'\nimport Papa from 'papaparse'\nconst rows: { n: string }[] = Papa.parse('n\\n1\\n2', { header: true }).data\nreturn sumBy(rows, (row) => Number(row.n))",
      3,
    ],
  ])('%s', async (_, source, value) => {
    expect(await runReal(source)).toEqual({ status: 'value', value })
  })

  it('holds only what is used', async () => {
    const one = scriptOf(
      await real.prepare("import { identity } from 'lodash-es'\nreturn identity(1)", {
        maxBytes: 999,
        packages: names,
      }),
    )
    expect(one.body.length).toBeLessThan(1000)
  })

  it('is one instance, whatever parts of it are imported', async () => {
    const source =
      "import { next } from 'counter'\nimport { twice } from 'counter/extra.js'\nreturn [next(), twice(), next()]"
    expect(await run(source)).toEqual({ status: 'value', value: [1, 5, 4] })
  })

  it('moves no position', async () => {
    const { text, line, column } = markedPlace(
      "import { next } from 'counter'\nconst x = next(); ¦missing(x)",
    )
    expect(await run(text)).toMatchObject({ status: 'error', at: { line, column } })
  })

  it('lets a script use the name of the variable that holds them', async () => {
    const source = "import { next } from 'counter'\nconst $modules = 1\nreturn next() + $modules"
    expect(await run(source)).toEqual({ status: 'value', value: 2 })
  })

  it('is bundled anew when it was installed anew', async () => {
    const write = (value: number) =>
      install('missing', {
        'package.json': json({ name: 'missing' }),
        'index.js': `export const v = ${value} // ${'-'.repeat(value)}`,
      })
    write(1)
    expect(await run("import { v } from 'missing'\nreturn v")).toEqual({ status: 'value', value: 1 })
    write(2)
    expect(await run("import { v } from 'missing'\nreturn v")).toEqual({ status: 'value', value: 2 })
    rmSync(join(folder, 'node_modules', 'missing'), { recursive: true })
  })
})

describe('an import is refused, with its place and the reason', () => {
  it.each([
    [
      'a package that is not allowed',
      "return 1\nimport { secret } from 'not-allowed'",
      2,
      /only modules here are counter/,
    ],
    [
      'a name that it does not export',
      "import { nxt } from 'counter'\nreturn 1",
      1,
      /"counter" has no export named "nxt"/,
    ],
    ['one that is not installed', "import x from 'missing'\nreturn x", 1, /allowed here but not installed/],
    [
      'one that needs node',
      "import { next } from 'counter'\nimport { read } from 'needs-node'\nreturn read",
      1,
      /node:fs/,
    ],
    ['one that is too large', "import { text } from 'huge'\nreturn text", 1, /larger than 200000 bytes/],
    ['one that is broken', "import { x } from 'broken'\nreturn x", 1, /cannot be bundled/],
    [
      'a path out of a package',
      "import { secret } from 'counter/../../secret.js'\nreturn secret",
      1,
      /cannot import/,
    ],
    ['a path', "import { secret } from './secret.js'\nreturn secret", 1, /cannot import/],
    ['an absolute path', `import { secret } from '${folder}/secret.js'\nreturn secret`, 1, /cannot import/],
    ['a URL', "import { x } from 'https://example.com/x.js'\nreturn x", 1, /cannot import/],
    ['a module of node', "import fs from 'node:child_process'\nreturn fs", 1, /no processes/],
  ])('%s', async (_, source, line, message) => {
    const preparation = await prepare(source)
    expect(preparation).toMatchObject({ ok: false, error: { kind: 'import', line } })
    if (!preparation.ok) expect(preparation.error.message).toMatch(message)
  })

  it('leads into a package only by its name', () => {
    const inside = ['a', '@a/b', 'a/b.js', '@a/b/c/d.js', 'a/.b', 'a/..b']
    const outside = [
      '',
      '.',
      '..',
      './a',
      '../a',
      '/a',
      'a/..',
      'a/../b',
      'a/./b',
      '@a',
      'a//b',
      'a/',
      'node:fs',
      'a\\..\\b',
      'A:/b',
      '#a',
    ]
    expect(inside.map(packageName)).toEqual(['a', '@a/b', 'a', '@a/b', 'a', 'a'])
    expect(outside.filter((specifier) => packageName(specifier) !== undefined)).toEqual([])
  })
})
