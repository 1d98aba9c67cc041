import {
  type AnyNode,
  type ExpressionStatement,
  parseBody,
  type Program,
  type Statement,
} from './parse-body.ts'
import { scanSource, type SourceScan } from './scan-source.ts'
import { blank } from './unfence.ts'

/** What a script is as a whole, where it is not an ordinary body. `text` has the offsets of the script. */
export type WholeShape =
  /** One function as an expression: to be called. */
  | { readonly shape: 'function'; readonly text: string }
  /** One call of a function written in place: its value is the script's. */
  | { readonly shape: 'call'; readonly text: string }
  /** Declarations of functions and nothing else: nobody calls them. */
  | { readonly shape: 'declarations'; readonly names: readonly string[]; readonly offset: number }

const ARROW_HEAD = /^(?:async\b[ \t]*)?(?:\([^()]*\)|[\w$]+)\s*=>\s*$/
const MAX_ARROW_HEAD = 500
const IDLE_TEXT = /^(?:\s+|\/\/[^\r\n\u2028\u2029]*|\/\*[^]*?\*\/)*/
const MAYBE_WHOLE = /^(?:async\b|function\b|\(|[\w$]+\s*=>|await\s*\(|;|'use strict'|"use strict")/
const DECLARATION = /^(?:async\s+)?function\b/

/** The shape of a script that V8 takes for a body; undefined for an ordinary one. */
export function wholeShape(text: string, known?: SourceScan): WholeShape | undefined {
  const start = IDLE_TEXT.exec(text)?.[0].length ?? 0
  const beginning = text.slice(start, start + 100)
  if (!MAYBE_WHOLE.test(beginning)) return undefined
  const scan = known ?? scanSource(text)
  if (DECLARATION.test(beginning) && !scan.onlyFunctions) return undefined
  return arrowShape(text, scan) ?? parsedShape(text)
}

/** The commonest shape needs no parser: nothing can follow the block of an arrow in its statement. */
function arrowShape(text: string, { first, last, firstBlock }: SourceScan): WholeShape | undefined {
  const { open, close } = firstBlock
  if (open < 0 || close < 0 || open - first > MAX_ARROW_HEAD) return undefined
  if (!ARROW_HEAD.test(text.slice(first, open)) || !/^;?$/.test(text.slice(close + 1, last).trim()))
    return undefined
  return { shape: 'function', text: text.slice(0, close + 1) + text.slice(close + 1).replace(';', ' ') }
}

function parsedShape(text: string): WholeShape | undefined {
  const program = parseBody(text)
  const statements = program?.body.filter((node) => !isIdle(node)) ?? []
  const [first] = statements
  if (!first) return undefined
  const names = statements.map((node) => (node.type === 'FunctionDeclaration' ? node.id.name : undefined))
  if (names.every((name) => name !== undefined)) return { shape: 'declarations', names, offset: first.start }
  if (statements.length > 1 || first.type !== 'ExpressionStatement') return undefined
  const shape = expressionShape(first.expression)
  return program && shape && { shape, text: alone(text, program, first) }
}

/** How many statements a body has that do something, or undefined where it cannot be parsed. */
export function countStatements(text: string): number | undefined {
  return parseBody(text)?.body.filter((node) => !isIdle(node)).length
}

function isIdle(node: Statement | Program['body'][number]): boolean {
  return (
    node.type === 'EmptyStatement' || (node.type === 'ExpressionStatement' && node.directive !== undefined)
  )
}

function expressionShape(expression: AnyNode): 'function' | 'call' | undefined {
  if (isFunction(expression)) return 'function'
  let node = expression
  let called = false
  for (;;) {
    switch (node.type) {
      case 'AwaitExpression':
        node = node.argument
        break
      case 'CallExpression':
        called = isFunction(node.callee)
        node = node.callee
        break
      case 'MemberExpression':
        node = node.object
        break
      case 'ChainExpression':
        node = node.expression
        break
      default:
        return called && isFunction(node) ? 'call' : undefined
    }
  }
}

function isFunction(node: AnyNode): boolean {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
}

/** The text with the statement's own semicolon and all idle statements blanked; comments stay where they are. */
function alone(text: string, program: Program, statement: ExpressionStatement): string {
  let result = ''
  for (const node of program.body) {
    const end = text[node.end - 1] === ';' && node === statement ? node.end - 1 : node.end
    const kept = node === statement ? text.slice(node.start, end) + blank(text.slice(end, node.end)) : ''
    result += text.slice(result.length, node.start) + (kept || blank(text.slice(node.start, node.end)))
  }
  return result + text.slice(result.length)
}
