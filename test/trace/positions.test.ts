import { MemoryTraceSink } from 'catenary'
import { describe, expect, it } from 'vitest'

import { chainBench, echo, tool } from '../chain/chains.ts'

const { run } = chainBench()

/** Where each call of a script was made, in the order of the calls. */
async function positionsOf(script: string): Promise<readonly string[]> {
  const result = await run(script, [echo], { traceSinks: [new MemoryTraceSink()] })
  return result.trace
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ position }) => (position === undefined ? 'nowhere' : `${position.line}:${position.column}`))
}

describe('the place of a call in its script', () => {
  it('is that of the call as its author wrote it', async () => {
    expect(await positionsOf('const a = 1\n\n  await tools.echo({ v: a })\nreturn 1')).toEqual(['3:15'])
  })

  it('is told of TypeScript, fences and functions as the author wrote them', async () => {
    const script =
      '```ts\ninterface A { v: number }\nexport default async () => {\n  const a: A = { v: 1 }\n  await tools.echo(a)\n}\n```'
    expect(await positionsOf(script)).toEqual(['5:15'])
  })

  it("is that of the innermost frame that is the script's own", async () => {
    const script =
      'const f = (v) => tools.echo({ v })\nawait Promise.all([1, 2].map(f))\nawait tools.echo.invoke({ v: 3 })'
    expect(await positionsOf(script)).toEqual(['1:24', '1:24', '3:18'])
  })

  it('is there where the script hands a tool to something else', async () => {
    expect(await positionsOf('await Promise.all([{ v: 1 }].map(tools.echo))')).toEqual(['1:30'])
  })

  it.each([
    ['no stack', 'Error.stackTraceLimit = 0', ['2:13']],
    ['a stack of its own', 'Error.prepareStackTrace = () => "script.js:1:1"', ['nowhere']],
    ['a stack that is no text', 'Error.prepareStackTrace = () => ({})', ['nowhere']],
    ['a stack that throws', 'Error.prepareStackTrace = () => { throw 1 }', ['nowhere']],
    [
      'a limit that throws',
      'Object.defineProperty(Error, "stackTraceLimit", { get() { throw 1 } })',
      ['nowhere'],
    ],
    ['a place that is none', 'Error.prepareStackTrace = () => "script.js:99999999999:1e9"', ['nowhere']],
  ])('a script that makes %s breaks nothing', async (_, line, expected) => {
    expect(await positionsOf(`${line}\nawait tools.echo({ v: 1 })`)).toEqual(expected)
  })

  it("leaves the script's own stack traces as they were", async () => {
    const script =
      'const before = Error.stackTraceLimit\nawait tools.echo({})\nreturn before === Error.stackTraceLimit'
    const result = await run(script, [echo], { traceSinks: [new MemoryTraceSink()] })
    expect(result).toMatchObject({ status: 'ok', value: true })
  })

  it('is not asked for where nobody is told of it', async () => {
    const { trace } = await run('await tools.echo({})', [echo])
    expect(trace[0]).not.toHaveProperty('position')
  })
})

describe('the trace of a chain', () => {
  it('begins with what runs and ends with how it came out', async () => {
    const sink = new MemoryTraceSink()
    const result = await run('await tools.echo({ v: 1 })\nthrow new Error("no")', [echo], {
      traceSinks: [sink],
    })
    expect(sink.events.map(({ type }) => type)).toEqual(['session_start', 'call_end', 'session_end'])
    expect(sink.events[0]).toMatchObject({
      chainId: result.chainId,
      script: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string, bytes: 48 },
    })
    expect(sink.events[2]).toMatchObject({ status: 'error', code: 'script', calls: 1 })
  })

  it('that cannot be written is what the chain fails of, whatever its script makes of it', async () => {
    const done: unknown[] = []
    const write = tool('write', (args) => done.push(args), { risk: 'high' })
    const sink = { name: 'full', write: async () => Promise.reject(new Error('no space left')) }
    const script = 'for (let i = 0; i < 3; i++) { try { await tools.write({}) } catch {} }\nreturn "fine"'
    const options = { traceSinks: [sink], policy: { maxRiskUnapproved: 'high' as const } }
    const result = await run(script, [write], options)
    expect(result).toMatchObject({ status: 'error', error: { code: 'audit_failed', name: 'AuditError' } })
    expect(result.trace.map(({ code }) => code)).toEqual(['audit_failed', 'audit_failed', 'audit_failed'])
    expect(done).toEqual([])
  })

  it('is written as far as it goes where it is only a best effort', async () => {
    const sink = { name: 'full', write: async () => Promise.reject(new Error('no space left')) }
    const result = await run('return tools.echo({ v: 1 })', [echo], {
      traceSinks: [sink],
      audit: 'best-effort',
    })
    expect(result).toMatchObject({ status: 'ok', value: 1 })
  })
})
