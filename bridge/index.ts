export { Dispatcher } from './dispatcher.ts'
export type { DispatcherOptions } from './dispatcher.ts'
export { BridgeError } from './errors.ts'
export type { BridgeErrorCode } from './errors.ts'
export { planMount, sanitise } from './mount.ts'
export type { MountPoint } from './mount.ts'
export { readPrelude } from './prelude.ts'
export type {
  Answer,
  AnswerForm,
  ArtifactDescriptor,
  CallFailure,
  CallMessage,
  HostPort,
  LogLevel,
  ReadMessage,
} from './types.ts'
