import { spawn } from 'node:child_process'

import { BenchChild } from './bench-child.ts'
import type { Turn } from './bench-child.ts'

/** From the first use of a system to the result of its first chain, in a process that has done nothing else. */
export async function coldStart(system: string): Promise<Turn> {
  const child = new BenchChild(system)
  try {
    return { value: (await child.started()).firstResultMs }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  } finally {
    child.close()
  }
}

/** From the start of a bare node process to the first byte it writes. */
export async function bareNodeStart(): Promise<Turn> {
  const start = performance.now()
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("1")'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { promise, resolve } = Promise.withResolvers<number>()
  child.stdout.once('data', () => resolve(performance.now() - start))
  const value = await promise
  if (child.exitCode === null) await new Promise((exited) => child.once('exit', exited))
  return { value }
}
