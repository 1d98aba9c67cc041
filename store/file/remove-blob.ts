import { rm, unlink } from 'node:fs/promises'

import { diskIfThere } from './disk.ts'
import type { BlobPaths } from './layout.ts'

/** Removes a blob, then its pins. False if somebody else was faster. @throws `unavailable` */
export async function removeBlob(paths: BlobPaths): Promise<boolean> {
  const removed = await diskIfThere(unlink(paths.blob).then(() => true))
  // A pin made at this moment keeps the directory from going; the next sweep sees that its blob is gone.
  await rm(paths.pins, { recursive: true, force: true }).catch(() => undefined)
  return removed ?? false
}
