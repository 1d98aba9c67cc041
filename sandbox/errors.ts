/** The one error class of the sandbox room: options that cannot be used. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError'
  readonly code = 'invalid_options'
  /** The option at fault. */
  readonly field: string

  constructor(field: string, rule: string) {
    super(`sandbox.${field} ${rule}`)
    this.field = field
  }
}
