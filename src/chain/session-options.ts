import { hash } from 'node:crypto'

import type { SessionOptions, ToolInvoker } from '../invoker/index.ts'
import type { RunOptions } from './types.ts'

/** What a chain's session is told of its script and of the one it runs for. */
export function sessionOptions(
  { script, ctx, policy }: RunOptions,
  { isTraced }: ToolInvoker,
): SessionOptions {
  return {
    lineOf: (line) => script.split('\n', line)[line - 1],
    ...(isTraced ? { script: { sha256: hash('sha256', script), bytes: Buffer.byteLength(script) } } : {}),
    ...(ctx === undefined ? {} : { ctx }),
    ...(policy === undefined ? {} : { policy }),
  }
}
