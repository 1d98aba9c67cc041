import type { ChainErrorCode, ChainPolicy, ChainRunResult } from 'catenary'

/** One kind of chain of the soak. */
export interface Kind {
  readonly name: string
  /** How often it comes, relative to the others. */
  readonly weight: number
  readonly script: string
  readonly policy?: Partial<ChainPolicy>
  /** Cancelled so many milliseconds after its start, at most. */
  readonly cancelWithinMs?: number
  /** The value of a chain that comes to its end. */
  readonly value?: unknown
  /** How it may end otherwise. */
  readonly codes?: readonly ChainErrorCode[]
}

const deep = 'let at = {}; for (let i = 0; i < 200; i++) at = { at }; return at'

/** Ordinary chains and hostile ones, as they come mixed. */
export const kinds: readonly Kind[] = [
  { name: 'trivial', weight: 240, script: 'return 1 + 1', value: 2 },
  { name: 'typed', weight: 40, script: 'const n: number = 2; return n as number', value: 2 },
  {
    name: 'calls',
    weight: 160,
    script: 'let n = 0; for (let i = 0; i < 10; i++) n += await tools.echo({ v: i }); return n',
    value: 45,
  },
  {
    name: 'parallel',
    weight: 120,
    script:
      'const all = await Promise.all(Array.from({ length: 20 }, (_, v) => tools.echo({ v }))); return all.length',
    value: 20,
  },
  {
    name: 'waits',
    weight: 40,
    script: 'await sleep(5); await tools.pause({ ms: 5 }); return 1',
    value: 1,
  },
  {
    name: 'artifact',
    weight: 60,
    script: `const { artifact } = await tools.large.invoke({ kb: 64 })
const head = await artifact.slice(0, 10)
return head.length + (await artifact.text()).length`,
    value: 10 + 64 * 1024,
  },
  {
    name: 'large value',
    weight: 30,
    script: 'return (await tools.large({ kb: 256 })).length + "x".repeat(100000).length',
    value: 256 * 1024 + 100_000,
  },
  { name: 'deep value', weight: 10, script: deep },
  {
    name: 'logs',
    weight: 30,
    script:
      'for (let i = 0; i < 2000; i++) console.log("line", i, { i }); for (let i = 0; i < 50; i++) progress(i); return 1',
    value: 1,
  },
  { name: 'throws', weight: 60, script: 'const o = null; return o.x', codes: ['script'] },
  { name: 'tool fails', weight: 50, script: 'return await tools.fail()', codes: ['tool'] },
  {
    name: 'tool fails, caught',
    weight: 40,
    script: 'try { await tools.fail() } catch (e) { return e.code }',
    value: 'tool_failed',
  },
  { name: 'syntax', weight: 20, script: 'return }{', codes: ['syntax'] },
  { name: 'unawaited', weight: 40, script: 'tools.echo({ v: 1 }); return 1', codes: ['unawaited_call'] },
  { name: 'unsettled', weight: 20, script: 'await new Promise(() => {})', codes: ['unsettled'] },
  { name: 'no value', weight: 10, script: 'return new Map()', codes: ['invalid_value'] },
  {
    name: 'budget',
    weight: 10,
    script: 'for (;;) await tools.echo({ v: 1 })',
    policy: { maxToolCalls: 20 },
    codes: ['budget'],
  },
  {
    name: 'timeout',
    weight: 20,
    script: 'await tools.pause({ ms: 60000 })',
    policy: { totalTimeoutMs: 60 },
    codes: ['timeout'],
  },
  {
    name: 'call timeout',
    weight: 10,
    script: 'await tools.pause({ ms: 60000 })',
    policy: { callTimeoutMs: 40 },
    codes: ['tool'],
  },
  {
    name: 'cancelled',
    weight: 40,
    script: 'for (;;) await tools.pause({ ms: 5 })',
    policy: { maxToolCalls: 100_000 },
    cancelWithinMs: 40,
    codes: ['cancelled'],
  },
  {
    name: 'cancelled at once',
    weight: 10,
    script: 'for (;;);',
    cancelWithinMs: 0,
    codes: ['cancelled'],
  },
  { name: 'cpu', weight: 8, script: 'for (;;);', policy: { cpuMs: 40 }, codes: ['cpu'] },
  {
    name: 'cpu in pieces',
    weight: 4,
    script: 'for (;;) { for (let i = 0; i < 100000; i++); await tools.echo({ v: 1 }) }',
    policy: { cpuMs: 40, maxToolCalls: 100_000 },
    codes: ['cpu'],
  },
  {
    name: 'microtasks',
    weight: 4,
    script: 'const f = () => Promise.resolve().then(f); f(); await new Promise(() => {})',
    policy: { cpuMs: 40 },
    codes: ['cpu', 'memory'],
  },
  {
    name: 'heap',
    weight: 4,
    script: 'const all = []; for (;;) all.push(new Array(10000).fill(all.length))',
    policy: { memoryMb: 16 },
    codes: ['memory'],
  },
  {
    name: 'buffers',
    weight: 3,
    script: 'const all = []; for (;;) all.push(new Uint8Array(1 << 20).fill(1))',
    policy: { memoryMb: 16 },
    codes: ['memory', 'script'],
  },
  {
    name: 'flood',
    weight: 4,
    script: 'for (;;) progress("x".repeat(1000))',
    policy: { cpuMs: 60 },
    codes: ['cpu'],
  },
  {
    name: 'recursion',
    weight: 6,
    script: 'const f = () => f() + 1; return f()',
    codes: ['script'],
  },
  { name: 'crash', weight: 2, script: 'await tools.kill(); for (;;) await sleep(5)', codes: ['crashed'] },
]

/** What is wrong with how a chain ended; undefined when nothing is. */
export function fault(kind: Kind, result: ChainRunResult): string | undefined {
  if (result.status === 'ok') {
    const ends = 'value' in kind || kind.codes === undefined
    if (!ends) return `${kind.name}: it came to its end, with ${JSON.stringify(result.value).slice(0, 100)}`
    if (kind.value === undefined || Object.is(result.value, kind.value)) return undefined
    return `${kind.name}: it returned ${JSON.stringify(result.value).slice(0, 100)}`
  }
  if (result.status === 'suspended') return `${kind.name}: it was suspended`
  const { code, message } = result.error
  return kind.codes?.includes(code) === true ? undefined : `${kind.name}: ${code}: ${message}`
}
