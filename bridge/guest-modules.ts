/** A module that scripts may import: the global that it is, and the names it exports. */
export interface GuestModule {
  readonly expression: string
  readonly exports: readonly string[]
}

const fileFunctions = [
  'access',
  'appendFile',
  'copyFile',
  'mkdir',
  'readFile',
  'readdir',
  'rename',
  'rm',
  'stat',
  'unlink',
  'writeFile',
]
const promises: GuestModule = { expression: 'globalThis.workspace', exports: fileFunctions }

/** What scripts may import, by specifier: the modules that are globals here under the names that models know. */
export const guestModules: ReadonlyMap<string, GuestModule> = new Map([
  ['node:fs/promises', promises],
  ['fs/promises', promises],
])
