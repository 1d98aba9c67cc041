import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { CaseLine, EndLine, HostLine } from './host.ts'

/** How a host process went. */
export interface HostRun {
  readonly pid: number
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly cases: ReadonlyMap<string, CaseLine>
  readonly end: EndLine | undefined
  /** Milliseconds from its last word to its exit. */
  readonly msToExit: number
  readonly stderr: string
}

const hostPath = fileURLToPath(new URL('./host.ts', import.meta.url))

/** Runs one class of the corpus in a host process of its own, to that process's own end. */
export async function runHost(group: string, timeoutMs: number): Promise<HostRun> {
  const host = spawn(process.execPath, ['--expose-gc', hostPath, group], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = setTimeout(() => host.kill('SIGKILL'), timeoutMs)
  const cases = new Map<string, CaseLine>()
  let end: EndLine | undefined
  let lastWord = performance.now()
  let stderr = ''
  host.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString().slice(0, 10_000)))
  // Not readline: it ends lines at U+2028 too, which JSON leaves as it is.
  let unread = ''
  host.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    lastWord = performance.now()
    const lines = (unread + chunk).split('\n')
    unread = lines.pop() ?? ''
    for (const text of lines) {
      const line = JSON.parse(text) as HostLine
      if (line.type === 'case') cases.set(line.report.case, line)
      else end = line
    }
  })
  const { promise, resolve } = Promise.withResolvers<Pick<HostRun, 'exitCode' | 'signal'>>()
  host.once('close', (exitCode, signal) => resolve({ exitCode, signal }))
  const exit = await promise
  clearTimeout(timer)
  return { pid: host.pid ?? 0, ...exit, cases, end, msToExit: performance.now() - lastWord, stderr }
}
