import { fileURLToPath } from 'node:url'

import { readPrelude } from '../../bridge/prelude.ts'
import { encodeFrame, FrameReader, FrameType } from '../../sandbox/frames.ts'
import { guestCode } from '../../sandbox/guest-code.ts'
import { planLaunches } from '../../sandbox/jail.ts'
import { spawnChild } from '../../sandbox/spawn-child.ts'
import { job } from '../sandbox/pool-jobs.ts'

/** What a real child sent: until it was ready, and in answer to its job. */
export interface Recording {
  readonly ready: Buffer
  readonly answer: Buffer
}

/** Runs one script on a real child and keeps every byte that it sends. Its calls are answered with `1`. */
export async function recordTraffic(body: string): Promise<Recording> {
  const childPath = fileURLToPath(new URL('../../dist/sandbox/child.cjs', import.meta.url))
  const options = {
    childPath,
    jit: false,
    jail: 'off',
    nodePath: process.execPath,
    hostPid: process.pid,
  } as const
  const [launch] = planLaunches(options)
  if (launch === undefined) throw new Error('no way to start a child')
  const { process: child, socket } = spawnChild(launch)
  const { setup, start } = job(body)
  const limits = { cpuMs: 5000, maxMessageBytes: 1 << 20, maxResultBytes: 1 << 20 }
  const chunks: { ready: Buffer[]; answer: Buffer[] } = { ready: [], answer: [] }
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  let readies = 0
  const reader = new FrameReader({
    maxFrameBytes: 1 << 24,
    onFrame({ type, text }) {
      if (type === FrameType.message) answer(text)
      if (type !== FrameType.ready) return
      readies += 1
      if (readies === 1)
        socket.write(encodeFrame(FrameType.start, 1, JSON.stringify({ body, start, ...limits })))
      else resolve(undefined)
    },
  })
  const answer = (text: string): void => {
    const [, id] = /^\["(?:call|timer)",(\d+)/.exec(text) ?? []
    if (id !== undefined) socket.write(encodeFrame(FrameType.send, 1, `${id} json\n1`))
  }
  socket.on('data', (chunk: Buffer) => {
    chunks[readies === 0 ? 'ready' : 'answer'].push(chunk)
    reader.push(chunk)
  })
  child.once('exit', () => reject(new Error('the child that was to be recorded died')))
  socket.write(encodeFrame(FrameType.boot, 0, guestCode(readPrelude())))
  socket.write(encodeFrame(FrameType.warm, 0, JSON.stringify({ setup, memoryMb: 64, contextsPerIsolate: 1 })))
  await promise
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  socket.destroy()
  return { ready: Buffer.concat(chunks.ready), answer: Buffer.concat(chunks.answer) }
}

/** Scripts whose traffic holds every frame and every message that there is. */
export const recordedScripts: readonly string[] = [
  'return 1',
  'return "ä€😀".repeat(50)',
  'let n = 0; for (let i = 0; i < 20; i++) n += await tools.call({ i }); return n',
  'return (await Promise.all(Array.from({ length: 30 }, (_, i) => tools.call.invoke({ i })))).length',
  'console.log("a"); console.error({ b: [1] }); progress({ c: 1 }); await sleep(1); return null',
  'Promise.reject(new Error("nobody waits")); await sleep(1); throw new RangeError("thrown")',
  'tools.call(); return 2',
  'return "x".repeat(50000)',
]
