import { defineTool, Toolbox, ToolChainTool, ToolInvoker } from 'catenary'
import type { AnyTool, ChainCallRecord, Tool } from 'catenary'
import { describe, expect, it } from 'vitest'
import { chainBench, echo, errorOf, sleep, tool, valueOf } from './chains.ts'

const { run, value, chainsOf } = chainBench()

describe('tools that change after the chain tool was made', () => {
  it('are seen by the next run: added, replaced', async () => {
    const toolbox = Toolbox.from([tool('answer', () => 1)])
    const chains = chainsOf(toolbox as never)
    const script = 'return [await tools.answer(), typeof tools.more]'
    expect(valueOf(await chains.run({ script }))).toEqual([1, 'undefined'])
    toolbox.add(tool('more', () => 2))
    toolbox.add(
      tool('answer', () => 42),
      { replace: true },
    )
    expect(valueOf(await chains.run({ script }))).toEqual([42, 'function'])
    expect(valueOf(await chains.run({ script: 'return await tools.more()' }))).toBe(2)
  })

  it('change nothing for a call that is under way', async () => {
    const started = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const toolbox = Toolbox.from([
      tool('answer', async () => {
        started.resolve()
        await go.promise
        return 'old'
      }),
    ])
    const running = chainsOf(toolbox as never).run({
      script: 'return [await tools.answer(), await tools.answer()]',
    })
    await started.promise
    toolbox.add(
      tool('answer', () => 'new'),
      { replace: true },
    )
    go.resolve()
    expect(valueOf(await running)).toEqual(['old', 'new'])
  })

  it('that would have one name with another are the next run’s error, and not a script’s', async () => {
    const toolbox = Toolbox.from([tool('a-b', () => 1)])
    const chains = chainsOf(toolbox as never)
    toolbox.add(tool('a_b', () => 2))
    await expect(chains.run({ script: 'return 1' })).rejects.toMatchObject({ code: 'name_collision' })
    expect(() => chainsOf([tool('a-b', () => 1), tool('a_b', () => 1)])).toThrow(/"a_b" and "a-b"/)
  })
})

describe('every tool', () => {
  const names = [
    'invoke',
    'constructor',
    '__proto__',
    'toString',
    'then',
    'toJSON',
    'call',
    'name',
    'length',
    'a.b',
    'a',
    'a.name',
    'a.call',
    'x.then',
    'class',
    '2fa',
    'a/b',
    'ns.deep.er',
    '日本',
  ]
  const tools = names.map((name) => tool(name, () => name))

  it('is called by its own name, but for two that would make `tools` thenable or JSON', async () => {
    const reachable = names.filter((name) => name !== 'then' && name !== 'toJSON')
    const script = 'const seen = []; for (const name of input) seen.push(await tools[name]()); return seen'
    expect(await value(script, tools, { run: { input: reachable } })).toEqual(reachable)
  })

  it('is called by its path, and gives its outcome by invoke', async () => {
    const script = `return [
      await tools.a.b(), await tools.a(), await tools.a.name(), await tools.a.call(), await tools.x.then_(), await tools.then_(),
      await tools.ns.deep.er(), await tools._2fa(), await tools.a__b(),
      (await tools.invoke.invoke()).text, (await tools.a.b.invoke()).text, (await tools['a.b'].invoke()).text,
    ]`
    expect(await value(script, tools)).toEqual([
      'a.b',
      'a',
      'a.name',
      'a.call',
      'x.then',
      'then',
      'ns.deep.er',
      '2fa',
      'a/b',
      'invoke',
      'a.b',
      'a.b',
    ])
  })

  it('stays where it is: nothing of `tools` is thenable, or can be changed', async () => {
    const script = `
      await tools; await tools.x; await tools.a; JSON.stringify(tools.x)
      const tries = [() => (tools.a = 1), () => (tools.a.b = 1), () => (tools.ns.deep = 1), () => (tools.x.then = 1), () => delete tools.a,
        () => (tools.a.invoke = 1), () => (tools.evil = 1)]
      return tries.map((attempt) => { try { attempt(); return 'changed' } catch (e) { return e.name } })`
    const result = await run(script, tools)
    expect(valueOf(result)).toEqual(Array.from({ length: 7 }, () => 'TypeError'))
    expect(result.trace).toEqual([])
  })
})

describe('the chain tool as a tool', () => {
  it('runs through an invoker like any other, for a model', async () => {
    const chains = chainsOf([echo])
    const outer = new ToolInvoker({ registry: [chains] })
    const result = await outer.invoke({
      name: 'run_chain',
      arguments: { script: 'return await tools.echo({ v: input })', input: 5 },
    })
    expect(result).toMatchObject({ status: 'ok', text: expect.stringMatching(/^5\nCalls done: echo\./) })
    expect(
      await outer.invoke({ name: 'run_chain', arguments: { script: 'throw new Error("x")' } }),
    ).toMatchObject({
      status: 'error',
      text: expect.stringContaining('line 1'),
    })
    expect(await outer.invoke({ name: 'run_chain', arguments: { script: 5 } })).toMatchObject({
      code: 'invalid_arguments',
    })
    expect(await outer.invoke({ name: 'run_chain', arguments: { script: '', code: '' } })).toMatchObject({
      code: 'invalid_arguments',
    })
  })

  it('is cancelled with the call, and acts for who called', async () => {
    const seen: unknown[] = []
    const who = tool('who', (_, { meta }) => void seen.push([meta.agentId, meta.tenant, meta.runId]))
    const outer = new ToolInvoker({ registry: [chainsOf([who])] })
    const ctx = { agentId: 'me', tenant: 'acme', runId: 'run-1' }
    const script = 'await tools.who(); await sleep(60_000)'
    const session = outer.openSession({ ctx })
    const calling = outer.invoke({ name: 'run_chain', arguments: { script } }, { session })
    while (seen.length === 0) await sleep(10)
    const from = performance.now()
    await session.close()
    expect(await calling).toMatchObject({ status: 'error', code: 'cancelled' })
    expect(performance.now() - from).toBeLessThan(1500)
    expect(seen).toEqual([['me', 'acme', 'run-1']])
  })

  it('cannot be called by a chain, under whatever name', async () => {
    const inner = chainsOf([echo])
    const aliases: readonly AnyTool[] = [
      inner,
      {
        ...inner,
        name: 'spread',
        execute: inner.execute.bind(inner),
        description: 'x',
        inputSchema: inner.inputSchema,
      },
      Object.create(inner, { name: { value: 'inherits' } }) as Tool,
      new Proxy(inner, {
        get: (target, key) => (key === 'name' ? 'proxied' : Reflect.get(target, key, target)),
      }),
    ]
    const outer = chainsOf(aliases)
    for (const name of ['run_chain', 'spread', 'inherits', 'proxied']) {
      const seen = await outer.run({ script: `return typeof tools[${JSON.stringify(name)}]` })
      expect(valueOf(seen)).toBe('undefined')
      const failed = await outer.run({ script: `await tools.${name}({ script: 'return 1' })` })
      expect(errorOf(failed)).toMatchObject({ code: 'script', name: 'TypeError' })
      expect(failed.trace).toEqual([])
    }
    // Should a script get a message out nevertheless, the gate refuses it.
    const invoker = new ToolInvoker({ registry: aliases })
    await using session = invoker.openSession({ chainId: 'c' })
    for (const name of ['run_chain', 'spread', 'inherits', 'proxied'])
      expect(await invoker.invoke({ name, arguments: { script: 'return 1' } }, { session })).toMatchObject({
        code: 'not_callable',
      })
  })

  it('that is closed runs nothing more', async () => {
    const started = Promise.withResolvers<void>()
    const invoker = new ToolInvoker({ registry: [tool('here', () => started.resolve())] })
    const chains = new ToolChainTool({ invoker, check: 'off' })
    const running = chains.run({ script: 'await tools.here(); await sleep(100); return 1' })
    await started.promise
    const closed = chains.close()
    expect(valueOf(await running)).toBe(1)
    await closed
    await expect(chains.run({ script: 'return 1' })).rejects.toMatchObject({ code: 'invalid_options' })
  })
})

describe('a call that is made in a chain', () => {
  const essence = ({
    callId: _i,
    startedAt: _s,
    durationMs: _d,
    refs,
    approval,
    ...rest
  }: ChainCallRecord): unknown => ({
    ...rest,
    refs: refs.length,
    decision: approval?.decision,
  })
  const tools = [
    echo,
    defineTool({
      name: 'add',
      description: 'Adds.',
      input: {
        type: 'object',
        properties: { a: { type: 'number' }, b: { type: 'number' } },
        required: ['a'],
      },
      execute: ({ a, b }) => a + (b ?? 1),
    }),
    tool(
      'fails',
      () => {
        throw new Error('x')
      },
      { risk: 'high' },
    ),
    tool('slow', () => sleep(5000), { timeoutMs: 20, risk: 'high' }),
    tool('forbidden', () => 'x', { risk: 'critical' }),
  ]
  const policy = { maxRiskUnapproved: 'high' } as const

  it.each([
    ['echo', { v: { b: 1, a: [2] } }],
    ['add', { a: 1 }],
    ['add', { a: 'x' }],
    ['add', { a: 1, c: 2 }],
    ['fails', {}],
    ['slow', {}],
    ['forbidden', { x: 1 }],
  ])('%s with %j has the record of one that is made directly', async (name, args) => {
    const invoker = new ToolInvoker({ registry: tools, policy })
    await using session = invoker.openSession()
    await invoker.invoke({ name, arguments: args }, { session })
    const chained = await run(`await tools[input.name](input.args).catch(() => {})`, tools, {
      policy,
      run: { input: { name, args } },
    })
    expect(chained.trace.map(essence)).toEqual(session.trace.map(essence))
    expect(chained.trace).toHaveLength(1)
  })
})
