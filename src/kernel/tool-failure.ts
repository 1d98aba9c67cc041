import type { Effect } from './result.ts'

/** What a failing tool knows about its failure. */
export interface ToolFailureOptions {
  /** The same call may succeed later. @default false */
  readonly retryable?: boolean
  /** Whether the world was changed before the failure. @default `none` for a SAFE tool, else `unknown` */
  readonly effect?: Effect
  readonly cause?: unknown
}

const brand = Symbol.for('catenary.ToolFailure')

/** Thrown by a tool that can say more about its failure than a message. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure'
  readonly retryable: boolean
  readonly effect?: Effect

  constructor(message: string, options: ToolFailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.retryable = options.retryable ?? false
    if (options.effect !== undefined) this.effect = options.effect
    Object.defineProperty(this, brand, { value: true })
  }

  /** True for a ToolFailure of any copy of this package. */
  static isInstance(error: unknown): error is ToolFailure {
    return typeof error === 'object' && error !== null && Object.hasOwn(error, brand)
  }
}
