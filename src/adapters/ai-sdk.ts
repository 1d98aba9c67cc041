export { ChainCaller, fromAiTools, toAiTool } from './ai-sdk/index.ts'
export type {
  AiChainCallerTool,
  AiExecutionOptions,
  AiRunChainTool,
  AiTool,
  AiToolSet,
  ChainCallerOptions,
  FromAiOptions,
  FromAiTools,
  RunChainInput,
  RunChainOutput,
} from './ai-sdk/index.ts'
