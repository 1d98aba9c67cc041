/** A host that starts processes of every kind at once, says so, and waits to be killed. */
import { fileURLToPath } from 'node:url'
import { planLaunches } from '../../sandbox/jail.ts'
import { spawnChild } from '../../sandbox/spawn-child.ts'

const options = {
  childPath: fileURLToPath(new URL('../../dist/sandbox/child.cjs', import.meta.url)),
  jit: false,
  nodePath: process.execPath,
  hostPid: process.pid,
}
const launches = [...planLaunches({ ...options, jail: 'auto' }), ...planLaunches({ ...options, jail: 'off' })]
process.stdin.resume()
process.stdin.once('data', () => {
  process.stdout.write('starting\n')
  for (const launch of [...launches, ...launches]) spawnChild(launch)
})
process.stdout.write('ready\n')
