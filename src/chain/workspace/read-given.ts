import { mediaTypeOf, typeOfExtension } from '../../../store/index.ts'
import { CatenaryError } from '../../kernel/index.ts'
import type { InvokerSession, SessionOptions } from '../../invoker/index.ts'
import type { FileInput, RunOptions } from '../types.ts'
import { FileError } from './file-error.ts'
import { nameOf, resolvePath } from './resolve-path.ts'
import type { FileContent, GivenFile } from './types.ts'

/** A file as it was handed over, checked and copied: what happens to it later changes nothing. */
export interface ReadInput {
  readonly path: string
  readonly mediaType: string | undefined
  readonly data: Uint8Array | undefined
  readonly artifactRef: string | undefined
}

/**
 * Checks the files that a chain is given.
 * @throws CatenaryError `invalid_options` with the field's name
 */
export function readInputs(files: unknown): readonly ReadInput[] {
  if (files === undefined) return []
  if (!Array.isArray(files))
    throw refused('files', 'must be a list of { path, data } or { path, artifactRef }')
  const read = files.map((file: unknown, index) => readInput(file, `files[${index}]`))
  const [twice] = read.filter(({ path }, index) => read.findIndex((one) => one.path === path) !== index)
  if (twice !== undefined) throw refused('files', `has the path ${twice.path} twice`)
  return read
}

function readInput(file: unknown, field: string): ReadInput {
  if (typeof file !== 'object' || file === null)
    throw refused(field, 'must be { path, data } or { path, artifactRef }')
  const { path, data, artifactRef, mediaType } = file as Partial<FileInput>
  if (typeof path !== 'string')
    throw refused(`${field}.path`, 'must be a string, such as /workspace/data.csv')
  const isData = typeof data === 'string' || data instanceof Uint8Array
  if (data !== undefined && !isData) throw refused(`${field}.data`, 'must be a string or a Uint8Array')
  if (artifactRef !== undefined && typeof artifactRef !== 'string')
    throw refused(`${field}.artifactRef`, 'must be a string')
  if ((data === undefined) === (artifactRef === undefined))
    throw refused(field, 'needs exactly one of data and artifactRef')
  if (mediaType !== undefined && typeof mediaType !== 'string')
    throw refused(`${field}.mediaType`, 'must be a string')
  return {
    path: resolved(path, `${field}.path`),
    mediaType,
    data: data === undefined ? undefined : Uint8Array.from(Buffer.from(data)),
    artifactRef,
  }
}

function resolved(path: string, field: string): string {
  try {
    return resolvePath(path)
  } catch (error) {
    throw refused(
      field,
      `is no path of a file: ${error instanceof FileError ? error.message : 'it cannot be read'}`,
    )
  }
}

/** What a session is told of the files: artifacts among them are granted, and their paths are taken. */
export function grantsOf(
  { artifacts = [] }: Pick<RunOptions, 'artifacts'>,
  inputs: readonly ReadInput[],
): Pick<SessionOptions, 'artifacts' | 'takenPaths'> {
  return {
    artifacts: [...artifacts, ...inputs.flatMap(({ artifactRef }) => artifactRef ?? [])],
    takenPaths: inputs.map(({ path }) => path),
  }
}

/**
 * The contents of the files; an artifact is looked up, not read.
 * @throws CatenaryError `invalid_options` for one that is not there
 */
export async function resolveInputs(
  inputs: readonly ReadInput[],
  session: InvokerSession,
): Promise<readonly GivenFile[]> {
  const files: GivenFile[] = []
  for (const [index, { path, data, mediaType, artifactRef = '' }] of inputs.entries()) {
    if (data !== undefined) files.push([path, contentOfData(path, data, mediaType)])
    else {
      const found = await session.describeArtifact(artifactRef)
      if (!found.ok) throw refused(`files[${index}].artifactRef`, `cannot be used. ${found.message}`)
      const { bytes, sha256 } = found
      files.push([
        path,
        { bytes, sha256, mediaType: mediaType ?? typeAt(path, found.mediaType), artifactRef },
      ])
    }
  }
  return files
}

/** What was stored as bytes and no more is what its name says. */
function typeAt(path: string, stored: string): string {
  return stored === 'application/octet-stream' ? (typeOfExtension(extensionAt(path)) ?? stored) : stored
}

function extensionAt(path: string): string {
  return nameOf(path).split('.').slice(1).at(-1) ?? ''
}

function contentOfData(path: string, data: Uint8Array, mediaType: string | undefined): FileContent {
  const type = mediaType ?? mediaTypeOf(data, typeOfExtension(extensionAt(path)))
  return { bytes: data.byteLength, data, mediaType: type }
}

function refused(field: string, problem: string): CatenaryError {
  return new CatenaryError('invalid_options', `${field} ${problem}`, { field })
}
