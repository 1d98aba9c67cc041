import { spawn, type ChildProcess } from 'node:child_process'

import { mainPath } from '../../cli/run-cli.ts'

/** `catenary mcp --http` as a process. */
export interface Served extends AsyncDisposable {
  readonly url: string
  readonly token: string | undefined
  readonly child: ChildProcess
  readonly stderr: () => string
}

/** Starts it on a free port, and waits until it listens. */
export async function serveHttp(config: string): Promise<Served> {
  const child = spawn(process.execPath, [mainPath, 'mcp', '--config', config, '--http', '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
    const url = /listening at (\S+?);/.exec(stderr)?.[1]
    if (url !== undefined && stderr.endsWith('\n')) resolve(url)
  })
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  void exited.then(() => reject(new Error(stderr)))
  const url = await promise
  return {
    url,
    token: /Bearer (\S+)/.exec(stderr)?.[1],
    child,
    stderr: () => stderr,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
