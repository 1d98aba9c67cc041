import { z } from 'zod'

/** What a tool is handed in the place of an artifact. */
export type ArtifactForm = 'bytes' | 'text' | 'json' | 'base64' | 'stream'

/** An artifact that is read while it is used: never in memory whole. Each iteration reads it anew. */
export interface ArtifactStream extends AsyncIterable<Uint8Array> {
  /** Size in bytes. */
  readonly bytes: number
  readonly mediaType: string
  /** Lower-case hexadecimal SHA-256. */
  readonly sha256: string
}

/** The type of each form. */
export interface ArtifactValues {
  readonly bytes: Uint8Array
  readonly text: string
  readonly json: unknown
  readonly base64: string
  readonly stream: ArtifactStream
}

/** The key of a JSON Schema under which an argument says how it takes an artifact. */
export const artifactKey = 'x-catenary-artifact'

/** All forms. */
const artifactForms: readonly ArtifactForm[] = ['bytes', 'text', 'json', 'base64', 'stream']

/** True for the name of a form. */
export function isArtifactForm(value: unknown): value is ArtifactForm {
  return artifactForms.some((form) => form === value)
}

/** True for an artifact that is handed over as a stream. */
function isArtifactStream(value: unknown): value is ArtifactStream {
  return (
    typeof value === 'object' &&
    value !== null &&
    Symbol.asyncIterator in value &&
    'bytes' in value &&
    'mediaType' in value
  )
}

const checks: { readonly [F in ArtifactForm]: (value: unknown) => boolean } = {
  bytes: (value) => value instanceof Uint8Array,
  text: (value) => typeof value === 'string',
  json: () => true,
  base64: (value) => typeof value === 'string',
  stream: isArtifactStream,
}

/** A zod schema for an argument that takes an artifact in this form. */
export function artifactArgument<F extends ArtifactForm>(form: F): z.ZodType<ArtifactValues[F]> {
  return z
    .custom<ArtifactValues[F]>(checks[form], `must be an artifact: it is taken as ${form}`)
    .meta({ [artifactKey]: form })
}
