import { ApprovalDecision, CliApprovalHandler, type ApprovalHandler } from 'catenary'

/** Who approves: `ask` asks at the terminal, `auto` approves everything, `deny` nothing. @throws RangeError for any other word */
export function approvalOf(mode: string): ApprovalHandler {
  switch (mode) {
    case 'ask':
      return new CliApprovalHandler()
    case 'auto':
      return decided(ApprovalDecision.APPROVED, mode)
    case 'deny':
      return decided(ApprovalDecision.DENIED, mode)
    default:
      throw new RangeError('--approve must be ask, auto or deny.')
  }
}

function decided(decision: ApprovalDecision, mode: string): ApprovalHandler {
  const decidedBy = `--approve ${mode}`
  return {
    async request({ call, summary = call.name }) {
      console.error(`${decision} by ${decidedBy}: ${summary}`)
      return { decision, decidedBy, reason: `${decidedBy} was given, or is the default without a terminal.` }
    },
  }
}
