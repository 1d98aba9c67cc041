export { ToolChainTool } from './tool-chain-tool.ts'
export type { RunOptions, SandboxOptions, ToolChainToolOptions } from './types.ts'
