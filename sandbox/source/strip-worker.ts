import { stripTypeScriptTypes } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { offsetAtColumn } from './display-column.ts'
import { EDITOR_LINES, LineTable } from './line-table.ts'
import { type StripMessage, type StripReply, type StripRequest, syntaxReply } from './strip-protocol.ts'

const CARETS = /^ *\^+$/
const INLINE_MAP = '\n//# sourceMappingURL=data:application/json;base64,'

parentPort?.on('message', ({ task, code }: StripRequest) =>
  say(task === 'strip' ? strip(code) : transform(code)),
)
strip('const ready: true = true')
say({ status: 'ready' })

function say(message: StripMessage): void {
  parentPort?.postMessage(message)
}

function strip(code: string): StripReply {
  try {
    return { status: 'done', code: stripTypeScriptTypes(code) }
  } catch (error) {
    return describe(code, error)
  }
}

function transform(code: string): StripReply {
  try {
    const output = stripTypeScriptTypes(code, { mode: 'transform', sourceMap: true })
    const end = output.lastIndexOf(INLINE_MAP)
    const map = Buffer.from(output.slice(end + INLINE_MAP.length), 'base64').toString()
    return { status: 'done', code: output.slice(0, end), map }
  } catch (error) {
    return describe(code, error)
  }
}

/** Anything that node has not given a code to is the parser itself failing, and it fails for good. */
function describe(code: string, error: unknown): StripReply {
  if (!(error instanceof Error) || !('code' in error)) return { status: 'broken' }
  if (error.code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') return { status: 'unsupported' }
  if (error.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') return { status: 'broken' }
  return syntaxReply(error.message, caretOffset(code, error.stack ?? ''))
}

/** Node prints the line number, the line before if there is one, the line, and a caret under it. */
function caretOffset(code: string, stack: string): number | undefined {
  const [head = '', , second = '', third = ''] = stack.split('\n', 4)
  const line = Number(/:(\d+)$/.exec(head)?.[1])
  const caret = line > 1 && CARETS.test(third) ? third : second
  const lines = new LineTable(code, EDITOR_LINES)
  const start = lines.offsetOf({ line, column: 1 })
  if (start === undefined || !CARETS.test(caret)) return undefined
  return start + offsetAtColumn(lines.lineText(line), caret.indexOf('^'))
}
