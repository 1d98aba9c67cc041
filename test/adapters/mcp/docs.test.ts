import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { readConfig } from 'catenary/mcp'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/mcp.md'), 'utf8')

/** The programs of the page, with what the page says they print. */
const programs = Array.from(
  page.matchAll(/^```ts title=(\S+)\n([^]*?)^```\n\n```\n([^]*?)^```$/gm),
  ([, title = '', source = '', printed = '']) => ({ title, source, printed }),
)

describe('docs/mcp.md', () => {
  it('has its programs', () => expect(programs.map(({ title }) => title)).toEqual(['weather.ts', 'host.ts']))

  it.for(programs)('$title prints what the page says', { timeout: 60_000 }, ({ title, source, printed }) => {
    const folder = mkdtempSync(join(tmpdir(), 'catenary-docs-'))
    try {
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
      writeFileSync(join(folder, title), source)
      mkdirSync(join(folder, 'node_modules'))
      symlinkSync(root, join(folder, 'node_modules/catenary'))
      symlinkSync(
        join(root, 'node_modules/@modelcontextprotocol'),
        join(folder, 'node_modules/@modelcontextprotocol'),
      )
      const { stdout, stderr } = spawnSync(process.execPath, [title], { cwd: folder, encoding: 'utf8' })
      expect(stdout, stderr).toBe(printed)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('shows a configuration that is one', async () => {
    const [, text = ''] = /^```json title=catenary.json\n([^]*?)^```$/m.exec(page) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'catenary-docs-'))
    try {
      const path = join(folder, 'catenary.json')
      writeFileSync(path, text)
      const { servers, warnings, secrets } = await readConfig(path, { TICKETS_TOKEN: 'ticket-secret' })
      expect(Object.keys(servers)).toEqual(['files', 'tickets'])
      expect([warnings, secrets]).toEqual([[], expect.arrayContaining(['ticket-secret'])])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
