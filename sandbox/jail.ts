import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { JailMode } from './types.ts'

/** How a child is started: the command with its arguments and the whole of its environment. */
export interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** What this machine offers around a child. */
export interface JailReport {
  readonly level: 'limits' | 'none'
  /** The kernel kills the child when its parent dies. */
  readonly diesWithParent: boolean
  /** The kernel caps the child's memory, files and core dumps. */
  readonly limits: boolean
  /** What is missing and what to do about it. */
  readonly advice: readonly string[]
}

export interface LaunchOptions {
  readonly childPath: string
  readonly jit: boolean
  readonly jail: JailMode
  readonly nodePath: string
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv']
const prlimit = ['/usr/bin/prlimit', '/bin/prlimit']
/**
 * Bytes of private memory: far above what a script may use (the pool's watchdog is the exact limit), below what
 * would hurt the machine between two looks of the watchdog. Only with `--jitless`: V8's code range alone is larger.
 */
const maxDataBytes = 2 * 1024 ** 3
const maxOpenFiles = 64

const find = (paths: readonly string[]): string | undefined =>
  process.platform === 'linux' ? paths.find((path) => existsSync(path)) : undefined

/** Says what this machine offers. */
export function inspectJail(): JailReport {
  const diesWithParent = find(setpriv) !== undefined
  const limits = find(prlimit) !== undefined
  const advice: string[] = []
  if (process.platform !== 'linux')
    advice.push('the operating system jail needs Linux; the process boundary and the watchdog still hold')
  else if (!diesWithParent || !limits)
    advice.push('install util-linux (setpriv and prlimit) so that the kernel bounds the sandbox processes')
  return { level: diesWithParent && limits ? 'limits' : 'none', diesWithParent, limits, advice }
}

/** Builds the command line of a child. Undefined when `jail` is `require` and the machine has none. */
export function planLaunch(options: LaunchOptions): Launch | undefined {
  const report = inspectJail()
  if (options.jail === 'require' && report.level === 'none') return undefined
  const jailed = options.jail !== 'off'
  const node = [
    options.nodePath,
    ...(options.jit ? [] : ['--jitless']),
    '--no-warnings',
    ...(jailed ? permissionFlags(options.childPath) : []),
    ...(jailed && report.diesWithParent ? [] : ['--allow-worker'].filter(() => jailed)),
    options.childPath,
    ...(jailed && report.diesWithParent ? [] : ['watch-parent']),
  ]
  const [command = options.nodePath, ...args] = [...(jailed ? wrappers(options.jit) : []), ...node]
  // LIBC: isolated-vm's loader would else look at /etc, which the permission flags refuse. The locale is fixed so
  // that a script sees the same on every machine.
  return { command, args, env: { LIBC: 'glibc', LC_ALL: 'en_US.UTF-8', LANG: 'en_US.UTF-8', TZ: 'UTC' } }
}

function wrappers(jit: boolean): readonly string[] {
  const deathSignal = find(setpriv)
  const limits = find(prlimit)
  return [
    ...(deathSignal === undefined ? [] : [deathSignal, '--pdeathsig', 'KILL', '--']),
    ...(limits === undefined
      ? []
      : [limits, '--core=0', `--nofile=${maxOpenFiles}`, ...(jit ? [] : [`--data=${maxDataBytes}`]), '--']),
  ]
}

function permissionFlags(childPath: string): readonly string[] {
  const folders = [dirname(childPath), ...packageFolders('isolated-vm', childPath).flatMap(withLoader)]
  return [
    '--permission',
    '--allow-addons',
    ...[...new Set(folders)].map((folder) => `--allow-fs-read=${folder}/*`),
  ]
}

const withLoader = (folder: string): readonly string[] => [
  folder,
  ...packageFolders('node-gyp-build', `${folder}/package.json`),
]

// By every name under which the child may come to them: package managers that keep one store put links into
// `node_modules`, and the permission flags know paths, not files.
function packageFolders(name: string, from: string): readonly string[] {
  const parents = createRequire(from).resolve.paths(name) ?? []
  const found = parents.map((parent) => join(parent, name)).find((folder) => existsSync(folder))
  return found === undefined ? [] : [found, realpathSync(found)]
}
