import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The library example as the README shows it. */
function readmeExample(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  return /<!-- examples\/library\.ts -->\s+```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''
}

describe('the package', () => {
  let folder: string
  let files: readonly string[]
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'catenary-package-'))
    const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], root)) as [
      { readonly filename: string; readonly files: readonly { readonly path: string }[] },
    ]
    files = packed.files.map(({ path }) => path)
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    npm(['install', '--no-audit', '--no-fund', 'node@24.21.0', `./${packed.filename}`], folder)
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('holds what is built and the papers, nothing else', () => {
    const papers = ['AGENTS.md', 'CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
    expect(files.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual(papers)
    const odd = files.filter(
      (path) =>
        path.startsWith('dist/') &&
        path !== 'dist/catenary.schema.json' &&
        !/^dist\/(src|sandbox|bridge|store)\/.*\.(c?js|d\.ts)$/.test(path),
    )
    expect(odd).toEqual([])
  })

  it('has these doors', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
    expect(Object.keys(exports)).toEqual([
      '.',
      './sandbox',
      './store',
      './store/s3',
      './mcp',
      './openapi',
      './ai',
      './anthropic',
      './openai',
      './langchain',
      './tool-list',
      './trace/otel',
      './catenary.schema.json',
      './package.json',
    ])
  })

  it('runs the example of the README in an empty folder', () => {
    writeFileSync(join(folder, 'example.mjs'), readmeExample())
    const printed = npm(['exec', '--', 'node', 'example.mjs'], folder)
    expect(printed).toContain('{ files: 5, ')
    expect(printed).toContain('list_files: ok')
  }, 60_000)

  it('brings its command', () => {
    expect(npm(['exec', '--', 'catenary', 'doctor'], folder)).toContain('Chains can run here.')
  }, 60_000)

  it('shows in the README what examples/library.ts is', () => {
    expect(readmeExample()).toBe(readFileSync(join(root, 'examples/library.ts'), 'utf8'))
  })
})
