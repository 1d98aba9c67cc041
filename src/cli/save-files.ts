import { tenantOwner } from '../index.ts'
import type { BlobStore, ChainFile, ChainRunOk, ChainRunResult } from '../index.ts'
import type { Output } from './output.ts'
import { reasonOf } from './reason-of.ts'
import type { Workspace } from './workspace.ts'

/** Where the value of a chain goes when it is too large to be shown; `2` and so on where a file has that name. */
function valuePathOf(files: readonly ChainFile[]): string {
  const taken = new Set(files.map(({ path }) => path))
  let path = '/workspace/result.json'
  for (let n = 2; taken.has(path); n += 1) path = `/workspace/result-${n}.json`
  return path
}

export interface SaveOptions {
  readonly store: BlobStore
  readonly tenant: string
  /** Absent: the files are listed and stay where they are. */
  readonly workspace: Workspace | undefined
  readonly output: Output
}

/** Writes the files of a chain, and a value that was too large to show, to the user's folder; says if all went well. */
export async function saveFiles(result: ChainRunResult, options: SaveOptions): Promise<'saved' | 'failed'> {
  const large = result.status === 'ok' && options.workspace !== undefined ? largeValue(result) : []
  let outcome: 'saved' | 'failed' = 'saved'
  for (const file of [...result.files, ...large]) {
    if (!(await saveFile(file, options))) outcome = 'failed'
  }
  return outcome
}

type Saved = Pick<ChainFile, 'path' | 'mediaType' | 'bytes' | 'artifactRef' | 'data'>

function largeValue({ artifactRef, bytes, files }: ChainRunOk): readonly Saved[] {
  return artifactRef === undefined
    ? []
    : [{ path: valuePathOf(files), mediaType: 'application/json', bytes, artifactRef }]
}

async function saveFile(file: Saved, { store, tenant, workspace, output }: SaveOptions): Promise<boolean> {
  const what = `${file.mediaType}, ${file.bytes} bytes`
  if (workspace === undefined) {
    output.note('[file]', `${file.path} (${what}); --workspace DIR writes it to a folder`)
    return true
  }
  try {
    const path = await workspace.save(file.path, contentOf(file, store, tenantOwner(tenant)))
    output.note('[file]', `${path} (${what})`)
    return true
  } catch (error) {
    output.note('catenary:', `--workspace: ${file.path} was not written: ${reasonOf(error)}`)
    return false
  }
}

async function* contentOf(
  { artifactRef, data }: Saved,
  store: BlobStore,
  owner: string,
): AsyncGenerator<Uint8Array> {
  if (artifactRef !== undefined) yield* store.read(artifactRef, { owner })
  else if (data !== undefined) yield data
  else throw new Error('its bytes were not kept')
}
