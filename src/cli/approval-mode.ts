/** Who decides about a call that needs approval: nobody, the flag in the user's stead, or the user. */
export const approvalModes = ['deny', 'auto', 'ask'] as const
export type ApprovalMode = (typeof approvalModes)[number]
