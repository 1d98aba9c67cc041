import { hash } from 'node:crypto'
import { extensionOf, mediaTypeOf } from '../../store/index.ts'
import type { ChainFile, MediaBlock } from '../kernel/index.ts'
import type { Call } from './call.ts'

/** A block whose bytes are at hand. */
export type DataBlock = MediaBlock & { readonly data: Uint8Array }

/** Bytes as a file of the session: in the store, or with their data. Undefined if the call ended meanwhile. */
export async function keepFile(call: Call, block: DataBlock): Promise<ChainFile | undefined> {
  const { session } = call
  const mediaType = mediaTypeOf(block.data, block.mediaType)
  const path = session.nextFilePath(safeName(call.tool), extensionOf(mediaType))
  if (session.host.store === undefined) {
    const data = Uint8Array.from(block.data)
    return Object.freeze({ path, mediaType, bytes: data.byteLength, sha256: hash('sha256', data), data })
  }
  const info = await session.artifacts.keep(call, block.data, { mediaType })
  if (info === undefined) return undefined
  return Object.freeze({ path, mediaType, bytes: info.bytes, sha256: info.sha256, artifactRef: info.ref })
}

/** A tool's name as a part of a file name, whatever it is. */
function safeName(tool: string): string {
  const safe = tool.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 64)
  return /[A-Za-z0-9]/.test(safe) ? safe : 'tool'
}
