import { createContext, runInContext } from 'node:vm'
import type { Preparation, PreparedScript } from '../../../sandbox/source/compile.ts'
import { readStack, type ScriptStack } from '../../../sandbox/source/stack.ts'

/** How a prepared script ended when it was really compiled and run, in a realm of its own. */
export type Ending =
  | { readonly status: 'value'; readonly value: unknown }
  | { readonly status: 'error'; readonly message: string; readonly at: ScriptStack }

/** Compiles and runs a body as the isolate does. */
export async function runPrepared(script: PreparedScript): Promise<Ending> {
  const realm = createContext({ structuredClone })
  const AsyncFunction = runInContext('(async () => {}).constructor', realm)
  try {
    const run = new AsyncFunction(`"use strict";\n${script.body}\n//# sourceURL=script.js`)
    return { status: 'value', value: structuredClone(await run()) }
  } catch (error) {
    const { message, stack = '' } = error as Error
    return { status: 'error', message, at: readStack({ stack, message }, script.positions) }
  }
}

/** The script of a preparation that must have gone well. */
export function scriptOf(preparation: Preparation): PreparedScript {
  if (preparation.ok) return preparation.script
  throw new Error(`not prepared: ${preparation.error.kind}: ${preparation.error.message}`)
}

/** The line and column from 1 at which a mark stands in a text, and the text without it. */
export function markedPlace(text: string, mark = '¦') {
  const offset = text.indexOf(mark)
  const before = text.slice(0, offset).replace(/^\uFEFF/, '')
  const line = before.split(/\r\n|\n|\r/).length
  const column = before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'))
  return { text: text.slice(0, offset) + text.slice(offset + mark.length), line, column }
}
