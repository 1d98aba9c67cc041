import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'

/** Steps 1 and 2: nothing runs after a cancellation or the deadline, and only so many calls run at all. */
export function admit(call: Call): Ending | undefined {
  return stopped(call) ?? overBudget(call)
}

/** Why nothing may start any more, if so. Asked again after every wait. */
export function stopped(call: Call): Ending | undefined {
  if (call.interrupted || call.session.cancelled) return cancelledEnding(call)
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

function overBudget(call: Call): Ending | undefined {
  if (call.session.takeBudget()) return undefined
  const max = call.session.policy.maxToolCalls
  return failure('budget', `The budget of ${max} tool calls is used up (maxToolCalls): return what there is.`)
}
