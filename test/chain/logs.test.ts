import type { LogLine } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, echo, sleep, tool } from './chains.ts'

const { run, error } = chainBench()

/** The text of each line that a script logs. */
async function logsOf(script: string, policy = {}): Promise<string[]> {
  return (await run(script, [echo], { policy })).logs.map(({ text }) => text)
}

describe('what a script logs', () => {
  it('is there in its order and with its level, also when the script fails', async () => {
    const script = `
      console.log('a'); console.info('b'); await tools.echo({ v: 1 }); console.debug('c')
      console.warn('d'); console.error('e'); console.trace('f'); throw new Error('x')`
    const { logs } = await run(script, [echo])
    expect(logs).toEqual([
      { level: 'info', text: 'a' },
      { level: 'info', text: 'b' },
      { level: 'debug', text: 'c' },
      { level: 'warn', text: 'd' },
      { level: 'error', text: 'e' },
      { level: 'debug', text: 'f' },
    ])
  })

  it('is told as it happens', async () => {
    const seen: string[] = []
    const look = tool('look', async () => {
      await sleep(20)
      return [...seen]
    })
    const { value } = (await run('console.log("first"); return await tools.look()', [look], {
      run: { onLog: ({ text }: LogLine) => seen.push(text) },
    })) as { value: unknown }
    expect(value).toEqual(['first'])
  })

  const shown: readonly (readonly [string, string])[] = [
    ['"text", 1, true, null, undefined', 'text 1 true null undefined'],
    ['', ''],
    ['-0, 1n, NaN, -Infinity', '-0 1n NaN -Infinity'],
    ['{ a: [1, "x"], "b c": { d: null } }', '{ a: [ 1, "x" ], "b c": { d: null } }'],
    ['[], {}', '[] {}'],
    ['new Map([["a", { b: 1 }]]), new Map()', 'Map(1) { "a" => { b: 1 } } Map(0) {}'],
    ['new Set([1, "x"])', 'Set(2) { 1, "x" }'],
    ['new TypeError("boom")', 'TypeError: boom'],
    ['{ e: new RangeError("deep") }', '{ e: RangeError: deep }'],
    ['new Date(0)', '1970-01-01T00:00:00.000Z'],
    ['new Date(NaN), [new Date(NaN)]', 'Invalid Date [ Invalid Date ]'],
    ['/a+/g', '/a+/g'],
    ['new Uint8Array([1, 2]), new Float64Array(1)', 'Uint8Array(2) [ 1, 2 ] Float64Array(1) [ 0 ]'],
    ['(() => { const a = { n: 1 }; a.self = a; return a })()', '{ n: 1, self: [Circular] }'],
    ['(() => { const m = new Map(); m.set("m", m); return m })()', 'Map(1) { "m" => [Circular] }'],
    ['{ a: { b: { c: { d: { e: 1 } } } } }', '{ a: { b: { c: { d: [Object] } } } }'],
    ['() => 1, Symbol("s")', '[Function] Symbol()'],
    ['{ get a() { throw new Error("ran") } }', '{ a: [Getter] }'],
    ['new (class Point { x = 1; #y = 2 })()', 'Point { x: 1 }'],
    ['Promise.resolve(1), new WeakMap(), new ArrayBuffer(8)', 'Promise {} WeakMap {} ArrayBuffer {}'],
    ['Object.create(null)', '{}'],
    [
      'Array.from({ length: 105 }, (_, i) => i).length, [..."x".repeat(102)]',
      `105 [ ${'"x", '.repeat(100).slice(0, -2)}, … ]`,
    ],
    ['new Proxy({}, { ownKeys() { throw 1 } })', '[unprintable]'],
    ['"%s is %d, %o%%", "a", 5, { x: 1 }, "more"', 'a is 5, { x: 1 }% more'],
    ['"100%", 1', '100% 1'],
    ['"%c styled", "color: red"', ' styled'],
    ['"%s"', '%s'],
    ['"%x", 1', '%x 1'],
  ]
  it.each(shown)('console.log(%s)', async (args, text) => {
    expect(await logsOf(`console.log(${args})`)).toEqual([text])
  })

  it('has the other words of a console too', async () => {
    const script = `
      console.assert(true, 'no'); console.assert(false, 'wrong', 1); console.count(); console.count(); console.count('x')
      console.dir({ a: 1 }); console.table([1]); console.group('g'); console.groupEnd(); console.time('t'); console.timeEnd('t')`
    const lines = await logsOf(script)
    expect(lines).toEqual([
      expect.stringMatching(/^Assertion failed.*wrong 1$/),
      'default: 1',
      'default: 2',
      'x: 1',
      '{ a: 1 }',
      '[ 1 ]',
      'g',
    ])
  })

  it('is cut at the limit of the chain, and says so', async () => {
    const lines = await logsOf('for (let i = 0; i < 1000; i++) console.log("0123456789")', {
      maxLogBytes: 100,
    })
    const text = lines.join('\n')
    expect(text.length).toBeLessThan(300)
    expect(lines.at(-1)).toContain('log truncated')
    expect(lines[0]).toBe('0123456789')
  })

  it.each([
    ['one line over the limit', 'console.log("x".repeat(100_000))'],
    ['one line of wide characters over the limit', 'console.log("é".repeat(100_000))'],
    ['wide characters that are over the limit in bytes alone', 'console.log("€".repeat(900))'],
    ['many lines of wide characters', 'for (let i = 0; i < 100; i++) console.log("🚀".repeat(20))'],
  ])('is not lost without a word: %s', async (_, script) => {
    // Small arguments too: what a log line may weigh must not hang on what a call may.
    const { logs } = await run(script, [], { policy: { maxLogBytes: 1000, maxArgumentBytes: 100 } })
    const bytes = logs.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeGreaterThan(900)
    expect(bytes).toBeLessThan(1000 + 1024 + 200)
    expect(logs.at(-1)?.text).toContain('log truncated')
    for (const { text } of logs) expect(text.isWellFormed() && !text.includes('\ufffd')).toBe(true)
  })

  it.each([
    ['that fit', 180_000, 60_000],
    ['that are cut', 60_000, undefined],
  ])('is heard whatever arguments may weigh: wide characters %s', async (_, maxLogBytes, whole) => {
    const { logs } = await run('console.log("€".repeat(59_000) + "€".repeat(1000))', [], {
      policy: { maxLogBytes, maxArgumentBytes: 10 },
    })
    if (whole === undefined) expect(logs.at(-1)?.text).toContain('log truncated')
    else expect(logs.map(({ text }) => text.length)).toEqual([whole])
    expect(logs[0]?.text.slice(0, 1000)).toBe('€'.repeat(1000))
  })

  it('has what nobody caught, as a warning', async () => {
    const { logs } = await run('Promise.reject(new Error("lost")); await sleep(20); return 1')
    expect(logs).toEqual([{ level: 'warn', text: expect.stringContaining('lost') }])
  })
})

describe('progress()', () => {
  it('is told as it happens, in its order, as JSON', async () => {
    const seen: unknown[] = []
    const look = tool('look', async () => {
      await sleep(20)
      return seen.length
    })
    const result = await run(
      'progress({ done: 1, at: new Date(0) }); const n = await tools.look(); progress("end"); progress(); return n',
      [look],
      {
        run: { onProgress: (value: unknown) => seen.push(value) },
      },
    )
    expect(result).toMatchObject({ status: 'ok', value: 1 })
    expect(seen).toEqual([{ done: 1, at: '1970-01-01T00:00:00.000Z' }, 'end', null])
  })

  it('of what JSON cannot say is refused by name', async () => {
    expect(await error('progress(new Map())')).toMatchObject({
      name: 'TypeError',
      message: expect.stringContaining('a Map'),
    })
  })

  it('of a large value arrives whole or is refused, whatever else is limited', async () => {
    const seen: unknown[] = []
    const policy = { maxLogBytes: 100, maxArgumentBytes: 100 }
    const options = { policy, run: { onProgress: (value: unknown) => seen.push(value) } }
    expect(await run('progress("€".repeat(60_000)); return 1', [], options)).toMatchObject({ status: 'ok' })
    expect(seen.map((value) => String(value).length)).toEqual([60_000])
    expect(await run('progress("x".repeat(70_000))', [], options)).toMatchObject({
      error: { name: 'RangeError' },
    })
  })

  it('reaches the hooks', async () => {
    const events: unknown[] = []
    await run('progress(5)', [], { hooks: [(event) => void events.push(event)] })
    expect(events).toContainEqual(expect.objectContaining({ type: 'progress', value: 5 }))
  })
})
