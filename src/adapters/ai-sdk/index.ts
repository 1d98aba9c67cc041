export { ChainCaller, type AiChainCallerTool, type ChainCallerOptions } from './chain-caller.ts'
export { fromAiTools } from './from-ai-tools.ts'
export { toAiTool, type AiRunChainTool, type RunChainInput, type RunChainOutput } from './run-chain-tool.ts'
export type { AiExecutionOptions, AiTool, AiToolSet, FromAiOptions, FromAiTools } from './types.ts'
