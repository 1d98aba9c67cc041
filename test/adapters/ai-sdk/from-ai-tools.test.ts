import { jsonSchema, tool, dynamicTool, type Tool as AiSdkTool } from 'ai'
import { tool as tool6, jsonSchema as jsonSchema6 } from 'ai6'
import {
  AutoApprovalHandler,
  isHostedTool,
  isProviderDefinedTool,
  MemoryBlobStore,
  Toolbox,
  ToolInvoker,
  type AnyTool,
  type DefinedTool,
} from 'catenary'
import { fromAiTools, type AiToolSet } from 'catenary/ai'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { chainBench } from '../../chain/chains.ts'

const bench = chainBench()
const listed = (tools: object): AnyTool[] => Object.values(tools) as AnyTool[]

const weather7 = tool({
  description: 'Tells the weather.',
  inputSchema: z.object({ city: z.string(), days: z.number().default(3) }),
  execute: ({ city, days }, { toolCallId }) => ({ city, days, toolCallId }),
})
const weather6 = tool6({
  description: 'Tells the weather.',
  inputSchema: z.object({ city: z.string(), days: z.number().default(3) }),
  execute: ({ city, days }, { toolCallId }) => ({ city, days, toolCallId }),
})

describe.each([
  ['version 7', weather7, jsonSchema],
  ['version 6', weather6, jsonSchema6],
] as const)('tools of the AI SDK, %s', (_, weather, schema) => {
  it('run in a chain, with their defaults and the id of the call', async () => {
    const result = await bench.run(`return tools.weather({ city: 'Rome' })`, listed(fromAiTools({ weather })))
    expect(result).toMatchObject({
      status: 'ok',
      value: { city: 'Rome', days: 3, toolCallId: result.trace[0]!.callId },
    })
  })

  it('arguments are checked by their own schema', async () => {
    const outcome = await bench.value(
      `return tools.weather.invoke({ city: 7 })`,
      listed(fromAiTools({ weather })),
    )
    expect(outcome).toMatchObject({ status: 'error', code: 'invalid_arguments' })
    expect(JSON.stringify(outcome)).toContain('city')
  })

  it('a JSON Schema, with and without a check of its own', async () => {
    const plain = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] } as const
    const set = {
      plain: { inputSchema: schema(plain), execute: ({ n }: { n: number }) => n + 1 },
      checked: {
        inputSchema: schema<{ n: number }>(plain, {
          validate: (value) =>
            (value as { n: number }).n > 10
              ? { success: true, value: { n: 100 } }
              : { success: false, error: new Error('secret 4711') },
        }),
        execute: ({ n }: { n: number }) => n + 1,
      },
    }
    const tools = listed(fromAiTools(set as AiToolSet))
    const script = `return [await tools.plain({ n: 1 }), await tools.checked({ n: 11 }), await tools.checked.invoke({ n: 1 }), (await tools.plain.invoke({ n: 'x' })).code]`
    const value = await bench.value(script, tools)
    expect(value).toMatchObject([2, 101, { code: 'invalid_arguments' }, 'invalid_arguments'])
    expect(JSON.stringify(value)).not.toContain('4711')
  })
})

describe('what a tool returns', () => {
  const input = z.object({})

  it('the last value of a stream is the result, and those before it are progress', async () => {
    const stream = tool({
      inputSchema: input,
      async *execute() {
        yield 'a'
        yield 'b'
        yield 'c'
      },
    })
    const events: unknown[] = []
    const invoker = new ToolInvoker({
      registry: listed(fromAiTools({ stream })),
      hooks: [(event) => void (event.type === 'progress' && events.push(event.value))],
    })
    expect(await invoker.invoke({ name: 'stream' })).toMatchObject({ status: 'ok', text: 'c' })
    expect(events).toEqual(['a', 'b'])
  })

  it('one that streams for ever ends with its call', { timeout: 20_000 }, async () => {
    let ended = false
    const endless = tool({
      inputSchema: input,
      async *execute() {
        try {
          for (;;) {
            await new Promise((done) => setTimeout(done, 10))
            yield 1
          }
        } finally {
          ended = true
        }
      },
    })
    const invoker = new ToolInvoker({
      registry: listed(fromAiTools({ endless })),
      policy: { callTimeoutMs: 200, approvalTimeoutMs: 100 },
    })
    expect(await invoker.invoke({ name: 'endless' })).toMatchObject({ status: 'error', code: 'timeout' })
    await expect.poll(() => ended).toBe(true)
  })

  it('one that throws fails with its words; one that hangs is aborted', { timeout: 20_000 }, async () => {
    let aborted = false
    const set = {
      throws: tool({
        inputSchema: input,
        execute: (): string => {
          throw new Error('no luck')
        },
      }),
      hangs: tool({
        inputSchema: input,
        execute: (_, { abortSignal }) =>
          new Promise<string>(() =>
            abortSignal?.addEventListener('abort', () => {
              aborted = true
            }),
          ),
      }),
    }
    const invoker = new ToolInvoker({
      registry: listed(fromAiTools(set)),
      policy: { callTimeoutMs: 200, approvalTimeoutMs: 100 },
    })
    expect(await invoker.invoke({ name: 'throws' })).toMatchObject({
      status: 'error',
      code: 'tool_failed',
      text: 'no luck',
    })
    expect(await invoker.invoke({ name: 'hangs' })).toMatchObject({ status: 'error', code: 'timeout' })
    expect(aborted).toBe(true)
  })

  it('what a tool shows a model becomes content: pictures stay pictures, errors errors', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
    const set = {
      picture: tool({
        inputSchema: input,
        execute: () => ({ caption: 'a dot' }),
        toModelOutput: () => ({
          type: 'content',
          value: [{ type: 'file', data: { type: 'data', data: png }, mediaType: 'image/png' }],
        }),
      }),
      picture6: tool6({
        inputSchema: input,
        execute: () => ({ caption: 'a dot' }),
        toModelOutput: () => ({
          type: 'content',
          value: [{ type: 'image-data', data: png, mediaType: 'image/png' }],
        }),
      }),
      refused: tool({
        inputSchema: input,
        execute: () => 1,
        toModelOutput: () => ({ type: 'error-text', value: 'not today' }),
      }),
      denied: tool({
        inputSchema: input,
        execute: () => 1,
        toModelOutput: () => ({ type: 'execution-denied', reason: 'no' }),
      }),
      plain: tool({
        inputSchema: input,
        execute: () => ({ a: 1 }),
        toModelOutput: () => ({ type: 'json', value: { shown: true } }),
      }),
    }
    const script = `return {
      picture: await tools.picture(), picture6: await tools.picture6(), plain: await tools.plain(),
      refused: await tools.refused.invoke(), denied: await tools.denied.invoke() }`
    const result = await bench.run(script, listed(fromAiTools(set)), { artifactStore: new MemoryBlobStore() })
    expect(result).toMatchObject({
      status: 'ok',
      value: {
        picture: { caption: 'a dot' },
        picture6: { caption: 'a dot' },
        plain: { a: 1 },
        refused: { status: 'error', text: 'not today' },
        denied: { status: 'error', text: 'no', effect: 'none' },
      },
    })
    expect(result.files.map(({ mediaType }) => mediaType)).toEqual(['image/png', 'image/png'])
  })
})

describe('approval', () => {
  const send = tool({
    inputSchema: z.object({ to: z.string() }),
    needsApproval: true,
    execute: ({ to }) => `sent to ${to}`,
  })
  const pay = tool6({
    inputSchema: z.object({ amount: z.number() }),
    needsApproval: ({ amount }) => amount > 100,
    execute: ({ amount }) => amount,
  })
  const broken = tool({
    inputSchema: z.object({}),
    needsApproval: () => {
      throw new Error('x')
    },
    execute: () => 1,
  })

  it('needsApproval asks inside a script too, always or by its arguments; one that fails asks', async () => {
    const asked: unknown[] = []
    const approvalHandler = {
      request: (request: { call: { name: string; arguments: unknown }; risk: string }) => {
        asked.push([request.call.name, request.risk, request.call.arguments])
        return Promise.resolve('denied' as const)
      },
    }
    const script = `return [
      (await tools.send.invoke({ to: 'ada' })).status, await tools.pay({ amount: 5 }),
      (await tools.pay.invoke({ amount: 500 })).status, (await tools.broken.invoke()).status ]`
    expect(
      await bench.value(script, listed(fromAiTools({ send, pay, broken })), { approvalHandler }),
    ).toEqual(['denied', 5, 'denied', 'denied'])
    expect(asked).toEqual([
      ['send', 'high', { to: 'ada' }],
      ['pay', 'high', { amount: 500 }],
      ['broken', 'critical', {}],
    ])
  })

  it('runs once it is approved', async () => {
    const approvalHandler = new AutoApprovalHandler()
    expect(
      await bench.value(`return tools.send({ to: 'ada' })`, listed(fromAiTools({ send })), {
        approvalHandler,
      }),
    ).toBe('sent to ada')
  })
})

describe('the rest', () => {
  it('tools of the provider keep their spec, and no chain calls them', async () => {
    const search = {
      type: 'provider',
      id: 'anthropic.web_search_20250305',
      isProviderExecuted: true,
      args: { maxUses: 3 },
      inputSchema: z.object({}),
    } as unknown as AiSdkTool
    const bash = {
      type: 'provider',
      id: 'anthropic.bash_20250124',
      isProviderExecuted: false,
      args: {},
      inputSchema: z.object({}),
      execute: () => 'ran',
    } as unknown as AiSdkTool
    const tools: Record<string, AnyTool> = fromAiTools({ search, bash } as AiToolSet)
    expect(isHostedTool(tools['search'])).toBe(true)
    expect(isProviderDefinedTool(tools['bash'])).toBe(true)
    const toolbox = Toolbox.from(Object.values(tools))
    expect(toolbox.schemaFor('search', { provider: 'ai' })).toMatchObject({
      kind: 'provider',
      spec: { id: 'anthropic.web_search_20250305', args: { maxUses: 3 } },
    })
    expect(toolbox.schemaFor('search', { provider: 'anthropic' })).toBeUndefined()
    expect(await bench.value('return Object.keys(tools)', listed(tools))).toEqual([])
    const invoker = new ToolInvoker({ registry: listed(tools) })
    await using session = invoker.openSession({ chainId: 'chain' })
    for (const name of ['search', 'bash'])
      expect(await invoker.invoke({ name }, { session })).toMatchObject({ code: 'not_callable' })
    expect(await new ToolInvoker({ registry: listed(tools) }).invoke({ name: 'bash' })).toMatchObject({
      status: 'ok',
      text: 'ran',
    })
  })

  it('namespaces, risks, context and dynamic tools', async () => {
    const seen: unknown[] = []
    const any = dynamicTool({
      description: 'Any.',
      inputSchema: jsonSchema({ type: 'object', additionalProperties: true }),
      execute: (args, options) => {
        seen.push(args, options.context)
        return 'ok'
      },
    })
    const tools = fromAiTools({ any }, { namespace: 'their', context: { user: 'ada' }, risk: () => 'high' })
    expect(tools.any).toMatchObject({ name: 'their.any', risk: 'high', description: 'Any.' })
    await bench.value(`return tools.their.any({ a: 1 })`, listed(tools), {
      policy: { maxRiskUnapproved: 'high' },
    })
    expect(seen).toEqual([{ a: 1 }, { user: 'ada' }])
  })

  it('a tool of version 4 is refused, and not made one without arguments', () => {
    const old = { description: 'd', parameters: { type: 'object' }, execute: () => 1 }
    expect(() => fromAiTools({ old: old as never })).toThrow(/"old" has "parameters".*"inputSchema"/)
  })

  it('a schema that comes later is refused by name', () => {
    const later = { inputSchema: jsonSchema(Promise.resolve({ type: 'object' as const })), execute: () => 1 }
    expect(() => fromAiTools({ later })).toThrow(/The inputSchema of the tool "later" comes later/)
  })

  it('two of one name are refused by the toolbox', () => {
    expect(() =>
      Toolbox.from([
        ...listed(fromAiTools({ weather: weather7 })),
        ...listed(fromAiTools({ weather: weather6 })),
      ]),
    ).toThrow(/named "weather" already/)
  })

  it('types are those of the tools, at the call site', () => {
    const { weather } = fromAiTools({ weather: weather7 })
    expectTypeOf(weather).toEqualTypeOf<
      DefinedTool<{ city: string; days: number }, { city: string; days: number; toolCallId: string }>
    >()
    const six = fromAiTools({ weather: weather6 })
    expectTypeOf(six.weather.execute).parameter(0).toEqualTypeOf<{ city: string; days: number }>()
  })
})
