const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Width and height from a PNG's header. @throws Error if it is no PNG or is cut off */
export function pngSize(data: Uint8Array): { width: number; height: number } {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  if (!bytes.subarray(0, 8).equals(signature)) throw new Error('no PNG signature')
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error('no PNG header')
  if (bytes.toString('latin1', bytes.length - 8, bytes.length - 4) !== 'IEND')
    throw new Error('the PNG is cut off')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
