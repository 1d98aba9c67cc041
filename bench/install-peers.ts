import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./peers', import.meta.url))

/**
 * Installs the peers as their lock file says, unless that has been done. Nothing of theirs runs at install.
 * `npm install` and not `npm ci`: builds for other platforms that were never published are no part of the lock file,
 * and `npm ci` takes that for a fault.
 */
export function installPeers(): void {
  const installed = `${folder}/node_modules/.package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs)
    return
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  const npm = process.env['npm_execpath']
  const [command, args] = npm === undefined ? ['npm', options] : [process.execPath, [npm, ...options]]
  process.stderr.write('installing the peers (once)\n')
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
  if (status !== 0)
    process.stderr.write('not all peers could be installed: those will be missing in the tables\n')
}
