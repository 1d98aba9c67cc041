import { EDITOR_LINES, ENGINE_LINES, LineTable, type Position } from './line-table.ts'

/** A place in what the author wrote, with its line, cut around the place where the line is long. */
export interface SourcePosition extends Position {
  readonly sourceLine: string
}

/** Leads from a prepared body back to the text its author wrote. */
export interface Positions {
  /** Where in the author's text a place in the body comes from; undefined for what the author did not write. */
  locate(place: Position): SourcePosition | undefined
}

/** How a body came out of a text. */
export interface Derivation {
  /** What the author wrote, without a byte order mark. */
  readonly source: string
  readonly body: string
  /** Offset in the body where the author's own code begins. */
  readonly start: number
  /** Offset in the body where it ends. */
  readonly end: number
  /** The author's offset for one in the code, counted from `start`. */
  origin(offset: number): number | undefined
}

/** Characters of a source line that are shown. */
const MAX_SOURCE_LINE = 200

/** Positions that know how the body came about and compute nothing before they are asked. */
export function derivedPositions(derivation: Derivation): Positions {
  const engine = new LineTable(derivation.body, ENGINE_LINES)
  const author = new LineTable(derivation.source, EDITOR_LINES)
  return {
    locate(place) {
      const offset = derivedOffset(derivation, place, engine)
      return offset === undefined ? undefined : describe(author, offset)
    },
  }
}

/** The author's offset for a place in the body. */
export function derivedOffset(
  { source, body, start, end, origin }: Derivation,
  place: Position,
  engine = new LineTable(body, ENGINE_LINES),
): number | undefined {
  const offset = engine.offsetOf(place)
  if (offset === undefined || offset < start || offset > end) return undefined
  const from = origin(offset - start)
  return from === undefined || from < 0 || from > source.length ? undefined : from
}

/** The place of one offset in the author's text. */
export function sourcePosition(source: string, offset: number): SourcePosition {
  return describe(new LineTable(source, EDITOR_LINES), Math.max(0, Math.min(offset, source.length)))
}

function describe(author: LineTable, offset: number): SourcePosition {
  const place = author.placeOf(offset)
  return { ...place, sourceLine: excerpt(author.lineText(place.line), place.column - 1) }
}

function excerpt(line: string, at: number): string {
  if (line.length <= MAX_SOURCE_LINE) return line
  const from = Math.max(0, Math.min(at - MAX_SOURCE_LINE / 2, line.length - MAX_SOURCE_LINE))
  const to = from + MAX_SOURCE_LINE
  return `${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`
}
