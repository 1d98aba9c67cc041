import type { Position } from './line-table.ts'
import type { Positions, SourcePosition } from './positions.ts'

/** The name under which a script is compiled; the lead-in of a frame of its own. */
export const SCRIPT_NAME = 'script.js'

/**
 * Lines that stand before the first line of a body as V8 counts: two that the `AsyncFunction` constructor puts
 * there (`(async function anonymous(` and `) {`) and our own `"use strict";`.
 */
export const HEADER_LINES = 3

/** An error of a guest in the script's own positions. */
export interface ScriptStack extends Partial<SourcePosition> {
  /**
   * What stood before the first frame, then the script's own frames, each on a line as V8 prints it:
   * `    at total (script.js:3:9)`, and `    at script.js:3:9` for the top level.
   */
  readonly stack: string
}

/** What the guest says of an error; all of it untrusted. */
export interface RawStack {
  readonly stack: string
  /** Told from the frames where the stack repeats it, so that frames quoted in a message are not taken for real. */
  readonly message?: string
}

/** UTF-16 units of a stack that are read. */
const MAX_STACK = 16_384
const MAX_FRAMES = 50
const MAX_NAME = 100
const FRAME = /^ {4}at (?:(.*) \()?script\.js:(\d{1,7}):(\d{1,7})\)?$/
const ANY_FRAME = /^ {4}at .*\S/
const NAMELESS = /^(async )?(?:eval|anonymous|Object\.<anonymous>|<anonymous>)$/
const CONTROLS = /[\p{Cc}\p{Cf}]/gu

/** Keeps the frames of the script, renumbered to what its author wrote, and drops all others. */
export function readStack(raw: RawStack, positions: Positions): ScriptStack {
  const text = raw.stack.slice(0, MAX_STACK)
  const headerEnd = endOfHeader(text, raw.message ?? '')
  const frames = text
    .slice(headerEnd)
    .split('\n')
    .flatMap((line) => readFrame(line, positions) ?? [])
    .slice(0, MAX_FRAMES)
  const stack = [text.slice(0, headerEnd).trimEnd(), ...frames.map(printFrame)].filter((line) => line !== '')
  const first = frames[0]?.at
  return { ...first, stack: stack.join('\n') }
}

/** The author's place for one that V8 names in a frame of a script. */
export function scriptPlace(at: Position, positions: Positions): Position | undefined {
  return positions.locate(place(at.line, at.column))
}

/** Where V8 says that a syntax error is; it does not always name the column. */
export interface SyntaxErrorPlace {
  readonly line: number
  readonly column?: number
}

/**
 * The place in a body that V8 names for a syntax error: node prints `script.js:4`, the line and a caret below
 * it, which it leaves out where the line is long; isolated-vm appends `[script.js:4:7]` to the message.
 */
export function syntaxErrorPlace(stack: string): SyntaxErrorPlace | undefined {
  const bracketed = /\[script\.js:(\d{1,7}):(\d{1,7})\]/.exec(stack.slice(0, MAX_STACK))
  if (bracketed) return place(Number(bracketed[1]), Number(bracketed[2]))
  const [, line, indent] = /^script\.js:(\d{1,7})\r?\n[^\n]*\n(?:([ \t]*)\^)?/.exec(stack) ?? []
  if (line === undefined) return undefined
  return indent === undefined ? { line: Number(line) - HEADER_LINES } : place(Number(line), indent.length + 1)
}

interface Frame {
  readonly name: string
  readonly at: SourcePosition
}

function readFrame(line: string, positions: Positions): Frame | undefined {
  const [, name = '', lineText, columnText] = FRAME.exec(line) ?? []
  if (lineText === undefined) return undefined
  const at = positions.locate(place(Number(lineText), Number(columnText)))
  return at && { name: readName(name), at }
}

function place(line: number, column: number): Position {
  return { line: line - HEADER_LINES, column }
}

function readName(name: string): string {
  const nameless = NAMELESS.exec(name)
  if (nameless) return (nameless[1] ?? '').trim()
  return name.replace(CONTROLS, ' ').slice(0, MAX_NAME)
}

function printFrame({ name, at }: Frame): string {
  const where = `${SCRIPT_NAME}:${at.line}:${at.column}`
  return name === '' || name === 'async'
    ? `    at ${name}${name && ' '}${where}`
    : `    at ${name} (${where})`
}

/** Offset of the first frame: after the message where the stack begins with it, else at the first frame line. */
function endOfHeader(text: string, message: string): number {
  const from = message === '' ? -1 : text.indexOf(message.slice(0, MAX_STACK))
  const skipped = from >= 0 && from <= 200 ? from + message.length : 0
  let offset = 0
  for (const line of text.split('\n')) {
    if (offset >= skipped && ANY_FRAME.test(line)) return offset
    offset += line.length + 1
  }
  return text.length
}
