/** Tells a listener; its failure, at once or later, is the listener's. */
export function notify<T>(listener: ((value: T) => unknown) | undefined, value: T): void {
  try {
    const told = listener?.(value)
    if (told instanceof Promise) told.catch(() => undefined)
  } catch {
    // As said.
  }
}
