import type { MediaBlock } from '../../index.ts'

const maxName = 200

/** Bytes or text of a server, and what it says of them. */
export interface MediaSource {
  readonly base64?: string
  readonly text?: string
  readonly mediaType: string
  readonly uri?: string
}

/** A server's bytes or text as a file to be. */
export function mediaBlock({ base64, text, mediaType, uri }: MediaSource): MediaBlock {
  const type = typeOf(mediaType)
  const name = uri === undefined ? undefined : nameOf(uri)
  return {
    type,
    data: base64 === undefined ? Buffer.from(text ?? '') : Buffer.from(base64, 'base64'),
    mediaType: /^[\w.+-]+\/[\w.+-]+/.test(mediaType) ? mediaType : 'application/octet-stream',
    ...(name === undefined || name === '' ? {} : { name }),
  }
}

function typeOf(mediaType: string): MediaBlock['type'] {
  if (mediaType.startsWith('image/')) return 'image'
  if (mediaType.startsWith('audio/')) return 'audio'
  return mediaType.startsWith('video/') ? 'video' : 'document'
}

/** The last part of an address, for people. */
function nameOf(uri: string): string {
  const last = uri.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return last.replace(/[\p{C}]/gu, '').slice(0, maxName)
}
