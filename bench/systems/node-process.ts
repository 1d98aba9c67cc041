import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { BenchScript, BenchTool, System } from '../system.ts'

const childPath = fileURLToPath(new URL('./node-process-child.js', import.meta.url))

interface Message {
  readonly id?: number
  readonly name?: string
  readonly args?: Readonly<Record<string, unknown>>
  readonly value?: unknown
  readonly error?: string
}

/** A node process for each script: the floor. */
export const nodeProcess: System = {
  name: 'node process',
  async open(tools) {
    const byName = new Map(tools.map((tool) => [tool.name, tool]))
    return { run: (script) => runOnce(script, byName), close: async () => undefined }
  },
}

function runOnce({ js }: BenchScript, tools: ReadonlyMap<string, BenchTool>): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const child = fork(childPath, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('message', ({ id, name, args, value, error }: Message) => {
    if (id === undefined) {
      if (error === undefined) resolve(value)
      else reject(new Error(error))
      child.disconnect()
      return
    }
    void tools
      .get(name ?? '')
      ?.run(args ?? {})
      .then((answer) => child.send({ id, value: answer ?? null }))
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Error('the process ended before it answered')))
  child.send({ js, names: [...tools.keys()] })
  return promise
}
