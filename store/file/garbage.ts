import { open, opendir, rmdir, stat, unlink } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

import { StoreError } from '../errors.ts'
import { readDescription } from './description.ts'
import { disk, diskIfThere } from './disk.ts'
import type { BlobPaths } from './layout.ts'
import { isOwnerName, parseName, pathsIn } from './layout.ts'
import { listPins, removePin } from './pins.ts'
import { removeBlob } from './remove-blob.ts'
import type { StateRules } from './state.ts'
import { isExpired, stateOf } from './state.ts'

/** What a sweep goes by. */
export interface GarbageRules extends StateRules {
  /** A part nobody has written to for so many milliseconds is that of a process that died. */
  readonly maxPartMs: number
  /** How long a blob lives that cannot say so itself, in milliseconds. */
  readonly ttlMs: number
}

/** One thing that nobody needs any more, or a directory that may be empty. */
export interface Garbage {
  readonly kind: 'blob' | 'part' | 'pin' | 'directory'
  /** Size of the file. */
  readonly bytes: number
  /** False if somebody else was faster. */
  remove(): Promise<boolean>
}

/** Looks through a store's directory. Whatever it gives stays garbage, whatever other processes do meanwhile. */
export async function* findGarbage(root: string, rules: GarbageRules): AsyncGenerator<Garbage> {
  for await (const owner of namesIn(root)) {
    if (!isOwnerName(owner)) continue
    const directory = join(root, owner)
    for await (const name of namesIn(directory)) yield* judge(directory, name, rules)
    yield emptyDirectory(directory)
  }
}

function judge(directory: string, name: string, rules: GarbageRules): AsyncIterable<Garbage> | [] {
  const parsed = parseName(name)
  if (parsed === undefined) return []
  const paths = pathsIn(directory, parsed.stem)
  switch (parsed.kind) {
    case 'blob':
      return judgeBlob(paths, rules)
    case 'part':
      return judgePart(paths.part, rules)
    case 'pins':
      return judgePins(paths)
    default:
      return parsed.kind satisfies never
  }
}

async function* judgeBlob(paths: BlobPaths, rules: GarbageRules): AsyncGenerator<Garbage> {
  const file = await diskIfThere(open(paths.blob, 'r'))
  if (file === undefined) return
  try {
    const ttlMs = (await ttlIn(file)) ?? rules.ttlMs
    const state = await stateOf(file, paths.pins, rules)
    for (const pin of state.lapsed) yield { kind: 'pin', bytes: 0, remove: () => removePin(pin) }
    if (!isExpired(state, ttlMs)) return
    const { size } = await disk(file.stat())
    yield { kind: 'blob', bytes: size, remove: () => removeBlob(paths) }
  } finally {
    await file.close()
  }
}

async function* judgePart(path: string, rules: GarbageRules): AsyncGenerator<Garbage> {
  const found = await diskIfThere(stat(path))
  if (found === undefined || rules.clock.now() - found.mtimeMs < rules.maxPartMs) return
  yield { kind: 'part', bytes: found.size, remove: () => removeFile(path) }
}

/** Pins whose blob is gone: no blob ever comes back under the same ref. */
async function* judgePins(paths: BlobPaths): AsyncGenerator<Garbage> {
  if ((await diskIfThere(stat(paths.blob))) !== undefined) return
  for (const pin of await listPins(paths.pins)) yield { kind: 'pin', bytes: 0, remove: () => removePin(pin) }
  yield emptyDirectory(paths.pins)
}

async function ttlIn(file: FileHandle): Promise<number | undefined> {
  try {
    return (await readDescription(file)).ttlMs
  } catch (error) {
    if (StoreError.isInstance(error) && error.code === 'corrupt') return undefined
    throw error
  }
}

async function removeFile(path: string): Promise<boolean> {
  return (await diskIfThere(unlink(path).then(() => true))) ?? false
}

/** The system itself refuses to remove a directory that has something in it. */
function emptyDirectory(path: string): Garbage {
  const remove = (): Promise<boolean> =>
    rmdir(path).then(
      () => true,
      () => false,
    )
  return { kind: 'directory', bytes: 0, remove }
}

async function* namesIn(directory: string): AsyncGenerator<string> {
  const found = await diskIfThere(opendir(directory))
  if (found === undefined) return
  for await (const entry of found) yield entry.name
}
