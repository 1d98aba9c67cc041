import { z } from 'zod'
import { bytesSchema } from './base64.ts'

/** Plain text. */
export interface TextBlock {
  readonly type: 'text'
  readonly text: string
}

/** Where the bytes of a media block are: exactly one of `data`, `url`, `fileId`. */
interface MediaSource {
  readonly data?: Uint8Array
  readonly url?: string
  readonly fileId?: string
  readonly mediaType: string
  /** A file name, for people. */
  readonly name?: string
}

/** A picture. */
export interface ImageBlock extends MediaSource {
  readonly type: 'image'
}
/** A sound. */
export interface AudioBlock extends MediaSource {
  readonly type: 'audio'
}
/** A film. */
export interface VideoBlock extends MediaSource {
  readonly type: 'video'
}
/** Any other file. */
export interface DocumentBlock extends MediaSource {
  readonly type: 'document'
}
/** A pointer to something that can be read elsewhere. */
export interface ResourceLinkBlock {
  readonly type: 'resource_link'
  readonly uri: string
  readonly name?: string
  readonly mediaType?: string
  readonly bytes?: number
}

export type MediaBlock = ImageBlock | AudioBlock | VideoBlock | DocumentBlock
export type ContentBlock = TextBlock | MediaBlock | ResourceLinkBlock

/** True for a block that has exactly one source. */
export function hasOneSource(block: Pick<MediaBlock, 'data' | 'url' | 'fileId'>): boolean {
  const sources = [block.data, block.url, block.fileId]
  return sources.filter((source) => source !== undefined).length === 1
}

const media = {
  data: bytesSchema.exactOptional(),
  url: z.string().exactOptional(),
  fileId: z.string().exactOptional(),
  mediaType: z.string().min(1),
  name: z.string().exactOptional(),
}
const oneSource = 'needs exactly one of data, url and fileId'

/** A content block; its bytes are base64 in JSON. */
export const contentBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image'), ...media }).refine(hasOneSource, oneSource),
  z.strictObject({ type: z.literal('audio'), ...media }).refine(hasOneSource, oneSource),
  z.strictObject({ type: z.literal('video'), ...media }).refine(hasOneSource, oneSource),
  z.strictObject({ type: z.literal('document'), ...media }).refine(hasOneSource, oneSource),
  z.strictObject({
    type: z.literal('resource_link'),
    uri: z.string().min(1),
    name: z.string().exactOptional(),
    mediaType: z.string().exactOptional(),
    bytes: z.int().nonnegative().exactOptional(),
  }),
])
