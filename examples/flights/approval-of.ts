import { ApprovalDecision, CliApprovalHandler, type ApprovalHandler } from 'catenary'

/** Who approves: `ask` asks at the terminal, `auto` approves everything, `deny` nothing. @throws RangeError for any other word */
export function approvalOf(mode: string): ApprovalHandler {
  switch (mode) {
    case 'ask':
      return new CliApprovalHandler()
    case 'auto':
      return decided(ApprovalDecision.APPROVED, '--approve auto')
    case 'deny':
      return decided(ApprovalDecision.DENIED, '--approve deny')
    default:
      throw new RangeError('--approve must be ask, auto or deny.')
  }
}

function decided(decision: ApprovalDecision, decidedBy: string): ApprovalHandler {
  return {
    async request({ call, summary = call.name }) {
      console.error(`${decision} by ${decidedBy}: ${summary}`)
      const reason = 'Run the example with --approve auto, or at a terminal with --approve ask, to approve.'
      return { decision, decidedBy, ...(decision === ApprovalDecision.DENIED && { reason }) }
    },
  }
}
