import { createReadStream } from 'node:fs'

import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'

/** What no script and no input needs; a device that never ends is noticed. */
const maxBytes = 64 * 1024 * 1024

/** Where a text is read from, and how a message calls it. */
export interface TextSource {
  /** A path, or `-` for stdin. */
  readonly path: string
  /** As in the command line's help: `<script>`, `--input`. */
  readonly label: string
}

/** Reads a whole UTF-8 text. @throws UsageError naming the source */
export async function readText({ path, label }: TextSource): Promise<string> {
  const from = path === '-' ? 'stdin' : path
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      const piece: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
      chunks.push(piece)
      bytes += piece.length
      if (bytes > maxBytes) break
    }
  } catch (error) {
    throw new UsageError(`${label}: ${from} cannot be read (${reasonOf(error)})`)
  }
  if (bytes > maxBytes) throw new UsageError(`${label}: ${from} has more than ${maxBytes} bytes`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new UsageError(`${label}: ${from} is not UTF-8 text`)
  }
}
