import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Parts of the suite that are no part of what a chain has. */
const notClaimed: Readonly<Record<string, string>> = {
  'language/export': 'a chain is no module',
  'language/import': 'a chain imports nothing',
  'language/module-code': 'a chain is no module',
  'built-ins/Atomics': 'removed: it needs shared memory',
  'built-ins/FinalizationRegistry': 'removed: it runs code in the collector',
  'built-ins/ShadowRealm': 'not in V8',
  'built-ins/RegExp/property-escapes/generated':
    'tables of one version of Unicode, minutes without a compiler',
  'built-ins/SharedArrayBuffer': 'removed: memory that is not counted, and a clock',
  'built-ins/Temporal': 'not in V8',
  'built-ins/WeakRef': 'removed: it shows the collector',
}

/** The tests of a suite that we claim: the language and its built-ins, modules and what is removed aside. */
export function findTests(suite: string): readonly string[] {
  return globSync('{built-ins,language}/**/*.js', { cwd: join(suite, 'test') })
    .filter((path) => !path.includes('_FIXTURE'))
    .filter((path) => !Object.keys(notClaimed).some((area) => path.startsWith(`${area}/`)))
    .toSorted()
}
