/** Why a trace could not be written or read. */
export type TraceErrorCode =
  | 'invalid_options'
  | 'not_found'
  | 'no_trace' // the file is there, and is something else
  | 'head_missing' // entries without a head: nobody can tell whether they are all there
  | 'damaged' // the end of the store does not fit its head
  | 'write_failed'
  | 'closed'

const brand = Symbol.for('catenary.TraceError')

/** Thrown by sinks and readers of traces. */
export class TraceError extends Error {
  override readonly name = 'TraceError'
  readonly code: TraceErrorCode

  constructor(code: TraceErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    Object.defineProperty(this, brand, { value: true })
  }

  /** True for a TraceError of any copy of this package. */
  static isInstance(error: unknown): error is TraceError {
    return typeof error === 'object' && error !== null && Object.hasOwn(error, brand)
  }
}
