import { ToolRisk } from '../kernel/index.ts'
import { cancelledEnding, deadlineEnding, stopped, unauditedEnding } from './admit.ts'
import { bounded, isThenable, type Bounded } from './bounded.ts'
import type { Call } from './call.ts'
import { failure, type Ending } from './failure.ts'
import { readReferences } from './references.ts'
import type { PinnedTool } from './tool-entry.ts'
import { toolErrorFacts } from './tool-error.ts'

/** What the body of a tool came to. */
export type Executed = { readonly returned: unknown } | { readonly ending: Ending }

/** Steps 8 and 9, once there is room: references are read, and the body runs under the call's deadline. */
export async function execute(call: Call, pinned: PinnedTool): Promise<Executed> {
  const late = stopped(call)
  if (late !== undefined) return { ending: late }
  if (call.found.length > 0) {
    const unread = (await readReferences(call, pinned)) ?? stopped(call)
    if (unread !== undefined) return { ending: unread }
  }
  const told = call.session.tracing?.callStarts(call)
  const unaudited = told === undefined ? undefined : await announced(call, told)
  if (unaudited !== undefined) return { ending: unaudited }
  const unwritten = call.onStart === undefined ? undefined : await journaled(call, call.onStart)
  if (unwritten !== undefined) return { ending: unwritten }
  const { policy, host } = call.session
  const timeoutMs = pinned.suspends
    ? Number.POSITIVE_INFINITY
    : Math.min(policy.callTimeoutMs, pinned.timeoutMs)
  const context = call.context(timeoutMs)
  call.started = true
  call.heard = true
  let working: unknown
  try {
    working = call.prepared === undefined ? pinned.execute(call.args, context) : call.prepared(context)
  } catch (error) {
    return { ending: threw(call, error) }
  }
  if (!isThenable(working)) return { returned: working }
  return settled(call, await bounded(call, working, { timeoutMs, graceMs: host.graceMs }), timeoutMs)
}

/** Whoever requires a trace is told of an effect before it begins, or it does not. */
async function announced(call: Call, told: Promise<boolean>): Promise<Ending | undefined> {
  const outcome = await bounded(call, told)
  return stopped(call) ?? (outcome.kind === 'value' && outcome.value ? undefined : unauditedEnding(call))
}

/** What a journal does not know of does not begin: nobody could tell whether it did. */
async function journaled(call: Call, onStart: NonNullable<Call['onStart']>): Promise<Ending | undefined> {
  const { tool, risk = ToolRisk.CRITICAL, pinned } = call
  try {
    const writing = onStart({ tool, risk, idempotent: pinned?.idempotent === true })
    if (writing === undefined) return undefined
    await writing
    return stopped(call)
  } catch {
    const text = `The start of "${tool}" could not be written to the journal, and nothing was run.`
    return failure('journal_failed', text)
  }
}

function settled(call: Call, outcome: Bounded<unknown>, timeoutMs: number): Executed {
  switch (outcome.kind) {
    case 'value':
      return { returned: outcome.value }
    case 'error':
      return { ending: threw(call, outcome.error) }
    case 'timeout':
      call.abort('TimeoutError')
      return { ending: timedOut(call, timeoutMs) }
    case 'deadline':
      call.abort('TimeoutError')
      return { ending: deadlineEnding(call) }
    case 'interrupted':
      return { ending: cancelledWhile(call, outcome.late) }
    default:
      return outcome satisfies never
  }
}

function threw(call: Call, error: unknown): Ending {
  const facts = toolErrorFacts(error)
  const effect = facts.effect ?? call.doubt
  const retryable = facts.retryable && call.repeatable(effect)
  // The tool's own words and no more: scripts compare them, and the record names the tool.
  return failure('tool_failed', facts.text, { effect, retryable })
}

function timedOut(call: Call, timeoutMs: number): Ending {
  const effect = call.doubt
  const whether = effect === 'none' ? '' : ' Whether it took effect is unknown.'
  const text = `"${call.tool}" did not finish within ${timeoutMs} ms.${whether}`
  return failure('timeout', text, { status: 'timeout', effect, retryable: call.repeatable(effect) })
}

/** A tool that came to its end within the grace has done its work, and the record must say so. */
function cancelledWhile(call: Call, late: Bounded<unknown> | undefined): Ending {
  const ending = cancelledEnding(call)
  if (late?.kind === 'value') return { ...ending, effect: call.done }
  if (late?.kind === 'error') return { ...ending, effect: toolErrorFacts(late.error).effect ?? call.doubt }
  return ending
}
