import { randomBytes } from 'node:crypto'

import { StoreError } from '../errors.ts'
import type { SweepOptions, SweepReport } from '../types.ts'
import { describe, isExpired } from './blob.ts'
import type { BlobBucket } from './blob-bucket.ts'
import { voidPrefix } from './description.ts'
import type { Garbage, SweepPlace } from './garbage.ts'
import { folderOf, keysIn } from './layout.ts'
import type { BlobKeys } from './layout.ts'
import { lostUploads } from './lost-uploads.ts'
import { emptyFolder, removeBlob } from './remove-blob.ts'
import { stateOf } from './state.ts'
import type { BlobState } from './state.ts'
import type { S3Description, StoredObject } from './types.ts'

/** Removes from a store's prefix what nobody needs any more, or counts it. @throws `unavailable` */
export async function sweep(place: SweepPlace, { mode }: SweepOptions): Promise<SweepReport> {
  const counts = { blob: 0, part: 0, pin: 0, rest: 0 } satisfies Record<Garbage['kind'], number>
  let bytes = 0
  for await (const garbage of findGarbage(place)) {
    if (mode !== 'report' && !(await garbage.remove())) continue
    counts[garbage.kind] += 1
    bytes += garbage.bytes
  }
  return { blobs: counts.blob, bytes, parts: counts.part, pins: counts.pin }
}

async function* findGarbage(place: SweepPlace): AsyncGenerator<Garbage> {
  for await (const folder of foldersIn(place)) yield* judge(place, folder)
  yield* lostUploads(place)
}

/** A blob's folder as one listing of everything shows it. */
interface Folder {
  readonly keys: BlobKeys
  readonly objects: readonly StoredObject[]
  /** When its listing began at the latest, in milliseconds since the epoch. */
  readonly now: number
}

async function* foldersIn({ bucket, prefix, rules }: SweepPlace): AsyncGenerator<Folder> {
  const now = Math.trunc(rules.clock.now())
  let current: string | undefined
  let objects: StoredObject[] = []
  for await (const object of bucket.list(prefix)) {
    const folder = folderOf(prefix, object.key)
    if (folder === undefined) continue
    if (current !== undefined && folder !== current) yield { keys: keysIn(current), objects, now }
    if (folder !== current) objects = []
    current = folder
    objects.push(object)
  }
  if (current !== undefined) yield { keys: keysIn(current), objects, now }
}

async function* judge(place: SweepPlace, folder: Folder): AsyncGenerator<Garbage> {
  const { bucket, rules } = place
  const { keys, objects, now } = folder
  const state = stateOf(keys, objects, { now, maxPinMs: rules.maxPinMs })
  const bytes = objects.reduce((sum, object) => sum + object.bytes, 0)
  const isOld = ({ modifiedAt }: StoredObject): boolean => now - modifiedAt >= rules.maxPartMs
  const all = async (): Promise<boolean> => emptyFolder(bucket, keys).then(() => true)
  const find = (key: string): StoredObject | undefined => objects.find((object) => object.key === key)
  const gone = find(keys.gone)
  const content = objects.filter(({ key }) => key.startsWith(keys.content('')))
  // Who began to remove it may still do so.
  if (gone !== undefined) {
    if (isOld(gone)) yield { kind: 'blob', bytes, remove: all }
  } else if (find(keys.info) !== undefined) {
    yield* judgeBlob(place, folder, state)
  } else if (content.length > 0) {
    if (content.every(isOld)) yield { kind: 'part', bytes, remove: () => giveUp(bucket, keys) }
  } else if (!(await bucket.exists(keys.info))) {
    // Asked once more: a blob that was stored and pinned meanwhile may show its pin alone.
    for (const _ of [...state.pins, ...state.lapsed])
      yield { kind: 'pin', bytes: 0, remove: async () => true }
    yield { kind: 'rest', bytes, remove: all }
  }
}

async function* judgeBlob(place: SweepPlace, folder: Folder, state: BlobState): AsyncGenerator<Garbage> {
  const { bucket, rules } = place
  const { keys, objects } = folder
  const bytes = objects.reduce((sum, object) => sum + object.bytes, 0)
  const described = await describeAnyhow(place, folder)
  if (described === undefined) {
    // Void, or gone meanwhile: then there is nothing left to remove.
    yield { kind: 'part', bytes, remove: async () => emptyFolder(bucket, keys).then(() => true) }
    return
  }
  for (const { name } of state.lapsed)
    yield { kind: 'pin', bytes: 0, remove: async () => bucket.remove(keys.pin(name)).then(() => true) }
  for (const taken of state.taken.filter(({ modifiedAt }) => folder.now - modifiedAt >= rules.maxPartMs))
    yield { kind: 'rest', bytes: 0, remove: async () => finishTaking(bucket, keys, taken) }
  if (!(await isExpired(bucket, { keys, description: described, state }, rules))) return
  yield { kind: 'blob', bytes, remove: () => removeBlob(bucket, keys) }
}

/** The description, or in the place of a damaged one what is known from outside; undefined for none. */
async function describeAnyhow(
  { bucket, rules }: SweepPlace,
  { keys, objects }: Folder,
): Promise<S3Description | undefined> {
  try {
    return await describe(bucket, keys)
  } catch (error) {
    if (!StoreError.isInstance(error) || error.code !== 'corrupt') throw error
    const storedAt = Math.max(...objects.map(({ modifiedAt }) => modifiedAt))
    const unknown = { mediaType: '', bytes: 0, sha256: '', content: '', etag: '' }
    return { version: 1, ...unknown, storedAt, ttlMs: rules.ttlMs }
  }
}

/** Takes the place of the description, so that the upload, if it lives after all, ends with an error. */
async function giveUp(bucket: BlobBucket, keys: BlobKeys): Promise<boolean> {
  if (!(await bucket.claim(keys.info, voidPrefix + randomBytes(16).toString('hex')))) return false
  await emptyFolder(bucket, keys)
  return true
}

async function finishTaking(bucket: BlobBucket, keys: BlobKeys, { key }: StoredObject): Promise<boolean> {
  await bucket.remove(keys.pin(key.slice(keys.taken('').length)))
  await bucket.remove(key)
  return true
}
