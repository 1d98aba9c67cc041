import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

import type { BlobInfo } from '../types.ts'
import type { Description } from './description.ts'
import { readDescription } from './description.ts'
import { diskIfThere } from './disk.ts'
import type { BlobPaths } from './layout.ts'
import type { Pin } from './pins.ts'
import type { BlobState, StateRules } from './state.ts'
import { isExpired, stateOf } from './state.ts'

/** A blob that has not expired, open: its content stays readable even when somebody deletes it. */
export interface LiveBlob extends AsyncDisposable {
  readonly paths: BlobPaths
  readonly file: FileHandle
  readonly description: Description
  readonly state: BlobState
}

/**
 * Opens a blob; undefined when it is missing or has expired.
 * @param own a pin that does not count, since its maker asks whether it came in time
 * @throws `corrupt`, `unavailable`
 */
export async function openLive(
  paths: BlobPaths,
  rules: StateRules,
  own?: Pin,
): Promise<LiveBlob | undefined> {
  const file = await diskIfThere(open(paths.blob, 'r'))
  if (file === undefined) return undefined
  try {
    const description = await readDescription(file)
    const state = await stateOf(file, paths.pins, rules)
    const others = state.pins.filter((pin) => pin.path !== own?.path)
    if (!isExpired({ ...state, pins: others }, description.ttlMs)) {
      return { paths, file, description, state, [Symbol.asyncDispose]: () => file.close() }
    }
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return undefined
}

/** What is known about an open blob. */
export function infoOf(ref: string, { description, state }: LiveBlob): BlobInfo {
  const { mediaType, bytes, sha256, storedAt, ttlMs } = description
  const pins = state.pins.length
  return {
    ref,
    mediaType,
    bytes,
    sha256,
    storedAt,
    pins,
    ...(pins === 0 && { expiresAt: state.since + ttlMs }),
  }
}
