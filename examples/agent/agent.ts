import type Anthropic from '@anthropic-ai/sdk'
import { ToolInvoker } from 'catenary'
import type { ToolChainTool } from 'catenary'
import { forAnthropic } from 'catenary/anthropic'

export interface AgentOptions {
  readonly client: Anthropic
  readonly model: string
  /** The one tool that the model gets. */
  readonly chains: ToolChainTool
  /** Answers of the model before the agent gives up. @default 10 */
  readonly maxTurns?: number
  /** Told of every script that the model writes. */
  readonly onScript?: (script: string) => void
}

const system =
  'Answer from the tools, not from memory. Fetch, filter and add up in one script; return only what the answer needs.'

/** A loop around the vendor's SDK: the model answers, or writes a script that calls tools and reads what came of it. */
export async function runAgent(question: string, options: AgentOptions): Promise<string> {
  const { client, model, chains, maxTurns = 10, onScript } = options
  const { tools, dispatch } = forAnthropic<Anthropic.ToolUnion>(new ToolInvoker({ registry: [chains] }))
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }]
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const answer = await client.messages.create({ model, max_tokens: 8192, system, tools, messages })
    messages.push({ role: 'assistant', content: answer.content })
    if (answer.stop_reason === 'pause_turn') continue
    if (answer.stop_reason !== 'tool_use') return textOf(answer)
    const uses = answer.content.filter((block) => block.type === 'tool_use')
    for (const { input } of uses) onScript?.(scriptOf(input))
    // Every call of the turn is answered, in one message.
    messages.push({ role: 'user', content: await Promise.all(uses.map((use) => dispatch(use))) })
  }
  throw new Error(`No answer after ${maxTurns} turns.`)
}

function textOf({ content }: Anthropic.Message): string {
  return content.flatMap((block) => (block.type === 'text' ? block.text : [])).join('\n')
}

function scriptOf(input: unknown): string {
  const script: unknown = Reflect.get(Object(input), 'script')
  return typeof script === 'string' ? script : ''
}
