/** Why something handed to Catenary was refused. */
export type CatenaryErrorCode =
  | 'invalid_policy'
  | 'invalid_tool'
  | 'duplicate_tool'
  | 'invalid_options'
  | 'invalid_result' // what a tool's author handed to `toolResult` is no result

/** What an error says besides its message. */
export interface CatenaryErrorDetails {
  /** The field or option at fault. */
  readonly field?: string
  readonly cause?: unknown
}

const brand = Symbol.for('catenary.CatenaryError')

/** Thrown where a host hands over something that cannot be used; never for what a script or a tool did. */
export class CatenaryError extends Error {
  override readonly name = 'CatenaryError'
  readonly code: CatenaryErrorCode
  readonly field?: string

  constructor(code: CatenaryErrorCode, message: string, details: CatenaryErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    if (details.field !== undefined) this.field = details.field
    Object.defineProperty(this, brand, { value: true })
  }

  /** True for a CatenaryError of any copy of this package. */
  static isInstance(error: unknown): error is CatenaryError {
    return typeof error === 'object' && error !== null && Object.hasOwn(error, brand)
  }
}
