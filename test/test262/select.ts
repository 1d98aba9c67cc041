/**
 * `node test/test262/select.ts DIR`: makes the published selection anew from a checkout of tc39/test262: from every
 * folder that we claim some of the tests that a chain can run, chosen by the digest of their names.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readTest } from './read-test.ts'
import { skipReason } from './skip-reason.ts'
import { findTests } from './suite.ts'

const target = fileURLToPath(new URL('selection', import.meta.url))
const maxBytes = 12_000

const [, , from = ''] = process.argv
const byFolder = Map.groupBy(findTests(from), (path) => dirname(path))
const chosen = [...byFolder.values()].flatMap((paths) => choose(paths))
rmSync(join(target, 'test'), { recursive: true, force: true })
rmSync(join(target, 'harness'), { recursive: true, force: true })
const harness = new Set(['assert.js', 'sta.js'])
for (const path of chosen) {
  copy(join('test', path))
  for (const include of readTest(from, path).includes) harness.add(include)
}
for (const name of harness) copy(join('harness', name))
copy('LICENSE')
process.stdout.write(`${chosen.length} tests, ${harness.size} files of the harness\n`)

function choose(paths: readonly string[]): readonly string[] {
  const some = Math.ceil(Math.sqrt(paths.length) / 2)
  return paths
    .toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))
    .filter((path) => isFit(path))
    .slice(0, some)
}

function isFit(path: string): boolean {
  const test = readTest(from, path)
  return test.source.length <= maxBytes && skipReason(test) === undefined
}

function digest(path: string): string {
  return createHash('sha256').update(path).digest('hex')
}

function copy(path: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  copyFileSync(join(from, path), join(target, path))
}
