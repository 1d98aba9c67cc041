import { parseRisk, ToolRisk } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { bounded, isThenable, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { cutText, maxSummaryLength } from './cut-text.ts'
import { failure, type Ending } from './failure.ts'
import type { PinnedTool } from './tool-entry.ts'

const classifyTimeoutMs = 5000

/** Step 7, first half: how risky this very call is. What cannot be told counts as CRITICAL or is not run. */
export function assessRisk(call: Call, pinned: PinnedTool): Ending | undefined | Promise<Ending | undefined> {
  const { classifyRisk } = pinned
  if (classifyRisk === undefined) return settle(call, parseRisk(pinned.risk))
  let assessed: unknown
  try {
    assessed = classifyRisk(call.foreseen ?? call.args)
  } catch {
    return settle(call, ToolRisk.CRITICAL)
  }
  return isThenable(assessed) ? later(call, assessed) : accept(call, assessed)
}

async function later(call: Call, assessment: PromiseLike<unknown>): Promise<Ending | undefined> {
  const outcome: Bounded<unknown> = await bounded(call, assessment, { timeoutMs: classifyTimeoutMs })
  switch (outcome.kind) {
    case 'value':
      return accept(call, outcome.value)
    case 'error':
    case 'timeout':
      return settle(call, ToolRisk.CRITICAL)
    case 'deadline':
      return deadlineEnding(call)
    case 'interrupted':
      return cancelledEnding(call)
    default:
      return outcome satisfies never
  }
}

function accept(call: Call, assessed: unknown): Ending | undefined {
  if (typeof assessed !== 'object' || assessed === null) {
    // Absent is SAFE for a tool that says nothing, but not for one that was asked.
    return settle(call, assessed === undefined ? undefined : parseRisk(assessed))
  }
  const summary: unknown = Reflect.get(assessed, 'summary')
  if (typeof summary === 'string' && call.summary === undefined)
    call.summary = cutText(summary, maxSummaryLength)
  const risk: unknown = Reflect.get(assessed, 'risk')
  return settle(call, risk === undefined ? undefined : parseRisk(risk))
}

function settle(call: Call, risk: ToolRisk | undefined): Ending | undefined {
  if (risk === undefined) {
    const text = `The risk of "${call.tool}" is none that is known (safe, high, critical), so it was not run.`
    return failure('invalid_risk', text, { status: 'denied' })
  }
  call.risk = risk
  return undefined
}
