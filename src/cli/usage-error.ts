/** Something on the command line cannot be used; its message names the flag and says what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
