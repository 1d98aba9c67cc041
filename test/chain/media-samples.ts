import { deflateSync, crc32 } from 'node:zlib'

/** A real file of a type, made here. */
export interface MediaSample {
  readonly data: Uint8Array
  readonly mediaType: string
  readonly type: 'image' | 'audio' | 'video' | 'document'
}

/** Files of the usual kinds, by extension: each is one that its readers accept. */
export const mediaSamples: Readonly<Record<string, MediaSample>> = {
  png: { data: png(), mediaType: 'image/png', type: 'image' },
  jpg: { data: jpeg(), mediaType: 'image/jpeg', type: 'image' },
  pdf: { data: pdf(), mediaType: 'application/pdf', type: 'document' },
  wav: { data: wav(), mediaType: 'audio/wav', type: 'audio' },
  mp4: { data: mp4(), mediaType: 'video/mp4', type: 'video' },
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Four pixels: red, green, blue, white. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    return Buffer.concat([u32(data.length), named, u32(crc32(named))])
  }
  const header = Buffer.concat([u32(2), u32(2), Buffer.from([8, 2, 0, 0, 0])])
  const rows = Buffer.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 255])
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** One grey block of eight by eight pixels: tables of one code each, and a scan of two codes. */
function jpeg(): Buffer {
  const segment = (marker: number, data: Buffer): Buffer =>
    Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])
  const huffman = (kind: number): Buffer =>
    Buffer.concat([Buffer.from([kind, 1]), Buffer.alloc(15), Buffer.from([0])])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc0, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
    segment(0xc4, huffman(0x00)),
    segment(0xc4, huffman(0x10)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    // Two codes of one bit, the rest filled with ones.
    Buffer.from([0x3f, 0xff, 0xd9]),
  ])
}

/** One empty page, with a table of where its objects are. */
function pdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text)
}

/** A tenth of a second of a tone at 440 Hz. */
function wav(): Buffer {
  const samples = Buffer.alloc(1600)
  for (let i = 0; i < 800; i += 1)
    samples.writeInt16LE(Math.round(Math.sin((i / 8000) * 440 * 2 * Math.PI) * 20_000), i * 2)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(16_000, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** The boxes of a film without tracks, and some data. */
function mp4(): Buffer {
  const box = (type: string, ...parts: Buffer[]): Buffer => {
    const data = Buffer.concat(parts)
    return Buffer.concat([u32(data.length + 8), Buffer.from(type), data])
  }
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(0x0001_0000, 20)
  header.writeUInt16BE(0x0100, 24)
  header.writeUInt32BE(1, 96)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), u32(512), Buffer.from('isomiso2mp41')),
    box('moov', box('mvhd', header)),
    box('mdat', Buffer.from([0, 1, 2, 253, 254, 255])),
  ])
}
