import { defineTool, MemoryBlobStore, ToolInvoker } from 'catenary'
import {
  forOpenAi,
  fromOpenAiTools,
  toOpenAiChatTools,
  toOpenAiTools,
  type OpenAiChatCall,
  type OpenAiChatOutput,
  type OpenAiChatTool,
  type OpenAiFunctionCall,
  type OpenAiFunctionOutput,
  type OpenAiTool,
  type OpenAiToolLike,
} from 'catenary/openai'
import type OpenAI from 'openai'
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
const hosted = { name: 'search', description: '', providerSpecs: { openai: { type: 'web_search' } } }
const foreign = { name: 'other', description: '', providerSpecs: { anthropic: { type: 'x' } } }
const call = (name: string, args: unknown, more: Partial<OpenAiFunctionCall> = {}): OpenAiFunctionCall => ({
  type: 'function_call',
  call_id: 'c1',
  name,
  arguments: typeof args === 'string' ? args : JSON.stringify(args),
  ...more,
})

describe('tools for OpenAI’s SDK', () => {
  it('go out in the form of both APIs', () => {
    const warnings: string[] = []
    const options = {
      onWarning: (text: string) => warnings.push(text),
      allowedCallers: { 'math.sum': ['programmatic' as const] },
    }
    const parameters = {
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'number' } },
      required: ['a', 'b'],
      additionalProperties: false,
    }
    expect(toOpenAiTools([sum, hosted, foreign], options)).toEqual([
      {
        type: 'function',
        name: 'math__sum',
        description: 'Adds.',
        parameters,
        strict: false,
        allowed_callers: ['programmatic'],
      },
      { type: 'web_search' },
    ])
    expect(toOpenAiChatTools([sum, hosted, foreign], options)).toEqual([
      { type: 'function', function: { name: 'math__sum', description: 'Adds.', parameters, strict: false } },
    ])
    expect(warnings).toHaveLength(2)
  })

  it('calls come back as outputs, pictures as pictures, failures as words', async () => {
    const { dispatch } = forOpenAi(
      new ToolInvoker({ registry: [sum, draw], artifactStore: new MemoryBlobStore() }),
    )
    expect(await dispatch(call('math__sum', { a: 1, b: 2 }))).toEqual({
      type: 'function_call_output',
      call_id: 'c1',
      output: '{"sum":3}',
    })
    expect(await dispatch(call('draw', ''))).toMatchObject({
      output: [
        { type: 'input_text' },
        { type: 'input_image', image_url: `data:image/png;base64,${png.toString('base64')}`, detail: 'auto' },
      ],
    })
    expect(await dispatch(call('math__sum', '{"a":'))).toMatchObject({
      output: expect.stringMatching(/^Error: .*not valid JSON/) as string,
    })
    expect(await dispatch(call('nothing', {}))).toMatchObject({
      output: expect.stringMatching(/^Error: /) as string,
    })
  })

  it('the answer to a program’s call goes back to it; who may call is kept', async () => {
    const caller = { type: 'program', caller_id: 'p1' } as const
    const { dispatch, dispatchChat } = forOpenAi(new ToolInvoker({ registry: [sum] }), {
      allowedCallers: { 'math.sum': ['programmatic'] },
    })
    expect(await dispatch(call('math__sum', { a: 1, b: 2 }, { caller }))).toEqual({
      type: 'function_call_output',
      call_id: 'c1',
      output: '{"sum":3}',
      caller,
    })
    expect(await dispatch(call('math__sum', { a: 1, b: 2 }))).toMatchObject({
      output: expect.stringContaining('must not be called directly') as string,
    })
    const chat = {
      type: 'function',
      id: 'c2',
      function: { name: 'math__sum', arguments: '{"a":1,"b":2}' },
    } as const
    expect(await dispatchChat(chat)).toMatchObject({
      role: 'tool',
      tool_call_id: 'c2',
      content: expect.stringContaining('Error:') as string,
    })
    const free = forOpenAi(new ToolInvoker({ registry: [sum, draw] }))
    expect(await free.dispatchChat(chat)).toEqual({ role: 'tool', tool_call_id: 'c2', content: '{"sum":3}' })
    expect(
      (await free.dispatchChat({ ...chat, function: { name: 'draw', arguments: '' } })).content,
    ).toContain('[Image: image/png]')
  })

  it('come in from its form, by who may call them', async () => {
    const given: OpenAiToolLike[] = [
      {
        type: 'function',
        name: 'double',
        description: null,
        parameters: { type: 'object', properties: { n: { type: 'number' } } },
      },
      { type: 'function', name: 'only_direct', parameters: null, allowed_callers: ['direct'] },
      { type: 'web_search' },
    ]
    const { all, direct, programmatic } = fromOpenAiTools(given, (name, args) => [name, args])
    expect(all.map(({ name }) => name)).toEqual(['double', 'only_direct', 'web_search'])
    expect(direct).toHaveLength(3)
    expect(
      await bench.value('return [await tools.double({ n: 4 }), typeof tools.only_direct]', programmatic),
    ).toEqual([['double', { n: 4 }], 'undefined'])
    expect(toOpenAiTools(all).at(-1)).toEqual({ type: 'web_search' })
  })

  it('has the types of the SDK', () => {
    expectTypeOf<OpenAiTool>().toExtend<OpenAI.Responses.FunctionTool>()
    expectTypeOf<OpenAiFunctionOutput>().toExtend<OpenAI.Responses.ResponseInputItem.FunctionCallOutput>()
    expectTypeOf<OpenAI.Responses.ResponseFunctionToolCall>().toExtend<OpenAiFunctionCall>()
    expectTypeOf<OpenAiChatTool>().toExtend<OpenAI.Chat.ChatCompletionTool>()
    expectTypeOf<OpenAI.Chat.ChatCompletionMessageFunctionToolCall>().toExtend<OpenAiChatCall>()
    expectTypeOf<OpenAiChatOutput>().toExtend<OpenAI.Chat.ChatCompletionToolMessageParam>()
    expectTypeOf<OpenAI.Responses.FunctionTool>().toExtend<OpenAiToolLike>()
    expectTypeOf(toOpenAiTools<OpenAI.Responses.Tool>([sum])).toExtend<OpenAI.Responses.Tool[]>()
  })
})
