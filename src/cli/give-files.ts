import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, normalize } from 'node:path'

import { tenantOwner } from '../index.ts'
import type { BlobStore, FileInput } from '../index.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

/** Where the files go on their way to the chain. */
export interface GiveOptions {
  readonly store: BlobStore
  readonly tenant: string
}

/** Stores the files of `--file`, `path` or `name=path`, for the chain to find in its workspace. @throws UsageError */
export async function giveFiles(
  given: readonly string[],
  options: GiveOptions,
): Promise<readonly FileInput[]> {
  const files: FileInput[] = []
  for (const one of given) files.push(await giveFile(one, options))
  return files
}

async function giveFile(given: string, { store, tenant }: GiveOptions): Promise<FileInput> {
  const [, name, path = given] = /^([^=]+)=(.+)$/s.exec(given) ?? []
  const place = normalize(name ?? basename(path))
  if (place.startsWith('/') || place.startsWith('..') || place === '.')
    throw new UsageError(`--file: ${name ?? path} is no name below /workspace; give NAME=PATH`)
  try {
    if (!(await stat(path)).isFile()) throw new Error('it is no file')
    const { ref } = await store.store(createReadStream(path), { owner: tenantOwner(tenant) })
    return { path: place, artifactRef: ref }
  } catch (error) {
    throw new UsageError(`--file: ${path} cannot be given (${reasonOf(error)})`)
  }
}
