/** The beginning of a text, at most so many bytes of UTF-8, cut between two code points, and what was left out. */
export function preview(
  text: string,
  maxBytes: number,
): { readonly shown: string; readonly omittedBytes: number } {
  const total = Buffer.byteLength(text)
  if (total <= maxBytes) return { shown: text, omittedBytes: 0 }
  const target = new Uint8Array(Math.max(0, maxBytes))
  // `encodeInto` writes whole code points only.
  const { read, written } = new TextEncoder().encodeInto(text, target)
  return { shown: text.slice(0, read), omittedBytes: total - written }
}

/** A preview with a notice of what it leaves out and how to get it. */
export function previewWithNotice(text: string, maxBytes: number): string {
  const { shown, omittedBytes } = preview(text, maxBytes)
  if (omittedBytes === 0) return shown
  return `${shown}\n[truncated: ${omittedBytes} more bytes; the whole is in the artifact]`
}
