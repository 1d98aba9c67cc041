/**
 * An agent that answers questions about a shop with one tool, `run_chain`.
 *
 *     ANTHROPIC_API_KEY=… node examples/agent/main.ts [--model NAME] [--approve auto] QUESTION
 *
 * A refund is asked for: at a terminal you are asked; elsewhere it is refused unless `--approve auto` says so.
 */
import { parseArgs } from 'node:util'
import Anthropic from '@anthropic-ai/sdk'
import { AutoApprovalHandler, CliApprovalHandler, ToolChainTool, ToolInvoker } from 'catenary'
import { runAgent } from './agent.ts'
import { shopTools } from './tools.ts'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { approve: { type: 'string' }, model: { type: 'string', default: 'claude-sonnet-5-5' } },
})
const question = positionals.join(' ') || 'Pay back every late order, and tell me what that cost in all.'

const invoker = new ToolInvoker({
  registry: shopTools,
  approvalHandler: flags.approve === 'auto' ? new AutoApprovalHandler() : new CliApprovalHandler(),
  hooks: [
    (event) => void (event.type === 'tool_end' && console.error(event.record.tool, event.record.status)),
  ],
})
await using chains = new ToolChainTool({ invoker })
const answer = await runAgent(question, {
  client: new Anthropic(),
  model: flags.model,
  chains,
  onScript: (script) => console.error(script),
})
console.log(answer)
