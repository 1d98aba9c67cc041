/** Why a bridge gave up on its other end. */
export type BridgeErrorCode = 'protocol' | 'name_collision'

/** The one error class of the bridge room. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError'
  readonly code: BridgeErrorCode

  constructor(code: BridgeErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
