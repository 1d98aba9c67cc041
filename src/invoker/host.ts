import type { BlobStore } from '../../store/index.ts'
import type { ApprovalHandler, ApprovalRule, RuleStore } from '../kernel/index.ts'
import type { Hooks } from './hooks.ts'
import type { TraceSettings } from './session-trace.ts'
import type { Toolbox } from './toolbox.ts'
import type { Clock } from './types.ts'

/** What an invoker lends to each of its sessions. */
export interface Host {
  readonly toolbox: Toolbox
  readonly approvalHandler: ApprovalHandler | undefined
  /** What holds for every tenant. */
  readonly rules: readonly ApprovalRule[]
  readonly ruleStore: RuleStore | undefined
  readonly approvalWindowMs: number
  readonly store: BlobStore | undefined
  readonly hooks: Hooks
  readonly trace: TraceSettings | undefined
  readonly clock: Clock
  readonly graceMs: number
  newId(): string
}
