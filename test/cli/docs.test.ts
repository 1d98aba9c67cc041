import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { mainPath, makeFolder } from './run-cli.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/cli.md'), 'utf8')

/** The fenced blocks of one language, with what stands behind it. */
function blocks(language: string): readonly { readonly title: string; readonly text: string }[] {
  const fence = new RegExp('^```' + language + ' ?(.*)\\n([^]*?)^```$', 'gm')
  return Array.from(page.matchAll(fence), ([, title = '', text = '']) => ({ title, text }))
}

/** The commands of a block, each with what the page says it prints. */
function sessions(text: string): readonly { readonly command: string; readonly printed: string }[] {
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const [command = '', ...printed] = session.split('\n')
      return { command, printed: printed.join('\n') }
    })
}

const masked = (text: string): string => text.replace(/\d+ ms/g, 'N ms')

describe('docs/cli.md', () => {
  for (const [index, { text }] of blocks('console').entries()) {
    it(`prints what it says it prints, block ${index + 1}`, () => {
      using folder = makeFolder()
      for (const { title, text: source } of blocks('ts')) folder.write(title, source)
      mkdirSync(join(folder.path, 'node_modules'))
      symlinkSync(root, join(folder.path, 'node_modules/catenary'))
      symlinkSync(join(root, 'node_modules/zod'), join(folder.path, 'node_modules/zod'))
      const commands = sessions(text)
      expect(commands.length).toBeGreaterThan(0)
      const mark = '--- next ---'
      const script = [
        `catenary() { '${process.execPath}' '${mainPath}' "$@"; }`,
        ...commands.map(({ command }, at) =>
          at === 0 ? command : `(code=$?; echo '${mark}'; exit $code); ${command}`,
        ),
      ].join('\n')
      const { stdout } = spawnSync('bash', ['-c', `exec 2>&1\n${script}`], {
        cwd: folder.path,
        encoding: 'utf8',
      })
      expect(masked(stdout).split(`${mark}\n`)).toEqual(commands.map(({ printed }) => masked(printed)))
    })
  }
})
