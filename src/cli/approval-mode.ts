/** Who decides about a call that needs approval: nobody, the flag in the user's stead, the user here, or elsewhere. */
export const approvalModes = ['deny', 'auto', 'ask', 'inbox'] as const
export type ApprovalMode = (typeof approvalModes)[number]
