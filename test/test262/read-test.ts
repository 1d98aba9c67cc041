import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Test262Test } from './types.ts'

/** Reads one test of a suite with what its front matter says of it. */
export function readTest(suite: string, path: string): Test262Test {
  const source = readFileSync(join(suite, 'test', path), 'utf8')
  const matter = /\/\*---\r?\n([^]*?)---\*\//.exec(source)?.[1]?.replaceAll(/\r\n?/g, '\n') ?? ''
  const negative = /^negative:[ \t]*\n((?:[ \t]+.*(?:\n|$))+)/m.exec(matter)?.[1] ?? ''
  const phase = /\bphase:\s*(\w+)/.exec(negative)?.[1]
  const type = /\btype:\s*(\w+)/.exec(negative)?.[1]
  return {
    path,
    source,
    includes: listOf(matter, 'includes'),
    flags: listOf(matter, 'flags'),
    features: listOf(matter, 'features'),
    negative: phase === undefined || type === undefined ? undefined : { phase, type },
  }
}

// `key: [a, b]` or `key:\n  - a\n  - b`: all of YAML that the suite uses for lists.
function listOf(matter: string, key: string): readonly string[] {
  const inline = new RegExp(`^${key}:\\s*\\[([^\\]]*)\\]`, 'm').exec(matter)?.[1]
  if (inline !== undefined)
    return inline
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  const block = new RegExp(`^${key}:[ \\t]*\\n((?:[ \\t]+-.*(?:\\n|$))+)`, 'm').exec(matter)?.[1] ?? ''
  return [...block.matchAll(/-\s*(\S+)/g)].map(([, item = '']) => item)
}
