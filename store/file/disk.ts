import { StoreError } from '../errors.ts'

/** The system's own name for what went wrong, `ENOENT` for instance. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Waits for the file system. @throws `unavailable` whatever goes wrong there */
export async function disk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

/** Waits for the file system, where a file that is not there is an answer. @throws `unavailable` */
export async function diskIfThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined
    throw unavailable(error)
  }
}

function unavailable(cause: unknown): StoreError {
  return new StoreError(
    'unavailable',
    `The store's directory could not be used (${errnoOf(cause) ?? 'unknown error'}). ` +
      'Check that it can be written to and that the disk has room, then try again.',
    { cause },
  )
}
