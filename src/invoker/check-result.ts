import type { ArgumentsCheck } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding } from './admit.ts'
import { attempt, bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { failedCheck } from './failed-check.ts'
import type { Ending } from './failure.ts'
import { issuesText } from './issue-text.ts'
import { invalidResult } from './invalid-result.ts'
import type { Check } from './tool-entry.ts'
import { readStructured, type ToolValue } from './tool-value.ts'

/** The value as the tool's own schema gives it, or how the call ends if it does not fit. */
export type CheckedValue = { readonly value: ToolValue } | { readonly ending: Ending }

/** Checks a result against its tool's output schema: structured content, or the text where there is none. */
export async function checkResult(call: Call, check: Check, value: ToolValue): Promise<CheckedValue> {
  const subject = value.structured ?? value.text
  if (subject === undefined && value.media.length > 0) return { value }
  const work = attempt(() => check(subject ?? null))
  const outcome = await bounded<ArgumentsCheck>(call, work, { timeoutMs: call.session.policy.callTimeoutMs })
  switch (outcome.kind) {
    case 'value':
      return accept(call, outcome.value, value)
    case 'error':
      return { ending: invalidResult(call, failedCheck('it', outcome.error)) }
    case 'timeout':
      return { ending: invalidResult(call, failedCheck('it')) }
    case 'deadline':
      return { ending: { ...deadlineEnding(call), effect: call.done } }
    case 'interrupted':
      return { ending: { ...cancelledEnding(call), effect: call.done } }
    default:
      return outcome satisfies never
  }
}

function accept(call: Call, check: ArgumentsCheck, value: ToolValue): CheckedValue {
  if (!check.ok) return { ending: invalidResult(call, issuesText(check.issues)) }
  if (value.structured === undefined && typeof check.value === 'string')
    return { value: { ...value, text: check.value } }
  const structured = readStructured(check.value)
  if (!structured.ok) return { ending: invalidResult(call, structured.problem) }
  return { value: { ...value, structured: structured.value } }
}
