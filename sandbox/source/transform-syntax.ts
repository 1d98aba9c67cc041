import type { Message, TransformOptions } from 'esbuild'
import { ENGINE_LINES, LineTable } from './line-table.ts'
import { type StripReply, syntaxReply } from './strip-protocol.ts'

/** Milliseconds, below the time limit of the thread, so that esbuild's process is ended before the thread. */
const TIMEOUT_MS = 1_500
/** Milliseconds in which an ended process is taken notice of: nobody else could, and a zombie would stay. */
const REAP_MS = 50
const OPTIONS: TransformOptions = {
  loader: 'ts',
  target: 'esnext',
  supported: { decorators: false },
  charset: 'utf8',
  sourcemap: 'external',
  sourcesContent: false,
  logLevel: 'silent',
  tsconfigRaw: '{}',
}

/** Turns what is more than types (enums, parameter properties, decorators) into JavaScript with a source map. */
export async function transformSyntax(code: string): Promise<StripReply> {
  const { transform } = await import('esbuild')
  const { promise: late, resolve } = Promise.withResolvers<StripReply>()
  const timer = setTimeout(() => resolve({ status: 'broken' }), TIMEOUT_MS)
  const transformed = transform(code, OPTIONS).then(
    (result): StripReply => ({ status: 'done', code: result.code, map: result.map }),
    (error: unknown) => describe(code, error),
  )
  const reply = await Promise.race([transformed, late])
  clearTimeout(timer)
  return reply
}

/** Ends the process of esbuild that belongs to this thread. */
export async function endTransforms(): Promise<void> {
  const { stop } = await import('esbuild')
  await stop()
  await new Promise((resolve) => setTimeout(resolve, REAP_MS))
}

function describe(code: string, error: unknown): StripReply {
  const [first] = isBuildFailure(error) ? error.errors : []
  if (!first) return { status: 'broken' }
  const { text, location } = first
  if (!location) return syntaxReply(text)
  // esbuild counts columns in bytes of UTF-8.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString()
  const place = { line: location.line, column: before.length + 1 }
  return syntaxReply(text, new LineTable(code, ENGINE_LINES).offsetOf(place))
}

function isBuildFailure(error: unknown): error is { readonly errors: readonly Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}
