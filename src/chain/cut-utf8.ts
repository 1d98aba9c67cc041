/** The longest beginning of some UTF-8 that does not end within a character. Bytes that are no UTF-8 stay as they are. */
export function cutToCodePoints(bytes: Uint8Array): Uint8Array {
  let start = bytes.length - 1
  while (start > 0 && start > bytes.length - 4 && isContinuation(bytes[start])) start -= 1
  const lead = bytes[start] ?? 0
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1
  const isCut = length > 1 && start + length > bytes.length && start > 0
  return isCut ? bytes.subarray(0, start) : bytes
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80
}

/** The first bytes of a text, at most `maxBytes`, cut on a code point. */
export function cutText(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text.slice(0, maxBytes))
  if (bytes.length <= maxBytes) return Buffer.from(cutToCodePoints(bytes)).toString('utf8')
  return Buffer.from(cutToCodePoints(bytes.subarray(0, maxBytes))).toString('utf8')
}
