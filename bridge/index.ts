export { Dispatcher } from './dispatcher.ts'
export { BridgeError } from './errors.ts'
export { guestModules } from './guest-modules.ts'
export type { IoRequest } from './io-request.ts'
export { planMount } from './mount.ts'
export { readPrelude } from './prelude.ts'
export type {
  Answer,
  CallFailure,
  CallMessage,
  CatalogueMessage,
  HostPort,
  IoMessage,
  LogLevel,
  ReadMessage,
  TimerMessage,
} from './types.ts'
