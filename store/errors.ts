/** Why a store could not do what it was asked. */
export type StoreErrorCode =
  | 'not_found' // missing, expired or somebody else's: never told apart
  | 'invalid_range'
  | 'invalid_argument'
  | 'corrupt'
  | 'aborted'
  | 'unavailable' // closed, full, or its disk or service does not answer

const brand = Symbol.for('catenary.StoreError')

/** The one error class of the store room. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
    Object.defineProperty(this, brand, { value: true })
  }

  /** True for a StoreError of any copy of this package. */
  static isInstance(error: unknown): error is StoreError {
    return typeof error === 'object' && error !== null && Object.hasOwn(error, brand)
  }
}

/** The one answer to a missing, an expired and a foreign ref: it has no cause, for a cause would tell them apart. */
export function notFound(): StoreError {
  return new StoreError(
    'not_found',
    'There is no such artifact: it never existed, has expired, or belongs to somebody else. ' +
      'Make it again and use the new ref.',
  )
}

/** The content is not what was stored. */
export function corrupt(): StoreError {
  return new StoreError(
    'corrupt',
    'The stored bytes were damaged and cannot be used. Make the artifact again.',
  )
}

/** Refuses an argument by the name of its field; its value is never in the message. */
export function invalidArgument(field: string, rule: string): StoreError {
  return new StoreError('invalid_argument', `${field} ${rule}.`)
}

/** The caller gave up, or the store was closed meanwhile. */
export function aborted(signal: AbortSignal): StoreError {
  return new StoreError('aborted', 'The operation was cancelled before it was done.', {
    cause: signal.reason,
  })
}

/** @throws `aborted` if the caller has given up */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw aborted(signal)
}
