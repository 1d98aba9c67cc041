import { experimental_toolCaller, generateText, isStepCount, jsonSchema, tool, type ToolSet } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { generateText as generateText6, stepCountIs as stepCountIs6, type ToolSet as ToolSet6 } from 'ai6'
import { MockLanguageModelV3 } from 'ai6/test'
import { ToolChainTool, ToolInvoker, defineTool } from 'catenary'
import { ChainCaller, toAiTool, type AiRunChainTool } from 'catenary/ai'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** What a model that was told so says, step by step: a script to run, then its last words. */
// oxlint-disable-next-line typescript/no-explicit-any -- each version has a type of its own
function scripted(script: string): any {
  let step = 0
  return () => {
    step += 1
    const content =
      step === 1
        ? [
            {
              type: 'tool-call',
              toolCallId: 'call-1',
              toolName: 'run_chain',
              input: JSON.stringify({ script }),
            },
          ]
        : [{ type: 'text', text: 'done' }]
    const reason = step === 1 ? 'tool-calls' : 'stop'
    return Promise.resolve({ content, finishReason: { unified: reason, raw: reason }, usage, warnings: [] })
  }
}

const add = defineTool({
  name: 'add',
  description: 'Adds.',
  input: z.object({ a: z.number(), b: z.number() }),
  execute: ({ a, b }) => a + b,
})
const script = 'const sums = await Promise.all([1, 2, 3].map((n) => tools.add({ a: n, b: n }))); return sums'

describe('run_chain as a tool of the AI SDK', () => {
  it('version 7', { timeout: 30_000 }, async () => {
    await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [add] }) })
    const model = new MockLanguageModelV4({ doGenerate: scripted(script) })
    const { text, steps } = await generateText({
      model,
      prompt: 'Add.',
      tools: { run_chain: toAiTool(chains) },
      stopWhen: isStepCount(3),
    })
    expect(text).toBe('done')
    expect(steps[0]!.toolResults[0]!.output).toMatchObject({ isError: false })
    expect(steps[0]!.toolResults[0]!.output).toMatchObject({
      text: expect.stringContaining('[2,4,6]') as string,
    })
    const sent = JSON.stringify(model.doGenerateCalls[1]!.prompt)
    expect(sent).toContain('[2,4,6]')
    // The schema that the model is told is the tool's own.
    expect(model.doGenerateCalls[0]!.tools![0]).toMatchObject({
      name: 'run_chain',
      inputSchema: { required: ['script'] },
    })
  })

  it('version 6', { timeout: 30_000 }, async () => {
    await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [add] }) })
    const model = new MockLanguageModelV3({ doGenerate: scripted(script) })
    const { text, steps } = await generateText6({
      model,
      prompt: 'Add.',
      tools: { run_chain: toAiTool(chains) },
      stopWhen: stepCountIs6(3),
    })
    expect(text).toBe('done')
    expect(steps[0]!.toolResults[0]!.output).toMatchObject({
      text: expect.stringContaining('[2,4,6]') as string,
    })
    expect(JSON.stringify(model.doGenerateCalls[1]!.prompt)).toContain('[2,4,6]')
  })

  it(
    'what a script did wrong is told to the model as an error; an aborted call ends the chain',
    { timeout: 30_000 },
    async () => {
      await using chains = new ToolChainTool({ invoker: new ToolInvoker({ registry: [add] }) })
      const model = new MockLanguageModelV4({ doGenerate: scripted('return tools.ad({})') })
      await generateText({
        model,
        prompt: 'Add.',
        tools: { run_chain: toAiTool(chains) },
        stopWhen: isStepCount(3),
      })
      expect(JSON.stringify(model.doGenerateCalls[1]!.prompt)).toContain('"error-text"')
      const aborted = await toAiTool(chains).execute(
        { script: 'await sleep(10000)' },
        { abortSignal: AbortSignal.timeout(100) },
      )
      expect(aborted).toMatchObject({ isError: true })
    },
  )

  it('has the types that both versions want', () => {
    expectTypeOf<{ run_chain: AiRunChainTool }>().toExtend<ToolSet>()
    expectTypeOf<{ run_chain: AiRunChainTool }>().toExtend<ToolSet6>()
  })
})

describe('the hook of version 7 for programmatic callers', () => {
  const calls: string[] = []
  const lookup = tool({
    description: 'Looks a price up.',
    inputSchema: z.object({ item: z.string() }),
    execute: ({ item }) => {
      calls.push(item)
      return { item, price: item.length }
    },
  })
  const buy = tool({
    inputSchema: z.object({ item: z.string() }),
    needsApproval: true,
    execute: ({ item }) => `bought ${item}`,
  })

  it(
    'a script calls the tools that are bound to it, and the model does not see them',
    { timeout: 30_000 },
    async () => {
      await using caller = new ChainCaller()
      const model = new MockLanguageModelV4({
        doGenerate: scripted(
          `const all = await Promise.all(['tea', 'milk'].map((item) => tools.lookup({ item }))); return all.map((one) => one.price)`,
        ),
      })
      const { steps } = await generateText({
        model,
        prompt: 'Prices.',
        tools: { run_chain: caller.tool, lookup },
        experimental_toolCallers: { lookup: ['run_chain'] },
        stopWhen: isStepCount(3),
      })
      expect(calls).toEqual(['tea', 'milk'])
      expect(steps[0]!.toolResults[0]!.output).toMatchObject({
        text: expect.stringContaining('[3,4]') as string,
      })
      const told = model.doGenerateCalls[0]!.tools!
      expect(told.map(({ name }) => name)).toEqual(['run_chain'])
      expect(JSON.stringify(told)).toContain('lookup')
    },
  )

  it(
    'needsApproval is honoured in the script: without somebody to ask, it is denied',
    { timeout: 30_000 },
    async () => {
      await using caller = new ChainCaller()
      const model = new MockLanguageModelV4({ doGenerate: scripted(`return tools.buy({ item: 'tea' })`) })
      const { steps } = await generateText({
        model,
        prompt: 'Buy.',
        tools: { run_chain: caller.tool, buy },
        experimental_toolCallers: { buy: ['run_chain'] },
        stopWhen: isStepCount(3),
      })
      expect(steps[0]!.toolResults[0]!.output).toMatchObject({
        isError: true,
        text: expect.stringContaining('buy [approval_unavailable]') as string,
      })
    },
  )

  it('serves many requests at once, each with tools of its own', { timeout: 60_000 }, async () => {
    const caller = new ChainCaller({ sandbox: { maxProcesses: 2 } })
    const bind = (value: number) =>
      caller.tool.experimental_toolCaller.bind({
        own: { description: 'd', inputSchema: jsonSchema({ type: 'object' }), execute: () => value },
      })
    const bound = Array.from({ length: 12 }, (_, value) => bind(value))
    const texts = await Promise.all(
      bound.map((tool) => tool.execute({ script: 'return 1000 + await tools.own({})' }, {})),
    )
    expect(texts.map(({ text, isError }) => [text.match(/10\d\d/)?.[0], isError])).toEqual(
      bound.map((_, value) => [String(1000 + value), false]),
    )
    await caller[Symbol.asyncDispose]()
    await expect(bound[0]!.execute({ script: 'return 1' }, {})).rejects.toThrow(/closed/)
  })

  it('is the shape that the SDK itself makes, and tells when nothing is bound', async () => {
    await using caller = new ChainCaller()
    const made = experimental_toolCaller(lookup, { type: 'local', bind: () => lookup })
    expect(made.experimental_toolCaller.type).toBe(caller.tool.experimental_toolCaller.type)
    expect(await caller.tool.execute({ script: '' }, {})).toMatchObject({ isError: true })
    const bound = caller.tool.experimental_toolCaller.bind({ lookup })
    expect(bound.description).toContain('lookup')
  })
})
