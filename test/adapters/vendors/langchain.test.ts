import { DynamicTool, tool } from '@langchain/core/tools'
import { ToolChainTool, ToolInvoker, defineTool } from 'catenary'
import { fromLangChainTools, toLangChainTool } from 'catenary/langchain'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chainBench } from '../../chain/chains.ts'

const bench = chainBench()

describe('tools of LangChain', () => {
  const find = tool(({ name, limit }) => ({ name, limit }), {
    name: 'find',
    description: 'Finds.',
    schema: z.object({ name: z.string(), limit: z.number().default(5) }),
  })
  const plain = tool((input: unknown) => input, {
    name: 'plain',
    description: 'JSON.',
    schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
  })
  const text = new DynamicTool({
    name: 'text',
    description: 'A text.',
    func: (input) => Promise.resolve(`heard ${input}`),
  })
  const rows = tool(() => ['2 rows', { rows: [1, 2] }], {
    name: 'rows',
    description: 'Rows.',
    schema: z.object({}),
    responseFormat: 'content_and_artifact',
  })
  const broken = tool(
    () => {
      throw new Error('no luck')
    },
    { name: 'broken', description: '', schema: z.object({}) },
  )

  it('run in a chain, values as values', async () => {
    const tools = fromLangChainTools([find, plain, text, rows, broken])
    const script = `return [await tools.find({ name: 'ada' }), await tools.plain({ n: 1 }), await tools.text({ input: 'me' }), await tools.rows(), await tools.broken.invoke(), (await tools.plain.invoke({ n: 'x' })).code]`
    expect(await bench.value(script, tools)).toMatchObject([
      { name: 'ada', limit: 5 },
      { n: 1 },
      'heard me',
      { rows: [1, 2] },
      { status: 'error', text: 'no luck' },
      'invalid_arguments',
    ])
  })

  it('namespaces, risks, what is configured, and cancellation', { timeout: 20_000 }, async () => {
    const seen: unknown[] = []
    const told = tool(
      (_, config) => {
        seen.push(config.configurable?.['user'])
        return 1
      },
      { name: 'told', description: '', schema: z.object({}) },
    )
    const hangs = tool(
      (_, config) =>
        new Promise((_done, fail) =>
          config.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
        ),
      { name: 'hangs', description: '', schema: z.object({}) },
    )
    const tools = fromLangChainTools([told, hangs], {
      namespace: 'lc',
      configurable: { user: 'ada' },
      risk: (name) => (name === 'told' ? 'high' : undefined),
    })
    expect(tools.map(({ name, risk }) => [name, risk])).toEqual([
      ['lc.told', 'high'],
      ['lc.hangs', undefined],
    ])
    const invoker = new ToolInvoker({
      registry: tools,
      policy: { maxRiskUnapproved: 'high', callTimeoutMs: 200, approvalTimeoutMs: 100 },
    })
    expect(await invoker.invoke({ name: 'lc.told' })).toMatchObject({ status: 'ok' })
    expect(seen).toEqual(['ada'])
    expect(await invoker.invoke({ name: 'lc.hangs' })).toMatchObject({ status: 'error', code: 'timeout' })
  })

  it('run_chain goes out as one of them', { timeout: 20_000 }, async () => {
    const add = defineTool({
      name: 'add',
      description: 'Adds.',
      input: z.object({ a: z.number(), b: z.number() }),
      execute: ({ a, b }) => a + b,
    })
    await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [add] }) })
    const out = toLangChainTool(chains)
    expect(out.name).toBe('run_chain')
    const reply: unknown = await out.invoke({
      script: 'return (await tools.add({ a: 1, b: 2 })) + input',
      input: 4,
    })
    expect(reply).toContain('7')
    expect(
      await out.invoke({
        type: 'tool_call',
        id: 'c1',
        name: 'run_chain',
        args: { script: 'return tools.ad()' },
      }),
    ).toMatchObject({ tool_call_id: 'c1', content: expect.stringContaining('The script failed') as string })
  })
})
