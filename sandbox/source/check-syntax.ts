import { Script } from 'node:vm'
import { ENGINE_LINES, LineTable, type Position } from './line-table.ts'
import { parseErrorOffset } from './parse-body.ts'
import { SCRIPT_NAME, syntaxErrorPlace } from './stack.ts'

/** Why V8 does not take a text for the body of an async function; `at` is a place in that body. */
export interface SyntaxFault {
  readonly message: string
  readonly at?: Position
}

/** The lines V8 and we put before a body, so that a fault has the position it would have in the isolate. */
const OPENING = 'async function anonymous(\n) {\n"use strict";\n'
const CLOSING = '\n}'
const MAX_MESSAGE = 300
const AsyncFunction = (async () => {}).constructor
/** What a text is refused for that a parser cannot get through. */
export const TOO_COMPLEX =
  'the script is nested too deeply or too complex: split it into steps and named functions'

/**
 * Compiles a body without running it. The function is only pre-parsed, which finds every early error at a
 * fraction of the price; a body that closes the function and opens another passes, see `checkClosed`.
 */
export function checkSyntax(body: string): SyntaxFault | undefined {
  try {
    void new Script(OPENING + body + CLOSING, { filename: SCRIPT_NAME })
    return undefined
  } catch (error) {
    return describeFault(body, error)
  }
}

/** Compiles a body as the isolate does, which also refuses one that breaks out of its function. */
export function checkClosed(body: string): SyntaxFault | undefined {
  try {
    void Reflect.construct(AsyncFunction, [`"use strict";\n${body}`])
    return undefined
  } catch (error) {
    // A host that forbids code from strings cannot be asked; the isolate will find out.
    return error instanceof EvalError ? undefined : describeFault(body, error)
  }
}

function describeFault(body: string, error: unknown): SyntaxFault {
  if (!(error instanceof SyntaxError)) return { message: TOO_COMPLEX }
  const at = faultPlace(body, error.stack ?? '')
  return { message: error.message.slice(0, MAX_MESSAGE), ...(at ? { at } : {}) }
}

/** On a line that is too long for V8 to mark the column, the place where another parser gives up. */
function faultPlace(body: string, stack: string): Position | undefined {
  const { line, column } = syntaxErrorPlace(stack) ?? {}
  if (line === undefined || column !== undefined)
    return line === undefined ? undefined : { line, column: column ?? 1 }
  const offset = parseErrorOffset(body)
  const found = offset === undefined ? undefined : new LineTable(body, ENGINE_LINES).placeOf(offset)
  return found?.line === line ? found : { line, column: 1 }
}
