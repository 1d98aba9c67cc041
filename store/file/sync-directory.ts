import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes what was created, renamed and removed in a directory outlast a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  // Windows opens no directories, and its journal keeps renames in order by itself.
  if (process.platform === 'win32') return
  await using handle = await open(directory, 'r')
  await handle.sync()
}

/** Makes a directory that only its user can enter, with those above it, and returns once they are durable. */
export async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = directory; made.length >= first.length; made = dirname(made))
    await syncDirectory(dirname(made))
}
