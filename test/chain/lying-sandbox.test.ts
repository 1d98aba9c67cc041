import { MemoryBlobStore, ToolChainTool, ToolInvoker } from 'catenary'
import type { ChainRunResult } from 'catenary'
import type { Job, Outcome, RunningJob, Sandbox } from 'catenary/sandbox'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { echo, errorOf, sleep, tool } from './chains.ts'

type Script = (job: Job, control: { readonly sent: string[]; end(outcome: Outcome): void }) => void

/** A sandbox that a script has taken over: it says whatever it likes. */
function lying(say: Script): Sandbox {
  return {
    start(job): RunningJob {
      const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
      const sent: string[] = []
      queueMicrotask(() => say(job, { sent, end: resolve }))
      return {
        outcome,
        send: (text) => void sent.push(text),
        drained: () => Promise.resolve(),
        stop: () => resolve({ status: 'cancelled', cpuMs: 0 }),
      }
    },
    async [Symbol.asyncDispose]() {},
  }
}

const finished = (kind: string, text: string): Outcome => ({ status: 'finished', kind, text, cpuMs: 0 })

function run(say: Script, more: { readonly store?: true } = {}): Promise<ChainRunResult> {
  const invoker = new ToolInvoker({
    registry: [echo, tool('slow', () => sleep(20))],
    policy: { totalTimeoutMs: 2000 },
    ...(more.store === undefined ? {} : { artifactStore: new MemoryBlobStore() }),
  })
  return new ToolChainTool({ invoker, sandbox: lying(say), check: 'off' }).run({ script: 'return 1' })
}

const unhandled: unknown[] = []
const note = (reason: unknown): void => void unhandled.push(reason)
beforeEach(() => void process.on('unhandledRejection', note))
afterEach(() => {
  process.off('unhandledRejection', note)
  expect(unhandled.splice(0)).toEqual([])
})

describe('a sandbox that was taken over cannot make a chain say', () => {
  it.each([
    ['a value that is no JSON', finished('returned', '{"a":')],
    ['an end of no known kind', finished('won', '1')],
    ['an end that is named like what every object has', finished('constructor', '1')],
    ['an error that is no JSON', finished('threw', 'boom')],
    ['an error without its parts', finished('threw', '{}')],
    [
      'an error with a name without end',
      finished('threw', JSON.stringify({ name: 'x'.repeat(1e6), message: '', stack: '' })),
    ],
    [
      'an error with a message without end',
      finished('threw', JSON.stringify({ name: 'x', message: 'x'.repeat(1e6), stack: '' })),
    ],
    ['unawaited calls that are no list', finished('unawaited', '5')],
    [
      'unawaited calls without end',
      finished('unawaited', JSON.stringify(Array.from({ length: 1e5 }, (_, n) => `t${n}`))),
    ],
    [
      'a call that was never made',
      finished('threw', JSON.stringify({ name: 'ToolError', message: 'denied', stack: '', call: 7 })),
    ],
    ['a size that is no number', finished('too_large', 'x'.repeat(1e6))],
  ])('%s', async (_, outcome) => {
    const results = [
      await run((_job, { end }) => end(outcome)),
      await run((_job, { end }) => end(outcome), { store: true }),
    ]
    for (const result of results) {
      expect(result.status).toBe('error')
      const { code, message, stack = '' } = errorOf(result)
      expect(['protocol', 'script', 'unawaited_call', 'value_too_large']).toContain(code)
      expect(message.length + stack.length).toBeLessThan(40_000)
      expect(result.trace).toEqual([])
    }
  })

  it('more than a text, where a value that is no JSON is stored', async () => {
    const artifactStore = new MemoryBlobStore()
    const seen: unknown[] = []
    const invoker = new ToolInvoker({
      registry: [tool('look', (args) => void seen.push(args))],
      artifactStore,
    })
    const liar = lying((_, { end }) => end(finished('returned', 'x'.repeat(5000))))
    const result = await new ToolChainTool({ invoker, sandbox: liar, check: 'off' }).run({ script: '1' })
    const ref = result.status === 'ok' ? result.artifactRef : undefined
    await using session = invoker.openSession({ artifacts: [String(ref)] })
    await invoker.invoke({ name: 'look', arguments: { v: { $artifact: ref } } }, { session })
    expect(seen).toEqual([{ v: 'x'.repeat(5000) }])
  })

  it('that a call was made which was not: the trace is the gate’s', async () => {
    const result = await run((job, { end }) => {
      job.onMessage('["call",1,"echo","value"]\n{"v":1}')
      setTimeout(() => end(finished('returned', '1')), 50)
    })
    expect(result).toMatchObject({
      status: 'ok',
      trace: [{ tool: 'echo', status: 'ok' }],
      stats: { toolCalls: 1 },
    })
  })

  it('anything after its end', async () => {
    const after = Promise.withResolvers<void>()
    const result = await run((job, { end }) => {
      end(finished('returned', '1'))
      setTimeout(() => {
        job.onMessage('["call",1,"echo","value"]\n{"v":1}')
        job.onMessage('["log","info"]\nlate')
        job.onMessage('no message at all')
        job.onIdle?.(0)
        after.resolve()
      }, 50)
    })
    await after.promise
    await sleep(20)
    expect(result).toMatchObject({ status: 'ok', value: 1, trace: [], logs: [] })
  })
})

describe('a sandbox that was taken over', () => {
  it.each([
    ['a text that is no message', 'hello'],
    ['an id twice', '["call",1,"echo","value"]\n{"v":1}'],
    ['an id that is none', '["timer",-1,5]\n'],
    ['a tool that is no name', '["call",2,{},"value"]\n{}'],
  ])('ends as a breach of protocol when it sends %s', async (_, text) => {
    const result = await run((job) => {
      job.onMessage('["call",1,"slow","value"]\n{}')
      job.onMessage(text)
    })
    expect(errorOf(result)).toMatchObject({ code: 'protocol', name: 'ProtocolError' })
    expect(result.trace).toMatchObject([{ tool: 'slow', status: 'cancelled', effect: 'none' }])
  })

  it('that asks without end is stopped, and the host is not filled', async () => {
    const result = await run((job) => {
      for (let id = 1; id <= 20_000; id++) job.onMessage(`["timer",${id},60000]\n`)
    })
    expect(errorOf(result)).toMatchObject({ code: 'protocol', message: expect.stringContaining('10000') })
  })

  it('that logs without end fills nothing', async () => {
    const result = await run((job, { end }) => {
      for (let n = 0; n < 20_000; n++) job.onMessage(`["log","info"]\n${'x'.repeat(100)}`)
      for (let n = 0; n < 20_000; n++) job.onNote?.('y'.repeat(100))
      end(finished('returned', '1'))
    })
    const bytes = result.logs.reduce((sum, { text }) => sum + text.length, 0)
    expect(bytes).toBeLessThan(70_000)
  })

  it('cannot nest arguments until the host falls', async () => {
    const depth = 200_000
    const result = await run((job, { sent, end }) => {
      job.onMessage(`["call",1,"echo","value"]\n{"v":${'['.repeat(depth)}${']'.repeat(depth)}}`)
      job.onMessage(`["progress"]\n${'['.repeat(depth)}${']'.repeat(depth)}`)
      setTimeout(() => end(finished('returned', JSON.stringify(sent))), 100)
    })
    expect(result).toMatchObject({ status: 'ok', trace: [{ tool: 'echo', status: 'error', effect: 'none' }] })
  })

  it('may send anything at all: the chain ends with a result, and nothing is thrown', async () => {
    const message = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc
        .tuple(
          fc.oneof(
            fc.tuple(
              fc.constant('call'),
              fc.nat(20),
              fc.constantFrom('echo', 'slow', '__proto__', ''),
              fc.constantFrom('value', 'outcome', 'x'),
            ),
            fc.tuple(fc.constant('timer'), fc.nat(20), fc.nat(20)),
            fc.tuple(
              fc.constant('read'),
              fc.nat(20),
              fc.string(),
              fc.nat(),
              fc.nat(),
              fc.constantFrom('text', 'bytes'),
            ),
            fc.tuple(fc.constant('log'), fc.constantFrom('info', 'x')),
            fc.array(fc.anything(), { maxLength: 4 }),
          ),
          fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('{"v":1}')),
        )
        .map(([head, body]) => {
          try {
            return `${JSON.stringify(head)}\n${body}`
          } catch {
            return body
          }
        }),
    )
    const kinds = fc.constantFrom(
      'returned',
      'threw',
      'unawaited',
      'syntax',
      'too_large',
      'invalid_value',
      'value_too_large',
      'x',
    )
    const end = fc.oneof(
      fc
        .tuple(kinds, fc.oneof(fc.json(), fc.string({ unit: 'binary' })))
        .map(([kind, text]) => finished(kind, text)),
      fc.constantFrom<Outcome>(
        { status: 'cpu', cpuMs: 1 },
        { status: 'memory', cpuMs: 1 },
        { status: 'crashed', reason: 'x', cpuMs: 1 },
        { status: 'protocol', reason: 'x', cpuMs: 1 },
        { status: 'unavailable', reason: 'x', cpuMs: 1 },
      ),
    )
    const statuses = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(message, { maxLength: 8 }), end, async (messages, outcome) => {
        const result = await run((job, control) => {
          for (const text of messages) job.onMessage(text)
          setTimeout(() => control.end(outcome), 1)
        })
        statuses.add(result.status === 'ok' ? 'ok' : errorOf(result).code)
        expect(() => JSON.stringify(result)).not.toThrow()
        for (const record of result.trace) expect(record.argsDigest).toMatch(/^[0-9a-f]{64}$/)
      }),
      { numRuns: 300 },
    )
    expect(statuses.size).toBeGreaterThan(4)
  })
})
