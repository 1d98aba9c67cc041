import type Anthropic from '@anthropic-ai/sdk'
import { defineTool, MemoryBlobStore, ToolInvoker, type AnyTool } from 'catenary'
import {
  forAnthropic,
  fromAnthropicTools,
  toAnthropicTools,
  type AnthropicTool,
  type AnthropicToolLike,
  type AnthropicToolResult,
  type AnthropicToolUse,
} from 'catenary/anthropic'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { chainBench } from '../../chain/chains.ts'

const bench = chainBench()
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)
const sum = defineTool({
  name: 'math.sum',
  description: 'Adds.',
  input: z.object({ a: z.number(), b: z.number() }),
  execute: ({ a, b }) => ({ sum: a + b }),
})
const draw = defineTool({ name: 'draw', description: 'Draws.', execute: () => new Uint8Array(png) })
const send = defineTool({ name: 'send', description: 'Sends.', risk: 'high', execute: () => 'sent' })
const hosted = {
  name: 'web_search',
  description: '',
  providerSpecs: { anthropic: { type: 'web_search_20250305', name: 'web_search', max_uses: 3 } },
}
const foreign = { name: 'other', description: '', providerSpecs: { openai: { type: 'web_search' } } }
const use = (name: string, input: unknown = {}, caller?: string): AnthropicToolUse => ({
  type: 'tool_use',
  id: 'toolu_1',
  name,
  input,
  ...(caller === undefined ? {} : { caller: { type: caller } }),
})

describe('tools for Anthropic’s SDK', () => {
  it('go out in its form; what it has no spec for is left out with a warning', () => {
    const warnings: string[] = []
    const tools = toAnthropicTools([sum, hosted, foreign], {
      onWarning: (text) => warnings.push(text),
      allowedCallers: { 'math.sum': ['code_execution_20260521'] },
    })
    expect(tools).toEqual([
      {
        name: 'math__sum',
        description: 'Adds.',
        input_schema: {
          type: 'object',
          properties: { a: { type: 'number' }, b: { type: 'number' } },
          required: ['a', 'b'],
          additionalProperties: false,
        },
        allowed_callers: ['code_execution_20260521'],
      },
      { type: 'web_search_20250305', name: 'web_search', max_uses: 3 },
    ])
    expect(warnings).toEqual([expect.stringContaining('"other" has no spec for anthropic')])
  })

  it('names that the API would refuse are spelled otherwise, never alike', async () => {
    const names = ['a.b', 'a__b', 'wetter in köln', 'x'.repeat(128), '天気', 'y'.repeat(127) + '!']
    const tools = names.map((name) => defineTool({ name, description: '', execute: () => name }))
    const { tools: sent, dispatch } = forAnthropic(new ToolInvoker({ registry: tools }))
    const wire = sent.map(({ name }) => name as string)
    expect(new Set(wire).size).toBe(names.length)
    for (const [index, name] of wire.entries()) {
      expect(name).toMatch(/^[a-zA-Z0-9_-]{1,128}$/)
      expect((await dispatch(use(name))).content).toEqual([{ type: 'text', text: names[index] }])
    }
  })

  it('calls come back as results: data, pictures, failures and denials', async () => {
    for (const artifactStore of [undefined, new MemoryBlobStore()]) {
      const invoker = new ToolInvoker({
        registry: [sum, draw, send],
        ...(artifactStore === undefined ? {} : { artifactStore }),
      })
      const { dispatch } = forAnthropic(invoker)
      expect(await dispatch(use('math__sum', { a: 1, b: 2 }))).toEqual({
        type: 'tool_result',
        tool_use_id: 'toolu_1',
        content: [{ type: 'text', text: '{"sum":3}' }],
      })
      const picture = await dispatch(use('draw'))
      expect(picture.content.at(-1)).toEqual({
        type: 'image',
        source: { type: 'base64', media_type: 'image/png', data: png.toString('base64') },
      })
      expect(await dispatch(use('math__sum', { a: 'x' }))).toMatchObject({ is_error: true })
      expect(await dispatch(use('send'))).toMatchObject({ is_error: true })
      expect(await dispatch(use('nothing'))).toMatchObject({
        is_error: true,
        content: [{ text: expect.stringContaining('no tool named') as string }],
      })
      expect(await dispatch({ type: 'tool_use', id: '', name: 'math__sum', input: null })).toMatchObject({
        is_error: true,
      })
    }
  })

  it('calls of one session share its trace', async () => {
    const invoker = new ToolInvoker({ registry: [sum] })
    const { dispatch } = forAnthropic(invoker)
    await using session = invoker.openSession()
    await dispatch(use('math__sum', { a: 1, b: 2 }), { session })
    await dispatch(use('math__sum', { a: 1 }), { session })
    expect(session.trace.map(({ status }) => status)).toEqual(['ok', 'error'])
  })

  it('whatever a model calls, it is answered', async () => {
    const invoker = new ToolInvoker({
      registry: [defineTool({ name: 'a', description: 'A.', execute: () => 1 })],
    })
    const { dispatch } = forAnthropic(invoker, { allowedCallers: { a: ['direct'] } })
    for (const name of ['constructor', '__proto__', 'toString', '']) {
      const answer = await dispatch({ type: 'tool_use', id: 'x', name, input: {} })
      expect(answer).toMatchObject({
        is_error: true,
        content: [{ text: expect.stringContaining('no tool named') }],
      })
    }
  })

  it('a name in allowedCallers that no tool has is told: the tool that was meant is open to all', () => {
    const warnings: string[] = []
    const tools = [defineTool({ name: 'price', description: 'A.', execute: () => 1 })]
    toAnthropicTools(tools, {
      allowedCallers: { prize: ['direct'] },
      onWarning: (text) => warnings.push(text),
    })
    expect(warnings).toEqual(['allowedCallers names "prize", and there is no such tool.'])
  })

  it('allowed_callers is kept, not only told', async () => {
    const { dispatch } = forAnthropic(new ToolInvoker({ registry: [sum] }), {
      allowedCallers: { 'math.sum': ['code_execution_20260521'] },
    })
    expect(await dispatch(use('math__sum', { a: 1, b: 2 }))).toMatchObject({
      is_error: true,
      content: [{ text: expect.stringContaining('must not be called directly') as string }],
    })
    expect(await dispatch(use('math__sum', { a: 1, b: 2 }, 'code_execution_20260521'))).not.toHaveProperty(
      'is_error',
    )
    expect(await dispatch(use('math__sum', { a: 1, b: 2 }, 'code_execution_20250825'))).toMatchObject({
      is_error: true,
    })
  })

  it('come in from its form, by who may call them', async () => {
    const given: AnthropicToolLike[] = [
      {
        name: 'double',
        description: 'Doubles.',
        input_schema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
        run: ({ n }: { n: number }) => n * 2,
      },
      { name: 'only_direct', input_schema: { type: 'object' }, allowed_callers: ['direct'] },
      {
        name: 'only_code',
        input_schema: { type: 'object', properties: {} },
        allowed_callers: ['code_execution_20260521'],
      },
      { type: 'web_search_20250305', name: 'web_search' },
    ]
    const { all, direct, programmatic } = fromAnthropicTools(given, { run: (name) => `ran ${name}` })
    const names = (tools: readonly AnyTool[]): string[] => tools.map(({ name }) => name)
    expect(names(all)).toEqual(['double', 'only_direct', 'only_code', 'web_search'])
    expect(names(direct)).toEqual(['double', 'only_direct', 'web_search'])
    expect(names(programmatic)).toEqual(['double', 'only_code', 'web_search'])
    expect(
      await bench.value(
        'return [await tools.double({ n: 4 }), await tools.only_code(), typeof tools.only_direct]',
        programmatic,
      ),
    ).toEqual([8, 'ran only_code', 'undefined'])
    expect(toAnthropicTools(all).at(-1)).toEqual({ type: 'web_search_20250305', name: 'web_search' })
    // There and back again.
    expect(toAnthropicTools(fromAnthropicTools(toAnthropicTools([sum]) as AnthropicToolLike[]).all)).toEqual(
      toAnthropicTools([sum]),
    )
  })

  it('has the types of the SDK', () => {
    expectTypeOf<AnthropicTool>().toExtend<Anthropic.Tool>()
    expectTypeOf<AnthropicToolResult>().toExtend<Anthropic.ToolResultBlockParam>()
    expectTypeOf<Anthropic.ToolUseBlock>().toExtend<AnthropicToolUse>()
    expectTypeOf<Anthropic.Tool>().toExtend<AnthropicToolLike>()
    expectTypeOf(toAnthropicTools<Anthropic.ToolUnion>([sum])).toExtend<Anthropic.ToolUnion[]>()
  })
})
