import { mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes what was created, renamed and removed in a directory outlast a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows opens no directories, and its journal keeps renames in order by itself.
  if (process.platform === 'win32') return
  await using handle = await open(directory, 'r')
  await handle.sync()
}

/**
 * Makes a directory that only its user can enter, with those above it, and returns once they are durable. Node's own
 * `recursive` is not used: it never ends where a file system has nothing to be made in a directory that is there, as in
 * /proc.
 */
export async function makeDirectory(directory: string): Promise<void> {
  if ((await makeOne(directory)) === undefined) return
  const above = dirname(directory)
  if (above !== directory) await makeDirectory(above)
  const failure = await makeOne(directory)
  if (failure !== undefined) throw failure
}

/** Undefined if the directory is there now; the error if there is nothing that it could be made in. */
async function makeOne(directory: string): Promise<Error | undefined> {
  try {
    await mkdir(directory, { mode: 0o700 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return error
    const found = await stat(directory).catch(() => undefined)
    if (found?.isDirectory()) return undefined
    throw error
  }
  await syncDirectory(dirname(directory))
  return undefined
}
