import type { Importable } from './import-binding.ts'

const FILES =
  "files in /workspace are read and written with `import { readFile } from 'node:fs/promises'`; for others call a tool, as in " +
  '`await tools.<name>({ path })`'
const NETWORK = 'there is no network: call a tool that fetches, as in `await tools.<name>({ url })`'
const PROCESS = 'there are no processes and no environment: call a tool that does it'
const GLOBALS = 'use what is global here, such as crypto.randomUUID(), URL, TextEncoder and structuredClone()'
const TIMERS = 'use the global setTimeout() or `await sleep(ms)`'

const ADVICE: ReadonlyMap<string, string> = new Map([
  ...pairs(FILES, 'fs fs/promises fs-extra path glob fast-glob stream readline zlib'),
  ...pairs(
    NETWORK,
    'http https http2 net tls dgram dns axios got ky node-fetch undici ws superagent request',
  ),
  ...pairs(PROCESS, 'child_process cluster os process worker_threads vm v8 module inspector execa dotenv'),
  ...pairs(GLOBALS, 'buffer crypto url util querystring uuid events assert perf_hooks console'),
  ...pairs(TIMERS, 'timers timers/promises'),
])
const MAX_SPECIFIER = 80

/** What a script is told that imports `specifier`: which modules there are, and what stands in for this one. */
export function importAdvice(
  specifier: string,
  { modules, packages }: Pick<Importable, 'modules' | 'packages'>,
): string {
  const name = specifier.replace(/^node:/, '')
  const shown = JSON.stringify(specifier.slice(0, MAX_SPECIFIER))
  const advice = ADVICE.get(name) ?? 'call tools.* for what it does, or write it in the script itself'
  // Some have two spellings; the one with the prefix says it.
  const names = [...[...modules.keys()].filter((known) => !modules.has(`node:${known}`)), ...packages]
  const there =
    names.length === 0 ? 'there are no modules here' : `the only modules here are ${names.join(', ')}`
  return `cannot import ${shown}: ${there}; remove the import; ${advice}`
}

function pairs(advice: string, names: string): (readonly [string, string])[] {
  return names.split(' ').map((name) => [name, advice] as const)
}
