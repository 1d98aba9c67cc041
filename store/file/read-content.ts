import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'

import { corrupt } from '../errors.ts'
import type { Bounds } from '../range.ts'
import { weigh } from '../weigh.ts'
import type { Description } from './description.ts'
import { disk } from './disk.ts'

const chunkBytes = 64 * 1024

/**
 * The bytes of a blob's content within bounds. Of the whole content the digest is verified before the last chunk is
 * given; of a part only that it is as long as it should be. @throws `corrupt`, `unavailable`
 */
export async function* readContent(
  file: FileHandle,
  description: Description,
  { from, to }: Bounds,
): AsyncGenerator<Uint8Array> {
  const hash = from === 0 && to === description.bytes ? createHash('sha256') : undefined
  for (let at = from; at < to;) {
    const chunk = new Uint8Array(Math.min(chunkBytes, to - at))
    const { bytesRead } = await disk(file.read(chunk, 0, chunk.length, at))
    if (bytesRead === 0) throw corrupt()
    at += bytesRead
    const bytes = bytesRead === chunk.length ? chunk : chunk.slice(0, bytesRead)
    hash?.update(bytes)
    if (at === to && hash !== undefined && hash.digest('hex') !== description.sha256) throw corrupt()
    weigh(bytes)
    yield bytes
  }
}
