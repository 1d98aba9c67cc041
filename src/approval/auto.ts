import { ApprovalDecision, type ApprovalHandler, type ApprovalResult } from '../kernel/index.ts'

/** How an AutoApprovalHandler answers. */
export interface AutoApprovalOptions {
  /** @default `approved` */
  readonly decision?: ApprovalDecision
  /** @default none */
  readonly reason?: string
}

/** Gives every request the same answer at once; for tests, and for machines where nobody is to be asked. */
export class AutoApprovalHandler implements ApprovalHandler {
  readonly #result: ApprovalResult

  constructor(options: AutoApprovalOptions = {}) {
    const { decision = ApprovalDecision.APPROVED, reason } = options
    this.#result = Object.freeze({ decision, decidedBy: 'auto', ...(reason === undefined ? {} : { reason }) })
  }

  async request(): Promise<ApprovalResult> {
    return this.#result
  }
}
