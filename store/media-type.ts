import { extensions, suffixes } from './extensions.ts'

/** How many bytes from the beginning decide what content is. */
const sniffBytes = 4096

/** A file, an empty archive, a part of a split one. */
const zipStarts = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']

/** Looks at the beginning of some content, a character a byte. */
type Recogniser = (head: string) => string | undefined

const recognisers: readonly Recogniser[] = [
  (head) => (head.startsWith('\x89PNG\r\n\x1a\n') ? 'image/png' : undefined),
  (head) => (head.startsWith('\xff\xd8\xff') ? 'image/jpeg' : undefined),
  (head) => (head.startsWith('GIF87a') || head.startsWith('GIF89a') ? 'image/gif' : undefined),
  (head) => (head.startsWith('%PDF-') ? 'application/pdf' : undefined),
  (head) => (zipStarts.some((start) => head.startsWith(start)) ? 'application/zip' : undefined),
  (head) => (head.startsWith('\x1f\x8b\x08') ? 'application/gzip' : undefined),
  riff,
  ogg,
  isoMedia,
  matroska,
  mp3,
  svg,
]

/** Containers, and the declared types that say more exactly what is in one. */
const refinements: ReadonlyMap<string, RegExp> = new Map([
  ['application/zip', /^application\/(?:vnd\.|x-|java-archive$)|\+zip$/],
  ['application/gzip', /^application\/(?:x-|vnd\.)|\+gzip$/],
  ['audio/ogg', /^(?:audio|video|application)\/(?:ogg|opus|vorbis)$/],
  ['video/mp4', /^audio\/(?:mp4|x-m4a)$|^video\/(?:3gpp2?|x-m4v)$/],
  ['video/webm', /^audio\/webm$/],
])

/** What the first bytes say that content is: its media type, or undefined when they say nothing. */
export function sniffMediaType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, sniffBytes)).toString('latin1')
  for (const recognise of recognisers) {
    const mediaType = recognise(head)
    if (mediaType !== undefined) return mediaType
  }
  return undefined
}

/**
 * What content really is: what its first bytes say, whatever was declared; the declared type where they say nothing
 * or only name the container (a spreadsheet is a ZIP); else `application/octet-stream`.
 */
export function mediaTypeOf(bytes: Uint8Array, declared?: string): string {
  const named = declared === undefined || declared === '' ? undefined : declared
  const sniffed = sniffMediaType(bytes)
  if (sniffed === undefined) return named ?? 'application/octet-stream'
  const refinement = refinements.get(sniffed)
  return named !== undefined && refinement?.test(essenceOf(named)) === true ? named : sniffed
}

/** The file extension of a media type, without a dot; `bin` when it is unknown. Safe in any path. */
export function extensionOf(mediaType: string): string {
  const essence = essenceOf(mediaType)
  const suffix = essence.slice(essence.lastIndexOf('+') + 1)
  return extensions.get(essence) ?? (essence.includes('+') ? suffixes.get(suffix) : undefined) ?? 'bin'
}

const types: ReadonlyMap<string, string> = new Map(
  [...extensions].toReversed().map(([mediaType, extension]) => [extension, mediaType]),
)

/** The media type that a file extension, without a dot, stands for; undefined when it is unknown. */
export function typeOfExtension(extension: string): string | undefined {
  return types.get(extension.toLowerCase())
}

/** A media type without its parameters, in lower case. */
function essenceOf(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

function riff(head: string): string | undefined {
  if (!head.startsWith('RIFF')) return undefined
  if (head.startsWith('WEBP', 8)) return 'image/webp'
  return head.startsWith('WAVE', 8) ? 'audio/wav' : undefined
}

function ogg(head: string): string | undefined {
  if (!head.startsWith('OggS')) return undefined
  return head.includes('\x80theora') ? 'video/ogg' : 'audio/ogg'
}

function isoMedia(head: string): string | undefined {
  if (!head.startsWith('ftyp', 4)) return undefined
  const brand = head.slice(8, 12)
  if (brand === 'avif' || brand === 'avis') return 'image/avif'
  if (brand === 'heic' || brand === 'heix' || brand === 'mif1') return 'image/heic'
  if (brand === 'qt  ') return 'video/quicktime'
  return brand === 'M4A ' || brand === 'M4B ' ? 'audio/mp4' : 'video/mp4'
}

function matroska(head: string): string | undefined {
  if (!head.startsWith('\x1a\x45\xdf\xa3')) return undefined
  const doctype = head.slice(0, 64)
  if (doctype.includes('webm')) return 'video/webm'
  return doctype.includes('matroska') ? 'video/x-matroska' : undefined
}

/** A tag, or the header of a layer III frame. Layer I is left out: its first bytes are also a UTF-16 byte order mark. */
function mp3(head: string): string | undefined {
  if (head.startsWith('ID3')) return 'audio/mpeg'
  const version = head.charCodeAt(1)
  const rates = head.charCodeAt(2)
  const isLayer3 = head.startsWith('\xff') && (version & 0xe6) === 0xe2 && (version & 0x18) !== 0x08
  const hasRates = (rates & 0xf0) !== 0xf0 && (rates & 0xf0) !== 0 && (rates & 0x0c) !== 0x0c
  return isLayer3 && hasRates ? 'audio/mpeg' : undefined
}

/** Steps over what may stand before the root element. By hand: a pattern for it can be made to backtrack for ever. */
function svg(head: string): string | undefined {
  let at = head.startsWith('\xef\xbb\xbf') ? 3 : 0
  for (;;) {
    while (/\s/.test(head.charAt(at))) at += 1
    if (/^<(?:svg[\s>/]|!DOCTYPE svg\b)/i.test(head.slice(at, at + 16))) return 'image/svg+xml'
    const close = head.startsWith('<!--', at) ? '-->' : head.startsWith('<?xml', at) ? '?>' : undefined
    const end = close === undefined ? -1 : head.indexOf(close, at)
    if (close === undefined || end < 0) return undefined
    at = end + close.length
  }
}
