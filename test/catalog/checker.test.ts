import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { defineTool, Toolbox, ToolChainTool, ToolInvoker } from 'catenary'
import { afterAll, describe, expect, it } from 'vitest'

import { guestModules } from '../../bridge/index.ts'
import { typedScript } from '../../sandbox/index.ts'
import { createScriptChecker } from '../../src/catalog/index.ts'
import type { CheckedTools } from '../../src/catalog/index.ts'

const tools: CheckedTools = {
  tools: [
    {
      path: 'now',
      description: '',
      inputSchema: { type: 'object', properties: {} },
      outputSchema: { type: 'object', properties: { iso: { type: 'string' } }, required: ['iso'] },
    },
  ],
  aliases: [],
}

const open: Disposable[] = []
afterAll(() => open.forEach((checker) => checker[Symbol.dispose]()))

function checkerOf({ maxMs = 5000 }: { readonly maxMs?: number } = {}) {
  const checker = createScriptChecker()
  open.push(checker)
  const check = (source: string, given = tools) => {
    const script = typedScript(source, { modules: guestModules, packages: [] })
    if (script === undefined) throw new Error('the script cannot be prepared')
    return checker.check({ script, tools: given, maxMs })
  }
  return { checker, check }
}

/** Each takes a checker of types a long time, or all the memory there is. */
const slow: Readonly<Record<string, string>> = {
  'a type that grows without end': `
type Grow<T extends unknown[], N> = T['length'] extends N ? T : Grow<[...T, ...T, 0], N>
type Bits = '0' | '1'
type All = \`\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\${Bits}\`
const x: Grow<[], 9999999> = [] as never
const y: All = '' as never
return x`,
  'unions multiplied': `
type D = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type O<A extends number> = { [K in D]: { a: A; k: K; b: D } }[D]
${Array.from({ length: 12 }, (_, i) => `type P${i} = { x${i}: O<D> } & { y${i}: D }`).join('\n')}
declare const p: ${Array.from({ length: 12 }, (_, i) => `P${i}`).join(' & ')}
const q: ${Array.from({ length: 12 }, (_, i) => `{ x${11 - i}: O<D>; y${11 - i}: D }`).join(' & ')} = p
return q`,
  'overloads that try one another': `
declare function f<T>(x: T): [T, T]
return ${'f('.repeat(28)}1${')'.repeat(28)}`,
}

describe('a checker', () => {
  it.each(Object.entries(slow))('is bounded: %s', async (_, script) => {
    const { check } = checkerOf({ maxMs: 800 })
    await check('return 1')
    const before = performance.now()
    const { status } = await check(script)
    expect(['checked', 'unchecked']).toContain(status)
    expect(performance.now() - before).toBeLessThan(5000)
    // And the next script is checked again, by the same process or a new one.
    await expect
      .poll(() => check('return tools.nwo()'), { timeout: 10_000 })
      .toMatchObject({ status: 'checked' })
  })

  it('that is killed while it checks leaves the script unchecked, and is started anew', async () => {
    const { checker, check } = checkerOf()
    await check('return 1')
    const pid = checker.pid
    expect(pid).toBeGreaterThan(0)
    const checks = Array.from({ length: 5 }, (_, i) => check(`return ${i} + tools.nwo()`))
    process.kill(pid ?? 0, 'SIGKILL')
    for (const { status } of await Promise.all(checks)) expect(['checked', 'unchecked']).toContain(status)
    await expect
      .poll(() => check('return tools.nwo(2)'), { timeout: 10_000 })
      .toMatchObject({ status: 'checked' })
    expect(checker.pid).not.toBe(pid)
  })

  it('knows what scripts find, and nothing that is taken from them', async () => {
    const { check } = checkerOf()
    const there = `
      const stack = new AsyncDisposableStack()
      const days = new Intl.DateTimeFormat('en').formatToParts(new Date())
      const parts = Iterator.from(days).filter((part) => part.type === 'day').toArray()
      const grouped = Object.groupBy(parts, (part) => part.value)
      const all = await Array.fromAsync([tools.now()])
      return [stack, grouped, all.map((one) => one.iso.toUpperCase()), new Set([1]).union(new Set([2])),
        [3, 1].toSorted(), RegExp.escape('.'), await Promise.try(() => 1), structuredClone(URL.parse('x'))]`
    expect(await check(there)).toEqual({ status: 'checked', mistakes: [] })
    for (const name of ['WeakRef', 'SharedArrayBuffer', 'Atomics', 'Float16Array', 'Temporal', 'WebAssembly'])
      expect(await check(`return [${name}, tools.now()]`)).toMatchObject({ mistakes: [{ start: 8 }] })
  })

  it('sees no file of the host, whatever a script refers to', async () => {
    const { check } = checkerOf()
    const path = JSON.stringify(join(import.meta.dirname, 'instances'))
    const script = `declare const host: typeof import(${path})\nreturn host.nothing`
    expect(await check(script)).toEqual({ status: 'checked', mistakes: [] })
  })

  it('takes other tools from one check to the next', async () => {
    const { check } = checkerOf()
    const [now] = tools.tools
    if (now === undefined) throw new Error('there is no tool')
    expect(await check('return tools.later()')).toMatchObject({ mistakes: [{ code: 2339 }] })
    const more: CheckedTools = { tools: [{ ...now, path: 'later' }], aliases: [] }
    expect(await check('return tools.later()', more)).toEqual({ status: 'checked', mistakes: [] })
    expect(await check('return tools.now()', more)).toMatchObject({ mistakes: [{ code: 2339 }] })
  })

  it('checks a script against a thousand tools', async () => {
    const { check } = checkerOf()
    const [now] = tools.tools
    if (now === undefined) throw new Error('there is no tool')
    const many: CheckedTools = {
      tools: Array.from({ length: 1000 }, (_, i) => ({ ...now, path: `space${i % 40}.tool_${i}` })),
      aliases: [],
    }
    expect(await check('return (await tools.space7.tool_47()).iso', many)).toEqual({
      status: 'checked',
      mistakes: [],
    })
    expect(await check('return (await tools.space7.tool_48()).iso', many)).toMatchObject({ mistakes: [{}] })
  })
})

describe('a chain', () => {
  const now = defineTool({ name: 'now', description: 'The time.', execute: () => ({ iso: '2026' }) })
  const chainsOf = (options: Partial<ConstructorParameters<typeof ToolChainTool>[0]> = {}) => {
    const chains = new ToolChainTool({
      invoker: new ToolInvoker({ registry: Toolbox.from([now]) }),
      checkWaitMs: 10_000,
      ...options,
    })
    open.push({ [Symbol.dispose]: () => void chains.close() })
    return chains
  }
  const wrong = 'await tools.now()\nawait tools.nwo()'

  it('with a mistake is stopped before its first call, and says so', async () => {
    const chains = chainsOf()
    const result = await chains.run({ script: wrong })
    expect(result).toMatchObject({
      status: 'error',
      error: {
        code: 'check',
        line: 2,
        column: 13,
        sourceLine: 'await tools.nwo()',
        diagnostics: [{ code: 'TS2339' }],
      },
      trace: [],
      stats: { toolCalls: 0 },
    })
    const { text } = await chains.execute({ script: wrong })
    expect(text).toContain('did you mean tools.now?')
    expect(text).toContain('line 2')
  })

  it('runs with a note where mistakes only warn, and without one where nothing is checked', async () => {
    const chains = chainsOf({ check: 'warn' })
    expect(await chains.run({ script: wrong })).toMatchObject({
      error: { code: 'script', line: 2 },
      trace: [{ tool: 'now', status: 'ok' }],
      check: { status: 'mistakes', diagnostics: [{ line: 2 }] },
    })
    expect(await chains.run({ script: wrong, check: 'off' })).not.toHaveProperty('check')
  })

  it('does not wait long for a checker that is still starting', async () => {
    const result = await chainsOf({ checkWaitMs: 0 }).run({ script: 'return (await tools.now()).iso' })
    expect(result).toMatchObject({ status: 'ok', value: '2026', check: { status: 'unchecked' } })
  })

  it('finds tools by what they do, and tells their types', async () => {
    const script = `
      const found = await tools.$search('tme', { limit: 1 })
      return [found[0].path, await tools.$describe('now'), Object.keys(tools)]`
    const result = await chainsOf().run({ script })
    expect(result).toMatchObject({ status: 'ok', value: ['now', expect.stringContaining('now('), ['now']] })
    expect(result.trace).toEqual([])
    expect(await chainsOf().run({ script: `return tools.$describe('nwo')` })).toMatchObject({
      error: { message: expect.stringContaining('tools.now'), line: 1 },
    })
  })

  it('learns the shape of a result that no schema tells', async () => {
    const chains = chainsOf({ learnResults: true })
    expect(chains.description).not.toContain('seen:')
    await chains.run({ script: 'return tools.now()' })
    expect(chains.description).toContain('seen: { iso: string }')
    expect(await chains.check({ script: 'return (await tools.now()).other' })).toMatchObject({ ok: true })
  })

  it('of one toolbox does not see the tools of another in the same process', async () => {
    const other = new ToolInvoker({ registry: [{ ...now, name: 'later' }] })
    const [a, b] = [chainsOf(), chainsOf({ invoker: other })]
    const reports = await Promise.all(
      [a, b].map((chains) => chains.check({ script: 'return tools.later()' })),
    )
    expect(reports.map(({ ok }) => ok)).toEqual([false, true])
  })
})

it('a checker does not keep the process alive, and ends with it', () => {
  const script = `
    import { ToolChainTool, ToolInvoker } from 'catenary'
    const chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [] }), sandbox: { minIdle: 0 } })
    const { ok } = await chains.check({ script: 'return 1' })
    console.log(ok)`
  const args = ['--input-type=module', '--eval', script]
  const out = execFileSync(process.execPath, args, { encoding: 'utf8', timeout: 15_000 })
  expect(out).toBe('true\n')
})
