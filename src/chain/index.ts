export { createSandbox } from './create-sandbox.ts'
export { modelReply } from './model-reply.ts'
export { ToolChainTool } from './tool-chain-tool.ts'
export type { FileInput, RunOptions, SandboxOptions, ToolChainToolOptions } from './types.ts'
