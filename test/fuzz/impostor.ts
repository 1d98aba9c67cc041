import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { SandboxChild } from '../../sandbox/child-process.ts'
import { FrameType } from '../../sandbox/frames.ts'
import type { Outcome } from '../../sandbox/types.ts'
import { job } from '../sandbox/pool-jobs.ts'

/**
 * Says its two pieces: the first at once, the second when it is told to start. Then it ends, or stays and says no more.
 * It reads what it is told, as a child does.
 */
const code = `
const fs = require('node:fs')
const [, file, readyBytes, afterwards] = process.argv
const bytes = fs.readFileSync(file)
const out = (bytes) => { for (let at = 0; at < bytes.length;) at += fs.writeSync(3, bytes, at) }
const chunk = Buffer.alloc(1 << 20)
let held = Buffer.alloc(0)
const waitForStart = () => {
  for (;;) {
    while (held.length >= 9 && held.length >= 9 + held.readUInt32LE(0)) {
      const type = held[4] & 0x7f
      held = held.subarray(9 + held.readUInt32LE(0))
      if (type === ${FrameType.start}) return
    }
    const length = fs.readSync(3, chunk)
    if (length === 0) process.exit()
    held = Buffer.concat([held, chunk.subarray(0, length)])
  }
}
out(bytes.subarray(0, +readyBytes))
waitForStart()
out(bytes.subarray(+readyBytes))
if (afterwards === 'stay') while (fs.readSync(3, chunk) > 0);
`

export interface Lines {
  /** What is said before a job, and in answer to one. */
  readonly ready: Buffer
  readonly answer: Buffer
  readonly afterwards: 'leave' | 'stay'
}

/** What the parent made of an impostor. */
export interface Encounter {
  /** Undefined when it never got a job, because it was never believed to be ready. */
  readonly outcome: Outcome | undefined
  readonly messages: readonly string[]
  /** Something was heard after the job had ended. */
  readonly heardLate: boolean
}

/** Puts a process that says these lines in the place of a child, runs a job on it, and ends it. */
export async function meetImpostor({ ready, answer, afterwards }: Lines): Promise<Encounter> {
  const file = join(tmpdir(), `catenary-fuzz-${randomUUID()}`)
  writeFileSync(file, Buffer.concat([ready, answer]))
  const up = Promise.withResolvers<'ready' | 'dead'>()
  const child = new SandboxChild({
    launch: {
      level: 'none',
      command: process.execPath,
      args: ['-e', code, file, `${ready.length}`, afterwards],
      env: {},
      filter: undefined,
    },
    code: '[]',
    contextsPerIsolate: 1,
    isCoreFree: () => false,
    onReady: () => up.resolve('ready'),
    onDead: () => up.resolve('dead'),
  })
  child.warm(job('').setup, 64)
  try {
    return (await up.promise) === 'ready'
      ? await runOn(child)
      : { outcome: undefined, messages: [], heardLate: false }
  } finally {
    child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
    await child.exited
    rmSync(file)
  }
}

async function runOn(child: SandboxChild): Promise<Encounter> {
  const messages: string[] = []
  let ended = false
  let heardLate = false
  const hear = (): void => {
    if (ended) heardLate = true
  }
  const started = job('return 1', {
    onMessage(text) {
      hear()
      messages.push(text)
    },
    onNote: hear,
    onIdle: hear,
  })
  const running = child.run(started)
  // A child that stays and says nothing has to be stopped by whoever waits for it.
  const timer = setTimeout(() => child.stop(started), 2000)
  const outcome = await running.finally(() => clearTimeout(timer))
  ended = true
  // What it still has to say is on its way.
  await new Promise((resolve) => setTimeout(resolve, 5))
  return { outcome, messages, heardLate }
}
