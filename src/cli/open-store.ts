import { access, constants, mkdir } from 'node:fs/promises'

import { FileBlobStore, MemoryBlobStore } from '../index.ts'
import type { BlobStore } from '../index.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

/** How long what a chain leaves in a store on disk can be read, in milliseconds. */
const ttlMs = 24 * 60 * 60 * 1000
const prefix = 'file:'

/** Where large results rest, and the folder if they outlast the process. */
export interface OpenStore extends AsyncDisposable {
  readonly store: BlobStore
  readonly directory: string | undefined
}

/** Opens the store after `--store`. @throws UsageError if there is no such kind, or its folder cannot be used */
export async function openStore(given: string): Promise<OpenStore> {
  if (given === 'memory') return held(new MemoryBlobStore(), undefined)
  const directory = given.startsWith(prefix) ? given.slice(prefix.length) : ''
  if (directory === '')
    throw new UsageError('--store: give memory, or file:DIR with a folder for the results')
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new UsageError(`--store: the folder ${directory} cannot be used (${reasonOf(error)})`)
  }
  return held(new FileBlobStore({ directory, ttlMs }), directory)
}

function held(store: MemoryBlobStore | FileBlobStore, directory: string | undefined): OpenStore {
  return {
    store,
    directory,
    async [Symbol.asyncDispose]() {
      // What has expired is nobody's any more; that it stays a little longer is no failure.
      if (directory !== undefined) await store.sweep().catch(() => undefined)
      await store[Symbol.asyncDispose]()
    },
  }
}
