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

/** What a notice tells of what was stored. */
export interface Noticed {
  readonly ref: string
  readonly mediaType: string
  /** How many bytes a reader does not see. */
  readonly omittedBytes: number
  readonly outline?: string
}

/** The notice behind a preview: what was left out, what it is, and how to read it. */
export function noticeOf({ ref, mediaType, omittedBytes, outline }: Noticed): string {
  const what = outline === undefined ? mediaType : `${mediaType}: ${outline}`
  const left = omittedBytes === 0 ? '' : `truncated: ${omittedBytes} more bytes; `
  return `[${left}the whole is in the artifact ${ref} (${what}): pass it on as it is, or read parts of it]`
}
