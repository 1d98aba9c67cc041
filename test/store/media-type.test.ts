import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { extensionOf, mediaTypeOf, sniffMediaType } from '../../store/index.ts'

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1')

describe('the first bytes tell', () => {
  it.each<[string, string, Uint8Array]>([
    ['image/png', 'png', latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['image/jpeg', 'jpg', latin1('\xff\xd8\xff\xe0\0\x10JFIF\0')],
    ['image/jpeg', 'jpg', latin1('\xff\xd8\xff\xe1\0\x18Exif\0')],
    ['image/gif', 'gif', latin1('GIF89a\x01\0\x01\0')],
    ['image/gif', 'gif', latin1('GIF87a\x01\0\x01\0')],
    ['image/webp', 'webp', latin1('RIFF\x24\0\0\0WEBPVP8 ')],
    ['audio/wav', 'wav', latin1('RIFF\x24\0\0\0WAVEfmt ')],
    ['application/pdf', 'pdf', latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3')],
    ['audio/mpeg', 'mp3', latin1('ID3\x04\0\0\0\0\0\x23TSSE')],
    ['audio/mpeg', 'mp3', latin1('\xff\xfb\x90\x64\0\0')],
    ['audio/mpeg', 'mp3', latin1('\xff\xf3\x48\xc4\0\0')],
    ['audio/ogg', 'ogg', latin1('OggS\0\x02' + '\0'.repeat(20) + '\x01\x13OpusHead')],
    ['video/ogg', 'ogv', latin1('OggS\0\x02' + '\0'.repeat(20) + '\x01\x2a\x80theora')],
    ['video/mp4', 'mp4', latin1('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41')],
    ['audio/mp4', 'm4a', latin1('\0\0\0\x1cftypM4A \0\0\x02\0')],
    ['video/quicktime', 'mov', latin1('\0\0\0\x14ftypqt  \0\0\x02\0')],
    ['image/avif', 'avif', latin1('\0\0\0\x20ftypavif\0\0\0\0')],
    ['image/heic', 'heic', latin1('\0\0\0\x18ftypheic\0\0\0\0')],
    ['video/webm', 'webm', latin1('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
    ['video/x-matroska', 'mkv', latin1('\x1a\x45\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska')],
    ['application/zip', 'zip', latin1('PK\x03\x04\x14\0\0\0\x08\0')],
    ['application/zip', 'zip', latin1('PK\x05\x06' + '\0'.repeat(18))],
    ['application/gzip', 'gz', gzipSync('text')],
    ['image/svg+xml', 'svg', latin1('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'image/svg+xml',
      'svg',
      latin1('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg\n width="1">'),
    ],
    [
      'image/svg+xml',
      'svg',
      latin1('<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">'),
    ],
  ])('%s (.%s)', (mediaType, extension, bytes) => {
    expect(sniffMediaType(bytes)).toBe(mediaType)
    expect(mediaTypeOf(bytes, 'application/octet-stream')).toBe(mediaType)
    expect(extensionOf(mediaType)).toBe(extension)
  })

  it('a real picture from a real package', async () => {
    const picture = new URL('../../node_modules/vega-datasets/data/7zip.png', import.meta.url)
    expect(sniffMediaType(await readFile(picture))).toBe('image/png')
  })

  it.each<[string, Uint8Array]>([
    ['of nothing', new Uint8Array()],
    ['of a signature that is cut short', latin1('\x89PNG\r\n')],
    ['of text', latin1('a,b\n1,2\n')],
    ['of UTF-16 text, which begins like a sound', latin1('\xff\xfeh\0i\0')],
    ['of a AAC stream, which begins almost like MP3', latin1('\xff\xf1\x50\x80')],
    ['of HTML with a picture in it', latin1('<html><body><svg></svg></body></html>')],
    ['of XML that is no picture', latin1('<?xml version="1.0"?><svgfoo/>')],
    ['of RIFF that is neither picture nor sound', latin1('RIFF\x24\0\0\0AVI LIST')],
    ['of EBML of another kind', latin1('\x1a\x45\xdf\xa3\x9f\x42\x82\x84wxyz')],
    ['of a comment that never ends', latin1('<!-- ')],
  ])('nothing %s', (_, bytes) => {
    expect(sniffMediaType(bytes)).toBeUndefined()
  })

  it('in no time, even of what is made to keep a pattern busy', () => {
    const before = performance.now()
    for (const unit of ['<!-- -->', '<!--', '<?xml ?>', ' ', '<!DOCTYPE ', '-->'])
      sniffMediaType(latin1(unit.repeat(200_000)))
    expect(performance.now() - before).toBeLessThan(200)
  })

  it('something or nothing, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const mediaType = sniffMediaType(bytes)
        if (mediaType !== undefined) expect(extensionOf(mediaType)).not.toBe('bin')
      }),
    )
  })
})

describe('what content really is', () => {
  const png = latin1('\x89PNG\r\n\x1a\n')
  const zip = latin1('PK\x03\x04')
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  it.each<[string, Uint8Array, string | undefined, string]>([
    ['its bytes against what was declared', png, 'image/jpeg', 'image/png'],
    ['its bytes when nothing was declared', png, undefined, 'image/png'],
    ['what was declared when its bytes say nothing', latin1('a,b'), 'text/csv', 'text/csv'],
    ['a document, not the archive it is made as', zip, docx, docx],
    ['an archive when a picture was declared', zip, 'image/png', 'application/zip'],
    ['an archive when plain bytes were declared', zip, 'application/octet-stream', 'application/zip'],
    ['the sound that a film container may be', latin1('\0\0\0\x20ftypisom'), 'audio/mp4', 'audio/mp4'],
    ['the film when a script was declared', latin1('\0\0\0\x20ftypisom'), 'text/html', 'video/mp4'],
    ['plain bytes when nobody knows', latin1('?'), undefined, 'application/octet-stream'],
    ['plain bytes when nothing was declared in so many words', latin1('?'), '', 'application/octet-stream'],
  ])('is %s', (_, bytes, declared, expected) => {
    expect(mediaTypeOf(bytes, declared)).toBe(expected)
  })
})

describe('trap 14: the extension of a file', () => {
  it.each([
    ['text/plain; charset=utf-8', 'txt'],
    ['TEXT/CSV', 'csv'],
    [' application/json ;q=1', 'json'],
    ['application/problem+json', 'json'],
    ['application/atom+xml', 'xml'],
    ['image/jpeg', 'jpg'],
    ['application/octet-stream', 'bin'],
    ['', 'bin'],
    ['json', 'bin'],
    ['a/b+../../etc', 'bin'],
    ['__proto__', 'bin'],
    ['x/y+constructor', 'bin'],
  ])('of %s is %s', (mediaType, extension) => {
    expect(extensionOf(mediaType)).toBe(extension)
  })

  it('is safe in a path, whatever the media type', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.mixedCase(fc.constant('image/png'))),
        (text) => {
          expect(extensionOf(text)).toMatch(/^[a-z0-9]{1,8}$/)
        },
      ),
    )
  })
})
