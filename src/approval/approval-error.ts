/** Why something handed to an approval handler or a rule file was refused. */
export type ApprovalErrorCode =
  | 'invalid_options'
  | 'invalid_result' // a decision that is none
  | 'invalid_rules' // a rule file that is none
  | 'conflict' // another question has this id
  | 'store_failed'

const brand = Symbol.for('catenary.ApprovalError')

/** Thrown where approvals or rules cannot be used as they are. */
export class ApprovalError extends Error {
  override readonly name = 'ApprovalError'
  readonly code: ApprovalErrorCode

  constructor(code: ApprovalErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    Object.defineProperty(this, brand, { value: true })
  }

  /** True for an ApprovalError of any copy of this package. */
  static isInstance(error: unknown): error is ApprovalError {
    return typeof error === 'object' && error !== null && Object.hasOwn(error, brand)
  }
}
