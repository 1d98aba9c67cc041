import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseRuleFile } from '../../src/approval/index.ts'
import { judgeCall, type CallFacts } from '../../src/kernel/index.ts'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/approval.md'), 'utf8')
const block = (language: string, holding: string): string =>
  Array.from(page.matchAll(/^```(\w+)\n([^]*?)^```$/gm))
    .filter((match) => match[1] === language)
    .map((match) => match[2] ?? '')
    .find((text) => text.includes(holding)) ?? ''

describe('docs/approval.md', () => {
  it('shows a file of rules that does what it says', () => {
    const { rules } = parseRuleFile(block('json', 'mail-inside'))
    const judge = (facts: Partial<CallFacts>) =>
      judgeCall(rules, { tool: 'x', risk: 'high', sink: false, seen: new Set(), arguments: {}, ...facts })?.id
    expect(judge({ tool: 'send_mail', arguments: { to: ['a@acme.com'] } })).toBe('mail-inside')
    expect(judge({ tool: 'send_mail', arguments: { to: ['a@acme.com', 'b@x.org'] } })).toBeUndefined()
    expect(judge({ tool: 'db.drop', risk: 'critical' })).toBe('no-drops')
    expect(judge({ sink: true, seen: new Set(['private']) })).toBe('private-stays')
    expect(judge({ tool: 'refund', arguments: { amount: 100 } })).toBe('big-refunds')
  })

  it('shows an inbox that works', () => {
    const folder = mkdtempSync(join(tmpdir(), 'catenary-docs-'))
    try {
      mkdirSync(join(folder, 'node_modules'))
      symlinkSync(root, join(folder, 'node_modules/catenary'))
      writeFileSync(join(folder, 'inbox.mjs'), block('ts', 'SqliteInboxStore('))
      const { stdout, stderr } = spawnSync(process.execPath, ['inbox.mjs'], { cwd: folder, encoding: 'utf8' })
      expect([stdout, stderr]).toEqual(['true\npaid\n', ''])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
