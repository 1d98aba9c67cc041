export { AutoApprovalHandler, CliApprovalHandler } from './approval/index.ts'
export { ToolChainTool } from './chain/index.ts'
export type { RunOptions, SandboxOptions, ToolChainToolOptions } from './chain/index.ts'
export { defineTool, InvokerSession, tenantOwner, Toolbox, ToolInvoker } from './invoker/index.ts'
export type {
  ArtifactRead,
  Clock,
  Hook,
  HookEvent,
  Invocation,
  InvocationOutcome,
  SessionOptions,
  ToolInvokerOptions,
} from './invoker/index.ts'
export {
  ApprovalDecision,
  CatenaryError,
  chainPolicy,
  DEFAULT_POLICY,
  DIRECT_POLICY,
  isHostedTool,
  isLocalTool,
  isProviderDefinedTool,
  specOf,
  ToolFailure,
  toolResult,
  ToolRisk,
} from './kernel/index.ts'
export type {
  AnyTool,
  ApprovalHandler,
  ApprovalRecord,
  ApprovalRequest,
  ApprovalResult,
  ChainCallRecord,
  ChainError,
  ChainErrorCode,
  ChainFile,
  ChainPolicy,
  ChainRunFailed,
  ChainRunOk,
  ChainRunResult,
  ChainRunSuspended,
  ContentBlock,
  Effect,
  FunctionSpec,
  HostedTool,
  InvocationCode,
  InvocationResult,
  JsonObject,
  JsonSchema,
  JsonValue,
  LogLine,
  MediaBlock,
  PreparedCall,
  Provenance,
  ProviderDefinedTool,
  ProviderSpec,
  RiskAssessment,
  RunMeta,
  Skill,
  Tool,
  ToolCallRequest,
  ToolContext,
  ToolExecutionResult,
  ToolSpec,
  ToolType,
  ToolUI,
} from './kernel/index.ts'
export { inspectJail } from '../sandbox/index.ts'
export type { JailMode, JailReport } from '../sandbox/index.ts'
export { FileBlobStore, MemoryBlobStore, StoreError } from '../store/index.ts'
export type { BlobInfo, BlobStore, ByteRange, StoreErrorCode } from '../store/index.ts'
