import type { Effect } from '../kernel/index.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'

/** Steps 1 and 2: nothing runs after a cancellation or the deadline, and only so many calls run at all. */
export function admit(call: Call): Ending | undefined {
  return stopped(call) ?? overBudget(call)
}

/** Why nothing may start any more, if so. Asked again after every wait. */
export function stopped(call: Call): Ending | undefined {
  if (call.interrupted || call.session.cancelled) return cancelledEnding(call)
  if (call.session.auditFailed) return unauditedEnding(call)
  return call.session.msLeft() <= 0 ? deadlineEnding(call) : undefined
}

/** The ending of a call that the caller, or the end of the session, has cancelled. */
export function cancelledEnding(call: Call): Ending {
  const text = `The call to "${call.tool}" was cancelled.`
  return failure('cancelled', text, { status: 'cancelled', effect: call.doubt })
}

/** The ending of a call that the run had no time left for. */
export function deadlineEnding(call: Call): Ending {
  const text = `The call to "${call.tool}" was stopped: the time of the run is used up (totalTimeoutMs or the caller's deadline).`
  return failure('deadline', text, { status: 'timeout', effect: call.doubt })
}

/** The ending of a call that must not run because nobody could be told of it. */
export function unauditedEnding(call: Call): Ending {
  const text = `"${call.tool}" was not run: the trace cannot be written, and it is required (audit). Nothing more runs here.`
  return failure('audit_failed', text)
}

/** The ending of a call that is over, but whose end could not be written to the trace. */
export function unrecordedEnding(call: Call, effect: Effect): Ending {
  const what = call.started ? 'ran' : 'was not run'
  const warning = effect === 'none' ? '' : ' Do not repeat it before somebody has looked.'
  const text = `"${call.tool}" ${what}, but its end could not be written to the trace, which is required (audit): its outcome is withheld.${warning}`
  return failure('audit_failed', text, { effect })
}

function overBudget(call: Call): Ending | undefined {
  if (call.session.takeBudget()) return undefined
  const max = call.session.policy.maxToolCalls
  return failure('budget', `The budget of ${max} tool calls is used up (maxToolCalls): return what there is.`)
}
