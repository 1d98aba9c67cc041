import { randomBytes } from 'node:crypto'

import type { BlobBucket } from './blob-bucket.ts'
import type { BlobKeys } from './layout.ts'

/**
 * Removes a blob; false if somebody else was faster. The service does not say who removed an object, but it does say who
 * made one: whoever makes `gone` while the blob is there is the one.
 */
export async function removeBlob(bucket: BlobBucket, keys: BlobKeys): Promise<boolean> {
  if (!(await bucket.claim(keys.gone, randomBytes(16).toString('hex')))) return false
  // Somebody may have removed it, `gone` and all, just before.
  const wasThere = await bucket.exists(keys.info)
  await emptyFolder(bucket, keys)
  return wasThere
}

/** Removes everything of a blob that is gone, the sign of it last. */
export async function emptyFolder(bucket: BlobBucket, keys: BlobKeys): Promise<void> {
  const found: string[] = []
  for await (const { key } of bucket.list(keys.folder)) if (key !== keys.gone) found.push(key)
  for (const key of found) await bucket.remove(key)
  await bucket.remove(keys.gone)
}
