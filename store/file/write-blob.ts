import { createHash } from 'node:crypto'
import { open, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

import { takenRef } from '../ref.ts'
import type { Description } from './description.ts'
import { encodeTail } from './description.ts'
import { disk, diskIfThere, errnoOf } from './disk.ts'
import type { BlobPaths } from './layout.ts'
import { makeDirectory, syncDirectory } from './sync-directory.ts'

const bufferBytes = 256 * 1024

/** What is known of content once all of it has been seen. */
export interface Digest {
  readonly bytes: number
  readonly sha256: string
}

/**
 * Writes a blob beside its place, then moves it there in one step: nobody ever sees half of one. When it fails, or
 * `describe` throws, nothing is left. Returns once the blob is durable.
 * @throws `unavailable`, `invalid_argument` if there is already a blob of this ref
 */
export async function writeBlob(
  paths: BlobPaths,
  chunks: AsyncIterable<Uint8Array>,
  describe: (digest: Digest) => Description,
): Promise<Description> {
  const part = await createPart(paths)
  try {
    // Only the creator of the part may go on to the blob, so what is absent now stays absent.
    if ((await diskIfThere(stat(paths.blob))) !== undefined) throw takenRef()
    const description = describe(await writeContent(part, chunks))
    await disk(part.writeFile(encodeTail(description)))
    await disk(part.utimes(description.storedAt / 1000, description.storedAt / 1000))
    await disk(part.sync())
    await part.close()
    await disk(rename(paths.part, paths.blob))
    await disk(syncDirectory(paths.directory))
    return description
  } catch (error) {
    await part.close().catch(() => undefined)
    await rm(paths.part, { force: true }).catch(() => undefined)
    throw error
  }
}

async function createPart(paths: BlobPaths): Promise<FileHandle> {
  // More than once: a sweep may remove the owner's directory, empty until now, between the two steps.
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open(paths.part, 'wx', 0o600)
    } catch (error) {
      if (errnoOf(error) === 'EEXIST') throw takenRef()
      if (errnoOf(error) !== 'ENOENT' || attempt === 4) return disk(Promise.reject(error))
      await disk(makeDirectory(paths.directory))
    }
  }
}

/** Writes in large pieces whatever the size of the chunks, and digests what is written, not what came. */
async function writeContent(part: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<Digest> {
  const hash = createHash('sha256')
  const buffer = new Uint8Array(bufferBytes)
  let bytes = 0
  let filled = 0
  const flush = async (): Promise<void> => {
    const piece = buffer.subarray(0, filled)
    hash.update(piece)
    await disk(part.writeFile(piece))
    bytes += filled
    filled = 0
  }
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + bufferBytes - filled)
      buffer.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled === bufferBytes) await flush()
    }
  }
  await flush()
  return { bytes, sha256: hash.digest('hex') }
}
