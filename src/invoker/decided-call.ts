import { ToolRisk, type ApprovalRule } from '../kernel/index.ts'
import type { Call } from './call.ts'
import type { DecidedCall } from './remembered-decisions.ts'

/** A call as decisions about it are remembered. */
export function decidedCall(call: Call, rule: ApprovalRule | undefined): DecidedCall {
  return {
    tool: call.tool,
    argsDigest: call.argsDigest ?? '',
    risk: call.risk ?? ToolRisk.CRITICAL,
    rule: rule?.id,
  }
}
