export {
  defineTool,
  type AnySchema,
  type ArgumentsOf,
  type DefinedTool,
  type ReturnOf,
  type ToolDefinition,
} from './define-tool.ts'
export { ToolInvoker } from './invoker.ts'
export { redactSecrets } from './redact-secrets.ts'
export { outlineOf } from './outline.ts'
export { InvokerSession } from './session.ts'
export type { SessionOutcome } from './session-trace.ts'
export { soundSchema } from './sound-schema.ts'
export type { StandardSchema } from './standard-schema.ts'
export { storeReason } from './store-reason.ts'
export { tenantOwner } from './tenant-owner.ts'
export { Toolbox, type AddOptions } from './toolbox.ts'
export type {
  AnswerForm,
  ArtifactDescription,
  ArtifactRead,
  Clock,
  DispatchOptions,
  EarlierCall,
  Hook,
  HookEvent,
  Invocation,
  InvocationOutcome,
  InvokeOptions,
  OverdueCall,
  ProgressEvent,
  SessionOptions,
  ToolEndEvent,
  ToolInvokerOptions,
  ToolStartEvent,
  TraceErrorEvent,
} from './types.ts'
