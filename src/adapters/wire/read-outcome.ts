import type { ChainFile, InvocationOutcome, InvokerSession } from '../../index.ts'

/** A picture that a vendor takes as it is. */
export interface WireImage {
  readonly mediaType: 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'
  readonly base64: string
}

/** An outcome as a model is told of it. */
export interface ReadOutcome {
  readonly text: string
  readonly images: readonly WireImage[]
  readonly isError: boolean
}

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** Vendors refuse larger ones. */
const maxImageBytes = 3_750_000

/** What a call came to, its pictures as pictures and its other files by name. */
export async function readOutcome(
  { result, valueJson }: InvocationOutcome,
  session: InvokerSession,
): Promise<ReadOutcome> {
  const images: WireImage[] = []
  const named: string[] = []
  for (const file of result.files) {
    const image = await imageOf(file, session)
    if (image === undefined) named.push(`File: ${file.path} (${file.mediaType}, ${file.bytes} bytes)`)
    else images.push(image)
  }
  const isData = result.status === 'ok' && result.artifactRef === undefined && result.structured !== undefined
  const told = isData ? (valueJson ?? JSON.stringify(result.structured)) : result.text
  const ref = result.artifactRef === undefined ? [] : [`Stored as artifact ${result.artifactRef}.`]
  return {
    text: [told, ...ref, ...named].filter((line) => line !== '').join('\n'),
    images,
    isError: result.status !== 'ok',
  }
}

async function imageOf(file: ChainFile, session: InvokerSession): Promise<WireImage | undefined> {
  const mediaType = imageTypes.find((type) => type === file.mediaType)
  if (mediaType === undefined || file.bytes > maxImageBytes) return undefined
  const data = file.data ?? (await stored(file, session))
  return data === undefined ? undefined : { mediaType, base64: Buffer.from(data).toString('base64') }
}

async function stored(
  { artifactRef, bytes }: ChainFile,
  session: InvokerSession,
): Promise<Uint8Array | undefined> {
  if (artifactRef === undefined) return undefined
  const read = await session.readArtifact(artifactRef, { from: 0, to: bytes })
  return read.ok ? read.bytes : undefined
}
