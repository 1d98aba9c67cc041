import { access, constants } from 'node:fs/promises'

import { FileBlobStore, MemoryBlobStore } from '../index.ts'
import type { ManagedBlobStore } from '../index.ts'
import type { S3BlobStore } from '../../store/s3.ts'
import { makeFolder } from './make-folder.ts'
import { openS3Store } from './open-s3-store.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

/** How long what a chain leaves in a store that outlasts it can be read, in milliseconds. */
const ttlMs = 24 * 60 * 60 * 1000
const prefix = 'file:'

/** What `--store` takes, for help and messages. */
export const storeKinds = 'memory, file:DIR, or s3://BUCKET/PREFIX?endpoint=URL&region=NAME&pathStyle=true'

/** Where large results rest. */
export interface OpenStore extends AsyncDisposable {
  readonly store: ManagedBlobStore
  /** As `--store` was given, when what is in it outlasts the process. */
  readonly lasting: string | undefined
  /** Makes what the store stands on; undefined where opening it has done so. */
  readonly init: S3BlobStore['init'] | undefined
}

/** Opens the store after `--store` for chains; a folder is tidied up at the end. @throws UsageError if there is no such kind, or it cannot be used */
export async function openStore(given: string): Promise<OpenStore> {
  const opened = await open(given)
  await checkReach(opened)
  return {
    ...opened,
    async [Symbol.asyncDispose]() {
      // What has expired is nobody's any more; that it stays a little longer is no failure.
      if (given.startsWith(prefix)) await opened.store.sweep().catch(() => undefined)
      await opened[Symbol.asyncDispose]()
    },
  }
}

/** Asks a service for something small: a bucket that cannot be used is told before anything runs. @throws UsageError */
async function checkReach({ store, init, [Symbol.asyncDispose]: close }: OpenStore): Promise<void> {
  if (init === undefined) return
  try {
    await store.exists(`art_${'0'.repeat(24)}`, { owner: 'nobody' })
  } catch (error) {
    await close()
    throw new UsageError(`--store: ${reasonOf(error)}`)
  }
}

/** Opens what an earlier chain used, to look into it; nothing is tidied up by itself. @throws UsageError */
export async function openLastingStore(given: string): Promise<OpenStore> {
  if (given !== 'memory') return open(given)
  throw new UsageError(
    '--store: what a chain left in memory is gone; run it with --store file:DIR or --store s3://BUCKET',
  )
}

async function open(given: string): Promise<OpenStore> {
  if (given === 'memory') return held(new MemoryBlobStore(), undefined)
  if (given.startsWith('s3://')) {
    const store = await openS3Store(given, ttlMs)
    return { ...held(store, given), init: async (options) => store.init(options) }
  }
  const directory = given.startsWith(prefix) ? given.slice(prefix.length) : ''
  if (directory === '') throw new UsageError(`--store: give ${storeKinds}`)
  try {
    await makeFolder(directory, 0o700)
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new UsageError(`--store: the folder ${directory} cannot be used (${reasonOf(error)})`)
  }
  return held(new FileBlobStore({ directory, ttlMs }), given)
}

function held(store: ManagedBlobStore, lasting: string | undefined): OpenStore {
  return { store, lasting, init: undefined, [Symbol.asyncDispose]: async () => store[Symbol.asyncDispose]() }
}
