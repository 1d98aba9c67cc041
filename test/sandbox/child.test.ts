import { fileURLToPath } from 'node:url'

import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { SandboxChild } from '../../sandbox/child-process.ts'
import { encodeFrame, FrameType } from '../../sandbox/frames.ts'
import { inspectJail, planLaunches } from '../../sandbox/jail.ts'
import { childrenOf } from '../../sandbox/leaf-process.ts'
import type { Outcome } from '../../sandbox/types.ts'
import { countDescriptors } from '../soak/footprint.ts'
import { job, sleep } from './pool-jobs.ts'
import { descendantsOf, runningProcesses, settles, survivorsOf, type ProcessEntry } from './processes.ts'

/** What every impostor has: how to write frames, and how to read what it is told. */
const preamble = `
const fs = require('node:fs')
const out = (bytes) => { for (let at = 0; at < bytes.length;) at += fs.writeSync(3, bytes, at) }
const frame = (type, job, text) => {
  const body = Buffer.from(text)
  const head = Buffer.alloc(9)
  head.writeUInt32LE(body.length, 0)
  head[4] = type
  head.writeUInt32LE(job, 5)
  return Buffer.concat([head, body])
}
const say = (type, job, text = '') => out(frame(type, job, text))
const waitFor = (type) => {
  const chunk = Buffer.alloc(65536)
  let held = Buffer.alloc(0)
  for (;;) {
    while (held.length >= 9 && held.length >= 9 + held.readUInt32LE(0)) {
      const found = held[4] & 0x7f
      held = held.subarray(9 + held.readUInt32LE(0))
      if (found === type) return
    }
    const length = fs.readSync(3, chunk)
    if (length === 0) process.exit()
    held = Buffer.concat([held, chunk.subarray(0, length)])
  }
}
const rest = () => setInterval(() => {}, 1000)
`
const comeUp = `say(${FrameType.ready}, 0);`
const waitForStart = `waitFor(${FrameType.start});`

const born: SandboxChild[] = []
afterEach(() => {
  for (const child of born.splice(0)) child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
})

interface Impostor {
  readonly child: SandboxChild
  readonly ready: Promise<void>
  readonly dead: Promise<void>
}

/** A process in the place of a child that does as it is written. */
function impostor(code: string): Impostor {
  const ready = Promise.withResolvers<void>()
  const dead = Promise.withResolvers<void>()
  const child = new SandboxChild({
    launch: {
      level: 'none',
      command: process.execPath,
      args: ['-e', preamble + code],
      env: {},
      filter: undefined,
    },
    code: '[]',
    contextsPerIsolate: 1,
    isCoreFree: () => false,
    onReady: ready.resolve,
    onDead: dead.resolve,
  })
  born.push(child)
  child.warm(job('').setup, 64)
  return { child, ready: ready.promise, dead: dead.promise }
}

/** How a job ends on an impostor that speaks once it was told to start. */
async function endOn(code: string, more: Parameters<typeof job>[1] = {}): Promise<Outcome> {
  const { child, ready } = impostor(`${comeUp} ${waitForStart} ${code}`)
  await ready
  return child.run(job('return 1', more))
}

const finish = (text: string): string => `say(${FrameType.finish}, 1, ${JSON.stringify(text)});`

describe('a child that lies is killed and its job ends as a breach of protocol', () => {
  const lies: Readonly<Record<string, string>> = {
    'bytes that are no frame': 'out(Buffer.alloc(64, 0xff)); rest()',
    'a frame larger than anything allowed': 'out(frame(4, 1, "").fill(0x7f, 0, 4)); rest()',
    'a frame of no known type': 'say(99, 1); rest()',
    'a frame that only the parent sends': `say(${FrameType.start}, 1); rest()`,
    'a message of another job': `say(${FrameType.message}, 2, '["log","info"]'); rest()`,
    'the end of another job': `say(${FrameType.finish}, 0, "returned 1\\n1"); rest()`,
    'an end without a kind': `${finish('1')} rest()`,
    'an end whose time is no number': `${finish('returned NaN\n1')} rest()`,
    'an end whose time has no end': `${finish('returned Infinity\n1')} rest()`,
    'an idle whose time is no number': `say(${FrameType.idle}, 1, 'a b'); rest()`,
    'an isolate that nobody asked for': `say(${FrameType.ready}, 1); rest()`,
  }
  it.each(Object.entries(lies))('%s', async (_, code) => {
    expect(await endOn(code)).toMatchObject({ status: 'protocol', reason: expect.stringMatching(/./) })
    expect(born[0]?.state).toBe('dead')
  })
})

describe('a child is killed', () => {
  it('when it speaks before it is ready', async () => {
    const { dead, child } = impostor(`say(${FrameType.message}, 0, 'x'); rest()`)
    await dead
    expect([child.wasReady, child.state, child.lastWords]).toEqual([
      false,
      'dead',
      expect.stringContaining('not running'),
    ])
  })

  it('when it speaks after the end of its job, and no word of that is heard', async () => {
    const messages: string[] = []
    const more = `say(${FrameType.message}, 1, 'late'); rest()`
    const outcome = await endOn(`${finish('returned 5\n1')} ${more}`, {
      onMessage: (text) => messages.push(text),
    })
    expect(outcome).toEqual({ status: 'finished', kind: 'returned', text: '1', cpuMs: 0.005 })
    expect(await settles(() => born[0]?.state === 'dead', 3000)).toBe(true)
    expect(messages).toEqual([])
  })

  it('when it floods its parent with empty words while it has nothing to do', async () => {
    const flood = `for (;;) say(${FrameType.ready}, 0)`
    const { dead } = impostor(`${comeUp} ${flood}`)
    await dead
  })

  it('when it shows no fresh isolate after a job', async () => {
    const outcome = await endOn(`${finish('returned 0\n')} rest()`)
    expect(outcome).toMatchObject({ status: 'finished', text: '' })
    expect(born[0]?.state).toBe('rewarming')
    expect(await settles(() => born[0]?.state === 'dead', 4000)).toBe(true)
  })

  it('when it says that it is idle and is not', async () => {
    const idle = `say(${FrameType.idle}, 1, '3 10');`
    const from = performance.now()
    const { child, ready } = impostor(`${comeUp} ${waitForStart} ${idle} for (;;);`)
    await ready
    const watchdog = setInterval(() => child.watch(), 20)
    const limits = { ...job('').limits, cpuMs: 200 }
    const outcome = await child.run(job('return 1', { limits }))
    clearInterval(watchdog)
    expect(outcome).toMatchObject({ status: 'cpu' })
    expect(performance.now() - from).toBeLessThan(5000)
  })
})

describe('a child that dies', () => {
  it('before it is ready says why', async () => {
    const { child, dead } = impostor('console.error("no such engine"); process.exit(3)')
    await dead
    expect(child.lastWords).toContain('no such engine')
  })

  it('while a script runs ends its job as crashed, or as memory where it says so', async () => {
    expect(await endOn('process.exit(7)')).toMatchObject({
      status: 'crashed',
      reason: expect.stringContaining('7'),
    })
    expect(await endOn('process.kill(process.pid, "SIGSEGV"); rest()')).toMatchObject({
      status: 'crashed',
      reason: expect.stringContaining('SIGSEGV'),
    })
    const words = 'console.error("FATAL ERROR: JavaScript heap out of memory"); process.exit(134)'
    expect(await endOn(words)).toMatchObject({ status: 'memory' })
    expect(await endOn(`say(${FrameType.failed}, 1, 'memory\\n'); rest()`)).toMatchObject({
      status: 'memory',
    })
  })

  it('and leaves something behind that holds its pipes is not waited for', async () => {
    const holder = `require('node:child_process').spawn('sleep', ['20'], { stdio: 'inherit', detached: true }).unref()`
    const from = performance.now()
    expect(await endOn(`${holder}; process.exit(7)`)).toMatchObject({ status: 'crashed' })
    await born[0]?.exited
    expect(performance.now() - from).toBeLessThan(5000)
  })

  it('and leaves something behind that comes up after it is given no job', async () => {
    const heir = `setTimeout(() => {
      if (process.ppid === \${process.pid}) process.exit(1)
      require('node:fs').writeSync(3, Buffer.from(\${JSON.stringify(frame(${FrameType.ready}, 0, '').toString('latin1'))}, 'latin1'))
      setTimeout(() => {}, 5000)
    }, 300)`
    const { ready, dead } = impostor(
      `require('node:child_process').spawn(process.execPath, ['-e', \`${heir}\`], { stdio: ['ignore', 'ignore', 2, 3], detached: true }).unref(); process.kill(process.pid, 'SIGKILL')`,
    )
    expect(await Promise.race([ready.then(() => 'ready'), dead.then(() => 'dead')])).toBe('dead')
  })

  it('cannot be started at all: that is told too, and nothing is thrown at the host', async () => {
    const dead = Promise.withResolvers<void>()
    const child = new SandboxChild({
      launch: { level: 'none', command: '/no/such/command', args: [], env: {}, filter: new Uint8Array(8) },
      code: '[]',
      contextsPerIsolate: 1,
      isCoreFree: () => false,
      onReady: () => undefined,
      onDead: dead.resolve,
    })
    await dead.promise
    await child.exited
    expect(child.lastWords).toContain('ENOENT')
  })
})

describe('a child that is not wanted any more while it starts', () => {
  const isAlive = ({ pid = 0 }: SandboxChild): boolean => runningProcesses().some((one) => one.pid === pid)

  it('is killed once it has come up, and not before', async () => {
    const { child, dead } = impostor(`setTimeout(() => { ${comeUp} rest() }, 400)`)
    child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
    await dead
    await sleep(100)
    expect(isAlive(child)).toBe(true)
    await child.exited
    expect(isAlive(child)).toBe(false)
  })

  it('is not waited for for ever', async () => {
    const { child } = impostor('rest()')
    child.kill((cpuMs) => ({ status: 'cancelled', cpuMs }))
    await child.exited
    expect(isAlive(child)).toBe(false)
  })
})

describe('the parent of a child', () => {
  it('keeps little of what it is shouted at', async () => {
    const shout =
      'const line = Buffer.alloc(1 << 20, 0x61); for (let i = 0; i < 64; i++) fs.writeSync(2, line)'
    const before = process.memoryUsage()
    const { child, ready } = impostor(`${shout}; ${comeUp} rest()`)
    await ready
    expect(child.lastWords.length).toBeLessThanOrEqual(400)
    globalThis.gc?.()
    expect(process.memoryUsage().heapUsed - before.heapUsed).toBeLessThan(32 * 1024 * 1024)
  })

  it('gives a job the words of that job only, and sends to that job only', async () => {
    const first = job('return 1')
    const spoken = Promise.withResolvers<string>()
    const second = job('return 2', { onMessage: spoken.resolve })
    // Trap: the end of one job and the next isolate come in one piece.
    const { child, ready } = impostor(
      `${comeUp} ${waitForStart} out(Buffer.concat([frame(6, 1, 'returned 0\\n1'), frame(2, 1, '')]));
      ${waitForStart} say(4, 2, 'mine'); waitFor(${FrameType.send}); say(6, 2, 'returned 0\\n2'); rest()`,
    )
    await ready
    expect(await child.run(first)).toMatchObject({ text: '1' })
    await settles(() => child.state === 'ready', 2000)
    const outcome = child.run(second)
    expect(await spoken.promise).toBe('mine')
    child.send(first, 'a late answer')
    child.stop(first)
    await sleep(50)
    expect(child.state).toBe('running')
    child.send(second, 'an answer')
    expect(await outcome).toMatchObject({ status: 'finished', text: '2' })
  })

  it('lives through any frames: each job ends, nothing is thrown', async () => {
    const kinds = Object.values(FrameType)
    const any = fc.record({
      type: fc.oneof(fc.constantFrom(...kinds), fc.nat(127)),
      job: fc.constantFrom(0, 1, 1, 1, 2),
      text: fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.constantFrom('returned 5\n1', '3 10', '1 x', 'memory\n', 'log\n', '["call",1,"x","value"]\n{}'),
      ),
    })
    const streams = fc.sample(fc.array(any, { minLength: 1, maxLength: 12 }), { numRuns: 12, seed: 7 })
    const outcomes = await Promise.all(
      streams.map((frames) => {
        const bytes = Buffer.concat(frames.map(({ type, job: id, text }) => encodeFrame(type as 2, id, text)))
        return endOn(`out(Buffer.from('${bytes.toString('hex')}', 'hex')); process.exit(0)`)
      }),
    )
    for (const { status } of outcomes) expect(['finished', 'protocol', 'crashed', 'memory']).toContain(status)
    expect(new Set(outcomes.map(({ status }) => status)).size).toBeGreaterThan(1)
  })
})

describe.runIf(process.platform === 'linux')('a process that is dead', () => {
  it('takes its pipes with it, even when something that it started still holds them', async () => {
    const before = countDescriptors()
    const { child } = impostor(`
      const { spawn } = require('node:child_process')
      spawn('sleep', ['20'], { detached: true, stdio: ['ignore', 'ignore', 2, 3, 4] }).unref()
      process.exit()`)
    await child.exited
    expect(await settles(() => countDescriptors() <= before, 5000)).toBe(true)
  })
})

describe('a jail', () => {
  it.runIf(inspectJail().level === 'namespace')(
    'that is killed in the moment in which it makes its inner end leaves nothing behind, no pipe either',
    async () => {
      const before = countDescriptors()
      const inner: ProcessEntry[] = []
      for (let i = 0; i < 40; i++) {
        const child = jailed()
        const outer = child.pid ?? 0
        const end = performance.now() + 1000
        // In this very moment: nothing of the host's may come between.
        while (childrenOf(outer).length === 0 && performance.now() < end);
        inner.push(...descendantsOf(outer))
        process.kill(outer, 'SIGKILL')
        await child.exited
      }
      expect(inner.length).toBeGreaterThan(30)
      expect(await settles(() => survivorsOf(inner).length === 0, 5000)).toBe(true)
      expect(await settles(() => countDescriptors() <= before, 5000)).toBe(true)
    },
    60_000,
  )
})

/** A child as a pool starts it. */
function jailed(): SandboxChild {
  const childPath = fileURLToPath(new URL('../../dist/sandbox/child.cjs', import.meta.url))
  const { execPath: nodePath, pid: hostPid } = process
  const [launch] = planLaunches({ childPath, nodePath, hostPid, jit: false, jail: 'require' })
  const nothing = (): void => undefined
  const child = new SandboxChild({
    launch: launch!,
    code: '[]',
    contextsPerIsolate: 1,
    isCoreFree: () => false,
    onReady: nothing,
    onDead: nothing,
  })
  born.push(child)
  return child
}
