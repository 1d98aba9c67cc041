import { setTimeout as sleep } from 'node:timers/promises'

import { defineTool, Toolbox, ToolChainTool, ToolInvoker } from 'catenary'
import type { ApprovalHandler } from 'catenary'
import { describe, expect, it } from 'vitest'

import { errorOf, okOf, openChains, valueOf } from './chains.ts'

const ran: string[] = []
const note = defineTool({
  name: 'note',
  description: 'Notes that it ran.',
  input: { type: 'object', properties: { what: { type: 'string' } }, required: ['what'] },
  risk: 'high',
  execute: ({ what }) => ran.push(String(what)),
})
let running = 0
let most = 0
const pause = defineTool({
  name: 'pause',
  description: 'Waits.',
  input: { type: 'object', properties: { ms: { type: 'number' } }, required: ['ms'] },
  async execute({ ms }) {
    running += 1
    most = Math.max(most, running)
    await sleep(Number(ms))
    running -= 1
    return ms
  },
})
const aborted: string[] = []
const hang = defineTool({
  name: 'hang',
  description: 'Waits until it is told to stop.',
  risk: 'high',
  execute: (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        aborted.push('hang')
        reject(new Error('stopped'))
      })
    }),
})
const deaf = defineTool({
  name: 'deaf',
  description: 'Never answers and hears nothing.',
  risk: 'high',
  execute: () => new Promise(() => undefined),
})
const fail = defineTool({
  name: 'fail',
  description: 'Fails.',
  execute() {
    throw Object.assign(new Error('no luck'), { secret: 'hunter2' })
  },
})

const { chains, invoker } = openChains([note, pause, hang, deaf, fail])
const run = (script: string) => chains.run({ script })

describe('every form of a script', () => {
  it.each([
    ['a body', 'return 1 + 1'],
    ['TypeScript', 'const n: number = 2; return n as number'],
    ['an async arrow', 'async () => 2'],
    ['an arrow with a semicolon and a comment', '// two\nasync () => { return 2 }; // done'],
    ['a function', 'async function () { return 2 }'],
    ['export default', 'const n = 2\nexport default async function main() { return n }'],
    ['a fence', '```ts\nconst n: number = 2\nreturn n\n```'],
    ['a byte order mark and a hashbang', '\ufeff#!/usr/bin/env node\nreturn 2'],
    ['an enum', 'enum E { Two = 2 }\nreturn E.Two'],
    ['a promise that is returned', 'return Promise.resolve(2)'],
  ])('%s', async (_, script) => {
    expect(valueOf(await run(script))).toBe(2)
  })

  it('with what is wrong in it, names the line', async () => {
    const error = errorOf(await run('const a = 1\nconst b = ;\nreturn a'))
    expect(error).toMatchObject({ code: 'syntax', line: 2, sourceLine: 'const b = ;' })
  })
})

describe('an error', () => {
  it.each([
    ['at the top', 'const a = 1\n  throw new Error("x")', 2, 9],
    ['in a nested function', 'function f() {\n  return g()\n}\nfunction g() {\n  null.x\n}\nf()', 5, 8],
    ['in a callback', '[1].map((n) => {\n  throw new Error("x")\n})', 2, 9],
    [
      'in an awaited branch',
      'await Promise.all([1].map(async () => {\n  await null\n  throw new Error("x")\n}))',
      3,
      9,
    ],
    ['in TypeScript', 'const n: number = 1\ntype A = { a: string }\nlet x: A | undefined\nx!.a', 4, 4],
    ['in a fence', '```js\nconst a = 1\nthrow new Error("x")\n```', 3, 7],
    ['of a call that failed', 'const a = 1\nawait tools.fail()', 2, 13],
  ])('%s has its own place', async (_, script, line, column) => {
    expect(errorOf(await run(script))).toMatchObject({ line, column })
  })

  it('of a tool has what happened and no more', async () => {
    const script =
      'try { await tools.fail() } catch (e) { return [e instanceof ToolError, { ...e }, e.message, e.stack] }'
    const text = JSON.stringify(valueOf(await run(script)))
    expect(text).toContain('"no luck"')
    expect(text).toContain(
      '"tool":"fail","status":"error","code":"tool_failed","retryable":false,"effect":"none"',
    )
    expect(text).not.toContain('hunter2')
    expect(text).not.toContain('node:')
  })

  it.each([
    ['fetch("x")', /no network/],
    ['require("fs")', /no modules/],
    ['process.exit()', /no process/],
    ['tools.fial()', /did you mean tools\.fail/],
    ['await import("node:fs")', /no modules/],
  ])('of %s says what to do instead', async (script, remedy) => {
    expect(errorOf(await run(script)).message).toMatch(remedy)
  })
})

describe('calls', () => {
  it('run at the same time, up to the limit', async () => {
    most = 0
    const script =
      'return (await Promise.all(Array.from({ length: 20 }, () => tools.pause({ ms: 30 })))).length'
    expect(valueOf(await run(script))).toBe(20)
    expect(most).toBe(8)
  })

  it('that nobody awaited are an error that names them', async () => {
    const error = errorOf(await run('tools.pause({ ms: 1 }); return 1'))
    expect(error).toMatchObject({ code: 'unawaited_call' })
    expect(error.message).toContain('tools.pause(...)')
  })

  it('after the end of the script never run', async () => {
    ran.length = 0
    const script = 'sleep(60).then(() => tools.note({ what: "late" })).catch(() => {}); return "done"'
    expect(valueOf(await run(script))).toBe('done')
    await sleep(150)
    expect(ran).toEqual([])
  })

  it('of a chain cannot start a chain, under any name', async () => {
    await using inner = new ToolChainTool({ invoker })
    const alias = {
      ...inner,
      name: 'innocent',
      description: '',
      inputSchema: { type: 'object' },
      execute: () => 1,
    }
    const registry = Toolbox.from([inner])
    registry.add(Object.assign(alias))
    await using outer = new ToolChainTool({ invoker: new ToolInvoker({ registry }) })
    const result = await outer.run({ script: 'return [typeof tools.run_chain, typeof tools.innocent]' })
    expect(valueOf(result)).toEqual(['undefined', 'undefined'])
  })

  it('see a tool that was added after the chains were opened', async () => {
    const late = defineTool({ name: 'late', description: 'Came late.', execute: () => 'here' })
    invoker.toolbox.add(late)
    expect(valueOf(await run('return await tools.late()'))).toBe('here')
  })

  it('over the budget are refused', async () => {
    const script = 'let n = 0; for (;;) { await tools.pause({ ms: 0 }); n++ }'
    const result = await chains.run({ script, policy: { maxToolCalls: 3 } })
    expect(errorOf(result)).toMatchObject({ code: 'budget', call: { tool: 'pause', effect: 'none' } })
    expect(result.stats.toolCalls).toBe(3)
  })
})

describe('a chain that is', () => {
  it('cancelled while a tool runs stops the tool, and its trace is whole', async () => {
    aborted.length = 0
    const control = new AbortController()
    setTimeout(() => control.abort(), 150)
    const result = await chains.run({ script: 'return await tools.hang()', signal: control.signal })
    expect(result.status).toBe('cancelled')
    expect(aborted).toEqual(['hang'])
    expect(result.trace).toMatchObject([{ tool: 'hang', status: 'cancelled', effect: 'unknown' }])
  })

  it('cancelled before it starts runs nothing', async () => {
    const result = await chains.run({ script: 'return 1', signal: AbortSignal.abort() })
    expect(result).toMatchObject({ status: 'cancelled', trace: [], stats: { toolCalls: 0 } })
  })

  it('out of time says what is unknown, even of a tool that does not listen', async () => {
    const result = await chains.run({ script: 'return await tools.deaf()', policy: { totalTimeoutMs: 300 } })
    expect(result.status).toBe('timeout')
    expect(result.trace).toMatchObject([{ tool: 'deaf', effect: 'unknown' }])
  })

  it('waiting for nothing is found at once', async () => {
    const result = await run('await new Promise(() => {})')
    expect(errorOf(result)).toMatchObject({ code: 'unsettled' })
    expect(result.stats.durationMs).toBeLessThan(5000)
  })

  it('busy for too long is stopped as cpu, one that holds too much as memory', async () => {
    const busy = await chains.run({ script: 'for (;;);', policy: { cpuMs: 300 } })
    expect(busy).toMatchObject({ status: 'timeout', error: { code: 'cpu' } })
    const script = 'const a = []; for (;;) a.push(new Array(1000).fill({}))'
    const full = await chains.run({ script, policy: { memoryMb: 16, cpuMs: 30_000 } })
    expect(full).toMatchObject({ status: 'error', error: { code: 'memory' } })
  })
})

describe('the clock of a chain', () => {
  const slowly: ApprovalHandler = {
    async request() {
      await sleep(600)
      return 'approved'
    },
  }
  const slow = openChains([note], { approvalHandler: slowly })

  it('stands still while a human decides', async () => {
    const result = okOf(
      await slow.chains.run({
        script: 'return await tools.note({ what: "asked" })',
        policy: { totalTimeoutMs: 400 },
      }),
    )
    expect(result.trace[0]?.approval).toMatchObject({ decision: 'approved' })
    expect(result.stats.durationMs).toBeGreaterThan(500)
  })

  it('does not stand still for a busy script', async () => {
    const script = 'const p = tools.note({ what: "x" }); p.catch(() => {}); for (;;);'
    const result = await slow.chains.run({ script, policy: { cpuMs: 300, totalTimeoutMs: 5000 } })
    expect(errorOf(result).code).toBe('cpu')
  })
})

describe('what a script says', () => {
  it('is logged in order, as it comes, and shows what it is', async () => {
    const live: string[] = []
    const script = `console.log('%s is %d', 'a', 1, new Map([[1, new Set([2])]]))
      console.warn(new TypeError('x')); console.error({ a: [1n, undefined, () => 1] }); const c = {}; c.c = c; console.debug(c)`
    const result = await chains.run({ script, onLog: ({ level, text }) => live.push(`${level} ${text}`) })
    expect(live).toEqual([
      'info a is 1 Map(1) { 1 => Set(1) { 2 } }',
      'warn TypeError: x',
      'error { a: [ 1n, undefined, [Function] ] }',
      'debug { c: [Circular] }',
    ])
    expect(result.logs).toHaveLength(4)
  })

  it('is cut at the limit, and says so', async () => {
    const result = await chains.run({
      script: 'for (let i = 0; i < 1000; i++) console.log("x".repeat(100))',
      policy: { maxLogBytes: 2000 },
    })
    const text = result.logs.map((line) => line.text).join('\n')
    expect(text.length).toBeLessThan(3500)
    expect(text).toContain('log truncated')
  })

  it('as progress is told at once', async () => {
    const seen: unknown[] = []
    await chains.run({
      script: 'progress({ done: 1 }); await sleep(1); progress("x")',
      onProgress: (value) => seen.push(value),
    })
    expect(seen).toEqual([{ done: 1 }, 'x'])
  })
})

describe('for a model', () => {
  it('the reply says the value, or the error and its line, and what became of the calls', async () => {
    const good = await chains.execute({ script: 'return { n: 1 }' })
    expect(good).toMatchObject({ isError: false, text: '{"n":1}' })
    const bad = await chains.execute({ script: 'await tools.note({ what: "m" })\nawait tools.fail()' })
    expect(bad.isError).toBe(true)
    expect(bad.text).toContain('line 2')
    expect(bad.text).toContain('ToolError of tools.fail: no luck')
    expect(bad.text).toContain('Calls done: note.')
    expect(bad.text).toContain('Calls not done: fail [tool_failed].')
  })

  it('options of the wrong kind are refused by name', async () => {
    await expect(chains.run({ script: 1 as unknown as string })).rejects.toMatchObject({
      code: 'invalid_options',
      field: 'script',
    })
    await expect(chains.run({ script: '', input: () => 1 })).rejects.toMatchObject({ field: 'input' })
    await expect(chains.run({ script: '', policy: { cpuMs: Number.NaN } })).rejects.toMatchObject({
      code: 'invalid_policy',
    })
  })
})
