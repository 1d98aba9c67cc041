import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

import { readablePaths } from './readable-paths.ts'
import { seccompFilter } from './seccomp.ts'
import type { JailMode } from './types.ts'

/**
 * How far a child is shut in. `namespace`: it sees a read-only minimal tree, no network, no other process, and few
 * system calls. `limits`: the kernel ends it with its parent and bounds its memory, files and core dumps.
 */
export type JailLevel = 'namespace' | 'limits' | 'none'

/** How a child is started: the command with its arguments and the whole of its environment. */
export interface Launch {
  readonly level: JailLevel
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Read by the command from file descriptor 4. */
  readonly filter: Uint8Array | undefined
}

/** What this machine offers around a child. */
export interface JailReport {
  readonly level: JailLevel
  /** What is missing and what to do about it. */
  readonly advice: readonly string[]
}

export interface LaunchOptions {
  readonly childPath: string
  readonly jit: boolean
  readonly jail: JailMode
  readonly nodePath: string
  /** The process that must not be outlived. */
  readonly hostPid: number
}

/**
 * Bytes of private memory: far above what a script may use (the pool's watchdog is the exact limit), below what
 * would hurt the machine between two looks of the watchdog. Only with `--jitless`: V8's code range alone is larger.
 */
const maxDataBytes = 2 * 1024 ** 3
const maxOpenFiles = 64
const filterDescriptor = 4
/** LIBC: isolated-vm's loader would else look at /etc. The locale is fixed: a script sees the same everywhere. */
const env = { LIBC: 'glibc', LC_ALL: 'en_US.UTF-8', LANG: 'en_US.UTF-8', TZ: 'UTC' }

const find = (name: string): string | undefined =>
  process.platform === 'linux'
    ? ['/usr/bin', '/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`).find(isExecutable)
    : undefined

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Says what this machine offers, by trying it. */
export function inspectJail(): JailReport {
  if (process.platform !== 'linux') {
    const advice = ['the operating system jail needs Linux; the process boundary and the watchdog still hold']
    return { level: 'none', advice }
  }
  const bwrap = find('bwrap')
  const hasLimits = find('setpriv') !== undefined && find('prlimit') !== undefined
  const advice: string[] = []
  if (!hasLimits)
    advice.push('install util-linux (setpriv, prlimit): the kernel then bounds the sandbox processes')
  if (bwrap === undefined)
    advice.push('install bubblewrap (bwrap): sandbox processes then run in a namespace of their own')
  else if (canUnshare(bwrap)) return { level: 'namespace', advice }
  else
    advice.push(
      "allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1, or the container's seccomp and AppArmor profiles): bubblewrap is here but may not make one",
    )
  return { level: hasLimits ? 'limits' : 'none', advice }
}

function canUnshare(bwrap: string): boolean {
  const probe = [...namespaceFlags(), '--ro-bind', '/', '/', process.execPath, '--version']
  return spawnSync(bwrap, probe, { timeout: 5000, stdio: 'ignore' }).status === 0
}

/**
 * The ways to start a child, the strictest first; a pool goes to the next one when a child does not come up. Empty
 * when `jail` is `require` and bubblewrap is not installed.
 */
export function planLaunches(options: LaunchOptions): readonly Launch[] {
  if (options.jail === 'off') return [plain(options)]
  const bwrap = find('bwrap')
  const namespace = bwrap === undefined ? [] : [inNamespace(options, bwrap)]
  return options.jail === 'require' ? namespace : [...namespace, withLimits(options)]
}

// Without a jail, but not without an end: the kernel's word that the host is gone is no limit to anything.
function plain(options: LaunchOptions): Launch {
  const { nodePath, jit, childPath } = options
  const [command = nodePath, ...args] = [
    ...deathSignal(),
    nodePath,
    ...engineFlags(jit),
    childPath,
    ...watchParent(options),
  ]
  return { level: 'none', command, args, env, filter: undefined }
}

function withLimits(options: LaunchOptions): Launch {
  const { nodePath, jit, childPath } = options
  const wrappers = [...deathSignal(), ...resourceLimits(jit)]
  const watch = watchParent(options)
  const worker = watch.length === 0 ? [] : ['--allow-worker']
  const node = [nodePath, ...engineFlags(jit), ...permissions(childPath), ...worker, childPath, ...watch]
  const [command = nodePath, ...args] = [...wrappers, ...node]
  return { level: wrappers.length === 0 ? 'none' : 'limits', command, args, env, filter: undefined }
}

function inNamespace(options: LaunchOptions, bwrap: string): Launch {
  const { nodePath, jit, childPath } = options
  const filter = seccompFilter(process.arch)
  // No signal of death before bubblewrap: its own comes only after its child may run, and a child that it made before
  // would wait for that for ever. One that starts too late to be told finds its socket closed, and ends.
  const all = [
    ...resourceLimits(jit),
    bwrap,
    ...namespaceFlags(),
    ...minimalTree(options),
    ...(filter === undefined ? [] : ['--seccomp', `${filterDescriptor}`]),
    '--',
    nodePath,
    ...engineFlags(jit),
    ...permissions(childPath),
    childPath,
  ]
  const [command = bwrap, ...args] = all
  return { level: 'namespace', command, args, env, filter }
}

function namespaceFlags(): readonly string[] {
  return ['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL']
}

function minimalTree({ nodePath, childPath }: LaunchOptions): readonly string[] {
  const libraries = ['/usr/lib', '/usr/lib64', '/lib', '/lib64', '/etc/ld.so.cache', '/nix/store']
  const packages = readablePaths(childPath).filter((path) => !path.endsWith('*'))
  return [
    ...libraries.flatMap((path) => ['--ro-bind-try', path, path]),
    ...[nodePath, ...packages].flatMap((path) => ['--ro-bind', path, path]),
    '--dev',
    '/dev',
  ]
}

// Without the kernel's help a thread in the child watches for its parent. It is told the number: one that is slow to
// look would else take whoever inherited it for its parent.
function watchParent({ hostPid }: LaunchOptions): readonly string[] {
  return deathSignal().length === 0 ? ['watch-parent', `${hostPid}`] : []
}

function deathSignal(): readonly string[] {
  const setpriv = find('setpriv')
  return setpriv === undefined ? [] : [setpriv, '--pdeathsig', 'KILL', '--']
}

function resourceLimits(jit: boolean): readonly string[] {
  const prlimit = find('prlimit')
  if (prlimit === undefined) return []
  return [prlimit, '--core=0', `--nofile=${maxOpenFiles}`, ...(jit ? [] : [`--data=${maxDataBytes}`]), '--']
}

function engineFlags(jit: boolean): readonly string[] {
  return [...(jit ? [] : ['--jitless']), '--no-warnings']
}

function permissions(childPath: string): readonly string[] {
  return [
    '--permission',
    '--allow-addons',
    ...readablePaths(childPath).map((path) => `--allow-fs-read=${path}`),
  ]
}
