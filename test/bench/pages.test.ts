import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { between, table } from '../../bench/markdown.ts'

const read = (page: string): string => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')

describe('the pages that the bench writes', () => {
  it('have the markers it writes between', () => {
    expect(between(read('README.md'), 'bench', 'x')).toContain(
      '<!-- bench:start -->\n\nx\n\n<!-- bench:end -->',
    )
    for (const marker of ['bench', 'bounds', 'curves'])
      expect(between(read('docs/performance.md'), marker, 'x')).toContain('x')
  })

  it('keep what stands around the markers, and are the same when written twice', () => {
    const page = 'before\n<!-- m:start -->\nold\n<!-- m:end -->\nafter\n'
    const once = between(page, 'm', 'new')
    expect(once).toBe('before\n<!-- m:start -->\n\nnew\n\n<!-- m:end -->\nafter\n')
    expect(between(once, 'm', 'new')).toBe(once)
    expect(() => between('nothing here', 'm', 'new')).toThrow('the page has no <!-- m:start -->')
  })

  it('have tables whose columns stand under one another', () => {
    const lines = table(
      ['a', 'long title'],
      [
        ['1', '2'],
        ['wide cell', ''],
      ],
    ).split('\n')
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
    expect(lines).toHaveLength(4)
  })
})
