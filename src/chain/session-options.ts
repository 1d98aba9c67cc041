import { hash } from 'node:crypto'

import type { OverdueCall, SessionOptions, ToolInvoker } from '../invoker/index.ts'
import type { ChainJournal } from './chain-journal.ts'
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

/** What the session of a chain with a journal is told: a call whose approval takes long waits on. */
export function waitingOptions(
  { decisions }: ChainJournal,
  onWaiting: (call: OverdueCall) => void,
): Pick<SessionOptions, 'onApprovalOverdue' | 'decisions'> {
  const onApprovalOverdue = (call: OverdueCall): 'wait' => {
    onWaiting(call)
    return 'wait'
  }
  return { onApprovalOverdue, ...(decisions === undefined ? {} : { decisions }) }
}
