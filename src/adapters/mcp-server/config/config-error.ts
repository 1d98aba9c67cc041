export type McpConfigErrorCode = 'unreadable' | 'not_json' | 'invalid' | 'missing_variable' | 'not_writable'

/** A configuration that cannot be used. The message names the field, and never shows a value. */
export class McpConfigError extends Error {
  override readonly name = 'McpConfigError'
  readonly code: McpConfigErrorCode
  readonly field?: string

  constructor(code: McpConfigErrorCode, message: string, field?: string) {
    super(message)
    this.code = code
    if (field !== undefined) this.field = field
  }
}
