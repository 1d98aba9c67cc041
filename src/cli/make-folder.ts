import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it, unless it is there. Node's own `recursive` is not used: it never ends where a file
 * system has nothing to be made below a folder that is there, as in /proc. Rejects with the reason of the system.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  if ((await makeOne(path, mode)) === undefined) return
  const above = dirname(path)
  if (above !== path) await makeFolder(above, mode)
  const failure = await makeOne(path, mode)
  if (failure !== undefined) throw failure
}

/** Undefined if the folder is there now; the error if there is nothing that it could be made in. */
async function makeOne(path: string, mode: number): Promise<Error | undefined> {
  try {
    await mkdir(path, { mode })
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error
    const found = await stat(path).catch(() => undefined)
    if (found?.isDirectory()) return undefined
    throw error
  }
}
