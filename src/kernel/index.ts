export {
  approvalRuleSchema,
  approvalRulesSchema,
  DEFAULT_RULES,
  type ApprovalRule,
  type ArgumentCondition,
  type RuleAction,
  type RuleStore,
} from './approval-rule.ts'
export {
  ApprovalDecision,
  approvalMemorySchema,
  approvalRequestSchema,
  approvalResultSchema,
  fileChangeSchema,
  toolCallRequestSchema,
  type ApprovalArtifact,
  type ApprovalHandler,
  type ApprovalMemory,
  type ApprovalOptions,
  type ApprovalRequest,
  type ApprovalResult,
  type FileChange,
  type ToolCallRequest,
} from './approval.ts'
export {
  artifactArgument,
  artifactKey,
  isArtifactForm,
  type ArtifactForm,
  type ArtifactStream,
  type ArtifactValues,
} from './artifact-form.ts'
export { canonicalJson } from './canonical-json.ts'
export { chainPolicy, chainPolicySchema, DEFAULT_POLICY, DIRECT_POLICY } from './chain-policy.ts'
export { chainCallRecordSchema, chainRunResultSchema } from './chain-schema.ts'
export type {
  ApprovalRecord,
  ChainCallRecord,
  ChainError,
  ChainErrorCode,
  ChainRunFailed,
  ChainRunOk,
  ChainRunResult,
  ChainRunSuspended,
  LogLine,
} from './chain.ts'
export {
  contentBlockSchema,
  type AudioBlock,
  type ContentBlock,
  type DocumentBlock,
  type ImageBlock,
  type MediaBlock,
  type ResourceLinkBlock,
  type TextBlock,
  type VideoBlock,
} from './content.ts'
export { ContentSource, parseSources } from './content-source.ts'
export { CatenaryError, type CatenaryErrorCode, type CatenaryErrorDetails } from './errors.ts'
export { literalGlob } from './glob.ts'
export { judgeCall, type CallFacts } from './judge-call.ts'
export {
  isJsonObject,
  jsonObjectSchema,
  jsonValueSchema,
  type JsonObject,
  type JsonSchema,
  type JsonValue,
} from './json.ts'
export type { ChainPolicy } from './policy.ts'
export {
  chainFileSchema,
  invocationCodeSchema,
  invocationResultSchema,
  toolExecutionResultSchema,
} from './result-schema.ts'
export type {
  ChainFile,
  Effect,
  InvocationCode,
  InvocationResult,
  Provenance,
  ToolExecutionResult,
} from './result.ts'
export { compareRisk, parseRisk, ToolRisk } from './risk.ts'
export { editDistance } from './edit-distance.ts'
export { nearestNames } from './nearest-names.ts'
export type { CheckMode, CheckNote, CheckReport, ScriptDiagnostic } from './script-diagnostic.ts'
export { runMeta, type RunMeta } from './run-meta.ts'
export type { ScriptPosition } from './script-position.ts'
export { skillSchema, type Skill } from './skill.ts'
export {
  specOf,
  toolSpecSchema,
  type FunctionSpec,
  type ProviderSpec,
  type SpecOptions,
  type ToolSpec,
} from './spec.ts'
export { ToolFailure, type ToolFailureOptions } from './tool-failure.ts'
export { chainToolBrand, isChainTool, isHostedTool, isLocalTool, isProviderDefinedTool } from './tool-kind.ts'
export { asToolStream, streamResult, type StreamSource, type ToolStream } from './tool-stream.ts'
export { isToolResult, textOf, toolResult, type ToolResultParts } from './tool-result.ts'
export type {
  AnyTool,
  ArgumentsCheck,
  HostedTool,
  PreparedCall,
  ProviderDefinedTool,
  RiskAssessment,
  Tool,
  ToolContext,
  ToolType,
  ToolUI,
} from './tool.ts'
export { traceEventSchema } from './trace-schema.ts'
export type {
  Audit,
  CallEndEvent,
  CallStartEvent,
  Redact,
  SessionEndEvent,
  SessionStartEvent,
  TraceEvent,
  TraceSink,
} from './trace.ts'
