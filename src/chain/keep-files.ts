import { hash } from 'node:crypto'

import type { BlobStore } from '../../store/index.ts'
import { tenantOwner, type InvokerSession } from '../invoker/index.ts'
import type { ChainFile } from '../kernel/index.ts'
import type { FileContent, Workspace } from './workspace/index.ts'

/** Where the files go. */
export interface KeepOptions {
  readonly session: InvokerSession
  readonly store: BlobStore | undefined
}

/** What a chain leaves behind, and the first file that could not be stored. */
export interface KeptFiles {
  readonly files: readonly ChainFile[]
  readonly failed: { readonly path: string; readonly error: unknown } | undefined
}

/** The files of a chain that is over: what its tools made, then what its script wrote, stored for the tenant. */
export async function keepFiles(workspace: Workspace | undefined, options: KeepOptions): Promise<KeptFiles> {
  const files = [...options.session.files]
  let failed: KeptFiles['failed']
  for (const [path, content] of workspace?.written ?? []) {
    try {
      files.push(await keepFile(path, content, options))
    } catch (error) {
      failed ??= { path, error }
    }
  }
  return { files, failed }
}

async function keepFile(
  path: string,
  { bytes, mediaType, sha256, data, artifactRef }: FileContent,
  { session, store }: KeepOptions,
): Promise<ChainFile> {
  if (artifactRef !== undefined && sha256 !== undefined)
    return { path, mediaType, bytes, sha256, artifactRef }
  const content = data ?? new Uint8Array()
  const owner = tenantOwner(session.meta.tenant)
  const signal = AbortSignal.timeout(session.policy.callTimeoutMs)
  if (store === undefined) return { path, mediaType, bytes, sha256: hash('sha256', content), data: content }
  const info =
    artifactRef === undefined
      ? await store.store(content, { owner, mediaType, signal })
      : await store.info(artifactRef, { owner, signal })
  return { path, mediaType, bytes, sha256: info.sha256, artifactRef: info.ref }
}
