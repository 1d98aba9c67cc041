/** That a tool's own check of something failed, as it is told; `error` is what the check threw. */
export function failedCheck(what: string, error?: unknown): string {
  // Nothing that could be sent instead would mend a schema that V8's stack is too small for.
  const isStackOut = error instanceof RangeError && error.message.includes('call stack')
  return `the tool's own check of ${what} failed${isStackOut ? ', since its schema is too large to be compiled' : ''}`
}
