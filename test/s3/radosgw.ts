import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, closeSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = (name: string): string => join(import.meta.dirname, name)

/** Whether this machine has what `start-radosgw.sh` needs. */
export const isRadosgwInstalled = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph', 'curl'].every((name) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name))),
)

/** A service of this test's own. */
export interface Radosgw extends AsyncDisposable {
  readonly endpoint: string
  /** Ends the process that serves S3, at once. What it had stored stays. */
  kill(): Promise<void>
  /** Starts it again, and returns when it serves. */
  restart(): Promise<void>
}

/** Starts a service. @param daySeconds how long a day of the lifecycle rules takes */
export async function startRadosgw(options: { daySeconds?: number } = {}): Promise<Radosgw> {
  // More than once: somebody may take a free port before the service does.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(options)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function start({ daySeconds }: { daySeconds?: number }): Promise<Radosgw> {
  const folder = await mkdtemp(join(tmpdir(), 'catenary-s3-'))
  const [port, monitorPort] = await Promise.all([freePort(), freePort()])
  const days = daySeconds === undefined ? {} : { LC_DEBUG: String(daySeconds) }
  const env = { ...process.env, MONPORT: String(monitorPort), ...days }
  try {
    await run(script('start-radosgw.sh'), [folder, String(port)], { env })
  } catch (error) {
    await run(script('stop-radosgw.sh'), [folder])
    throw error
  }
  const endpoint = `http://127.0.0.1:${port}`
  const pidFile = join(folder, 'run', 'rgw.pid')
  return {
    endpoint,
    async kill() {
      const pid = Number(await readFile(pidFile, 'utf8'))
      process.kill(pid, 'SIGKILL')
      while (isAlive(pid)) await pause(5)
    },
    async restart() {
      const log = openSync(join(folder, 'log', 'rgw.out'), 'a')
      const options = { env: { ...env, CEPH_CONF: join(folder, 'ceph.conf') }, detached: true }
      const child = spawn('radosgw', ['-f', '-n', 'client.rgw'], { ...options, stdio: ['ignore', log, log] })
      closeSync(log)
      child.unref()
      await writeFile(pidFile, String(child.pid))
      while (!(await answers(endpoint))) await pause(50)
    },
    async [Symbol.asyncDispose]() {
      await run(script('stop-radosgw.sh'), [folder])
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function answers(endpoint: string): Promise<boolean> {
  return fetch(endpoint).then(
    ({ ok }) => ok,
    () => false,
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
