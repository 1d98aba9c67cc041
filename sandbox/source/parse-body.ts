import { parse, type Program } from 'acorn'

export type { AnyNode, ExpressionStatement, Program, Statement } from 'acorn'

const STRICT = '"use strict";'
const OPTIONS = {
  ecmaVersion: 'latest',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
} as const

/** The syntax tree of a body that V8 has taken; undefined for what acorn does not know or cannot get through. */
export function parseBody(text: string): Program | undefined {
  try {
    return parse(text, OPTIONS)
  } catch {
    return undefined
  }
}

/** The offset at which acorn gives up on a body that V8 does not take; undefined if it does not. */
export function parseErrorOffset(text: string): number | undefined {
  try {
    parse(STRICT + text, OPTIONS)
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) return undefined
    return typeof error.pos === 'number' ? error.pos - STRICT.length : undefined
  }
}
