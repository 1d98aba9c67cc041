import { ApprovalDecision, MemoryBlobStore, ToolFailure, toolResult } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, echo, errorOf, sleep, tool } from './chains.ts'

const { run, value, error, chainsOf } = chainBench()

const deny = { request: async () => ApprovalDecision.DENIED }
const failing = [
  tool('fails', () => {
    throw new ToolFailure('no such table')
  }),
  tool('busy', () => {
    throw new ToolFailure('try later', { retryable: true })
  }),
  tool(
    'half_done',
    () => {
      throw new Error('the line broke')
    },
    { risk: 'high' },
  ),
  tool('reports', () => toolResult({ content: 'quota', isError: true }), { risk: 'high' }),
  tool('slow', () => sleep(5000), { timeoutMs: 20 }),
  tool('slow_write', () => sleep(5000), { timeoutMs: 20, risk: 'high' }),
  tool('forbidden', () => 'done', { risk: 'critical' }),
  tool('odd', () => new Map()),
  {
    ...tool('typed', () => 1),
    inputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
  },
]
const policy = { maxRiskUnapproved: 'high' } as const

describe('a call that fails', () => {
  const cases = [
    ['tools.fails()', ['fails', 'error', 'tool_failed', false, 'none', 'no such table']],
    ['tools.busy()', ['busy', 'error', 'tool_failed', true, 'none', 'try later']],
    ['tools.half_done()', ['half_done', 'error', 'tool_failed', false, 'unknown', expect.any(String)]],
    ['tools.reports()', ['reports', 'error', 'tool_failed', false, 'unknown', 'quota']],
    ['tools.slow()', ['slow', 'error', 'timeout', true, 'none', expect.stringContaining('20 ms')]],
    [
      'tools.slow_write()',
      ['slow_write', 'error', 'timeout', false, 'unknown', expect.stringContaining('unknown')],
    ],
    ['tools.forbidden()', ['forbidden', 'denied', 'approval_denied', false, 'none', expect.any(String)]],
    ['tools.odd()', ['odd', 'error', 'invalid_result', false, 'none', expect.stringContaining('Map')]],
    ['tools.typed()', ['typed', 'error', 'invalid_arguments', false, 'none', expect.stringContaining('n')]],
    [
      'tools.typed({ n: 1, m: 2 })',
      ['typed', 'error', 'invalid_arguments', false, 'none', expect.stringContaining('m')],
    ],
    [
      'tools.fails({ a: { $artifact: "art_x" } })',
      ['fails', 'error', 'artifact_not_found', false, 'none', expect.any(String)],
    ],
  ] as const

  it.each(cases)('%s throws a ToolError that says what became of it', async (call, fields) => {
    const script = `try { await ${call} } catch (e) {
      return [e instanceof ToolError, e instanceof Error, e.name, e.tool, e.status, e.code, e.retryable, e.effect, e.message]
    }`
    const [isToolError, isError, name, ...seen] = (await value(script, failing, {
      policy,
      approvalHandler: deny,
    })) as unknown[]
    expect([isToolError, isError, name]).toEqual([true, true, 'ToolError'])
    expect(seen).toEqual(fields)
  })

  it.each(cases)('%s uncaught ends the chain with the call at fault and its place', async (call, fields) => {
    const result = await run(`const a = 1\n  await ${call}\nreturn a`, failing, {
      policy,
      approvalHandler: deny,
    })
    const [name, status, code, , effect, message] = fields
    const failed = errorOf(result)
    expect(failed).toMatchObject({
      code: status === 'denied' ? 'denied' : 'tool',
      name: 'ToolError',
      message,
      line: 2,
      call: { tool: name, code, effect, callId: result.trace[0]?.callId },
    })
    expect(failed.sourceLine).toContain(call)
    expect(result.trace).toHaveLength(1)
  })

  it('as a value keeps what it says', async () => {
    expect(await value('return await tools.busy().catch((e) => e)', failing)).toEqual({
      name: 'ToolError',
      message: 'try later',
      tool: 'busy',
      status: 'error',
      code: 'tool_failed',
      retryable: true,
      effect: 'none',
    })
    expect(
      await value('return await Promise.allSettled([tools.busy(), tools.echo({ v: 1 })])', [
        ...failing,
        echo,
      ]),
    ).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'tool_failed' }) },
      { status: 'fulfilled', value: 1 },
    ])
  })

  it('over the budget says so, caught or not', async () => {
    const budget = { policy: { maxToolCalls: 2 } }
    const three = 'await tools.echo({ v: 1 }); await tools.echo({ v: 2 });'
    expect(await error(`${three} await tools.echo({ v: 3 })`, [echo], budget)).toMatchObject({
      code: 'budget',
      call: { code: 'budget', effect: 'none' },
    })
    const codes = await value(
      `${three} return await tools.echo({ v: 3 }).catch((e) => e.code)`,
      [echo],
      budget,
    )
    expect(codes).toBe('budget')
  })

  it('and is thrown again in other words is the script’s own error, with the words', async () => {
    const script = `try { await tools.fails() } catch (e) { throw new RangeError('gave up: ' + e.message, { cause: e }) }`
    expect(await error(script, failing)).toMatchObject({
      code: 'script',
      name: 'RangeError',
      message: 'gave up: no such table',
    })
  })

  it('cannot be forged by a script', async () => {
    const script = `const e = new ToolError('denied'); e.code = 'approval_denied'; e.status = 'denied'; throw e`
    const forged = await error(script, failing)
    expect(forged).toMatchObject({ code: 'script', name: 'ToolError' })
    expect('call' in forged).toBe(false)
  })
})

describe('the outcome of invoke()', () => {
  const wire = 'const { callId, ...rest } = await tools'

  it('is the result as it stands on the wire, and never throws', async () => {
    expect(await value(`${wire}.echo.invoke({ v: { a: 1 } }); return rest`, [echo])).toEqual({
      tool: 'echo',
      status: 'ok',
      text: '{"a":1}',
      structured: { a: 1 },
      bytes: 7,
      mediaType: 'application/json',
      files: [],
      retryable: false,
      effect: 'none',
    })
    expect(await value(`${wire}.busy.invoke(); return rest`, failing)).toMatchObject({
      tool: 'busy',
      status: 'error',
      code: 'tool_failed',
      text: 'try later',
      retryable: true,
      effect: 'none',
    })
    expect(await value(`return (await tools.forbidden.invoke()).status`, failing)).toBe('denied')
  })

  it.each([
    [4096, false],
    [4097, true],
  ])('of %i bytes is offloaded: %s', async (bytes, isOffloaded) => {
    const text = tool('text', () => 'x'.repeat(bytes))
    const seen = await value(
      `const o = await tools.text.invoke()
      return [o.bytes, o.artifactRef !== undefined, o.text.length, o.artifact?.size ?? null]`,
      [text],
      { artifactStore: new MemoryBlobStore() },
    )
    expect(seen).toEqual([bytes, isOffloaded, expect.any(Number), isOffloaded ? bytes : null])
    expect((seen as number[])[2]).toBeLessThan(isOffloaded ? 4500 : 4097)
  })

  it('trap 10: the preview is cut in bytes on a code point', async () => {
    const text = tool('text', () => '🚀'.repeat(3000))
    const preview = await value(
      `const o = await tools.text.invoke(); const part = o.text.slice(0, o.text.lastIndexOf('🚀') + 2)
      return [new TextEncoder().encode(part).length, [...part].every((c) => c === '🚀'), o.bytes]`,
      [text],
      { artifactStore: new MemoryBlobStore() },
    )
    expect(preview).toEqual([4096, true, 12_000])
  })

  it('without a store is whole', async () => {
    const text = tool('text', () => 'x'.repeat(10_000))
    expect(
      await value(
        'const o = await tools.text.invoke(); return [o.text.length, o.artifactRef === undefined]',
        [text],
      ),
    ).toEqual([10_000, true])
  })
})

/** The place that is marked with ¦, counted from 1, and the script without the mark. */
function marked(text: string): { readonly script: string; readonly line: number; readonly column: number } {
  const at = text.indexOf('¦')
  const before = text.slice(0, at).split('\n')
  return { script: text.replace('¦', ''), line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

describe('the place of an error', () => {
  const fence = '```'
  const places: Readonly<Record<string, string>> = {
    'at the top': 'const a = 1\n  throw ¦new Error("x")',
    'in a function': 'function f() {\n  return g.¦h\n}\nconst g = undefined\nreturn f()',
    'in nested functions':
      'const outer = () => {\n  const inner = () => { throw ¦new Error("x") }\n  inner()\n}\nouter()',
    'in a callback': 'return [1, 2].map((n) => {\n  if (n === 2) throw ¦new Error("x")\n  return n\n})',
    'in an async arrow':
      'const f = async () => {\n  await null\n  throw ¦new Error("x")\n}\nreturn await f()',
    'in a branch of Promise.all':
      'await Promise.all([\n  Promise.resolve(1),\n  (async () => { await null; throw ¦new Error("x") })(),\n])',
    'after an await': 'await tools.echo({ v: 1 })\nconst n = null\nreturn n.¦length',
    'in a method': 'class A {\n  run() { throw ¦new TypeError("x") }\n}\nnew A().run()',
    'in a getter': 'const o = { get a() { ¦return missing } }\nreturn o.a',
    'in a generator': 'function* g() {\n  yield 1\n  throw ¦new Error("x")\n}\nreturn [...g()]',
    'of a call': 'const rows = []\nfor (const id of [1]) {\n  rows.push(await tools.¦fails({ id }))\n}',
    'of a call in a function':
      'async function load(id) {\n  return await tools.¦fails({ id })\n}\nreturn await load(1)',
    'of a call in Promise.all': 'return await Promise.all([1, 2].map((id) =>\n  tools.¦fails({ id })))',
    'of a call through a namespace': 'return await tools.db.¦query({})',
    'in a whole async arrow': 'async () => {\n  const a = 1\n  throw ¦new Error("x")\n}',
    'in a whole function': 'async function () {\n\n  throw ¦new Error("x")\n}',
    'in an export default': 'export default async () => {\n  throw ¦new Error("x")\n}',
    'in TypeScript':
      'interface Row { id: number }\ntype Id = Row["id"]\nconst id: Id = 1\nconst f = (x: Id): never => { throw ¦new Error(String(x)) }\nreturn f(id)',
    'in TypeScript that is translated':
      'enum A { X = 1 }\nconst f = <T,>(x: T): T => {\n  throw ¦new Error("x")\n}\nreturn f(A.X)',
    'after a fence': `${fence}ts\nconst a: number = 1\nthrow ¦new Error("x")\n${fence}`,
    'after words and a fence': `Sure! Here it is:\n\n${fence}js\nthrow ¦new Error("x")\n${fence}\nThat is all.`,
    'with Windows line ends': 'const a = 1\r\nconst b = 2\r\nthrow ¦new Error("x")',
    'after characters of two units': 'const s = "🚀🚀"; throw ¦new Error(s)',
  }
  const tools = [
    echo,
    ...failing,
    tool('db.query', () => {
      throw new ToolFailure('no such table')
    }),
  ]

  it.each(Object.entries(places))('%s', async (_, text) => {
    const { script, line, column } = marked(text)
    const failed = await error(script, tools)
    expect([failed.line, failed.column]).toEqual([line, column])
    expect(failed.sourceLine).toBe(script.split(/\r?\n/)[line - 1])
  })

  it('is told with the way there, in the script’s own names and lines', async () => {
    const failed = await error(
      'function inner() {\n  throw new Error("deep")\n}\nfunction outer() {\n  inner()\n}\nouter()',
    )
    expect(failed.stack?.split('\n')).toEqual([
      'Error: deep',
      '    at inner (script.js:2:9)',
      '    at outer (script.js:5:3)',
      '    at script.js:7:1',
    ])
  })
})

describe('an error that scripts run into here says what to do', () => {
  it.each([
    ['fetch("https://x.example")', 'fetch is not defined: a script has no network'],
    ['new XMLHttpRequest()', 'no network'],
    ['require("fs")', 'no modules'],
    ['process.env', 'no process'],
    ['Buffer.from("x")', 'use Uint8Array'],
    ['setInterval(() => 1, 5)', 'sleep(ms)'],
    ['fs.readFileSync("x")', 'workspace.readFile'],
    ['window.location', 'no page'],
    ['new WebAssembly.Module()', 'removed'],
    ['echo({ v: 1 })', 'call it as tools.echo(...)'],
    ['neverHeardOf()', 'neverHeardOf is not defined'],
    ['await tools.ecko({ v: 1 })', 'did you mean tools.echo?'],
    ['await tools.github.listIssues()', 'did you mean tools.github.list_issues?'],
    ['await tools.completelyOther()', 'there is no such tool; there are: '],
  ])('%s', async (script, words) => {
    const tools = [echo, tool('github.list_issues', () => [])]
    expect(await error(script, tools)).toMatchObject({
      code: 'script',
      name: expect.stringMatching(/^(Reference|Type)Error$/),
      message: expect.stringContaining(words),
    })
  })

  it.each([
    ['throw null', 'null'],
    ['throw "just text"', 'just text'],
    ['throw { code: 5 }', 'an object that is not an Error'],
    ['throw Symbol("x")', 'a symbol'],
    ['await Promise.reject()', 'undefined'],
    ['throw Object.assign(new Error(), { message: 5 })', ''],
  ])('%s', async (script, words) => {
    expect(await error(script)).toMatchObject({ code: 'script', message: expect.stringContaining(words) })
  })

  it('and to the model it is short: the line, then what was done, what was not, what is unknown', async () => {
    const chains = chainsOf([echo, ...failing], { policy })
    const script = 'await tools.echo({ v: 1 })\nawait tools.half_done.invoke()\nawait tools.fails()'
    const reply = await chains.execute({ script })
    expect(reply).toMatchObject({ kind: 'tool_result', isError: true, metadata: { status: 'error' } })
    expect(reply.text.split('\n')).toEqual([
      'The script failed (line 3, column 13): ToolError of tools.fails: no such table',
      '  3 | await tools.fails()',
      'Calls done: echo.',
      'Calls not done: fails [tool_failed].',
      'Calls whose effect is unknown (do not simply repeat them): half_done [tool_failed].',
    ])
  })
})
