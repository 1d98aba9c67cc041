import { SourceMap, type SourceMapPayload } from 'node:module'
import { ENGINE_LINES, LineTable, type Position } from './line-table.ts'
import type { ScriptDraft } from './script-draft.ts'

/** The head and text of a draft as JavaScript. */
export interface Translation {
  readonly language: 'javascript' | 'typescript'
  /** What the code needs before it; nothing of it is the author's. */
  readonly preamble: string
  readonly js: string
  /** The author's offset for one in `js`. */
  origin(offset: number): number | undefined
}

/** A draft in a function of its own, in which `return` and `await` are legal for a parser of files. */
export interface WrappedCode {
  readonly draft: ScriptDraft
  readonly code: string
  readonly name: string
  /** Length of what stands before the author's text. */
  readonly lead: number
}

const CLOSING = '\n}'
const opening = (name: string) => `async function ${name}(){`

/** A draft that is JavaScript already, or `js` of the same length: the draft without its types. */
export function sameOffsets({ head, text }: ScriptDraft, js?: string): Translation {
  const code = head + text
  const language = js === undefined || js === code ? 'javascript' : 'typescript'
  return { language, preamble: '', js: js ?? code, origin: (offset) => offset - head.length }
}

/** The draft as a parser of TypeScript is handed it. */
export function wrapCode(draft: ScriptDraft): WrappedCode {
  const names = ['$script', ...Array.from({ length: 10 }, (_, index) => `$script${index}`)]
  const name = names.find((unused) => !draft.text.includes(unused)) ?? '$script'
  const code = opening(name) + draft.head + draft.text + CLOSING
  return { draft, code, name, lead: opening(name).length + draft.head.length }
}

/**
 * The code out of what was stripped; undefined where the wrapper is not what it was. That alone does not tell
 * that the code stayed inside: the result must also compile as a body of its own.
 */
export function unwrapStripped(
  { draft, code, name }: WrappedCode,
  stripped: string,
): Translation | undefined {
  const before = opening(name)
  const isWhole = stripped.length === code.length && stripped.startsWith(before) && stripped.endsWith(CLOSING)
  return isWhole ? sameOffsets(draft, stripped.slice(before.length, -CLOSING.length)) : undefined
}

/** The code out of what was lowered, under the same condition; what it needs before it becomes the preamble. */
export function unwrapLowered(
  wrapped: WrappedCode,
  { code, map }: { readonly code: string; readonly map: string },
): Translation | undefined {
  const before = `async function ${wrapped.name}() {`
  const at = code.indexOf(before)
  const end = code.trimEnd().length - 1
  if (at < 0 || code[end] !== '}') return undefined
  const start = at + before.length
  const lines = new LineTable(code, ENGINE_LINES)
  const written = new LineTable(wrapped.code, ENGINE_LINES)
  let sourceMap: SourceMap | undefined
  const origin = (offset: number) => {
    sourceMap ??= readSourceMap(map)
    const place = mappedPlace(sourceMap, lines.placeOf(start + offset))
    return place && authorOffset(wrapped, written.offsetOf(place))
  }
  return { language: 'typescript', preamble: code.slice(0, at), js: code.slice(start, end), origin }
}

/** The author's offset for one in the wrapped code; undefined for one in the wrapper. */
export function authorOffset({ draft, lead }: WrappedCode, offset: number | undefined): number | undefined {
  const from = offset === undefined ? -1 : offset - lead
  return from < 0 || from > draft.text.length ? undefined : from
}

function readSourceMap(map: string): SourceMap {
  const payload: SourceMapPayload = JSON.parse(map)
  return new SourceMap(payload)
}

function mappedPlace(map: SourceMap, { line, column }: Position): Position | undefined {
  const entry = map.findEntry(line - 1, column - 1)
  if (!('originalLine' in entry)) return undefined
  return { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
